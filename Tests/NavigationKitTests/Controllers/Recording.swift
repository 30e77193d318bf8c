import NavigationKit

/// Who is told what in one scenario, in order.
final class Recording {
  let stage = Stage()
  /// What only weak references point to otherwise.
  var kept: [AnyObject] = []

  private struct Entry {
    /// nil for what no callback stands for.
    var kind: Event.Kind?
    var step: Step
  }

  private var entries: [Entry] = []
  /// All events of the application since the beginning.
  private(set) var events: [Event] = []
  private var probes: Set<String> = []
  /// Those of whose callbacks only the application's record tells.
  private var watched: Set<String> = []
  /// The appearance callbacks that the application's own record has.
  private var reported: [Step] = []

  private static let appearance = Set<Event.Kind>.appearance.subtracting([.viewDidLoad])

  // MARK: - The cast

  func controller(_ name: String) -> Probe {
    probes.insert(name)
    let probe = Probe(name) { [weak self] in self?.add($0, name, $1) }
    probe.viewTold = { [weak self] in self?.mark("its view", $0) }
    return probe
  }

  /// A navigation controller that is told of as `Nav`.
  func navigation(_ stack: ViewController...) -> NavigationProbe {
    probes.insert("Nav")
    let navigation = NavigationProbe()
    navigation.baseName = "Nav"
    navigation.modalPresentationStyle = .fullScreen
    navigation.told = { [weak self] in self?.add($0, "Nav", $1) }
    navigation.viewControllers = stack
    return navigation
  }

  /// An alert or action sheet with two actions that say when they are called.
  func alert(_ name: String, _ style: AlertController.Style) -> AlertController {
    watched.insert(name)
    let alert = AlertController(title: "Delete it?", message: nil, preferredStyle: style)
    alert.baseName = name
    for (title, style) in [("Delete", AlertAction.Style.destructive), ("Cancel", .cancel)] {
      alert.addAction(
        AlertAction(title: title, style: style) { [weak self] _ in
          self?.mark("action", "\(title)’s handler")
        })
    }
    return alert
  }

  // MARK: - The play

  /// Makes `root` the window's, and forgets what has happened so far.
  func begin(with root: ViewController) {
    stage.turn { stage.window.rootViewController = root }
    stage.settle()
    takeEvents()
    (entries, reported, events) = ([], [], [])
  }

  /// Runs `body` as one turn and lets everything come to rest.
  func turn(_ body: () -> Void) {
    stage.turn(body)
    settle()
  }

  func settle() {
    stage.settle()
    takeEvents()
  }

  /// Says that something other than a callback has happened.
  func mark(_ actor: String, _ call: String) { add(nil, actor, call) }

  private func add(_ kind: Event.Kind?, _ actor: String, _ call: String) {
    takeEvents()
    entries.append(Entry(kind: kind, step: Step(actor, call)))
  }

  private func takeEvents() {
    for event in stage.application.events.take() {
      events.append(event)
      switch event.kind {
      case .transitionBegan where event.animated == true:
        entries.append(Entry(step: Step("screen", "the views move")))
      case .dismiss:
        entries.append(
          Entry(kind: .dismiss, step: Step(event.subject, "dismisses \(event.object)")))
      case .pop:
        entries.append(Entry(kind: .pop, step: Step(event.subject, "pops to \(event.object)")))
      case let kind
      where Set<Event.Kind>.appearance.contains(kind) && watched.contains(event.subject):
        entries.append(Entry(kind: kind, step: Step(event.subject, kind.rawValue)))
        if Self.appearance.contains(kind) {
          reported.append(Step(event.subject, kind.rawValue))
        }
      case let kind where Self.appearance.contains(kind) && probes.contains(event.subject):
        reported.append(Step(event.subject, kind.rawValue))
      default: break
      }
    }
  }

  // MARK: - The review

  /// The steps of `actors`, of callbacks only `kinds`; a controller's layout is one step, as often as
  /// it comes at a stretch.
  func steps(of actors: [String], showing kinds: Set<Event.Kind>) -> [Step] {
    var steps: [Step] = []
    for entry in entries where actors.contains(entry.step.actor) {
      guard let kind = entry.kind else {
        steps.append(entry.step)
        continue
      }
      guard kinds.contains(kind) else { continue }
      let isLayout =
        Set<Event.Kind>.layout.contains(kind) && !kinds.contains(.viewDidLayoutSubviews)
      let step = isLayout ? Step(entry.step.actor, "layout") : entry.step
      if !isLayout || steps.last != step { steps.append(step) }
    }
    return steps
  }

  /// Whether the application's record has the appearance callbacks that were made, in their order.
  var agreesWithEvents: Bool {
    let told = entries.filter { $0.kind.map(Self.appearance.contains) == true }.map(\.step)
    return told == reported
  }
}
