internal import CellGraphics

/// Lays the views of a scene out flat, each where it is on the root view, and writes each down.
///
/// A view that only holds others leaves its background behind, if it has one.
struct ViewConversion {
  let names: ObjectNames
  let colors: InterfaceBuilderColors
  let text: InterfaceBuilderText
  let frames: ViewFrames
  /// Views that a segue starts from although they are no controls, by name; the text says what to
  /// call them.
  let tapped: [String: String]
  /// What has been written down, from back to front.
  private(set) var views: [ImportedView] = []
  /// The views that can be tapped, by their object ids.
  private(set) var tappable: Set<String> = []
  /// The controls with a value, as `tappable`.
  private(set) var changeable: Set<String> = []
  private(set) var containers: Set<String> = []
  /// The rows that can be selected, by the object ids of their cells.
  private(set) var rows = TableConversion.Rows()
  private var made = 0

  init(
    names: ObjectNames, colors: InterfaceBuilderColors, text: InterfaceBuilderText,
    frames: ViewFrames, tapped: [String: String]
  ) {
    self.names = names
    self.colors = colors
    self.text = text
    self.frames = frames
    self.tapped = tapped
  }

  /// Where a view is.
  private struct Place {
    var frame: Rect
    var tint: Color?
    /// What is behind it; nil where that is not known, as on a picture.
    var ground: Color?
  }

  /// Points from which on a button with a background is more than a line.
  private static let tallButton = 44.0

  mutating func convert(root: XMLElement, size: Size) {
    let place = Place(
      frame: Rect(origin: .zero, size: size), tint: tint(root) ?? colors.tint,
      ground: background(root) ?? .white)
    if ["tableView", "collectionView"].contains(root.name) {
      convert(root, at: place)
    } else {
      convertSubviews(of: root, at: place)
    }
  }

  private mutating func convertSubviews(of view: XMLElement, at place: Place) {
    for subview in view.shownSubviews { add(subview, in: place) }
    // An effect view holds them one deeper.
    if let content = view.property("contentView"), content.name == "view" {
      convertSubviews(of: content, at: place)
    }
  }

  private mutating func add(_ view: XMLElement, in parent: Place) {
    guard view.bool("hidden") != true, view.number("alpha") ?? 1 > 0.01 else { return }
    let frame = frames.frame(of: view, in: parent.frame.size)
    let origin = parent.frame.origin + frame.origin
    convert(
      view,
      at: Place(
        frame: Rect(origin: origin, size: frame.size), tint: tint(view) ?? parent.tint,
        ground: parent.ground))
  }

  private mutating func convert(_ view: XMLElement, at place: Place) {
    switch view.name {
    case "label": addLabel(view, place)
    case "button": addButton(view, place)
    case "imageView": addImage(view, place)
    case "textField", "searchBar", "searchTextField": addTextField(view, place)
    case "textView": addTextView(view, place)
    case "switch", "slider", "stepper", "progressView", "activityIndicatorView",
      "segmentedControl":
      addControl(view, place)
    case "containerView":
      containers.insert(view["id"] ?? "")
      append(view, ["kind": JSONNode("container")], place)
    case "tableView", "collectionView": addTable(view, place)
    case "toolbar", "navigationBar", "tabBar": addBar(view, place)
    case "pageControl": addPageControl(view, place)
    case "pickerView", "datePicker", "mapView", "webView", "wkWebView", "glkView", "mtkView",
      "sceneKitView", "skView", "arskView", "arscnView":
      addPlate(view, place)
    default:
      addBackground(view, place)
      var inner = place
      if let color = background(view) { inner.ground = color.alpha > 200 ? color : nil }
      convertSubviews(of: view, at: inner)
    }
    addTapArea(view, place)
  }

  // MARK: - Kinds

  private mutating func addLabel(_ view: XMLElement, _ place: Place) {
    if let id = view["id"], tapped[names.object(id)] != nil { return }
    let string = text.text(of: view, "text") ?? ""
    let lines = view["numberOfLines"].flatMap(Int.init) ?? (string.contains("\n") ? 0 : 1)
    append(
      view,
      [
        "kind": JSONNode("label"), "text": JSONNode(string),
        "bold": FontLook.isBold(view) ? JSONNode(true) : nil,
        "color": color(view, "textColor").map { JSONNode($0.hexadecimal) },
        "alignment": alignment(view),
        "lines": lines == 1 ? nil : JSONNode(min(max(lines, 0), 1000)),
        "background": background(view).map { JSONNode($0.hexadecimal) },
      ], place)
  }

