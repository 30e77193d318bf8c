import CellGraphics
import TextFormats

extension SceneDecoder {
  enum ViewKind: String, CaseIterable {
    case label
    case button
    case container
    case imageView
    case textField
    case textView
    case `switch`
    case slider
    case segmentedControl
    case stepper
    case progressView
    case activityIndicatorView
    case stackView
    case scrollView
    case view
    case tableView
  }

  /// - Parameter ids: Gets the places of the views' ids.
  mutating func views(_ node: JSONNode?, ids: inout [String: Int]) -> [SceneDocument.View] {
    var views: [SceneDocument.View] = []
    for element in elements(node) {
      if let view = view(element, ids: &ids, in: nil) { views.append(view) }
    }
    return views
  }

  /// Views that one of the kind `group` arranges.
  mutating func members(
    _ node: JSONNode?, ids: inout [String: Int], in group: ViewKind
  ) -> [SceneDocument.Group.Member] {
    var members: [SceneDocument.Group.Member] = []
    for element in elements(node) {
      guard let view = view(element, ids: &ids, in: group) else { continue }
      members.append(
        SceneDocument.Group.Member(
          view, width: integer(element["width"], 1...1_000),
          height: integer(element["height"], 1...1_000)))
    }
    return members
  }

  /// A control at the end of a row.
  mutating func rowControl(
    _ node: JSONNode, ids: inout [String: Int]
  ) -> SceneDocument.RowControl? {
    let kinds: [ViewKind] = [
      .switch, .slider, .stepper, .segmentedControl, .progressView, .activityIndicatorView,
    ]
    guard let kind = node["kind"]?.string.flatMap(ViewKind.init(rawValue:)), kinds.contains(kind)
    else {
      unexpected(node["kind"] ?? node, quotedList(kinds.map(\.rawValue), "or"))
      return nil
    }
    guard let fields = open(node, of: kind, in: .stackView) else { return nil }
    noteID(of: node, in: &ids) { .duplicateView($0) }
    let id = name(required("id", of: fields)) ?? ""
    var control = control(fields, kind, id: id, frame: .zero)
    control.alpha = alpha(fields)
    return SceneDocument.RowControl(control, width: integer(fields["width"], 1...1_000))
  }

  private mutating func view(
    _ node: JSONNode, ids: inout [String: Int], in group: ViewKind?
  ) -> SceneDocument.View? {
    let kind = node["kind"]?.string.flatMap(ViewKind.init(rawValue:))
    guard let fields = open(node, of: kind, in: group) else { return nil }
    noteID(of: node, in: &ids) { .duplicateView($0) }
    var view = content(fields, kind, ids: &ids, in: group)
    view.alpha = alpha(fields)
    return view
  }

  private mutating func alpha(_ fields: Fields) -> Double {
    number(fields["alpha"], .from(0, to: 1)) ?? 1
  }

  private mutating func content(
    _ fields: Fields, _ kind: ViewKind?, ids: inout [String: Int], in group: ViewKind?
  ) -> SceneDocument.View {
    let id = name(required("id", of: fields)) ?? ""
    switch kind {
    case .label: return .label(label(fields, id: id, in: group))
    case .button: return .button(button(fields, id: id, in: group))
    case .container:
      return .container(
        SceneDocument.Container(id: id, frame: frame(fields, in: group), offset: fields.offset))
    case .stackView, .scrollView:
      return .group(
        self.group(
          fields, id: id, frame: frame(fields, in: group), ids: &ids, isScroll: kind == .scrollView)
      )
    case .view:
      return .box(
        SceneDocument.Box(
          id: id, background: color(required("background", of: fields)) ?? .white,
          frame: frame(fields, in: group), offset: fields.offset))
    case .tableView:
      return .table(
        SceneDocument.TableView(
          id: id, table: table(fields, ids: &ids), frame: frame(fields, in: group),
          offset: fields.offset))
    case let kind?: return .control(control(fields, kind, id: id, frame: frame(fields, in: group)))
    case nil:
      _ = choice(required("kind", of: fields), ViewKind.self)
      _ = members(fields["views"], ids: &ids, in: .stackView)
      // Decoded as a label for the sake of the defects in what many kinds share.
      return .label(
        SceneDocument.Label(
          id: id, isBold: bool(fields["bold"]) ?? false, color: color(fields["color"]) ?? .black,
          frame: frame(fields, in: group), offset: fields.offset))
    }
  }

