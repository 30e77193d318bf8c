internal import CellGraphics
internal import Inspection
internal import Motion
internal import Simulation

/// The life cycles and the events of an inspected transition, as the scrubber shows them beside it.
final class ScrubberEvents {
  private let history: SessionHistory
  private let inspector = Inspector.ofTransition()
  /// The inputs and events of the session; nil until they are shown.
  private var session: EventJournal?
  /// The inputs and events up to the end of the transition, as `playback` executes it.
  private var shown: (playback: TransitionPlayback, count: Int, journal: EventJournal)?

  init(_ history: SessionHistory) { self.history = history }

  /// Draws the ribbon and the feed around a tick of a transition.
  ///
  /// The first call executes the session once for its events.
  ///
  /// - Parameters:
  ///   - playback: The transition.
  ///   - landmark: The place of the transition in the session.
  ///   - elapsed: The ticks since the start of the transition.
  func draw(
    _ playback: TransitionPlayback, _ landmark: Landmarks.Landmark, at elapsed: Int,
    in rect: CellRect, onto canvas: inout Canvas
  ) {
    let journal = journal(of: playback, landmark)
    var source = Inspector.Source(
      playback.simulator(at: elapsed), journal, end: landmark.tick + playback.length,
      pastInputs: journal.inputs)
    // A quarter of the transition's time is shown before and after it.
    let margin = max(playback.length / 4, Tick.perSecond / 20)
    source.span = (
      playback.tick(at: elapsed),
      (landmark.tick - margin)..<(landmark.tick + playback.length + margin)
    )
    inspector.update(source)
    inspector.drawTransition(in: rect, onto: &canvas)
  }

  /// Returns the inputs and events before the transition, with those of the transition.
  private func journal(
    of playback: TransitionPlayback, _ landmark: Landmarks.Landmark
  ) -> EventJournal {
    // A playback that is laid out again has other events.
    if let shown, shown.playback === playback, shown.count == playback.events.count {
      return shown.journal
    }
    let session = session ?? EventJournal(history)
    self.session = session
    let before = landmark.before
    let journal = session.beginning(upTo: before.tick, inputs: before.inputs)
    let inputs = history.timeline.inputs
    if before.tick == landmark.tick, inputs.indices.contains(before.inputs),
      inputs[before.inputs].tick == landmark.tick
    {
      journal.record(inputs[before.inputs])
    }
    journal.record(playback.events)
    shown = (playback, playback.events.count, journal)
    return journal
  }
}
