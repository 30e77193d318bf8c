import CellGraphics
import NavigationKit
import TextFormats

/// The views of a scene, in three roles with different keys for their place:
///
/// * Views on a canvas have a frame or constraints.
/// * Members of stack and scroll views have an optional width and height in cells.
/// * Controls at the end of a table row have an optional width.
///
/// The keys of each kind of view come from its ``ViewDescription``, so they are the same in all
/// roles.
extension SceneFormat {
  static let viewObjects: [FormatObject] = [view.object, arrangedView.object, rowControl.object]

  typealias ViewField = FormatField<SceneDocument.View>

  static let view = FormatTable<SceneDocument.View>(
    "view",
    cases: ViewKind.allCases.map { kind in
      viewCase(kind, among: ViewKind.allCases, placedFields)
    },
    rules: [
      .exactlyOne(["frame", "constraints"], usual: "frame"),
      .rulesOut(key: "constraints", ["autoresizing"], owner: "a view with constraints"),
      .never(["width", "height"]),
    ], fallback: unknownView(placedFields))

  static let arrangedView = FormatTable<SceneDocument.Group.Member>(
    "arrangedView",
    cases: ViewKind.allCases.map { kind in
      viewCase(kind, among: ViewKind.allCases, arrangedFields)
    },
    rules: [.never(placedOnly)], fallback: unknownView(arrangedFields),
    isArranged: true)

  static let rowControl = FormatTable<SceneDocument.RowControl>(
    "rowControl",
    cases: ViewKind.allCases.filter(ViewKind.rowControls.contains).map { kind in
      viewCase(kind, among: ViewKind.rowControls, rowControlFields)
    },
    rules: [.never(placedOnly + keysOfNoRowControl)],
    fallback: FormatTable.Case(
      .always, "a control",
      SceneDocument.RowControl(SceneDocument.Control(id: "", content: .switch(isOn: false))),
      viewFields(ViewKind.rowControls).map { $0.of(\.view) } + rowControlFields,
      finish: { _, decoder, _ in decoder.endView() }), isArranged: true)

  // MARK: - Cases

  /// Returns the case of a kind of view: the keys of every view, those of the kind, then those that
  /// place it.
  ///
  /// - Parameter placement: The keys that place the view.
  private static func viewCase<Owner: ViewOwner>(
    _ kind: ViewKind, among kinds: [ViewKind], _ placement: [FormatField<Owner>]
  ) -> FormatTable<Owner>.Case {
    let entry = kind.entry
    return FormatTable.Case(
      .word(kind.rawValue, key: "kind"), entry.owner, Owner(entry.empty),
      (viewFields(kinds) + entry.fields).map { $0.of(\Owner.view) } + placement,
      includes: { $0.view.kind == kind },
      finish: { fields, decoder, owner in
        owner.view.part.offset = fields.offset
        entry.finish(fields, &decoder, &owner.view)
        decoder.endView()
      })
  }

  /// A view of an unknown kind. It is read to report defects in keys that many kinds share.
  private static func unknownView<Owner: ViewOwner>(
    _ placement: [FormatField<Owner>]
  ) -> FormatTable<Owner>.Case {
    FormatTable.Case(
      .always, "a view", Owner(.label(SceneDocument.Label(id: "", frame: .zero))),
      (viewFields(ViewKind.allCases) + [
        .value("bold", \.label.isBold, .boolean, default: false),
        .color("color", \.label.color, default: { _ in .black }, ""),
        ViewField(
          key: FormatKey("views", .list(.object("arrangedView")), ""),
          read: { node, decoder, _ in _ = members.read(node, &decoder) }, write: { _, _ in nil }),
      ]).map { $0.of(\Owner.view) } + placement,
      finish: { fields, decoder, _ in decoder.endView() })
  }