  private mutating func addButton(_ view: XMLElement, _ place: Place) {
    if let id = view["id"] { tappable.insert(id) }
    let configuration = view.child("buttonConfiguration")
    let style = configuration?["style"] ?? ""
    let state = view.children.first { $0.name == "state" && $0["key"] == "normal" }
    let tint = place.tint ?? Self.blue
    let own =
      background(view)
      ?? configuration.flatMap { color($0, "baseBackgroundColor") }
    var ground = own
    if ground == nil, style == "filled" { ground = tint }
    if ground == nil, style == "tinted" || style == "gray" {
      ground = Color.white.mixed(with: style == "tinted" ? tint : .black, at: 0.12)
    }
    let foreground = [
      state.flatMap { color($0, "titleColor") },
      configuration.flatMap { color($0, "baseForegroundColor") },
      style == "filled" ? .white : nil,
      view["buttonType"] == nil || view["buttonType"] == "custom" ? place.tint ?? .white : tint,
    ].compactMap(\.self)[0]
    if let ground, place.frame.height >= Self.tallButton { addBox(ground, place, of: view) }
    append(
      view,
      [
        "kind": JSONNode("button"), "title": JSONNode(buttonTitle(view)),
        "bold": FontLook.isBold(view) ? JSONNode(true) : nil,
        "color": JSONNode(readable(foreground, on: seen(ground, over: place.ground)).hexadecimal),
        "isEnabled": view.bool("enabled") == false ? JSONNode(false) : nil,
        "background": ground.map { JSONNode($0.hexadecimal) },
      ], place)
  }

  private mutating func addImage(_ view: XMLElement, _ place: Place) {
    if let background = background(view) { addBox(background, place, of: view) }
    // Without an image code supplies one; the plate keeps its place.
    let image = view["image"].flatMap { $0.isEmpty ? nil : $0 }
    append(
      view,
      [
        "kind": JSONNode("imageView"),
        "image": JSONNode(image ?? view["userLabel"].flatMap { $0.isEmpty ? nil : $0 } ?? "image"),
        "color": place.tint.map { JSONNode($0.hexadecimal) },
      ], place, isContent: false)
  }

  private mutating func addTextField(_ view: XMLElement, _ place: Place) {
    if let id = view["id"] { changeable.insert(id) }
    let isSearch = view.name != "textField"
    let traits = view.child("textInputTraits")
    append(
      view,
      [
        "kind": JSONNode("textField"),
        "text": text.text(of: view, "text").flatMap { $0.isEmpty ? nil : JSONNode($0) },
        "placeholder": (text.text(of: view, "placeholder") ?? (isSearch ? "Search" : nil)).node,
        "border": view["borderStyle"] == nil && !isSearch ? JSONNode("none") : nil,
        "alignment": alignment(view),
        "isSecure": traits?.bool("secureTextEntry") == true ? JSONNode(true) : nil,
        "color": color(view, "textColor").map { JSONNode(readable($0, on: .white).hexadecimal) },
        "isEnabled": view.bool("enabled") == false ? JSONNode(false) : nil,
      ], place)
  }

  private mutating func addTextView(_ view: XMLElement, _ place: Place) {
    if let id = view["id"] { changeable.insert(id) }
    append(
      view,
      [
        "kind": JSONNode("textView"), "text": JSONNode(text.text(of: view, "text") ?? ""),
        "isEditable": view.bool("editable") == false ? JSONNode(false) : nil,
        "color": color(view, "textColor").map { JSONNode(readable($0, on: .white).hexadecimal) },
      ], place)
  }

  private mutating func addControl(_ view: XMLElement, _ place: Place) {
    guard let members = ControlConversion(text: text, colors: colors).members(of: view) else {
      return
    }
    if let id = view["id"], !["progressView", "activityIndicatorView"].contains(view.name) {
      changeable.insert(id)
    }
    append(view, members, place)
  }

  private mutating func addTable(_ view: XMLElement, _ place: Place) {
    if TableConversion.isForm(view) { return addForm(view, place) }
    var conversion = TableConversion(names: names, text: text, colors: colors)
    var frame = place.frame
    for key in ["tableHeaderView", "tableFooterView"] {
      guard let extra = view.property(key), let size = ViewFrames.written(extra)?.size,
        extra.child("subviews") != nil
      else { continue }
      let height = min(size.height, frame.height)
      let top = key == "tableHeaderView" ? frame.minY : frame.maxY - height
      convert(
        extra,
        at: Place(
          frame: Rect(x: frame.minX, y: top, width: frame.width, height: height), tint: place.tint))
      if key == "tableHeaderView" { frame.origin.y += height }
      frame.size.height -= height
    }
    let members = conversion.members(of: view)
    rows.merge(conversion.rows)
    append(view, members, Place(frame: frame, tint: place.tint))
    for subview in view.shownSubviews { add(subview, in: place) }
  }

