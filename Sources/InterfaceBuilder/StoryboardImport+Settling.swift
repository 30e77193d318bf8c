public import Storyboards
import TextFormats

extension StoryboardImport {
  /// The files as a bundle that can be run.
  ///
  /// - Throws: What a side file has brought in; an import without one is always consistent.
  public func bundle() throws(StoryboardErrors) -> StoryboardBundle {
    try StoryboardBundle(name: files[0].name, json: files[0].bytes) { name in
      files.first { $0.name == name }?.bytes
    }
  }

  /// Has the files say nothing that UIKit would raise for: where a storyboard does, the app would end
  /// there, or code sees to it that it does not come to that.
  mutating func settle(_ boards: [Board]) throws(StoryboardImportError) {
    // What the import itself has made of views and triggers needs no check.
    let isWhole = boards.contains { $0.sideFile != nil }
    // Each round settles what it finds, and there are fewer segues than rounds would be needed for.
    for _ in 0..<50 {
      do throws(StoryboardErrors) {
        _ = try StoryboardBundle(
          checking: files.map { file in
            (file.name, (isWhole ? file.root : file.root.navigation).assigningOffsets())
          })
        return
      } catch {
        var isBetter = false
        for defect in error.errors { if settle(defect, boards) { isBetter = true } }
        if !isBetter { throw .sideFile(located(error.errors[0], boards)) }
      }
    }
  }

  /// - Returns: Whether there was something to be done about it.
  private mutating func settle(_ error: StoryboardError, _ boards: [Board]) -> Bool {
    guard let file = files.firstIndex(where: { $0.name == error.storyboard ?? files[0].name }),
      let path = JSONPath(error.path), path.keys.first == "scenes", let scene = path.indices.first
    else { return false }
    let what: String
    // Found before anything is changed, for the change may remove it.
    let place = place(path, file, boards)
    switch error.reason {
    case .pushOutsideNavigation:
      guard setKind("show", path, in: file) else { return false }
      what = "a push segue where there may be no navigation controller; it shows instead"
    case .pushedNavigationController:
      guard setKind("presentModally", path, in: file) else { return false }
      what = "a navigation controller cannot be pushed; it is presented instead"
    case .shownTabBarInSidebar:
      guard setKind("presentModally", path, in: file) else { return false }
      what = "a tab bar controller cannot be the primary column; it is presented instead"
    case .partialCurlNeedsFullScreen, .contextInPopover:
      guard plainPresentation(path, in: file) else { return false }
      what = "UIKit does not allow the style there; it is presented in full screen"
    case .endlessEmbedding:
      guard dropEmbedding(path, in: file) else { return false }
      what = "it would hold itself without end; left out"
    case .embedsTooMany(let limit):
      guard replace(scene, in: file, says: "This scene holds too many others.") else {
        return false
      }
      what = "it holds more than \(limit) others; an empty scene stands in"
    case .tabBarInSidebar:
      guard unfold(scene, in: file) else { return false }
      what =
        "a tab bar controller cannot be the primary column; the columns are embedded side by side"
    case .rootIsNavigationController:
      guard replace(scene, in: file, says: "UIKit does not allow what is in here.") else {
        return false
      }
      what = "it holds a container that UIKit does not allow there; an empty scene stands in"
    case .endlessReference:
      guard replace(scene, in: file, says: "This scene is in another storyboard.") else {
        return false
      }
      what = "the reference leads to other references and back; an empty scene stands in"
    default: return false
    }
    var remark = place
    remark.what = what
    remarkAtEnd(remark)
    return true
  }

