import CellGraphics
import NavigationKit

/// A controller that passes on what it is told, at the moment it is told.
final class Probe: ViewController {
  /// Gets the kind of event that stands for the callback, and the callback as `docs/lifecycle.md`
  /// writes it.
  var told: (_ kind: Event.Kind, _ call: String) -> Void
  /// Gets what its view is told.
  var viewTold: (_ call: String) -> Void = { _ in }
  /// Whether it would be the destination of any unwind.
  var answersUnwind = false
  var allowsSegues = true
  var forwardsAppearance = true
  /// What `prepare` gets.
  var prepare: (StoryboardSegue) -> Void = { _ in }

  /// - Parameter told: Called for every callback, before anything else is done about it.
  init(_ name: String, told: @escaping (_ kind: Event.Kind, _ call: String) -> Void = { _, _ in }) {
    self.told = told
    super.init()
    baseName = name
    modalPresentationStyle = .fullScreen
  }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwardsAppearance }

  override func loadView() {
    told(.loadView, "loadView")
    super.loadView()
    let frame = view.frame
    view = ProbeView { [weak self] in self?.viewTold($0) }
    view.frame = frame
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    told(.viewDidLoad, "viewDidLoad")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    told(.viewWillAppear, "viewWillAppear")
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    told(.viewIsAppearing, "viewIsAppearing")
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    told(.viewWillLayoutSubviews, "viewWillLayoutSubviews")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    told(.viewDidLayoutSubviews, "viewDidLayoutSubviews")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    told(.viewDidAppear, "viewDidAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    told(.viewWillDisappear, "viewWillDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    told(.viewDidDisappear, "viewDidDisappear")
  }

  override func willMove(toParent parent: ViewController?) {
    super.willMove(toParent: parent)
    told(.willMoveToParent, "willMove(toParent: \(parent?.baseName ?? "nil"))")
  }

  override func didMove(toParent parent: ViewController?) {
    told(.didMoveToParent, "didMove(toParent: \(parent?.baseName ?? "nil"))")
    super.didMove(toParent: parent)
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    told(.shouldPerformSegue, "shouldPerformSegue")
    return allowsSegues
  }

  override func prepare(for segue: StoryboardSegue, sender: Any?) {
    told(.prepareForSegue, "prepare(for:sender:)")
    prepare(segue)
  }

  override func canPerformUnwindSegueAction(
    _ action: String, from source: ViewController, sender: Any?
  ) -> Bool {
    told(.canPerformUnwindSegueAction, "canPerformUnwindSegueAction: \(answersUnwind)")
    return answersUnwind
  }
}

/// The view of a probe.
private final class ProbeView: View {
  private let told: (_ call: String) -> Void

  init(told: @escaping (_ call: String) -> Void) {
    self.told = told
    super.init(frame: .zero)
  }

  required init?(coder: Coder) { nil }

  override func didMoveToWindow() {
    if window != nil { told("didMoveToWindow") }
  }

  override func layoutSubviews() { told("layoutSubviews") }
}

/// A navigation controller that passes on what it is told.
final class NavigationProbe: NavigationController {
  var told: (_ kind: Event.Kind, _ call: String) -> Void = { _, _ in }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    told(.viewWillAppear, "viewWillAppear")
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    told(.viewIsAppearing, "viewIsAppearing")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    told(.viewDidAppear, "viewDidAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    told(.viewWillDisappear, "viewWillDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    told(.viewDidDisappear, "viewDidDisappear")
  }

  override func allowedChildrenForUnwinding(from source: UnwindSegueSource) -> [ViewController] {
    let allowed = super.allowedChildrenForUnwinding(from: source)
    told(.canPerformUnwindSegueAction, "allows \(names(allowed).joined(separator: ", "))")
    return allowed
  }

  override func unwind(for segue: StoryboardSegue, towards controller: ViewController) {
    told(.unwindTowards, "unwind(for:towards: \(controller.baseName ?? ""))")
    super.unwind(for: segue, towards: controller)
  }
}