  private static let viewKeys = ViewKind.allCases.flatMap(\.keys)

  private mutating func open(
    _ node: JSONNode, of kind: ViewKind?, in group: ViewKind?
  ) -> Fields? {
    let alone = ["frame"] + Self.placementKeys
    let arranged = ["width", "height"]
    let common =
      ["id", "kind", "alpha"] + Self.contentPriorityKeys + (group == nil ? alone : arranged)
    guard let kind else { return open(node, as: "a view", keys: common + Self.viewKeys) }
    let keys = common + kind.keys
    guard let group else {
      return open(
        node, as: kind.owner, keys: keys,
        others: arranged + Self.viewKeys.filter { !keys.contains($0) })
    }
    return open(
      node, as: "\(kind.owner) in \(group.owner)", keys: keys,
      others: alone + Self.viewKeys.filter { !keys.contains($0) })
  }

  private mutating func label(
    _ fields: Fields, id: String, in group: ViewKind?
  ) -> SceneDocument.Label {
    var label = SceneDocument.Label(
      id: id,
      text: string(fields["text"]) ?? "",
      isBold: bool(fields["bold"]) ?? false,
      color: color(fields["color"]) ?? defaultTextColor,
      alignment: choice(fields["alignment"], TextAlignment.self) ?? .leading,
      lines: integer(fields["lines"], 0...1_000) ?? 1,
      frame: frame(fields, in: group),
      offset: fields.offset)
    label.background = color(fields["background"])
    return label
  }

  private mutating func button(
    _ fields: Fields, id: String, in group: ViewKind?
  ) -> SceneDocument.Button {
    var button = SceneDocument.Button(
      id: id,
      title: string(required("title", of: fields)) ?? "",
      isBold: bool(fields["bold"]) ?? false,
      color: color(fields["color"]) ?? defaultButtonColor,
      isEnabled: bool(fields["isEnabled"]) ?? true,
      frame: frame(fields, in: group),
      offset: fields.offset)
    button.background = color(fields["background"])
    button.alignment = choice(fields["alignment"], TextAlignment.self) ?? .center
    return button
  }

  /// Zero where something else than a frame places the view: in a group, and with constraints.
  private mutating func frame(_ fields: Fields, in group: ViewKind?) -> Rect {
    guard group == nil else { return .zero }
    guard fields["constraints"] != nil else { return frame(required("frame", of: fields)) }
    if fields["frame"] != nil { _ = oneOf("frame", "constraints", of: fields) }
    return .zero
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

extension SceneDecoder.ViewKind {
  fileprivate var owner: String {
    switch self {
    case .label: "a label"
    case .button: "a button"
    case .container: "a container"
    case .imageView: "an image view"
    case .textField: "a text field"
    case .textView: "a text view"
    case .switch: "a switch"
    case .slider: "a slider"
    case .segmentedControl: "a segmented control"
    case .stepper: "a stepper"
    case .progressView: "a progress view"
    case .activityIndicatorView: "an activity indicator view"
    case .stackView: "a stack view"
    case .scrollView: "a scroll view"
    case .view: "a plain view"
    case .tableView: "a table view"
    }
  }

  /// The keys besides those that every view has.
  fileprivate var keys: [String] {
    switch self {
    case .label: ["bold", "color", "background", "text", "alignment", "lines"]
    case .button: ["bold", "color", "background", "title", "alignment", "isEnabled"]
    case .container: []
    case .imageView: ["color", "background", "image", "contentMode"]
    case .textField:
      ["color", "text", "placeholder", "border", "alignment", "isSecure", "isEnabled"]
    case .textView: ["color", "text", "isEditable"]
    case .switch: ["color", "isOn", "isEnabled"]
    case .slider: ["color", "value", "minimum", "maximum", "isEnabled"]
    case .segmentedControl: ["segments", "selected", "isEnabled"]
    case .stepper: ["value", "minimum", "maximum", "step", "wraps", "isEnabled"]
    case .progressView: ["color", "progress"]
    case .activityIndicatorView: ["color", "style", "isAnimating"]
    case .stackView: ["axis", "distribution", "alignment", "spacing", "views"]
    case .scrollView: ["spacing", "views"]
    case .view: ["background"]
    case .tableView: ["style", "sections"]
    }
  }
}