  /// A remark on what is at `path`, without words.
  private func place(_ path: JSONPath, _ file: Int, _ boards: [Board]) -> ImportRemark {
    let board = boards[file]
    let scenes = files[file].root["scenes"]?.elements ?? []
    let node = path.indices.first.flatMap { scenes.indices.contains($0) ? scenes[$0] : nil }
    let name = node?["id"]?.string ?? ""
    let scene = board.document.scenes.first { scene in
      scene.controller.flatMap { $0["id"] }.flatMap { board.names.scenes[$0] } == name
    }
    var element = scene?.controller ?? board.document.root
    if path.keys.dropFirst().first == "segues", path.indices.count > 1,
      let segues = node?["segues"]?.elements, segues.indices.contains(path.indices[1]),
      let id = segues[path.indices[1]]["id"]?.string,
      let segue = scene?.segues.first(where: { ($0.identifier ?? $0.id) == id })
    {
      element = segue.element
    }
    return ImportRemark(
      path: board.source.path,
      position: SourceText(board.source.xml).position(at: element.offset),
      element: [element.name, element["id"]].compactMap(\.self).joined(separator: " "), what: "")
  }

  // MARK: - Changes

  private mutating func setKind(_ kind: String, _ path: JSONPath, in file: Int) -> Bool {
    changeSegue(path, in: file) { segue in
      guard segue["kind"]?.string != kind else { return false }
      segue.set("kind", JSONNode(kind))
      return true
    }
  }

  private mutating func plainPresentation(_ path: JSONPath, in file: Int) -> Bool {
    changeSegue(path, in: file) { segue in
      let style = segue["modalPresentationStyle"]?.string
      guard style != "fullScreen" || segue["modalTransitionStyle"]?.string != "coverVertical" else {
        return false
      }
      segue.set("kind", JSONNode("presentModally"))
      segue.set("modalPresentationStyle", JSONNode("fullScreen"))
      segue.set("modalTransitionStyle", JSONNode("coverVertical"))
      return true
    }
  }

  private mutating func dropEmbedding(_ path: JSONPath, in file: Int) -> Bool {
    guard path.keys.dropFirst().first == "segues" else {
      return replace(path.indices[0], in: file, says: "This scene holds itself.")
    }
    return changeScene(path.indices[0], in: file) { scene in
      guard var segues = scene["segues"]?.elements, path.indices.count > 1,
        segues.indices.contains(path.indices[1])
      else { return false }
      segues.remove(at: path.indices[1])
      scene.set("segues", JSONNode(segues))
      return true
    }
  }

  private mutating func replace(_ scene: Int, in file: Int, says what: String) -> Bool {
    changeScene(scene, in: file) { node in
      node = StoryboardContext.standIn(node["id"]?.string ?? "", says: what)
      return true
    }
  }

  /// Has a scene embed the columns of the split view controller that it was.
  private mutating func unfold(_ scene: Int, in file: Int) -> Bool {
    changeScene(scene, in: file) { node in
      guard node["kind"]?.string == "splitViewController" else { return false }
      let columns = ["primary", "secondary"].compactMap { key in
        node[key]?.string.map { (key, $0) }
      }
      var segues = node["segues"]?.elements ?? []
      var views: [JSONNode] = []
      for (index, (name, destination)) in columns.enumerated() {
        views.append(
          .object([
            "id": JSONNode(name), "kind": JSONNode("container"),
            "frame": .object([
              "x": JSONNode(index * 145), "y": JSONNode(0),
              "width": JSONNode(index == 0 ? 145 : 230), "height": JSONNode(667),
            ]),
          ]))
        segues.append(
          .object([
            "id": JSONNode("embed \(name)"), "kind": JSONNode("embed"), "to": JSONNode(destination),
            "container": JSONNode(name),
          ]))
      }
      node = .object([
        "id": node["id"], "name": node["name"], "title": node["title"], "views": JSONNode(views),
        "segues": JSONNode(segues),
      ])
      return true
    }
  }

