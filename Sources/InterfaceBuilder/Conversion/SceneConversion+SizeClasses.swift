internal import CellGraphics
import TextFormats

/// What a scene shows in another size class.
extension SceneConversion {
  struct Variant {
    var width: SizeClass.Extent?
    var height: SizeClass.Extent?
    var size: Size
    var views: ViewConversion
  }

  /// The canvas on which views or constraints were drawn that only a phone held upright has, in a scene
  /// whose frames are for all classes; nil for any other scene.
  func phoneCanvas(of root: XMLElement, drawn: Size) -> Size? {
    let phone = SizeClass.phone
    guard drawn == SizeClass.squareCanvas,
      root.installs(scene.variations.intersection(phone.variations).subtracting(["default"]))
    else { return nil }
    return phone.ownCanvas
  }

  /// What the scene shows where it is not as on a phone held upright.
  func variants(
    of root: XMLElement?, drawn: Size, tapped: [String: String], strip: Strip
  ) -> [Variant] {
    guard let root else { return [] }
    return SizeClass.variants(of: scene.variations).map { sizeClass, width, height in
      let size = sizeClass.canvas(drawn: drawn)
      return Variant(
        width: width, height: height, size: strip.extended(size),
        views: converted(
          root.resolved(sizeClass.variations), size: size, tapped: tapped, strip: strip,
          isElsewhere: true))
    }
  }

  /// As members of the scene; nil for none.
  func variations(
    _ variants: [Variant], _ containers: [ImportedView], of views: [JSONNode]
  ) -> JSONNode? {
    var nodes: [JSONNode] = []
    for variant in variants {
      let shown = variant.views.views + containers
      // Where nothing is left of a scene it was never made for that class.
      guard shown.contains(where: \.isContent) else { continue }
      let canvas = self.canvas(shown, size: variant.size)
      nodes.append(
        .object([
          "width": (variant.width?.rawValue).node, "height": (variant.height?.rawValue).node,
          "canvas": canvas.size,
          "views": JSONNode(canvas.views.map { Self.difference(of: $0, from: views) }),
        ]))
    }
    return nodes.isEmpty ? nil : JSONNode(nodes)
  }

  /// What a view says besides what that of its id among `views` says.
  private static func difference(of view: JSONNode, from views: [JSONNode]) -> JSONNode {
    var view = view
    guard let usual = views.first(where: { $0["id"] == view["id"] }) else { return view }
    guard usual["kind"] == view["kind"] else {
      view.set("id", JSONNode("\(view["id"]?.string ?? "") as \(view["kind"]?.string ?? "")"))
      return view
    }
    var changes = JSONNode.object(["id": view["id"]])
    for member in view.members ?? [] where usual[member.key] != member.node {
      changes.set(member.key, member.node)
    }
    for member in usual.members ?? [] where view[member.key] == nil {
      changes.set(member.key, JSONNode(value: .null))
    }
    return changes
  }
}
