internal import CellGraphics
internal import NavigationKit
import Storyboards
import TextFormats

extension ViewConversion {
  mutating func addBackground(_ view: XMLElement, _ place: Place) {
    if let color = background(view), color.alpha > 0 { addBox(color, place, of: view) }
  }

  mutating func addBox(_ color: Color, _ place: Place, of view: XMLElement) {
    carried.insert(view.offset)
    guard color.alpha > 0 else { return }
    made += 1
    let id = "\(name(view)) background"
    views.append(
      ImportedView(
        json: .object([
          "id": JSONNode(id), "kind": JSONNode("view"), "alpha": alpha(place),
          "background": JSONNode(color.hexadecimal),
        ]), frame: place.frame, isContent: false))
    sinkBox()
  }

  /// What a view is that only its class draws, as a map or a chart; nil for another one, and for one so
  /// small that it may be anything.
  func drawnByCode(_ view: XMLElement, _ place: Place) -> String? {
    guard view.name == "view", view.subviews.isEmpty, let name = view["customClass"],
      place.frame.width >= 150, place.frame.height >= 150,
      background(view).map({ $0 == colors.ground }) ?? true
    else { return nil }
    let words = NameWords(name).words.map { $0.lowercased() }
    return Self.drawings.first { words.contains($0.key) }?.value
  }

  private static let drawings: KeyValuePairs = [
    "map": "map", "chart": "chart", "graph": "chart", "plot": "chart", "camera": "camera",
    "scanner": "camera", "player": "film", "video": "film", "calendar": "calendar",
    "canvas": "drawing", "draw": "drawing", "drawing": "drawing", "signature": "drawing",
  ]

  /// A button over a view that is tapped although it is no control.
  mutating func addTapArea(_ view: XMLElement, _ place: Place) {
    guard let id = view["id"], let title = tapped[names.object(id)], !tappable.contains(id) else {
      return
    }
    tappable.insert(id)
    let string = view.name == "label" ? text.text(of: view, "text") ?? title : title
    var members: KeyValuePairs<String, JSONNode?> = [
      "kind": JSONNode("button"), "title": JSONNode(string),
    ]
    if view.name == "label", let color = color(view, "textColor") {
      members = [
        "kind": JSONNode("button"), "title": JSONNode(string), "color": JSONNode(color.hexadecimal),
      ]
    }
    // The button has the view's name, so the view itself gets another.
    let name = names.object(id)
    for index in views.indices where views[index].json["id"]?.string == name {
      views[index].json.set("id", JSONNode("\(name) 2"))
    }
    append(view, members, place)
  }

  mutating func append(
    _ view: XMLElement, _ members: KeyValuePairs<String, JSONNode?>, _ place: Place,
    isContent: Bool = true
  ) {
    var node = JSONNode.object(["id": JSONNode(name(view))])
    for (key, value) in members { if let value { node.set(key, value) } }
    node.set("alpha", alpha(place))
    carried.insert(view.offset)
    views.append(ImportedView(json: node, frame: place.frame, isContent: isContent))
  }

  /// nil for what covers all that is behind it.
  private func alpha(_ place: Place) -> JSONNode? {
    place.alpha < 1 ? JSONNode(hundredths: place.alpha) : nil
  }

  mutating func name(_ view: XMLElement) -> String {
    if let id = view["id"], !id.isEmpty { return names.object(id) }
    made += 1
    return "\(view.name) \(made)"
  }

  func buttonTitle(_ view: XMLElement) -> String {
    text.titleOrSign(ofButton: view) ?? "▢"
  }

  func alignment(_ view: XMLElement) -> JSONNode? {
    switch view["textAlignment"] {
    case "center": JSONNode("center")
    case "right": JSONNode("trailing")
    default: nil
    }
  }

  /// nil for the usual, in the middle.
  func buttonAlignment(_ view: XMLElement) -> JSONNode? {
    switch view["contentHorizontalAlignment"] {
    case "left", "leading": JSONNode("leading")
    case "right", "trailing": JSONNode("trailing")
    default: nil
    }
  }

  /// The sign for a picture too small for its name; nil for a larger one, and where there is none.
  func smallSign(_ image: String?, _ place: Place) -> String? {
    guard let image, max(place.frame.width, place.frame.height) <= Self.smallPicture else {
      return nil
    }
    return ImageNames(image).sign
  }

  /// In points.
  private static let smallPicture = 44.0

  func color(_ view: XMLElement, _ key: String) -> Color? {
    view.children.first { $0["key"] == key }.flatMap(colors.color)
  }

  func background(_ view: XMLElement) -> Color? {
    color(view, "backgroundColor").flatMap { $0.alpha > 0 ? $0 : nil }
  }

  func tint(_ view: XMLElement) -> Color? { color(view, "tintColor") }

  /// Whether a text field without a border can be told from what is behind it by its text alone.
  func isPlain(_ ground: Color?) -> Bool {
    guard let ground else { return false }
    return readable(ground, on: colors.ground) != ground
  }

  /// What a background looks like over what is behind it.
  func seen(_ color: Color?, over ground: Color?) -> Color? {
    guard let color, color.alpha < 255 else { return color ?? ground }
    guard let ground else { return nil }
    var opaque = color
    opaque.alpha = 255
    return ground.mixed(with: opaque, at: Double(color.alpha) / 255)
  }

  /// The colour, unless it cannot be told from what is behind it.
  func readable(_ color: Color, on ground: Color?) -> Color {
    guard let ground, ground.alpha == 255 else { return color }
    let distance = [
      abs(Int(color.red) - Int(ground.red)), abs(Int(color.green) - Int(ground.green)),
      abs(Int(color.blue) - Int(ground.blue)),
    ].reduce(0, +)
    guard distance < 110 || color.alpha == 0 else { return color }
    return ground.isDark ? .white : .black
  }

  /// The colour of a label's text; nil for the usual one.
  func ink(_ label: XMLElement, on ground: Color?) -> JSONNode? {
    if let own = color(label, "textColor") { return JSONNode(own.hexadecimal) }
    let ink = readable(colors.ink, on: ground)
    return ink == colors.ink ? nil : JSONNode(ink.hexadecimal)
  }

  var blue: Color { colors.system("systemBlueColor") }

  /// That of titles above cells.
  var quietInk: Color { Color(rgb: colors.appearance == .dark ? 0x98989F : 0x6C6C70) }
}

extension Color {
  /// Whether white can be read on it better than black.
  var isDark: Bool { Int(red) * 299 + Int(green) * 587 + Int(blue) * 114 < 140_000 }
}