  private mutating func changeSegue(
    _ path: JSONPath, in file: Int, _ change: (inout JSONNode) -> Bool
  ) -> Bool {
    guard path.keys.dropFirst().first == "segues", path.indices.count > 1 else { return false }
    return changeScene(path.indices[0], in: file) { scene in
      guard var segues = scene["segues"]?.elements, segues.indices.contains(path.indices[1]) else {
        return false
      }
      let isChanged = change(&segues[path.indices[1]])
      scene.set("segues", JSONNode(segues))
      return isChanged
    }
  }

  private mutating func changeScene(
    _ index: Int, in file: Int, _ change: (inout JSONNode) -> Bool
  ) -> Bool {
    guard var scenes = files[file].root["scenes"]?.elements, scenes.indices.contains(index) else {
      return false
    }
    let isChanged = change(&scenes[index])
    changeRoot(of: file) { $0.set("scenes", JSONNode(scenes)) }
    return isChanged
  }

  /// The place in a side file that a defect of what it brought in comes from.
  private func located(_ error: StoryboardError, _ boards: [Board]) -> SideFileError {
    let file = files.firstIndex { $0.name == error.storyboard ?? files[0].name } ?? 0
    let board = boards[file]
    guard let side = board.sideFile else {
      return SideFileError(
        path: board.source.path, position: SourcePosition(line: 1, column: 1),
        what: "the import has a defect: \(error)")
    }
    // A path such as `scenes[0].segues[1].to` of the scene file, in the side file `scenes.a.segues.b.to`.
    var steps = error.path.split { "[].".contains($0) }.map(String.init)
    var words: [String] = []
    var node: JSONNode? = side.root
    if steps.first == "scenes", steps.count > 1, let index = Int(steps[1]) {
      let scenes = files[file].root["scenes"]?.elements ?? []
      let scene = scenes.indices.contains(index) ? scenes[index] : nil
      let entry = side.entry(board.aliases(ofScene: scene?["id"]?.string ?? ""))
      words = ["scenes", entry?.key ?? ""]
      node = entry?.node
      steps.removeFirst(2)
      if steps.first == "segues", steps.count > 1, let index = Int(steps[1]) {
        let segues = scene?["segues"]?.elements ?? []
        let id = segues.indices.contains(index) ? segues[index]["id"]?.string ?? "" : ""
        words += ["segues", id]
        node = node?["segues"]?[id]
        steps.removeFirst(2)
      }
    }
    for step in steps {
      guard let current = node else { break }
      let next =
        Int(step).map { index -> JSONNode? in
          let elements = current.elements ?? []
          return elements.indices.contains(index) ? elements[index] : nil
        } ?? current[step]
      guard let next else { break }
      node = next
      words.append(step)
    }
    let offset = node?.offset ?? 0
    // In the words of the file, which may be shorter. Of a text it says which part is meant.
    if let written = side.keys(at: offset), !written.isEmpty {
      words = written + (words.starts(with: written) ? words.dropFirst(written.count) : [])
    }
    return SideFileError(
      path: side.path, position: side.text.position(at: offset),
      what: words.filter { !$0.isEmpty }.map { $0.harmless() }.joined(separator: ".")
        + (words.isEmpty ? "" : ": ") + "\(error.reason)")
  }
}

/// A path such as `scenes[2].segues[0].to`, taken apart.
struct JSONPath {
  private(set) var keys: [String] = []
  /// The indices of the arrays that the keys lead to, in order.
  private(set) var indices: [Int] = []

  init?(_ text: String) {
    for part in text.split(separator: ".") {
      let pieces = part.split(separator: "[")
      guard let key = pieces.first else { return nil }
      keys.append(String(key))
      for piece in pieces.dropFirst() {
        guard let index = Int(piece.dropLast()) else { return nil }
        indices.append(index)
      }
    }
  }
}

extension StoryboardImport.File {
  /// The scene file on one line.
  public var bytes: [UInt8] {
    var writer = JSONWriter()
    writer.write(root)
    return writer.bytes
  }

  /// The scene file as people lay it out.
  public var text: String { root.indented }
}
