import Storyboards
import TextFormats

/// What a scene holds and where its segues lead.
extension FlowBuilder {
  mutating func connect(_ scene: Int) {
    guard flow.scenes[scene].kind != .storyboardReference else { return }
    let file = flow.scenes[scene].place.file
    let node = sceneNodes[scene]
    setChildren(children(of: node, kind: flow.scenes[scene].kind, in: file), of: scene)
    let segues = node["segues"]?.elements ?? []
    var titles: SceneTitles?
    for segue in segues where segue.members != nil {
      add(segue, leaving: scene, of: node, in: file, &titles)
    }
  }

  private mutating func children(
    of node: JSONNode, kind: Flow.Kind, in file: Int
  ) -> [Flow.Child] {
    var named: [(Flow.Role, JSONNode?)] = []
    switch kind {
    case .navigationController: named = [(.root, node["root"])]
    case .tabBarController:
      named = (node["tabs"]?.elements ?? []).map { (.tab, $0["scene"]) }
    case .splitViewController:
      for role in [Flow.Role.primary, .supplementary, .secondary, .compact] {
        named.append((role, node[role.rawValue]))
      }
    case .pageViewController: named = (node["pages"]?.elements ?? []).map { (.page, $0) }
    case .viewController, .tableViewController, .collectionViewController, .alertController,
      .storyboardReference:
      break
    }
    return named.compactMap { role, node in
      guard let node, let id = node.string, let scene = resolve(id, in: file)?.scene else {
        return nil
      }
      return Flow.Child(role: role, scene: scene, place: place(node.offset, in: file))
    }
  }

  private mutating func add(
    _ node: JSONNode, leaving scene: Int, of sceneNode: JSONNode, in file: Int,
    _ titles: inout SceneTitles?
  ) {
    let id = node["id"]?.string ?? ""
    let kind = node["kind"]?.string.flatMap(Flow.SegueKind.init)
    var segue = Flow.Segue(
      id: id, kind: kind ?? .show, source: scene, place: place(node.offset, in: file))
    segue.customClass = node["class"]?.string
    segue.objectID = node["objectID"]?.string
    segue.isMadeByCode = node["isMadeByCode"]?.bool == true
    // Only a storyboard tells the identifier apart from the id.
    segue.identifier = isStoryboard(file) ? node["identifier"]?.string : id
    segue.transition = node["transition"]?.string
    segue.layerTransition = node["layerTransition"]?.string
    segue.container = node["container"]?.string
    segue.presentationStyle = node["modalPresentationStyle"]?.string
    segue.anchor = node["anchor"]?.string
    segue.condition = Self.condition(node["if"])
    if segue.kind == .unwind {
      segue.action = node["action"]?.string ?? ""
      segue.unwindsToNearest = node["target"]?.string == "nearest"
    } else {
      segue.destinationID = node["to"]?.string
      segue.destination = segue.destinationID.flatMap { resolve($0, in: file)?.scene }
    }
    segue.isAssumed =
      segue.unwindsToNearest
      || segue.kind == .custom && segue.customClass != nil && segue.transition == nil
    if segue.kind != .embed, let trigger = Self.trigger(node["trigger"]) {
      segue.trigger = trigger
      segue.startsOnRow =
        trigger.gesture == .accessory || node["trigger"]?["isOnRow"]?.bool == true
      if trigger.gesture.isOnView, trigger.title == nil {
        let known = titles ?? SceneTitles(of: sceneNode)
        titles = known
        segue.trigger?.title = known.titles[trigger.value]
        if trigger.gesture == .tap, known.rows.contains(trigger.value) { segue.startsOnRow = true }
      }
    }
    append(segue, node)
  }

  private static func trigger(_ node: JSONNode?) -> Flow.Trigger? {
    for member in node?.members ?? [] {
      guard let gesture = Flow.Gesture(rawValue: member.key), let value = member.node.string else {
        continue
      }
      var trigger = Flow.Trigger(gesture: gesture, value: value, title: node?["title"]?.string)
      trigger.objectID = node?["objectID"]?.string
      return trigger
    }
    return nil
  }

  private static func condition(_ node: JSONNode?) -> String? {
    guard let node, let value = node["value"]?.string else { return nil }
    if let text = node["is"]?.string { return "\(value) is \(text)" }
    if let text = node["isNot"]?.string { return "\(value) is not \(text)" }
    return nil
  }
}

/// What the views, rows, bar buttons and actions of a scene say, by their ids.
private struct SceneTitles {
  private(set) var titles: [String: String] = [:]
  /// The ids of the rows of lists.
  private(set) var rows: Set<String> = []

  init(of scene: JSONNode) {
    add(scene["views"])
    addSections(scene["sections"])
    for bar in ["leftBarButtons", "rightBarButtons", "toolbar", "actions"] { add(scene[bar]) }
  }

  private mutating func add(_ views: JSONNode?) {
    for view in views?.elements ?? [] {
      let text = view["title"] ?? view["text"] ?? view["systemItem"]
      if let id = view["id"]?.string, let text = text?.string { titles[id] = text }
      add(view["views"])
      addSections(view["sections"])
    }
  }

  private mutating func addSections(_ sections: JSONNode?) {
    for section in sections?.elements ?? [] {
      for row in (section["rows"]?.elements ?? []) + [section["row"]].compactMap(\.self) {
        guard let id = row["id"]?.string else { continue }
        rows.insert(id)
        if let title = row["title"]?.string { titles[id] = title }
      }
    }
  }
}
