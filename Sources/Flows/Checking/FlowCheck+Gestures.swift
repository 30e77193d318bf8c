import Storyboards
import TextFormats

/// Finds gestures that do not perform their segue: because another segue has the same gesture, or
/// because a view handles the gesture first.
extension FlowCheck {
  /// Reports gestures with two segues in storyboards, and swipes that a view handles in all files.
  /// In scene files the decoder reports gestures with two segues.
  mutating func checkGestures() {
    let handlers = ArrowKeyHandlers(reading, adjacency)
    for scene in flow.scenes.indices {
      if isInStoryboard(scene) { checkTriggers(of: scene) }
      guard
        adjacency.outgoing[scene].contains(where: { flow.segues[$0].trigger?.gesture == .swipe })
      else { continue }
      let taken = handlers.taken(in: scene)
      guard !taken.isEmpty else { continue }
      for number in adjacency.outgoing[scene] {
        guard let trigger = flow.segues[number].trigger, trigger.gesture == .swipe,
          let why = taken.first(where: { $0.direction == trigger.value })?.why
        else { continue }
        add(
          .swallowedGesture, scene: scene, segue: number,
          "swipe \(trigger.value.harmless()) triggers \(quoted(flow.segues[number].id)), but \(why)"
        )
      }
    }
  }

  /// Reports every segue whose trigger an earlier segue of the scene has.
  ///
  /// All parts of a trigger are compared, also the object id in a storyboard. The finding is at the
  /// later segue and names the earlier one.
  private mutating func checkTriggers(of scene: Int) {
    var first: [Flow.Trigger: Int] = [:]
    for number in adjacency.outgoing[scene] {
      guard let trigger = flow.segues[number].trigger else { continue }
      guard let other = first[trigger] else {
        first[trigger] = number
        continue
      }
      add(
        .duplicateTrigger, scene: scene, segue: number,
        "\(trigger.description.harmless()) already triggers \(quoted(flow.segues[other].id))")
    }
  }
}