  /// A table of cells that hold several controls each: the cells where they are, with all they hold.
  private mutating func addForm(_ table: XMLElement, _ place: Place) {
    let isGrouped = (table["style"] ?? "").lowercased().contains("group")
    if isGrouped { addBox(background(table) ?? Color(rgb: 0xF2F2F7), place, of: table) }
    var top = place.frame.minY + (isGrouped ? 18 : 0)
    for section in table.child("sections")?.children ?? [] where section.name == "tableViewSection"
    {
      if let header = text.text(of: section, "headerTitle"), !header.isEmpty {
        addTitle(header, y: top + 14, place)
        top += 38
      }
      for cell in section.child("cells")?.children ?? [] where cell.name == "tableViewCell" {
        let written = ViewFrames.written(cell)
        let height = written?.height ?? cell.number("rowHeight") ?? 44
        let frame = Rect(x: place.frame.minX, y: top, width: place.frame.width, height: height)
        if isGrouped, background(cell) == nil { addBox(.white, Place(frame: frame), of: cell) }
        addCell(
          cell,
          Place(
            frame: frame, tint: place.tint, ground: place.ground))
        top += height
      }
      if let footer = text.text(of: section, "footerTitle"), !footer.isEmpty {
        addTitle(footer, y: top, place)
        top += 28
      }
      top += isGrouped ? 18 : 0
    }
  }

  private mutating func addTitle(_ title: String, y: Double, _ place: Place) {
    made += 1
    let frame = Rect(x: place.frame.minX + 16, y: y, width: place.frame.width - 32, height: 20)
    views.append(
      ImportedView(
        json: .object([
          "id": JSONNode("title \(made)"), "kind": JSONNode("label"), "text": JSONNode(title),
          "color": JSONNode("#6C6C70"),
        ]), frame: frame, isContent: true))
  }

  private mutating func addCell(_ cell: XMLElement, _ place: Place) {
    addBackground(cell, place)
    guard let content = cell.property("contentView") else { return }
    var inner = place
    if let frame = ViewFrames.written(content) {
      inner.frame = Rect(origin: place.frame.origin + frame.origin, size: frame.size)
    }
    convertSubviews(of: content, at: inner)
    guard let id = cell["id"], cell.child("connections")?.child("segue") != nil else { return }
    tappable.insert(id)
    append(
      cell, ["kind": JSONNode("button"), "title": JSONNode("›")],
      Place(
        frame: Rect(
          x: place.frame.maxX - 30, y: place.frame.midY - 10, width: 20, height: 20)))
  }

  /// A bar that is a view: its items side by side.
  private mutating func addBar(_ view: XMLElement, _ place: Place) {
    addBox(background(view) ?? Color(rgb: 0xF9F9F9), place, of: view)
    let items = BarConversion(names: names, text: text).items(of: view)
    let width = place.frame.width / Double(max(1, items.count))
    for (index, item) in items.enumerated() {
      let slot = Rect(
        x: place.frame.minX + Double(index) * width, y: place.frame.minY, width: width,
        height: place.frame.height)
      guard let id = item.element["id"], item.isButton else {
        append(
          item.element,
          [
            "kind": JSONNode("label"), "text": JSONNode(item.title), "bold": JSONNode(true),
            "alignment": JSONNode("center"),
          ], Place(frame: slot))
        continue
      }
      tappable.insert(id)
      append(
        item.element,
        [
          "kind": JSONNode("button"), "title": JSONNode(item.title),
          "color": JSONNode((place.tint ?? Self.blue).hexadecimal),
        ], Place(frame: slot))
    }
  }

  private mutating func addPageControl(_ view: XMLElement, _ place: Place) {
    let count = min(max(view["numberOfPages"].flatMap(Int.init) ?? 3, 1), 20)
    let dots = Array(repeating: "○", count: count - 1)
    append(
      view,
      [
        "kind": JSONNode("label"), "text": JSONNode((["●"] + dots).joined(separator: " ")),
        "alignment": JSONNode("center"), "color": JSONNode("#8E8E93"),
      ], place)
  }

