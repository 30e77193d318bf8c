internal import Simulation
internal import Storyboards

extension SceneMap {
  /// A link from a scene to another, as the map draws it.
  struct Link {
    /// The scene that the link leads to; never a container.
    var node: Node
    /// The sign of the connection, as in the path of the status line.
    var sign: String
  }

  /// The scenes that are no containers and no references.
  var visibleNodes: [Node] { scenes.indices.filter { isVisible($0) } }

  /// Indicates whether the user sees the scene itself, not other scenes in its place.
  private func isVisible(_ node: Node) -> Bool {
    if case .storyboardReference = scenes[node].kind { return false }
    return !scenes[node].isContainer
  }

  /// The scenes in the container with which the app starts, or the initial scene.
  ///
  /// Empty if the initial scene does not exist.
  var startNodes: [Node] {
    let main = storyboards.main
    return place(main.document.initialScene, in: main.name).map(contents) ?? []
  }

  /// Returns the links of a scene's segues in file order, without unwind segues. A link to a
  /// container leads to each scene in it.
  func links(from node: Node) -> [Link] {
    scenes[node].segues.flatMap { segue -> [Link] in
      guard let id = segue.destination, let target = place(id, in: files[node]) else { return [] }
      return contents(of: target).map { Link(node: $0, sign: segue.sign) }
    }
  }

  /// Returns a scene, or the scenes in a container at any depth.
  ///
  /// The scenes are in the order of the containers' children. A container that contains itself is
  /// entered once.
  private func contents(of node: Node) -> [Node] {
    var (found, met, waiting): ([Node], Set<Node>, [Node]) = ([], [], [node])
    while let next = waiting.popLast() {
      guard met.insert(next).inserted else { continue }
      if isVisible(next) { found.append(next) }
      waiting += scenes[next].children.reversed().compactMap { place($0.scene, in: files[next]) }
    }
    return found
  }
}

extension SceneDocument.Segue {
  /// The sign of the connection to the destination: pushed, presented or embedded.
  fileprivate var sign: String {
    switch kind {
    case .show, .push, .showDetail: "›"
    case .embed: "⊞"
    case .custom, .presentModally, .modal, .popoverPresentation, .unwind: "▴"
    }
  }
}
