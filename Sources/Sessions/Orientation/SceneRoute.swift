internal import Simulation
internal import Storyboards

/// Finds the commands that lead from the present of a session to a scene.
///
/// The way goes back along the path of the present scene as far as needed, and forward by segues and
/// tabs. Each way is tried in a simulator beside the session, after the transitions of each command,
/// and the shortest one that arrives is used. Scenes that only code shows are the last resort.
struct SceneRoute {
  /// The ways to a scene, between which the user chooses.
  enum Way {
    /// The fewest commands from the present.
    case shortest
    /// Back to the start, and from there the way of `--open`, so that the scenes below it are the
    /// same.
    case fromStart
  }

  private let history: SessionHistory
  private let map: SceneMap

  /// The largest number of steps back.
  ///
  /// The number is limited because each step tries its exits in simulators of their own.
  private static let longestReturn = 12

  /// Creates a search. Nothing is executed before ``commands(to:by:)``.
  init(in history: SessionHistory, _ storyboards: StoryboardBundle) {
    self.history = history
    map = SceneMap(storyboards)
  }

  /// Returns the commands to a scene; nil if no way was found. The list is empty if the scene is on
  /// the screen.
  ///
  /// The session itself does not change. The commands lead to the scene only from its present
  /// state.
  func commands(to scene: SceneDocument.Scene, by way: Way) -> [Command]? {
    let returns = returns
    switch way {
    case .shortest: return shortest(to: scene, returns)
    case .fromStart:
      // Going back ends before the start if an exit is refused.
      guard let start = returns.last, start.isStart else { return nil }
      return path(from: start, to: map.nodes(of: scene), usesCode: true).map { start.commands + $0 }
    }
  }

  private func shortest(to scene: SceneDocument.Scene, _ returns: [Return]) -> [Command]? {
    if let back = returns.first(where: { $0.visible.contains(scene) }) { return back.commands }
    let goals = map.nodes(of: scene)
    let ways = returns.compactMap { back in
      path(from: back, to: goals, usesCode: false).map { back.commands + $0 }
    }
    if let best = ways.min(by: { $0.count < $1.count }) { return best }
    return path(from: returns[0], to: goals, usesCode: true)
  }

  /// A state on the way back.
  private struct Return {
    var commands: [Command]
    var visible: [SceneDocument.Scene]
    /// Indicates whether the path of scenes has no scene to go back to.
    var isStart: Bool

    init(_ simulator: Simulator, after commands: [Command]) {
      self.commands = commands
      visible = simulator.visibleDescriptions
      isStart = simulator.pathLength <= 1
    }
  }

  /// The present, and the states that going back shows, in order.
  ///
  /// A step back is the first exit that makes the path shorter. The list ends at the root, where
  /// no exit does so, or after ``longestReturn`` steps.
  private var returns: [Return] {
    let present = simulator(after: [])
    var found = [Return(present, after: [])]
    var (length, exits) = (present.pathLength, present.exits)
    while found.count <= Self.longestReturn, length > 1 {
      let before = found[found.count - 1].commands
      let next = exits.lazy.map { before + $0 }.compactMap { commands -> (Simulator, [Command])? in
        let simulator = simulator(after: commands)
        return simulator.pathLength < length ? (simulator, commands) : nil
      }.first
      guard let (simulator, commands) = next else { break }
      found.append(Return(simulator, after: commands))
      (length, exits) = (simulator.pathLength, simulator.exits)
    }
    return found
  }

  /// Returns the commands from a state to the first of some nodes, if they arrive.
  ///
  /// The path is known only from the files. It is executed to see whether each of its scenes
  /// appears, because code can prevent a segue or show another scene.
  private func path(from start: Return, to goals: [SceneMap.Node], usesCode: Bool) -> [Command]? {
    let nodes = start.visible.flatMap { map.nodes(of: $0) }
    guard let path = map.path(from: nodes, to: goals, usesCode: usesCode) else { return nil }
    let simulator = simulator(after: start.commands)
    for step in path {
      simulator.performAndWait(step.command)
      guard simulator.visibleDescriptions.contains(step.destination) else { return nil }
    }
    return path.map(\.command)
  }

  /// Returns a simulator in the state of the present after some commands.
  private func simulator(after commands: [Command]) -> Simulator {
    let simulator = history.cursor(at: history.timeline.last).simulator
    simulator.waitForTransitions { simulator.advance(to: $0) }
    // The menu of segues would take the commands.
    if simulator.isSegueMenuOpen { simulator.perform(.cancel) }
    for command in commands { simulator.performAndWait(command) }
    return simulator
  }
}