  /// What shows things from elsewhere: its place, with its name.
  private mutating func addPlate(_ view: XMLElement, _ place: Place) {
    let titles = [
      "pickerView": "picker", "datePicker": "date picker", "mapView": "map",
      "webView": "web page", "wkWebView": "web page",
    ]
    append(
      view,
      ["kind": JSONNode("imageView"), "image": JSONNode(titles[view.name] ?? "moving picture")],
      place, isContent: view.name.hasSuffix("icker") || view.name == "pickerView")
    convertSubviews(of: view, at: place)
  }

  // MARK: - Parts

  private mutating func addBackground(_ view: XMLElement, _ place: Place) {
    if let color = background(view), color.alpha > 0 { addBox(color, place, of: view) }
  }

  private mutating func addBox(_ color: Color, _ place: Place, of view: XMLElement) {
    guard color.alpha > 0 else { return }
    made += 1
    let id = "\(name(view)) background"
    views.append(
      ImportedView(
        json: .object([
          "id": JSONNode(id), "kind": JSONNode("view"), "background": JSONNode(color.hexadecimal),
        ]), frame: place.frame, isContent: false))
  }

  /// A button over a view that is tapped although it is no control.
  private mutating func addTapArea(_ view: XMLElement, _ place: Place) {
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
    append(view, members, place)
    // The button has the view's name, so the view itself gets another when names are made unique.
    if view.name != "label", views.count > 1 { views.swapAt(views.count - 1, views.count - 2) }
  }

  private mutating func append(
    _ view: XMLElement, _ members: KeyValuePairs<String, JSONNode?>, _ place: Place,
    isContent: Bool = true
  ) {
    var node = JSONNode.object(["id": JSONNode(name(view))])
    for (key, value) in members { if let value { node.set(key, value) } }
    views.append(ImportedView(json: node, frame: place.frame, isContent: isContent))
  }

  private mutating func name(_ view: XMLElement) -> String {
    if let id = view["id"], !id.isEmpty { return names.object(id) }
    made += 1
    return "\(view.name) \(made)"
  }

  private func buttonTitle(_ view: XMLElement) -> String {
    if let title = text.title(ofButton: view) { return title }
    switch view["buttonType"] {
    case "contactAdd": return "⊕"
    case "infoLight", "infoDark", "detailDisclosure": return "ⓘ"
    case "close": return "✕"
    default: break
    }
    let state = view.children.first { $0.name == "state" && $0["key"] == "normal" }
    let label = view.child("accessibility")?["label"]
    let image =
      [
        state?["image"], view.child("buttonConfiguration")?["image"], state?["backgroundImage"],
      ].compactMap(\.self).first { !$0.isEmpty }
    return [label, image.map(ImageNames.words), view["userLabel"]].compactMap(\.self)
      .first { !$0.isEmpty } ?? "▢"
  }

  private func alignment(_ view: XMLElement) -> JSONNode? {
    switch view["textAlignment"] {
    case "center": JSONNode("center")
    case "right": JSONNode("trailing")
    default: nil
    }
  }

  private func color(_ view: XMLElement, _ key: String) -> Color? {
    view.children.first { $0["key"] == key }.flatMap(colors.color)
  }

  private func background(_ view: XMLElement) -> Color? {
    color(view, "backgroundColor").flatMap { $0.alpha > 0 ? $0 : nil }
  }

  private func tint(_ view: XMLElement) -> Color? { color(view, "tintColor") }

  /// What a background looks like over what is behind it.
  private func seen(_ color: Color?, over ground: Color?) -> Color? {
    guard let color, color.alpha < 255 else { return color ?? ground }
    guard let ground else { return nil }
    var opaque = color
    opaque.alpha = 255
    return ground.mixed(with: opaque, at: Double(color.alpha) / 255)
  }

  /// The colour, unless it cannot be told from what is behind it.
  private func readable(_ color: Color, on ground: Color?) -> Color {
    guard let ground, ground.alpha == 255 else { return color }
    let distance = [
      abs(Int(color.red) - Int(ground.red)), abs(Int(color.green) - Int(ground.green)),
      abs(Int(color.blue) - Int(ground.blue)),
    ].reduce(0, +)
    guard distance < 110 || color.alpha == 0 else { return color }
    return ground.isDark ? .white : .black
  }

  static let blue = Color(rgb: 0x007AFF)
}

extension Color {
  /// Whether white can be read on it better than black.
  var isDark: Bool { Int(red) * 299 + Int(green) * 587 + Int(blue) * 114 < 140_000 }
}
