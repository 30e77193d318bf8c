internal import CellGraphics
import Storyboards
import TextFormats

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
  var views: [ImportedView] = []
  /// The views that can be tapped, by their object ids.
  var tappable: Set<String> = []
  /// The controls with a value, as `tappable`.
  var changeable: Set<String> = []
  var containers: Set<String> = []
  /// The rows that can be selected, by the object ids of their cells.
  var rows = TableConversion.Rows()
  /// The places in the file of all that has been carried over, whatever it has become.
  var carried: Set<Int> = []
  var edges = LabelEdges()
  var made = 0

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
  struct Place {
    var frame: Rect
    var tint: Color?
    /// What is behind it; nil where that is not known, as on a picture.
    var ground: Color?
    /// That of the view and of all around it.
    var alpha = 1.0
  }

  /// Points from which on a button with a background is more than a line.
  static let tallButton = 44.0

  mutating func convert(root: XMLElement, size: Size) {
    let place = Place(
      frame: Rect(origin: .zero, size: size), tint: tint(root) ?? colors.tint,
      ground: background(root) ?? colors.ground)
    edges = LabelEdges(root)
    if Self.holders.contains(root.name) {
      convertSubviews(of: root, at: place)
    } else {
      convert(root, at: place)
    }
    makeTextsLegible(on: seen(background(root), over: colors.ground) ?? colors.ground)
  }

  /// Views that show nothing but their background and what is in them.
  static let holders: Set<String> = [
    "view", "scrollView", "stackView", "visualEffectView", "tableViewCellContentView",
    "collectionViewCellContentView",
  ]

  /// Takes in what segues can start from in another size class.
  mutating func takeOwners(of other: ViewConversion) {
    tappable.formUnion(other.tappable)
    changeable.formUnion(other.changeable)
    containers.formUnion(other.containers)
    rows.merge(other.rows)
    carried.formUnion(other.carried)
  }

  mutating func convertSubviews(of view: XMLElement, at place: Place) {
    for subview in view.subviews { add(subview, in: place) }
    // An effect view holds them one deeper.
    if let content = view.property("contentView"), content.name == "view" {
      convertSubviews(of: content, at: place)
    }
  }

  mutating func add(_ view: XMLElement, in parent: Place) {
    let alpha = parent.alpha * min(max(view.number("alpha") ?? 1, 0), 1)
    guard view.bool("hidden") != true, alpha > 0.01 else { return }
    let frame = frames.frame(of: view, in: parent.frame.size)
    let origin = parent.frame.origin + frame.origin
    convert(
      view,
      at: Place(
        frame: Rect(origin: origin, size: frame.size), tint: tint(view) ?? parent.tint,
        ground: parent.ground, alpha: alpha))
  }

  mutating func convert(_ view: XMLElement, at place: Place) {
    switch view.name {
    case "label": addLabel(view, place)
    case "button": addButton(view, place)
    case "imageView": addImage(view, place)
    case "textField", "searchBar", "searchTextField": addTextField(view, place)
    case "textView": addTextView(view, place)
    case _ where view.isControl: addControl(view, place)
    case "containerView":
      containers.insert(view["id"] ?? "")
      append(view, ["kind": JSONNode("container")], place)
    case "tableView", "collectionView": addTable(view, place)
    case "toolbar", "navigationBar", "tabBar": addBar(view, place)
    case "pickerView", "datePicker", "mapView", "webView", "wkWebView", "glkView", "mtkView",
      "sceneKitView", "skView", "arskView", "arscnView":
      addPlate(view, place)
    default:
      if let name = drawnByCode(view, place) {
        append(
          view, ["kind": JSONNode("imageView"), "image": JSONNode(name)], place, isContent: false)
        break
      }
      addBackground(view, place)
      var inner = place
      if let color = background(view) {
        inner.ground = color.alpha > 200 && place.alpha > 0.8 ? color : nil
      }
      convertSubviews(of: view, at: inner)
    }
    if Self.leaves.contains(view.name) || view.isControl { convertSubviews(of: view, at: place) }
    addTapArea(view, place)
  }

  /// Views that show something of their own and yet may hold others.
  private static let leaves: Set<String> = [
    "label", "button", "imageView", "textField", "searchBar", "searchTextField", "textView",
    "containerView",
  ]

  // MARK: - Kinds

  mutating func addLabel(_ view: XMLElement, _ place: Place) {
    if let id = view["id"], tapped[names.object(id)] != nil { return }
    let string = text.text(of: view, "text") ?? ""
    let lines = view["numberOfLines"].flatMap(Int.init) ?? (string.contains("\n") ? 0 : 1)
    append(
      view,
      [
        "kind": JSONNode("label"), "text": JSONNode(string),
        "bold": FontLook.isBold(view) ? JSONNode(true) : nil,
        "color": ink(view, on: background(view) ?? place.ground),
        "alignment": alignment(view) ?? edges.alignment(of: view, text: string),
        "lines": lines == 1 ? nil : JSONNode(min(max(lines, 0), 1000)),
        "background": background(view).map { JSONNode($0.hexadecimal) },
      ], place)
  }

  mutating func addButton(_ view: XMLElement, _ place: Place) {
    if let id = view["id"] { tappable.insert(id) }
    let configuration = view.child("buttonConfiguration")
    let style = configuration?["style"] ?? ""
    let state = view.children.first { $0.name == "state" && $0["key"] == "normal" }
    let tint = place.tint ?? blue
    let own =
      background(view)
      ?? configuration.flatMap { color($0, "baseBackgroundColor") }
    var ground = own
    if ground == nil, style == "filled" { ground = tint }
    if ground == nil, style == "tinted" || style == "gray" {
      ground = colors.ground.mixed(with: style == "tinted" ? tint : colors.ink, at: 0.12)
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
        "alignment": buttonAlignment(view),
        "color": JSONNode(readable(foreground, on: seen(ground, over: place.ground)).hexadecimal),
        "isEnabled": view.bool("enabled") == false ? JSONNode(false) : nil,
        "background": ground.map { JSONNode($0.hexadecimal) },
      ], place)
  }

  mutating func addImage(_ view: XMLElement, _ place: Place) {
    if let background = background(view) { addBox(background, place, of: view) }
    let image = view["image"].flatMap { $0.isEmpty ? nil : $0 }
    if let sign = smallSign(image, place) {
      return append(
        view,
        [
          "kind": JSONNode("label"), "text": JSONNode(sign), "alignment": JSONNode("center"),
          "color": place.tint.map { JSONNode($0.hexadecimal) } ?? ink(view, on: place.ground),
        ], place)
    }
    // Without an image code supplies one; the plate keeps its place, and says what code calls it.
    let label = view["userLabel"].flatMap { $0.isEmpty ? nil : $0 }
    let outlet = view["id"].flatMap { id in
      names.object(id) == id ? nil : PictureNames.title(ofOutlet: names.object(id))
    }
    append(
      view,
      [
        "kind": JSONNode("imageView"),
        "image": JSONNode(image.map { ImageNames($0).picture } ?? label ?? outlet ?? "image"),
        "color": place.tint.map { JSONNode($0.hexadecimal) },
      ], place, isContent: false)
    sinkPicture(hidesTexts: image != nil)
  }

  mutating func addTextField(_ view: XMLElement, _ place: Place) {
    if let id = view["id"] { changeable.insert(id) }
    let isSearch = view.name != "textField"
    let traits = view.child("textInputTraits")
    append(
      view,
      [
        "kind": JSONNode("textField"),
        "text": text.text(of: view, "text").flatMap { $0.isEmpty ? nil : JSONNode($0) },
        "placeholder": (text.text(of: view, "placeholder") ?? (isSearch ? "Search" : nil)).node,
        "border": view["borderStyle"] == nil && !isSearch && isPlain(place.ground)
          ? JSONNode("none") : nil,
        "alignment": alignment(view),
        "isSecure": traits?.bool("secureTextEntry") == true ? JSONNode(true) : nil,
        "color": color(view, "textColor").map {
          JSONNode(readable($0, on: colors.ground).hexadecimal)
        },
        "isEnabled": view.bool("enabled") == false ? JSONNode(false) : nil,
      ], place)
  }

  mutating func addTextView(_ view: XMLElement, _ place: Place) {
    if let id = view["id"] { changeable.insert(id) }
    append(
      view,
      [
        "kind": JSONNode("textView"), "text": JSONNode(text.text(of: view, "text") ?? ""),
        "isEditable": view.bool("editable") == false ? JSONNode(false) : nil,
        "color": color(view, "textColor").map {
          JSONNode(readable($0, on: colors.ground).hexadecimal)
        },
      ], place)
  }

  mutating func addControl(_ view: XMLElement, _ place: Place) {
    guard let members = ControlConversion(text: text, colors: colors).members(of: view) else {
      return
    }
    if let id = view["id"], view.isChangeableControl { changeable.insert(id) }
    append(view, members, place)
  }

  /// What shows things from elsewhere: its place, with its name.
  mutating func addPlate(_ view: XMLElement, _ place: Place) {
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
}
