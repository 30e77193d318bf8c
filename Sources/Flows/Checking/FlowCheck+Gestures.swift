import Storyboards
import TextFormats

/// Gestures that start two segues, or that something nearer takes.
extension FlowCheck {
  mutating func checkGestures() {
    let takers = ArrowTakers(reading, ways)
    for scene in flow.scenes.indices {
      if isInStoryboard(scene) { checkTriggers(of: scene) }
      guard ways.leaving[scene].contains(where: { flow.segues[$0].trigger?.gesture == .swipe })
      else { continue }
      let taken = takers.taken(in: scene)
      guard !taken.isEmpty else { continue }
      for number in ways.leaving[scene] {
        guard let trigger = flow.segues[number].trigger, trigger.gesture == .swipe,
          let why = taken.first(where: { $0.direction == trigger.value })?.why
        else { continue }
        add(
          .swallowedGesture, scene: scene, segue: number,
          "swipe \(trigger.value.harmless()) is to start \(quoted(flow.segues[number].id)), and \(why)"
        )
      }
    }
  }

  private mutating func checkTriggers(of scene: Int) {
    var first: [Flow.Trigger: Int] = [:]
    for number in ways.leaving[scene] {
      guard let trigger = flow.segues[number].trigger else { continue }
      guard let other = first[trigger] else {
        first[trigger] = number
        continue
      }
      add(
        .duplicateTrigger, scene: scene, segue: number,
        "\(trigger.description.harmless()) starts \(quoted(flow.segues[other].id)) already")
    }
  }
}
