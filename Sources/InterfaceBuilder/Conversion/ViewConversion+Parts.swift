internal import CellGraphics
internal import NavigationKit
import Storyboards
import TextFormats

extension ViewConversion {
  /// Adds a box with the view's background; adds nothing if the background is missing or
  /// transparent, unless code makes the view or changes it with its subviews.
  mutating func addBackground(_ view: XMLElement, _ place: Place) {
    let color = background(view) ?? .clear
    if color.alpha > 0 || isInCode(view) { addBox(color, place, of: view) }
  }

  /// Adds a box of one colour behind a view, and moves it behind the texts and controls beside it.
  mutating func addBox(_ color: Color, _ place: Place, of view: XMLElement) {
    carried.insert(view.offset)
    // Code shows a hidden control, but not the box behind it.
    let isHolder = Self.holders.contains(view.name)
    guard isHolder ? color.alpha > 0 || isInCode(view) : color.alpha > 0 && !place.isHidden else {
      return
    }
    made += 1
    var box = SceneDocument.Box(id: "\(name(view)) background", background: color, frame: .zero)
    box.alpha = place.alpha.hundredths
    views.append(ImportedView(view: .box(box), frame: place.frame, isContent: false))
    sinkBox()
  }

  /// Indicates whether code makes the view with its class, or changes it with its subviews.
  private func isInCode(_ view: XMLElement) -> Bool {
    code.map { $0.makes(view) || $0.groups(view) } ?? false
  }

  /// Returns a name for content that a view's class draws in code, such as a map or a chart.
  ///
  /// The name comes from the words of the class: `SalesChartView` draws a chart. Only an empty view
  /// of at least 150 × 150 points counts, because smaller ones are usually decoration.
  func drawnByCode(_ view: XMLElement, _ place: Place) -> String? {
    guard view.name == "view", view.subviews.isEmpty, let name = view["customClass"],
      place.frame.width >= 150, place.frame.height >= 150,
      background(view).map({ $0 == colors.ground }) ?? true
    else { return nil }
    let words = NameWords(name).words.map { $0.lowercased() }
    return Self.drawings.first { words.contains($0.key) }?.value
  }

  /// The names of drawn content by words of class names.
  private static let drawings: KeyValuePairs = [
    "map": "map", "chart": "chart", "graph": "chart", "plot": "chart", "camera": "camera",
    "scanner": "camera", "player": "film", "video": "film", "calendar": "calendar",
    "canvas": "drawing", "draw": "drawing", "drawing": "drawing", "signature": "drawing",
  ]

  /// Adds a button over a view that a tap activates although it is not a control.
  ///
  /// A scene file has no gesture recognisers for taps. A button over the view makes it reachable by
  /// the focus, so the keyboard can activate it too.
  mutating func addTapArea(_ view: XMLElement, _ place: Place) {
    guard !place.isHidden, let id = view["id"], let title = tapped[names.object(id)],
      !tappable.contains(id)
    else { return }
    tappable.insert(id)
    let string = view.name == "label" ? text.text(of: view, "text") ?? title : title
    let color = view.name == "label" ? color(view, "textColor") : nil
    // The button takes the view's name, so the view itself gets another name.
    let name = names.object(id)
    for index in views.indices where views[index].view.id == name {
      views[index].view.id = "\(name) 2"
    }
    append(view, .button(button(string, color: color)), place)
  }

  /// Appends the converted view of an element, with the element's name and opacity.
  mutating func append(
    _ element: XMLElement, _ view: SceneDocument.View, _ place: Place, isContent: Bool = true
  ) {
    var view = view
    view.id = name(element)
    view.alpha = place.alpha.hundredths
    if let texts = element.child("accessibility") {
      view.accessibility = SceneDocument.Accessibility(
        label: texts["label"] ?? "", hint: texts["hint"] ?? "")
    }
    carried.insert(element.offset)
    views.append(
      ImportedView(view: view, frame: place.frame, isContent: isContent && !place.isHidden))
  }

  // MARK: - Descriptions

  /// Returns a label of one line, without an id.
  ///
  /// - Parameter color: The colour of the text; nil for the usual one.
  func label(
    _ text: String, color: Color? = nil, alignment: TextAlignment = .leading
  ) -> SceneDocument.Label {
    SceneDocument.Label(
      id: "", text: text, color: color ?? colors.ink, alignment: alignment, frame: .zero)
  }

