internal import NavigationKit
internal import Simulation
internal import Storyboards

/// The first moments of a session at which its scenes are on the screen.
struct SceneMoments {
  private struct Moment {
    var scene: SceneDocument.Scene
    var position: Position
    /// False while the scene has only been seen during transitions.
    var hasAppeared: Bool
  }

  private var moments: [Moment] = []

  /// Executes the inputs of a history from its start to its end.
  ///
  /// Takes time proportional to the inputs and to the ticks at which something happens without one.
  init(in history: SessionHistory) {
    let (cursor, timeline) = (history.cursor(at: .start), history.timeline)
    record(cursor)
    for input in timeline.inputs {
      wait(until: input.tick, cursor)
      _ = cursor.step(on: timeline)
      record(cursor)
    }
    wait(until: timeline.end, cursor)
    history.park(cursor)
  }

  private mutating func wait(until end: Int, _ cursor: SimulatorCursor) {
    let simulator = cursor.simulator
    while simulator.tick < end {
      _ = cursor.wait(until: min(end, max(simulator.tick + 1, simulator.nextDueTick ?? end)))
      record(cursor)
    }
  }

  /// Adds the scenes that are on the screen for the first time. A scene that appears replaces the
  /// moment at which only its transition was seen.
  private mutating func record(_ cursor: SimulatorCursor) {
    let simulator = cursor.simulator
    let appeared = simulator.visibleScenes.filter { $0.appearanceState == .appeared }.map(\.scene)
    let isAlert = simulator.application.frontmostViewController is AlertController
    for scene in simulator.visibleDescriptions {
      let hasAppeared = isAlert || appeared.contains(scene)
      let moment = Moment(scene: scene, position: cursor.position, hasAppeared: hasAppeared)
      if let index = moments.firstIndex(where: { $0.scene == scene }) {
        if hasAppeared, !moments[index].hasAppeared { moments[index] = moment }
      } else {
        moments.append(moment)
      }
    }
  }

  /// Returns the first position at which a scene has appeared; nil if it is never on the screen.
  ///
  /// For a scene that is only seen in transitions that were cancelled, it is the first of them.
  func position(of scene: SceneDocument.Scene) -> Position? {
    moments.first { $0.scene == scene }?.position
  }

  /// Returns the ids of the scenes that are on the screen at a position or before it.
  func visited(upTo position: Position) -> Set<String> {
    Set(moments.filter { $0.position <= position }.map(\.scene.id))
  }
}
