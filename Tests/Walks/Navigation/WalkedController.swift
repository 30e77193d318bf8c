import NavigationKit

/// Follows one controller's callbacks and says which one breaks the rules.
///
/// The legal changes are round the circle, and from either -ing to the other (1.2.8); `viewIsAppearing`
/// comes once between `viewWillAppear` and `viewDidAppear` (1.2.2).
struct AppearanceWatch {
  private var state: AppearanceState = .disappeared
  private var hasBeenAppearing = false
  private(set) var breach: String?

  mutating func willAppear() {
    expect([.disappeared, .disappearing], before: "viewWillAppear")
    (state, hasBeenAppearing) = (.appearing, false)
  }

  mutating func isAppearing() {
    expect([.appearing], before: "viewIsAppearing")
    if hasBeenAppearing { breach = "viewIsAppearing came twice" }
    hasBeenAppearing = true
  }

  mutating func didAppear() {
    expect([.appearing], before: "viewDidAppear")
    if !hasBeenAppearing { breach = "viewDidAppear without viewIsAppearing" }
    state = .appeared
  }

  mutating func willDisappear() {
    expect([.appeared, .appearing], before: "viewWillDisappear")
    state = .disappearing
  }

  mutating func didDisappear() {
    expect([.disappearing], before: "viewDidDisappear")
    state = .disappeared
  }

  private mutating func expect(_ states: Set<AppearanceState>, before callback: String) {
    if !states.contains(state) { breach = "\(callback) while \(state)" }
  }

  func disagreement(with state: AppearanceState) -> String? {
    if let breach { return breach }
    return state == self.state ? nil : "is \(state), its callbacks say \(self.state)"
  }
}

/// A controller of a walk, with its number.
protocol Walked: ViewController {
  var id: Int { get }
  var watch: AppearanceWatch { get }
}

final class WalkedController: ViewController, Walked {
  let id: Int
  private(set) var watch = AppearanceWatch()

  init(id: Int) {
    self.id = id
    super.init()
    baseName = "\(id)"
    modalPresentationStyle = .fullScreen
    if NavigationModel.answersUnwind(id) { unwindActions["back"] = { _ in } }
    for animated in [true, false] {
      segueTemplates.append(
        SegueTemplate(
          identifier: "unwind \(animated)", kind: .unwind(action: "back"), animates: animated
        ) { UnwindSegue(identifier: $0, source: $1, destination: $2) })
    }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    watch.willAppear()
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    watch.isAppearing()
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    watch.didAppear()
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    watch.willDisappear()
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    watch.didDisappear()
  }
}

final class WalkedNavigationController: NavigationController, Walked {
  let id: Int
  private(set) var watch = AppearanceWatch()

  init(id: Int) {
    self.id = id
    super.init()
    baseName = "\(id)"
    modalPresentationStyle = .fullScreen
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    watch.willAppear()
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    watch.isAppearing()
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    watch.didAppear()
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    watch.willDisappear()
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    watch.didDisappear()
  }
}