  /// Returns a button, without an id.
  ///
  /// - Parameter color: The colour of the title; nil for the usual one.
  func button(_ title: String, color: Color? = nil) -> SceneDocument.Button {
    SceneDocument.Button(id: "", title: title, color: color ?? blue, frame: .zero)
  }

  /// Returns an image view, without an id.
  func image(_ name: String, color: Color? = nil) -> SceneDocument.View {
    .control(
      SceneDocument.Control(
        id: "", content: .imageView(name, contentMode: .scaleAspectFit), color: color))
  }

  // MARK: - Attributes

  /// Returns the name of a view in the scene file. A view without an id gets its kind and a number.
  mutating func name(_ view: XMLElement) -> String {
    if let id = view["id"], !id.isEmpty { return names.object(id) }
    made += 1
    return "\(view.name) \(made)"
  }

  /// Returns the text of a button; `▢` for a button without a text or image.
  func buttonTitle(_ view: XMLElement) -> String {
    text.titleOrSign(ofButton: view) ?? "▢"
  }

  /// Returns the alignment; nil for a view that leaves it to the system.
  func alignment(_ view: XMLElement) -> TextAlignment? {
    switch view["textAlignment"] {
    case "center": .center
    case "right": .trailing
    default: nil
    }
  }

  func buttonAlignment(_ view: XMLElement) -> TextAlignment {
    switch view["contentHorizontalAlignment"] {
    case "left", "leading": .leading
    case "right", "trailing": .trailing
    default: .center
    }
  }

  /// Returns a sign for an image that is too small for its name; nil for a larger image or if no
  /// sign exists.
  func smallSign(_ image: String?, _ place: Place) -> String? {
    guard let image, max(place.frame.width, place.frame.height) <= Self.smallPicture else {
      return nil
    }
    return ImageNames(image).sign
  }

  /// The size below which an image is small, in points.
  private static let smallPicture = 44.0

  /// Returns the colour that a view has for a key such as `textColor`; nil for none.
  func color(_ view: XMLElement, _ key: String) -> Color? {
    view.children.first { $0["key"] == key }.flatMap(colors.color)
  }

  /// Returns the background of a view; nil for none and for a transparent one.
  func background(_ view: XMLElement) -> Color? {
    color(view, "backgroundColor").flatMap { $0.alpha > 0 ? $0 : nil }
  }

  func tint(_ view: XMLElement) -> Color? { color(view, "tintColor") }

  /// Indicates whether a text field without a border can do without one on this background: the
  /// background differs enough from the usual one.
  func isPlain(_ ground: Color?) -> Bool {
    guard let ground else { return false }
    return readable(ground, on: colors.ground) != ground
  }

  /// Returns the opaque colour that a background shows over the colour behind it; nil if that
  /// colour is unknown and the background is not opaque.
  ///
  /// The alpha of the colour decides how much of the colour behind it is mixed in.
  func seen(_ color: Color?, over ground: Color?) -> Color? {
    guard let color, color.alpha < 255 else { return color ?? ground }
    guard let ground else { return nil }
    var opaque = color
    opaque.alpha = 255
    return ground.mixed(with: opaque, at: Double(color.alpha) / 255)
  }

  /// Returns the colour, or black or white if the colour is too similar to the background.
  ///
  /// Two colours are too similar if their red, green and blue differ by less than 110 in total. On
  /// an unknown or translucent background the colour is unchanged.
  func readable(_ color: Color, on ground: Color?) -> Color {
    guard let ground, ground.alpha == 255 else { return color }
    let distance = [
      abs(Int(color.red) - Int(ground.red)), abs(Int(color.green) - Int(ground.green)),
      abs(Int(color.blue) - Int(ground.blue)),
    ].reduce(0, +)
    guard distance < 110 || color.alpha == 0 else { return color }
    return ground.isDark ? .white : .black
  }

  /// Returns the colour of a label's text.
  func ink(_ label: XMLElement, on ground: Color?) -> Color {
    color(label, "textColor") ?? readable(colors.ink, on: ground)
  }

  var blue: Color { colors.system("systemBlueColor") }

  /// The colour of titles above cells.
  var quietInk: Color { Color(rgb: colors.appearance == .dark ? 0x98989F : 0x6C6C70) }
}

extension Color {
  /// Indicates whether white is easier to read than black on this colour.
  var isDark: Bool { Int(red) * 299 + Int(green) * 587 + Int(blue) * 114 < 140_000 }
}
