internal import CellGraphics
internal import FlowTesting
internal import Motion
internal import NavigationKit
internal import Sessions
internal import Simulation

/// A running app at a state, with the controllers that it has had.
final class ExploredApp {
  let simulator: Simulator
  /// The inputs since the start, for a log.
  private(set) var timeline = Timeline()
  /// The events of the last action.
  private(set) var events: [Event] = []
  /// The controllers that have been in the hierarchy, while they live.
  private var known: [ObjectIdentifier: WeakController] = [:]
  /// The controllers of the present state.
  private(set) var controllers: [WeakController] = []
  /// The controllers on the screen that are not in the hierarchy.
  private(set) var strangers: [WeakController] = []
  /// The fingerprint of the present state.
  private(set) var digest = StateDigest()
  /// The fingerprint of the present data.
  private(set) var data: UInt32 = 0
  /// Indicates whether the app came to rest after the last action.
  private(set) var cameToRest = true
  private let classes = ControllerClasses()
  private var coverage = CoverageReader()
  /// The scenes, segues and actions that were used since they were last taken.
  private var uses: [CoverageUse] = []
  /// The tick of the last command of the last action.
  private(set) var lastInputTick = 0

  struct WeakController {
    weak var controller: ViewController?
    var name: String
  }

  init(_ simulator: Simulator) {
    self.simulator = simulator
    settle()
    read()
  }

  /// Performs an action and waits until the app is at rest.
  func perform(_ action: UserAction) {
    for input in action.inputs {
      if input.delay > 0 { simulator.advance(to: simulator.tick + input.delay) }
      timeline.append(input.command, at: simulator.tick)
      simulator.perform(input.command)
    }
    lastInputTick = simulator.tick
    if action.kind == .wait, let due = simulator.nextDueTick { simulator.advance(to: due) }
    settle()
    read()
  }

  /// Lets time pass, such as to let scheduled work end.
  func wait(ticks: Int) {
    simulator.advance(to: simulator.tick + ticks)
    settle()
    read()
  }

  /// Advances to the tick at which the app is at rest.
  private func settle() {
    var rest = Rest(of: simulator)
    while case .advance(let tick) = rest.next(simulator) { simulator.advance(to: tick) }
    cameToRest = simulator.isAtRest
    timeline.pass(to: simulator.tick)
  }

  /// Reads the state, and remembers new controllers weakly.
  private func read() {
    events = simulator.takeEvents()
    uses += coverage.uses(in: events)
    let reader = StateReader(simulator, classes)
    (digest, data) = (reader.digest, reader.dataDigest)
    strangers = reader.strangers.map { WeakController(controller: $0, name: "") }
    controllers = reader.controllers.map {
      let id = ObjectIdentifier($0)
      if let entry = known[id], entry.controller === $0 { return entry }
      let entry = WeakController(controller: $0, name: $0.baseName ?? "\(type(of: $0))")
      known[id] = entry
      return entry
    }
  }

  /// Indicates whether the app has the state of a record and the same data.
  func equals(_ record: StateGraph.Record) -> Bool {
    digest == record.digest && data == record.data
  }

  /// Returns the uses since the last call.
  func takeUses() -> [CoverageUse] {
    defer { uses = [] }
    return uses
  }

  /// Indicates whether controllers live although they have left the hierarchy.
  var hasLeftControllers: Bool { !leftControllers.isEmpty }

  /// The controllers that live although they have left the hierarchy.
  var leftControllers: [ViewController] {
    let present = Set(controllers.compactMap { $0.controller.map(ObjectIdentifier.init) })
    var left: [ViewController] = []
    for (id, entry) in known {
      guard let controller = entry.controller else {
        known[id] = nil
        continue
      }
      if !present.contains(id) { left.append(controller) }
    }
    return left.sorted { $0.identity < $1.identity }
  }
}
