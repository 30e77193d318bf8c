import Storyboards

/// Gestures that start two segues, or that something nearer takes.
extension FlowCheck {
  mutating func checkGestures() {
    for scene in flow.scenes.indices {
      if isInStoryboard(scene) { checkTriggers(of: scene) }
      let taken = takenSwipes(scene)
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

  private func takenSwipes(_ scene: Int) -> [(direction: String, why: String)] {
    let kind = flow.scenes[scene].kind
    guard kind == .tableViewController || kind == .collectionViewController else { return [] }
    let rows = rows(of: reading.sceneNodes[scene])
    // What is in a storyboard's list, code decides.
    let count = isInStoryboard(scene) ? 2 : rows.reduce(0) { $0 + $1.count }
    var taken: [(direction: String, why: String)] = []
    if count > 1 {
      taken.append(("up", "a list takes it but on its first row"))
      taken.append(("down", "a list takes it but on its last row"))
    }
    if rows.contains(where: { $0.node["deletable"]?.bool == true }) {
      taken.append(("left", "on a row that can be deleted it shows Delete"))
    }
    if rows.contains(where: { $0.node["accessory"]?.string?.hasPrefix("detail") == true }) {
      taken.append(("right", "on a row with an accessory button it presses that"))
    }
    return taken
  }

  private func rows(of scene: JSONNode) -> [(node: JSONNode, count: Int)] {
    (scene["sections"]?.elements ?? []).flatMap { section -> [(node: JSONNode, count: Int)] in
      if let row = section["row"] {
        // A number from a file may be any.
        return [(row, min(max(section["count"]?.integer ?? 0, 0), 2))]
      }
      return (section["rows"]?.elements ?? []).map { ($0, 1) }
    }
  }
}
