internal import CellGraphics
internal import Motion
internal import Narration
internal import NavigationKit
internal import Simulation
internal import Storyboards

/// A transition with one setting, of which each frame can be shown in any order.
///
/// The playback keeps a simulator for each stretch between two due events. Within a stretch, frames
/// depend only on the tick.
final class TransitionPlayback {
  let setting: TransitionSetting
  /// The length of the transition in ticks.
  private(set) var length = 0
  /// The drawing style of its frames.
  let style: DrawingStyle
  let colors: ChromeColors
  /// The words of the app's overlays.
  let words: StringTable
  /// The formula for its springs.
  let springFit: SpringFit
  /// The events of the turn in which the transition began.
  let beginning: [Event]
  /// The events from the beginning of the transition to its end.
  private(set) var events: [Event] = []
  /// The container whose content changes, as the files name it; nil for other transitions.
  private let container: ContainerTransition?

  private let history: SessionHistory
  private let landmark: Landmarks.Landmark
  /// The animation in place of the original one; nil to execute the original.
  private let movement: SegueTransition?
  /// The stretches in order of time.
  private var stretches: [Stretch] = []
  /// The size of the screen with its status line for which the transition is laid out.
  private(set) var size: CellSize

  /// A size in columns and rows.
  struct CellSize: Equatable {
    var columns: Int
    var rows: Int
  }

  private struct Stretch {
    /// The first tick of the stretch, in the session's time.
    var start: Int
    /// The cursor; nil until the stretch is shown.
    var cursor: SimulatorCursor?
  }

  /// The largest number of due events in a transition.
  ///
  /// It limits the simulators that a playback keeps. A longer transition is cut.
  private static let maxStretches = 64

  /// Creates a playback by executing the transition once.
  ///
  /// - Parameters:
  ///   - movement: The transition to use instead; nil for the original one.
  ///   - size: The size to lay out for; nil for the session's.
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
    words = explorer.simulator.words
    springFit = explorer.simulator.application.springFit
    self.size = CellSize(columns: explorer.simulator.columns, rows: explorer.simulator.rows)
    container = explorer.simulator.application.alternativeTransition.flatMap(
      ContainerTransition.init)
    explore(with: explorer, beginning)
  }

  /// Finds the due events of the transition up to its end.
  ///
  /// The explorer stays at the last due event and becomes the cursor of the last stretch.
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
    self.events = events
    length = explorer.position.tick - landmark.tick
  }

  /// Lays out the transition for another size. The last row is for the status line. This executes
  /// the transition again.
  func fit(columns: Int, rows: Int) {
    let size = CellSize(columns: columns, rows: rows)
    guard size != self.size else { return }
    self.size = size
    let (explorer, beginning) = begin()
    explore(with: explorer, beginning)
  }

  /// Returns the frame some ticks after the start, limited to the length.
  ///
  /// The first frame in a stretch can take longer, because the transition is executed up to it.
  func frame(at elapsed: Int) -> Frame {
    simulator(at: elapsed).frame(at: tick(at: elapsed))
  }

  /// Returns the simulator after the last event at or before some ticks after the start.
  func simulator(at elapsed: Int) -> Simulator {
    let tick = tick(at: elapsed)
    let index = stretches.lastIndex { $0.start <= tick } ?? 0
    return (stretches[index].cursor ?? makeCursor(index)).simulator
  }

  /// Returns the tick of the session that is some ticks after the start.
  func tick(at elapsed: Int) -> Int { landmark.tick + min(max(elapsed, 0), length) }

  private func makeCursor(_ index: Int) -> SimulatorCursor {
    let (cursor, _) = begin()
    _ = cursor.wait(until: stretches[index].start)
    stretches[index].cursor = cursor
    return cursor
  }

  private func begin() -> (SimulatorCursor, [Event]) {
    Self.begin(landmark, in: history, movement, size)
  }

  /// Returns a cursor at the start of the transition, and the events of that turn.
  ///
  /// - Parameter size: The size; nil for the original one.
  private static func begin(
    _ landmark: Landmarks.Landmark, in history: SessionHistory, _ movement: SegueTransition?,
    _ size: CellSize?
  ) -> (SimulatorCursor, [Event]) {
    let (cursor, events) = begin(landmark, in: history, movement)
    // A pointer input belongs to the old layout, so the size changes after it.
    if let size { cursor.simulator.layOut(columns: size.columns, rows: size.rows) }
    return (cursor, events + cursor.simulator.takeEvents())
  }

  private static func begin(
    _ landmark: Landmarks.Landmark, in history: SessionHistory, _ movement: SegueTransition?
  ) -> (SimulatorCursor, [Event]) {
    let cursor = history.cursor(at: landmark.before)
    cursor.simulator.application.tryAlternative(movement, skipping: landmark.ordinal)
    let inputs = history.timeline.inputs
    // The transition was caused by an input, or was due at that tick.
    if cursor.position.inputs < inputs.count,
      inputs[cursor.position.inputs].tick == landmark.tick,
      landmark.before.tick == landmark.tick
    {
      let events = cursor.step(on: history.timeline)
      return (cursor, events + cursor.wait(until: landmark.tick))
    }
    return (cursor, cursor.wait(until: landmark.tick))
  }

  /// Indicates whether the last animated transition that has begun has also ended.
  private static func hasEnded(_ events: [Event]) -> Bool {
    let began = events.lastIndex { $0.kind == .transitionBegan && $0.animated == true }
    guard let began else { return false }
    return events[began...].contains { $0.kind == .transitionEnded && $0.animated == true }
  }
}

extension TransitionPlayback {
  /// Returns the entry of the transition in the files. The entry is the segue or the container that
  /// defines the animation. Nil if the files have neither.
  func entry(in bundle: StoryboardBundle) -> TransitionEntry? {
    let own = segue.flatMap { TransitionEntry($0.identifier, of: $0.controller, in: bundle) }
    let shared = container.flatMap { TransitionEntry($0, in: bundle) }
    // The segue is used if both define the animation, or if neither does.
    guard let own, own.reference != nil || shared?.reference == nil else { return shared ?? own }
    return own
  }

  /// The segue that caused the transition, with the identity of its source controller; nil for
  /// none.
  private var segue: (identifier: String, controller: String)? {
    let began = beginning.lastIndex { $0.kind == .transitionBegan && $0.animated == true }
    guard let began,
      let event = beginning[..<began].last(where: { $0.kind == .performSegue })
    else { return nil }
    return (event.object, event.subject)
  }

  /// A description of the animation, such as `push by NavigationSlideAnimator`.
  var animatorDescription: String {
    beginning.last { $0.kind == .transitionBegan && $0.animated == true }?.detail ?? ""
  }
}
