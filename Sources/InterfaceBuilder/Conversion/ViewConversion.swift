internal import CellGraphics
internal import NavigationKit
import Storyboards
import TextFormats

/// Converts the views of a scene to a flat list, each with its frame on the root view.
///
/// A scene file has no nested views. A view that only holds subviews becomes a box with its
/// background, or nothing if it has no background; its subviews follow it in the list. Hidden and
/// transparent views are left out, unless code can show them. The list is ordered from back to front.
///
/// Extensions convert tables, bars and parts that several kinds of views share, and keep texts
/// legible.
struct ViewConversion {
  let names: ObjectNames
  let colors: InterfaceBuilderColors
  let text: InterfaceBuilderText
  let frames: ViewFrames
  /// By the name of a view: the title of the button that is added over the view. A tap on the view
  /// starts a segue, although the view is not a control.
  let tapped: [String: String]
  /// The views that code makes or changes; nil for a storyboard without code.
  let code: ViewsInCode?
  /// The converted views, from back to front.
  var views: [ImportedView] = []
  /// The views that can be tapped, by their object ids.
  var tappable: Set<String> = []
  /// The controls with a value that the user can change, by their object ids.
  var changeable: Set<String> = []
  /// The container views, by their object ids.
  var containers: Set<String> = []
  /// The rows that can be selected, by the object ids of their cells.
  var rows = TableConversion.Rows()
  /// The offsets in the file of the converted elements.
  var carried: Set<Int> = []
  /// The alignments that constraints give to labels.
  var edges = LabelEdges()
  /// The counter for made-up names. It also counts boxes, so not every number is in a name.
  var made = 0

  init(
    names: ObjectNames, colors: InterfaceBuilderColors, text: InterfaceBuilderText,
    frames: ViewFrames, tapped: [String: String], code: ViewsInCode?
  ) {
    self.names = names
    self.colors = colors
    self.text = text
    self.frames = frames
    self.tapped = tapped
    self.code = code
  }

  /// The place of a view, with the settings that it inherits.
  ///
  /// A subview inherits the tint and the opacity of its superview. The ground is known as long as
  /// only plain rectangles are behind the view.
  struct Place {
    var frame: Rect
    var tint: Color?
    /// The colour behind the view; nil if the colour is unknown, as over an image.
    var ground: Color?
    /// The opacity of the view, multiplied by that of all superviews.
    var alpha = 1.0
    /// Indicates whether the view is hidden, by itself or by a superview, until code shows it.
    var isHidden = false
  }

  /// The height in points from which a button's background becomes a box.
  static let tallButton = 44.0

  /// Converts a root view, and makes the texts legible on its background. Call it once.
  ///
  /// - Parameter size: The size of the root view in points.
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

  /// The views that show only their background and their subviews.
  static let holders: Set<String> = [
    "view", "scrollView", "stackView", "visualEffectView", "tableViewCellContentView",
    "collectionViewCellContentView",
  ]

  /// Adds the objects of another size class from which segues can start.
  ///
  /// A segue of a view that only another size class shows is then connected as well.
  mutating func takeOwners(of other: ViewConversion) {
    tappable.formUnion(other.tappable)
    changeable.formUnion(other.changeable)
    containers.formUnion(other.containers)
    rows.merge(other.rows)
    carried.formUnion(other.carried)
  }

  /// Converts the subviews of a view, from back to front.
  mutating func convertSubviews(of view: XMLElement, at place: Place) {
    for subview in view.subviews { add(subview, in: place) }
    // The subviews of an effect view are in its content view.
    if let content = view.property("contentView"), content.name == "view" {
      convertSubviews(of: content, at: place)
    }
  }

  /// Converts a subview. A hidden view, or one with a total opacity of at most 0.01, is left out
  /// with all its subviews, unless code can show it.
  mutating func add(_ view: XMLElement, in parent: Place) {
    let alpha = parent.alpha * min(max(view.number("alpha") ?? 1, 0), 1)
    let isHidden = parent.isHidden || view.bool("hidden") == true || alpha <= 0.01
    guard !isHidden || code != nil && !Self.isSeveralViews(view) else { return }
    let frame = frames.frame(of: view, in: parent.frame.size)
    let origin = parent.frame.origin + frame.origin
    convert(
      view,
      at: Place(
        frame: Rect(origin: origin, size: frame.size), tint: tint(view) ?? parent.tint,
        ground: parent.ground, alpha: alpha, isHidden: isHidden))
  }

  /// Indicates whether a view becomes several views beside each other, which code cannot show
  /// together: a bar, a form, or a table with a header or footer.
  private static func isSeveralViews(_ view: XMLElement) -> Bool {
    if ["toolbar", "navigationBar", "tabBar"].contains(view.name) { return true }
    guard view.name == "tableView" else { return false }
    return TableConversion.isForm(view) || view.property("tableHeaderView") != nil
      || view.property("tableFooterView") != nil
  }

