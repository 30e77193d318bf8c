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

  private typealias Taken = [(direction: String, why: String)]

  /// What keeps swipes from the scene: the view that has the focus gets an arrow first, and so do those
  /// it lies in.
  private func takenSwipes(_ scene: Int) -> Taken {
    let kind = flow.scenes[scene].kind
    let node = reading.sceneNodes[scene]
    var taken: Taken = []
    if kind == .tableViewController || kind == .collectionViewController {
      // What is in a storyboard's list, code decides.
      taken = Self.takenByList(node, named: "a list", least: isInStoryboard(scene) ? 2 : 0)
    }
    addTaken(by: node["views"], to: &taken)
    return taken
  }

  private func addTaken(by views: JSONNode?, to taken: inout Taken) {
    for view in views?.elements ?? [] {
      guard view["isEnabled"]?.bool != false else { continue }
      let name = view["id"]?.string.map(quoted) ?? ""
      switch view["kind"]?.string {
      case "tableView": taken += Self.takenByList(view, named: "the table view \(name)", least: 0)
      case "slider": taken += Self.sideways("the slider \(name) takes it while it has the focus")
      case "stepper": taken += Self.sideways("the stepper \(name) takes it while it has the focus")
      case "segmentedControl":
        taken += Self.sideways("the segmented control \(name) takes it while it has the focus")
      case "textField":
        taken += Self.sideways("the text field \(name) takes it while text is typed")
      case "textView" where view["isEditable"]?.bool != false:
        let why = "the text view \(name) takes it while text is typed"
        taken += Self.sideways(why) + [("up", why), ("down", why)]
      default: addTaken(by: view["views"], to: &taken)
      }
    }
  }

  private static func sideways(_ why: String) -> Taken { [("left", why), ("right", why)] }

  /// - Parameter least: How many rows there are at least.
  private static func takenByList(_ list: JSONNode, named name: String, least: Int) -> Taken {
    let rows = rows(of: list)
    let count = rows.reduce(least) { $0 + $1.count }
    var taken: Taken = []
    if count > 1 {
      taken.append(("up", "\(name) takes it but on its first row"))
      taken.append(("down", "\(name) takes it but on its last row"))
    }
    if rows.contains(where: { $0.node["deletable"]?.bool == true }) {
      taken.append(("left", "on a row that can be deleted it shows Delete"))
    }
    if rows.contains(where: { $0.node["accessory"]?.string?.hasPrefix("detail") == true }) {
      taken.append(("right", "on a row with an accessory button it presses that"))
    }
    return taken
  }

  private static func rows(of list: JSONNode) -> [(node: JSONNode, count: Int)] {
    (list["sections"]?.elements ?? []).flatMap { section -> [(node: JSONNode, count: Int)] in
      if let row = section["row"] {
        // A number from a file may be any.
        return [(row, min(max(section["count"]?.integer ?? 0, 0), 2))]
      }
      return (section["rows"]?.elements ?? []).map { ($0, 1) }
    }
  }
}
