import Flows
import Storyboards
import TextFormats

/// The texts of nodes and edges, which are the same in all formats. Text from files is shortened
/// and has symbols in place of control characters.
extension FlowMap {
  /// The longest text of a label, in scalars.
  static let longestLabel = 40

  /// Returns the title of a node.
  func title(of node: Int) -> String {
    let scene = flow.scenes[nodes[node].scene]
    return (scene.name.isEmpty ? nodes[node].key : scene.name).harmless(upTo: Self.longestLabel)
  }

  /// Returns the name of a destination. A navigation controller has the name of its root, because
  /// most have the same name.
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

  /// Returns the text below the title: the kind, and the id if it differs from the title. The kind
  /// of a plain view controller is left out if there is an id.
  func subtitle(of node: Int) -> String {
    let scene = flow.scenes[nodes[node].scene]
    let id = nodes[node].key
    let kind = scene.kind.displayName
    guard id != scene.name, !scene.id.isEmpty else { return kind }
    let short = id.harmless(upTo: Self.longestLabel)
    return scene.kind == .viewController ? short : "\(kind) · \(short)"
  }

  /// Returns the lines of an edge's label.
  ///
  /// The first line is the trigger with its condition, the second the kind of segue with its
  /// action, container and style. The identifier is appended to the second line if there is room,
  /// and is otherwise the third. An edge to a child has only the child's role.
  func lines(of edge: Edge) -> [String] {
    guard let number = edge.segue else { return [edge.role?.rawValue ?? ""] }
    let segue = flow.segues[number]
    var trigger = segue.trigger?.description ?? (segue.kind == .embed ? "" : "by code")
    if let condition = segue.condition { trigger += " if \(condition)" }
    var what = segue.kind.displayName
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
  /// The kind in words, for people.
  var displayName: String {
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
  /// The kind in words, for people.
  var displayName: String {
    switch self {
    case .presentModally: "present"
    case .popoverPresentation: "popover"
    case .showDetail: "show detail"
    case .custom, .show, .push, .modal, .embed, .unwind: rawValue
    }
  }
}