  /// Converts a view, and then its subviews. Of a view of an unknown kind only the background and
  /// the subviews are converted.
  mutating func convert(_ view: XMLElement, at place: Place) {
    switch view.name {
    case "label": addLabel(view, place)
    case "button": addButton(view, place)
    case "imageView": addImage(view, place)
    // Code uses the bar, which has more than its field.
    case "searchBar" where code != nil:
      append(view, .box(SceneDocument.Box(id: "", background: .clear, frame: .zero)), place)
    case "textField", "searchBar", "searchTextField": addTextField(view, place)
    case "textView": addTextView(view, place)
    case _ where view.isControl: addControl(view, place)
    case "containerView":
      containers.insert(view["id"] ?? "")
      append(view, .container(SceneDocument.Container(id: "", frame: .zero)), place)
    case "tableView", "collectionView": addTable(view, place)
    case "toolbar", "navigationBar", "tabBar": addBar(view, place)
    case "pickerView", "datePicker", "mapView", "webView", "wkWebView", "glkView", "mtkView",
      "sceneKitView", "skView", "arskView", "arscnView":
      addPlate(view, place)
    default:
      if code?.makes(view) != true, let name = drawnByCode(view, place) {
        append(view, image(name), place, isContent: false)
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

  /// The views that have content of their own and may have subviews too.
  private static let leaves: Set<String> = [
    "label", "button", "imageView", "textField", "searchBar", "searchTextField", "textView",
    "containerView",
  ]

  // MARK: - Kinds

  /// Adds a label, unless a tap activates it. Then ``addTapArea(_:_:)`` adds a button with its
  /// text.
  mutating func addLabel(_ view: XMLElement, _ place: Place) {
    if !place.isHidden, let id = view["id"], tapped[names.object(id)] != nil { return }
    let string = text.text(of: view, "text") ?? ""
    let lines = view["numberOfLines"].flatMap(Int.init) ?? (string.contains("\n") ? 0 : 1)
    var label = SceneDocument.Label(
      id: "", text: string, isBold: FontLook.isBold(view),
      color: ink(view, on: background(view) ?? place.ground),
      alignment: alignment(view) ?? edges.alignment(of: view, text: string) ?? .leading,
      lines: min(max(lines, 0), 1000), frame: .zero)
    label.background = background(view)
    append(view, .label(label), place)
  }

  /// Adds a button. From ``tallButton`` on its background is also a box behind it.
  ///
  /// A button configuration (iOS 15) can set its colours by its style: `filled` and `tinted` use
  /// the tint colour, `gray` a mixture with the colour of texts.
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
    var button = SceneDocument.Button(
      id: "", title: buttonTitle(view), isBold: FontLook.isBold(view),
      color: readable(foreground, on: seen(ground, over: place.ground)),
      isEnabled: view.bool("enabled") != false, frame: .zero)
    button.alignment = buttonAlignment(view)
    button.background = ground
    append(view, .button(button), place)
  }

  /// Adds a sign for a small image, or a placeholder with a name for any other.
  mutating func addImage(_ view: XMLElement, _ place: Place) {
    if let background = background(view) { addBox(background, place, of: view) }
    let image = view["image"].flatMap { $0.isEmpty ? nil : $0 }
    if let sign = smallSign(image, place) {
      let color = place.tint ?? ink(view, on: place.ground)
      return append(view, .label(label(sign, color: color, alignment: .center)), place)
    }
    // Without an image, code supplies one. The placeholder then shows the name that code uses.
    let label = view["userLabel"].flatMap { $0.isEmpty ? nil : $0 }
    let outlet = view["id"].flatMap { id in
      names.object(id) == id ? nil : PictureNames.title(ofOutlet: names.object(id))
    }
    let name = image.map { ImageNames($0).picture } ?? label ?? outlet ?? "image"
    append(view, self.image(name, color: place.tint), place, isContent: false)
    sinkPicture(hidesTexts: image != nil)
  }

  /// Adds a text field or a search bar, whose default placeholder is `Search`. A text field without
  /// a border gets a rounded one, unless its background distinguishes it.
  mutating func addTextField(_ view: XMLElement, _ place: Place) {
    if let id = view["id"] { changeable.insert(id) }
    let isSearch = view.name != "textField"
    let traits = view.child("textInputTraits")
    let isPlain = view["borderStyle"] == nil && !isSearch && isPlain(place.ground)
    let field = SceneDocument.TextField(
      text: text.text(of: view, "text") ?? "",
      placeholder: text.text(of: view, "placeholder") ?? (isSearch ? "Search" : ""),
      border: isPlain ? .none : .roundedRect, alignment: alignment(view) ?? .leading,
      isSecure: traits?.bool("secureTextEntry") == true)
    append(
      view,
      .control(
        SceneDocument.Control(
          id: "", content: .textField(field),
          color: color(view, "textColor").map { readable($0, on: colors.ground) },
          isEnabled: view.bool("enabled") != false)), place)
  }

  mutating func addTextView(_ view: XMLElement, _ place: Place) {
    if let id = view["id"] { changeable.insert(id) }
    append(
      view,
      .control(
        SceneDocument.Control(
          id: "",
          content: .textView(
            text.text(of: view, "text") ?? "", isEditable: view.bool("editable") != false),
          color: color(view, "textColor").map { readable($0, on: colors.ground) })), place)
  }

  /// Adds a control with a value, such as a switch; adds nothing for an empty segmented control.
  mutating func addControl(_ view: XMLElement, _ place: Place) {
    guard let control = ControlConversion(text: text, colors: colors).control(view) else {
      return
    }
    if let id = view["id"], view.isChangeableControl { changeable.insert(id) }
    append(view, .control(control), place)
  }

  /// Adds a placeholder that names the kind of a view, such as `map`, because the content of the
  /// view is not in the storyboard.
  mutating func addPlate(_ view: XMLElement, _ place: Place) {
    let titles = [
      "pickerView": "picker", "datePicker": "date picker", "mapView": "map",
      "webView": "web page", "wkWebView": "web page",
    ]
    append(
      view, image(titles[view.name] ?? "moving picture"), place,
      isContent: view.name.hasSuffix("icker") || view.name == "pickerView")
    convertSubviews(of: view, at: place)
  }
}
