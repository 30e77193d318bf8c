import Storyboards
import TextFormats

extension Flow.Scene {
  /// What the node of a scene says of where the user can go, beyond its children, segues and actions.
  ///
  /// Frames, colours and texts are none of it.
  static func settings(of node: JSONNode) -> [Flow.Setting] {
    // Most scenes have none of it.
    guard node.members?.contains(where: { keys.contains($0.key) }) == true else { return [] }
    var settings: [Flow.Setting] = []
    func add(_ name: String, _ value: String?) {
      if let value, !value.isEmpty { settings.append(Flow.Setting(name: name, value: value)) }
    }
    for key in flags where node[key]?.bool == true { add(key, "true") }
    add("modalTransitionStyle", node["modalTransitionStyle"]?.string)
    if node["leftBarButtons"]?.elements?.isEmpty == false {
      add("leftBarButtons", "in place of the back button")
    }
    add("selected", node["selected"]?.integer.map(String.init))
    if let transitions = node["transitions"] {
      for key in ["push", "pop", "next", "previous"] {
        add("transitions.\(key)", transitions[key]?.string)
      }
      if transitions["isPopInteractive"]?.bool == true {
        add("transitions.isPopInteractive", "true")
      }
    }
    let disabled = (node["tabs"]?.elements ?? []).filter { $0["isEnabled"]?.bool == false }
    add("disabled tabs", disabled.compactMap { $0["scene"]?.string }.joined(separator: ", "))
    add("actions", node["actions"]?.elements?.map(action).joined(separator: ", "))
    return settings
  }

  private static let keys = Set(
    flags + [
      "modalTransitionStyle", "leftBarButtons", "selected", "transitions", "tabs", "actions",
    ])

  private static let flags = [
    "hidesBackButton", "isNavigationBarHidden", "isModalInPresentation",
    "definesPresentationContext", "hidesBottomBarWhenPushed",
  ]

  /// An alert's action: its id, else what it says, as without an id there is nothing else to call it.
  private static func action(_ node: JSONNode) -> String {
    let name = node["id"]?.string ?? node["title"]?.string ?? ""
    let style = node["style"]?.string.map { " \($0)" } ?? ""
    return name + style + (node["isEnabled"]?.bool == false ? " disabled" : "")
  }
}