  /// Returns the keys that views of every kind have.
  ///
  /// - Parameter kinds: The kinds that the key `kind` allows.
  private static func viewFields(_ kinds: [ViewKind]) -> [ViewField] {
    let kind = FormatValue.word(among: kinds)
    return [
      ViewField(
        key: FormatKey(
          "id", .name, "The id, unique among the scene's views and bar buttons", required: true),
        read: { node, decoder, view in
          view.part.id = decoder.name(node) ?? ""
          decoder.beginView(view.id)
        },
        write: { view, _ in JSONNode(view.id) },
        setMissing: { decoder, _ in decoder.beginView("") }),
      ViewField(
        key: FormatKey(
          "kind", kind.shape, "The kind of the view", required: true),
        read: { node, decoder, _ in _ = kind.read(node, &decoder) },
        write: { view, _ in JSONNode(view.kind.rawValue) }),
      .value(
        "alpha", \.part.alpha, .number(0, 1), default: 1,
        "The opacity: 0 is invisible, 1 covers the background"),
      .value(
        "accessibilityLabel", \.part.accessibility.label, .text, default: "",
        "The name that spoken mode reads"),
      .value(
        "accessibilityHint", \.part.accessibility.hint, .text, default: "",
        "A sentence about the effect, which spoken mode reads last"),
    ]
  }

  /// The keys of views that cannot be in a row. A message can then say that the key is misplaced,
  /// instead of unknown.
  private static let keysOfNoRowControl: [String] = {
    let own = ViewKind.rowControls.flatMap { $0.entry.fields.map(\.key.name) }
    var others: [String] = []
    for name in ViewKind.allCases.flatMap({ $0.entry.fields.map(\.key.name) })
    where !own.contains(name) && !others.contains(name) {
      others.append(name)
    }
    return others
  }()

  // MARK: - Placement

  /// The keys of views outside stacks and rows.
  private static let placedOnly = ["frame", "autoresizing", "constraints"]

  private static let placedFields: [ViewField] =
    [
      ViewField(
        key: FormatKey("frame", .object("frame"), "The view's position and size on the canvas"),
        read: { node, decoder, view in view.part.frame = frame.read(node, &decoder) ?? .zero },
        write: { view, encoder in
          encoder.layouts[view.id]?.constraints == nil ? frame.write(view.frame, encoder) : nil
        })
    ] + placementLayout() + contentPriorities()

  private static let arrangedFields: [FormatField<SceneDocument.Group.Member>] =
    [
      .optional(
        "width", \.width, .integer(1...1_000),
        "The width in columns; default the width that fits the view"),
      .optional(
        "height", \.height, .integer(1...1_000),
        "The height in rows; default the height that fits the view"),
    ] + contentPriorities()

  private static let rowControlFields: [FormatField<SceneDocument.RowControl>] =
    [
      .optional(
        "width", \.width, .integer(1...1_000),
        "The width in columns; default the width that fits the view"),
      .ignored(
        "height", .integer(1, 1_000), "The height in rows; default the height that fits the view"),
      .ignored("contentHuggingPriority", .object("priorities"), huggingMeaning),
      .ignored("contentCompressionResistancePriority", .object("priorities"), resistanceMeaning),
    ]

  static let members: FormatValue<[SceneDocument.Group.Member]> = FormatValue.list(
    of: FormatValue.object("arrangedView", arrangedView).identified { .duplicateView($0) })

  static let frame = FormatTable<Rect>(
    "frame", "a frame", Rect.zero,
    [
      .required("x", \.origin.x, .number(-100_000, 100_000), "In points"),
      .required("y", \.origin.y, .number(-100_000, 100_000), "In points"),
      .required("width", \.size.width, .number(0, 100_000), "In points"),
      .required("height", \.size.height, .number(0, 100_000), "In points"),
    ])
}

/// A value that a table of views reads a view into.
///
/// A view on a canvas is its own owner. A member of a group and a control of a row contain a view,
/// with a size beside it.
protocol ViewOwner: Sendable {
  init(_ view: SceneDocument.View)
  var view: SceneDocument.View { get set }
}

extension SceneDocument.View: ViewOwner {
  init(_ view: SceneDocument.View) { self = view }

  var view: SceneDocument.View {
    get { self }
    set { self = newValue }
  }
}

extension SceneDocument.Group.Member: ViewOwner {
  init(_ view: SceneDocument.View) { self.init(view, width: nil) }
}

extension SceneDocument.RowControl: ViewOwner {
  init(_ view: SceneDocument.View) {
    self.init(SceneDocument.Control(id: "", content: .switch(isOn: false)))
    self.view = view
  }

  var view: SceneDocument.View {
    get { .control(control) }
    set { if case .control(let control) = newValue { self.control = control } }
  }
}
