internal import CellGraphics
internal import FlowTesting
internal import NavigationKit
internal import Simulation

/// The actions of one state, each performed once.
extension Exploration {
  private static func trapped(_ action: UserAction, message: String) -> Expansion.Step {
    var step = Expansion.Step(action: action, digest: nil, place: "")
    step.faults = [Expansion.Fault(invariant: .noTraps, message: message)]
    return step
  }

  /// Stores that an action ended the process of a search, so that it is not performed again.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - task: The state before it.
  ///   - message: The message of the process, as a sentence without a full stop.
  public func noteTrap(at action: UserAction, of task: Task, message: String) {
    trapping[task.state, default: []].append(action)
    trapMessages[task.state] = message
  }

  /// Performs each action of a state once.
  func expand(_ state: Int) -> Expansion {
    var app = pool.app(at: state, of: graph)
    var here = state
    let actions = app.simulator.isFinished ? [] : finder.actions(of: app.simulator)
    return perform(actions, at: state, &app, &here)
  }

  /// Performs each action of a state that begins a transition, with each interruption of it.
  func expandInterruptions(_ state: Int) -> Expansion {
    var app = pool.app(at: state, of: graph)
    var here = state
    let actions = finder.actions(of: app.simulator)
    var interrupted: [UserAction] = []
    for action in actions
    where action.kind == .user && trapping[state]?.contains(action) != true {
      if here != state || !app.equals(graph.records[state]) {
        app = pool.app(at: state, of: graph, near: (here, app))
        here = state
      }
      app.perform(action)
      here = graph.index(of: app.digest) ?? -1
      let length = app.simulator.tick - app.lastInputTick
      if here < 0 {
        here = state
        app = pool.app(at: state, of: graph)
      }
      guard app.events.contains(where: { $0.kind == .transitionBegan }) else { continue }
      for quarter in 1...3 where length * quarter / 4 > 0 {
        for other in Self.interruptions(action, among: actions) {
          interrupted.append(action.interrupted(by: other, after: length * quarter / 4))
        }
      }
    }
    if here != state { app = pool.app(at: state, of: graph, near: (here, app)) }
    here = state
    return perform(interrupted, at: state, &app, &here)
  }

  /// Returns the actions in the middle of a transition: a second tap, swipes, drags, tabs, Escape and
  /// sizes. Actions that move the focus first are no reflex of a user.
  static func interruptions(_ action: UserAction, among all: [UserAction]) -> [UserAction] {
    var others: [UserAction] = []
    if let last = action.inputs.last?.command, last == .tap { others.append(UserAction([.tap])) }
    for direction in Direction.allCases { others.append(UserAction([.swipe(direction)])) }
    others.append(UserAction([.cancel]))
    for other in all where other.kind == .user {
      switch other.inputs.first?.command {
      case .drag, .selectTab, .resize, .rotate: if !others.contains(other) { others.append(other) }
      default: break
      }
    }
    return others
  }

  private func perform(
    _ actions: [UserAction], at state: Int, _ app: inout ExploredApp, _ here: inout Int
  ) -> Expansion {
    var steps: [Expansion.Step] = []
    var newUses: [CoverageUse] = []
    let way = willPerform == nil ? [] : graph.way(to: state).map { graph.actions[$0] }
    for action in actions {
      if trapping[state]?.contains(action) == true {
        steps.append(Self.trapped(action, message: trapMessages[state] ?? ""))
        continue
      }
      // Code can store what a state does not show, even if the state is the same.
      let isChanged = here != state || !app.equals(graph.records[state])
      if isChanged || !configuration.reusesApps && !steps.isEmpty {
        app = pool.app(at: state, of: graph, near: here >= 0 ? (here, app) : nil)
      }
      let focus = app.focusNow
      willPerform?(way, action)
      app.perform(action)
      newUses += app.takeUses().filter { uses.insert($0).inserted }
      let known = graph.index(of: app.digest)
      here = known ?? -1
      var step = Expansion.Step(action: action, digest: app.digest, place: "")
      step.faults = app.faults(since: focus)
      if known == nil {
        let facts = facts(of: app)
        (step.place, step.pathLength) = (facts.place, facts.pathLength)
        step.faults += facts.faults
        step.witnesses = facts.witnesses
        step.data = app.data
        waiting.append((app.digest, app))
      }
      // A state does not show which rows are left, so an app without a row is no copy of a known state.
      if action.deletesRow, known != nil { here = -1 }
      if action.kind == .wait, app.hasLeftControllers {
        step.faults += app.leaksAfterWaiting()
        waiting.removeAll { $0.app === app }
        here = -1
      }
      steps.append(step)
      didPerform?()
      if !step.faults.isEmpty {
        // An app with a fault is no ground for further steps.
        waiting.removeAll { $0.app === app }
        here = -1
      }
    }
    if here == state, configuration.reusesApps { pool.park(app, at: state, of: graph) }
    return Expansion(steps: steps, uses: newUses)
  }

  /// Returns what is known of the new state of an app. Each state is drawn and checked once.
  private func facts(of app: ExploredApp) -> Expansion.Facts {
    if let facts = examined[app.digest] { return facts }
    let checked = checkRules(in: app)
    let facts = Expansion.Facts(
      place: app.simulator.pathText, pathLength: app.simulator.pathLength,
      faults: stateFaults(of: app) + checked.faults, witnesses: checked.witnesses)
    examined[app.digest] = facts
    return facts
  }

  func stateFaults(of app: ExploredApp) -> [Expansion.Fault] {
    guard configuration.drawsStates, app.cameToRest else { return [] }
    let drawn = app.simulator.drawControllers()
    var faults: [Expansion.Fault] = []
    for controller in app.controllers.compactMap(\.controller) where !controller.children.isEmpty {
      guard let place = drawn.first(where: { $0.identity == controller.identity })?.rect else {
        continue
      }
      for child in controller.children {
        guard let inner = drawn.first(where: { $0.identity == child.identity })?.rect,
          inner.intersection(place) != inner
        else { continue }
        faults.append(
          Expansion.Fault(
            invariant: .drawnInside,
            message: "\(child.identity.withoutNumber) is drawn outside of "
              + controller.identity.withoutNumber))
      }
    }
    return faults
  }
}
