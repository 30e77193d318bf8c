import Flows
import Storyboards
import TextFormats

extension FlowMap {
  /// The longest text of a label, in scalars.
  static let longestLabel = 40

  /// What a node is called.
  func title(of node: Int) -> String {
    let scene = flow.scenes[nodes[node].scene]
    return (scene.name.isEmpty ? nodes[node].key : scene.name).harmless(upTo: Self.longestLabel)
  }

  /// What a way to a node leads to: of a navigation controller the scene that it shows first, as most
  /// of them have the same name.
  func destinationTitle(of node: Int) -> String {
    var scene = nodes[node].scene
    var met: Set<Int> = []
    while flow.scenes[scene].kind == .navigationController, met.insert(scene).inserted,
      let root = flow.scenes[scene].children.first?.scene
    {
      scene = root
    }
    let name = flow.scenes[scene].name
    return name.isEmpty || scene == nodes[node].scene
      ? title(of: node) : name.harmless(upTo: Self.longestLabel)
  }

  /// What stands below that: what it is, and its id where that is another word.
  func subtitle(of node: Int) -> String {
    let scene = flow.scenes[nodes[node].scene]
    let id = nodes[node].key
    let kind = scene.kind.words
    guard id != scene.name, !scene.id.isEmpty else { return kind }
    let short = id.harmless(upTo: Self.longestLabel)
    return scene.kind == .viewController ? short : "\(kind) · \(short)"
  }

  /// What an edge says: what does it, what it does, and its identifier.
  func lines(of edge: Edge) -> [String] {
    guard let number = edge.segue else { return [edge.role?.rawValue ?? ""] }
    let segue = flow.segues[number]
    var trigger = segue.trigger?.description ?? (segue.kind == .embed ? "" : "by code")
    if let condition = segue.condition { trigger += " if \(condition)" }
    var what = segue.kind.words
    if let action = segue.action { what += " \(action)" }
    if let container = segue.container { what += " in \(container)" }
    if let style = segue.presentationStyle { what += ", \(style)" }
    var lines = [trigger, what]
    if let identifier = segue.identifier, !identifier.isEmpty {
      if what.count + identifier.count < 32 {
        lines[1] += " · \(identifier)"
      } else {
        lines.append(identifier)
      }
    }
    return lines.filter { !$0.isEmpty }.map { $0.harmless(upTo: Self.longestLabel) }
  }
}

extension Flow.Kind {
  var words: String {
    switch self {
    case .viewController: "view controller"
    case .tableViewController: "table"
    case .collectionViewController: "collection"
    case .navigationController: "navigation controller"
    case .tabBarController: "tab bar controller"
    case .splitViewController: "split view controller"
    case .pageViewController: "page view controller"
    case .alertController: "alert"
    case .storyboardReference: "another storyboard"
    }
  }
}

extension Flow.SegueKind {
  var words: String {
    switch self {
    case .presentModally: "present"
    case .popoverPresentation: "popover"
    case .showDetail: "show detail"
    case .custom, .show, .push, .modal, .embed, .unwind: rawValue
    }
  }
}
