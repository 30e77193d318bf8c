internal import CellGraphics
internal import NavigationKit
internal import Simulation
internal import Storyboards

/// A transition as it moves with one setting: any of its ticks can be seen, in any order.
///
/// It holds a machine for each stretch between two things that are due; within one, a moment is a
/// function of the tick.
final class TransitionPlayback {
  let setting: TransitionSetting
  /// Ticks from its beginning to its end.
  private(set) var length = 0
  /// How it is drawn.
  let style: DrawingStyle
  let colors: ChromeColors
  /// What happened in the turn that began it.
  let beginning: [Event]
  /// What it is to the file of the container that it changes; nil where it changes none.
  private let container: ContainerTransition?

  private let history: SessionHistory
  private let landmark: Landmarks.Landmark
  private let movement: SegueTransition?
  /// In order of time.
  private var stretches: [Stretch] = []
  /// The screen that it is laid out for, with a status line.
  private(set) var size: CellSize

  /// Columns and rows.
  struct CellSize: Equatable {
    var columns: Int
    var rows: Int
  }

  private struct Stretch {
    var start: Int
    /// nil until it is looked at.
    var cursor: SimulatorCursor?
  }

  /// So many things may be due in a transition that is taken to its end.
  private static let maxStretches = 64

  /// - Parameters:
  ///   - movement: nil for as it moves anyway.
  ///   - size: The screen to lay it out for; nil for the one that it had.
  init(
    of landmark: Landmarks.Landmark, in history: SessionHistory, _ setting: TransitionSetting,
    _ movement: SegueTransition?, size: CellSize? = nil
  ) {
    self.setting = setting
    self.history = history
    self.landmark = landmark
    self.movement = movement
    let (explorer, beginning) = Self.begin(landmark, in: history, movement, size)
    self.beginning = beginning
    style = explorer.simulator.style
    colors = explorer.simulator.colors
    self.size = CellSize(columns: explorer.simulator.columns, rows: explorer.simulator.rows)
    container = explorer.simulator.application.alternativeTransition.flatMap(ContainerTransition.init)
    explore(with: explorer, beginning)
  }

  /// Finds what is due in it, up to its end.
  private func explore(with explorer: SimulatorCursor, _ beginning: [Event]) {
    stretches = [Stretch(start: landmark.tick)]
    var events = beginning
    while !Self.hasEnded(events), stretches.count < Self.maxStretches,
      let due = explorer.simulator.nextDueTick
    {
      events += explorer.wait(until: due)
      stretches.append(Stretch(start: due))
    }
    stretches[stretches.count - 1].cursor = explorer
    length = explorer.position.tick - landmark.tick
  }

  /// Lays it out for a screen of another size, of which the last row is the status line's; it takes as long
  /// as making it.
  func fit(columns: Int, rows: Int) {
    let size = CellSize(columns: columns, rows: rows)
    guard size != self.size else { return }
    self.size = size
    let (explorer, beginning) = begin()
    explore(with: explorer, beginning)
  }

  /// The screen `elapsed` ticks after the beginning, held within the length.
  func frame(at elapsed: Int) -> Frame {
    let tick = landmark.tick + min(max(elapsed, 0), length)
    let index = stretches.lastIndex { $0.start <= tick } ?? 0
    let cursor = stretches[index].cursor ?? makeCursor(index)
    return cursor.simulator.frame(at: tick)
  }

  private func makeCursor(_ index: Int) -> SimulatorCursor {
    let (cursor, _) = begin()
    _ = cursor.wait(until: stretches[index].start)
    stretches[index].cursor = cursor
    return cursor
  }

  private func begin() -> (SimulatorCursor, [Event]) {
    Self.begin(landmark, in: history, movement, size)
  }

  /// A machine in which the transition has just begun, and what happened in that turn.
  ///
  /// - Parameter size: nil for as it was.
  private static func begin(
    _ landmark: Landmarks.Landmark, in history: SessionHistory, _ movement: SegueTransition?,
    _ size: CellSize?
  ) -> (SimulatorCursor, [Event]) {
    let (cursor, events) = begin(landmark, in: history, movement)
    // The pointer that may have begun it was where it was, so the size changes after it.
    if let size { cursor.simulator.layOut(columns: size.columns, rows: size.rows) }
    return (cursor, events + cursor.simulator.takeEvents())
  }

  private static func begin(
    _ landmark: Landmarks.Landmark, in history: SessionHistory, _ movement: SegueTransition?
  ) -> (SimulatorCursor, [Event]) {
    let cursor = history.cursor(at: landmark.before)
    cursor.simulator.application.tryAlternative(movement, skipping: landmark.ordinal)
    let inputs = history.timeline.inputs
    // An input brought it about, or it was due by itself.
    if cursor.position.inputs < inputs.count,
      inputs[cursor.position.inputs].tick == landmark.tick,
      landmark.before.tick == landmark.tick
    {
      let events = cursor.step(on: history.timeline)
      return (cursor, events + cursor.wait(until: landmark.tick))
    }
    return (cursor, cursor.wait(until: landmark.tick))
  }

  private static func hasEnded(_ events: [Event]) -> Bool {
    let began = events.lastIndex { $0.kind == .transitionBegan && $0.animated == true }
    guard let began else { return false }
    return events[began...].contains { $0.kind == .transitionEnded && $0.animated == true }
  }
}

extension TransitionPlayback {
  /// Where it stands in the files: with the segue that brought it about, or with the container that it
  /// changes, whichever says how it moves; nil where neither is in them.
  func entry(in bundle: StoryboardBundle) -> TransitionEntry? {
    let own = segue.flatMap { TransitionEntry($0.identifier, of: $0.controller, in: bundle) }
    let shared = container.flatMap { TransitionEntry($0, in: bundle) }
    // The segue goes before where both do or neither does.
    guard let own, own.reference != nil || shared?.reference == nil else { return shared ?? own }
    return own
  }

  /// The segue that brought it about, with the identity of the controller it leaves; nil for none.
  private var segue: (identifier: String, controller: String)? {
    let began = beginning.lastIndex { $0.kind == .transitionBegan && $0.animated == true }
    guard let began,
      let event = beginning[..<began].last(where: { $0.kind == .performSegue })
    else { return nil }
    return (event.object, event.subject)
  }

  /// What moves it, such as `push by NavigationSlideAnimator`.
  var animatorDescription: String {
    beginning.last { $0.kind == .transitionBegan && $0.animated == true }?.detail ?? ""
  }
}
