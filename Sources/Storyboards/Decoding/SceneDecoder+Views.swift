import CellGraphics

extension SceneDecoder {
  private enum ViewKind: String, CaseIterable {
    case label
    case button
    case container
  }

  /// - Parameter ids: Gets the places of the views' ids.
  mutating func views(_ node: JSONNode?, ids: inout [String: Int]) -> [SceneDocument.View] {
    elements(node).compactMap { element in
      guard let view = view(element) else { return nil }
      noteID(of: element, in: &ids) { .duplicateView($0) }
      return view
    }
  }

  private mutating func view(_ node: JSONNode) -> SceneDocument.View? {
    let common = ["id", "kind", "frame"]
    let look = ["bold", "color"]
    switch node["kind"]?.string.flatMap(ViewKind.init(rawValue:)) {
    case .label:
      let fields = open(
        node, as: "a label", keys: common + look + ["text", "alignment"], others: ["title"])
      return fields.map { .label(label($0)) }
    case .button:
      let fields = open(
        node, as: "a button", keys: common + look + ["title"], others: ["text", "alignment"])
      return fields.map { .button(button($0)) }
    case .container:
      let fields = open(
        node, as: "a container", keys: common, others: look + ["text", "alignment", "title"])
      return fields.map { .container(container($0)) }
    case nil:
      let fields = open(
        node, as: "a view", keys: common + look + ["text", "alignment", "title"])
      // Decoded as a label for the sake of the defects in what the kinds share.
      return fields.map { fields in
        _ = choice(required("kind", of: fields), ViewKind.self)
        return .label(label(fields))
      }
    }
  }

  private mutating func label(_ fields: Fields) -> SceneDocument.Label {
    SceneDocument.Label(
      id: name(required("id", of: fields)) ?? "",
      text: string(fields["text"]) ?? "",
      isBold: bool(fields["bold"]) ?? false,
      color: color(fields["color"]) ?? SceneDocument.Label.defaultColor,
      alignment: choice(fields["alignment"], TextAlignment.self) ?? .leading,
      frame: frame(required("frame", of: fields)),
      offset: fields.offset)
  }

  private mutating func button(_ fields: Fields) -> SceneDocument.Button {
    SceneDocument.Button(
      id: name(required("id", of: fields)) ?? "",
      title: string(required("title", of: fields)) ?? "",
      isBold: bool(fields["bold"]) ?? false,
      color: color(fields["color"]) ?? SceneDocument.Button.defaultColor,
      frame: frame(required("frame", of: fields)),
      offset: fields.offset)
  }

  private mutating func container(_ fields: Fields) -> SceneDocument.Container {
    SceneDocument.Container(
      id: name(required("id", of: fields)) ?? "", frame: frame(required("frame", of: fields)),
      offset: fields.offset)
  }

  private mutating func frame(_ node: JSONNode?) -> Rect {
    guard let node,
      let fields = open(node, as: "a frame", keys: ["x", "y", "width", "height"])
    else { return .zero }
    let place = Limits.from(-100_000, to: 100_000)
    let extent = Limits.from(0, to: 100_000)
    return Rect(
      x: number(required("x", of: fields), place) ?? 0,
      y: number(required("y", of: fields), place) ?? 0,
      width: number(required("width", of: fields), extent) ?? 0,
      height: number(required("height", of: fields), extent) ?? 0)
  }
}
