import NavigationKit
import TextFormats

/// Alerts, bars and tables.
extension SceneFormat {
  static let alertObjects: [FormatObject] = [alertTextField.object, alertAction.object]

  static let alertTextField = FormatTable<SceneDocument.AlertTextField>(
    "alertTextField", "a text field of an alert", SceneDocument.AlertTextField(id: ""),
    [
      .required("id", \.id, .name, "Unique in the alert"),
      .value("text", \.text, .text, default: "").saying("What is in it at first"),
      .value("placeholder", \.placeholder, .text, default: "").saying("What an empty one shows"),
      .value("isSecure", \.isSecure, .boolean, default: false, "Dots for letters"),
    ])

  static let alertAction = FormatTable<SceneDocument.AlertAction>(
    "alertAction", "an action", SceneDocument.AlertAction(title: ""),
    [
      .optional(
        "id", \.id, .name, "Unique in the alert; only an action with an id triggers a segue"),
      .required("title", \.title, .name, "What the button says"),
      .value("style", \.style, alertActionStyle, default: .default),
      .value("isEnabled", \.isEnabled, .boolean, default: true),
    ])

  private static let alertActionStyle: FormatValue<AlertAction.Style> = {
    var style = FormatValue<AlertAction.Style>.word()
    let read = style.read
    style.read = { node, decoder in
      let style = read(node, &decoder)
      if style == .cancel { decoder.noteCancelAction(at: node.offset) }
      return style
    }
    return style
  }()

  // MARK: - Bars

  static let barButton = FormatTable<SceneDocument.BarButtonItem>(
    "barButton",
    cases: [
      FormatTable.Case(
        .word("flexibleSpace", key: "systemItem"), "a flexible space",
        SceneDocument.BarButtonItem(id: nil, content: .systemItem(.flexibleSpace)),
        [spaceID, systemItem], includes: { $0.systemItem == .flexibleSpace }),
      FormatTable.Case(
        .word("fixedSpace", key: "systemItem"), "a fixed space",
        SceneDocument.BarButtonItem(id: nil, content: .fixedSpace(0)),
        [
          spaceID, systemItem,
          .required("width", \.width, .integer(1...1_000), "In columns"),
        ], includes: { $0.systemItem == .fixedSpace }),
      FormatTable.Case(
        .otherThan(["flexibleSpace", "fixedSpace"], key: "systemItem"), "a bar button",
        SceneDocument.BarButtonItem(id: nil, content: .title("")), barButtonFields,
        rules: [.exactlyOne(["title", "systemItem"])], includes: { $0.systemItem != nil }),
      FormatTable.Case(
        .without(key: "systemItem"), "a bar button",
        SceneDocument.BarButtonItem(id: nil, content: .title("")), barButtonFields,
        rules: [.exactlyOne(["title", "systemItem"])]),
    ])

  /// Bar buttons of a scene, which share their ids with its views.
  static let barButtons: FormatValue<SceneDocument.BarButtonItem> = FormatValue<
    SceneDocument.BarButtonItem
  >.object("barButton", barButton)
    .identified { .duplicateBarButton($0) }

  private typealias BarField = FormatField<SceneDocument.BarButtonItem>

  private static let barButtonFields: [BarField] = [
    BarField(
      key: FormatKey(
        "id", .name, "Unique among the scene's views and bar buttons", required: true),
      read: spaceID.read, write: spaceID.write),
    .optional("title", \.title, .text, "This or systemItem"),
    systemItem,
    .optional(
      "style", \.style, .word(among: [.plain, .done]), "Default done for done and save, else plain"),
  ]

  private static let spaceID = BarField.optional("id", \.id, .name, "Of no use in a space")

  private static let systemItem = BarField.optional(
    "systemItem", \.systemItem, .word(orSuchAs: "a system item such as 'add'"),
    "A button of the system, or a space")

  // MARK: - Tables

  static let tableObjects: [FormatObject] = [section.object, row.object]

  /// The sections of a table, from top to bottom.
  static func sections<Owner: Sendable>(
    _ path: FormatPath<Owner, [SceneDocument.TableSection]>
  ) -> FormatField<Owner> {
    .list("sections", path, of: .object("section", section), "From top to bottom").readFirst
  }

  static let section = FormatTable<SceneDocument.TableSection>(
    "section",
    cases: [
      FormatTable.Case(
        .with(key: "row"), "a section of copies",
        SceneDocument.TableSection(
          content: .copies(of: SceneDocument.TableRow(title: ""), count: 0)),
        [
          header, footer,
          .optional("row", \.row, rows, "A row that is copied; {index} is its number"),
          .required(
            "count", \.count, .integer(0...SceneDocument.TableSection.rowLimit), "How many copies"),
        ], excused: ["rows"], includes: { $0.row != nil },
        finish: { fields, decoder, _ in
          decoder.check(.exactlyOne(["rows", "row"]), fields)
        }),
      FormatTable.Case(
        .without(key: "row"), "a section", SceneDocument.TableSection(content: .rows([])),
        [
          header, footer,
          SectionField(
            key: FormatKey("rows", .list(rows.shape), "From top to bottom", required: true),
            read: { node, decoder, section in
              section.content = .rows(
                FormatValue.list(of: rows).read(node, &decoder) ?? [])
            },
            write: { section, encoder in
              FormatValue.list(of: rows).write(section.writtenRows, encoder)
            }),
        ], excused: ["rows"],
        finish: { fields, decoder, _ in
          decoder.check(.exactlyOne(["rows", "row"]), fields)
        }),
    ])

  private typealias SectionField = FormatField<SceneDocument.TableSection>

  private static let rows: FormatValue<SceneDocument.TableRow> = FormatValue<SceneDocument.TableRow>
    .object("row", row)
    .identified { .duplicateRow($0) }
  private static let header = SectionField.optional("header", \.header, .text, "Above the rows")
  private static let footer = SectionField.optional("footer", \.footer, .text, "Below the rows")

  static let row = FormatTable<SceneDocument.TableRow>(
    "row", "a row", SceneDocument.TableRow(title: ""),
    [
      .optional("id", \.id, .name, "Unique in the scene; only a row with an id triggers segues"),
      .value("style", \.style, .word(), default: .default),
      .required("title", \.title, .text, "The row's text"),
      .value("detail", \.detail, .text, default: "").saying(
        "A second text; not in the style default"),
      .optional("image", \.image, .text, "A sign of a column or two before the title"),
      .value("accessory", \.accessory, .word(), default: .none),
      .value(
        "deletable", \.isDeletable, .boolean, default: false, "Whether the user can delete it"),
      .optional(
        "control", \.control, .object("rowControl", rowControl).identified { .duplicateView($0) },
        "Stands at the end in place of the accessory"),
    ])
}

// MARK: - Parts of documents

extension SceneDocument.BarButtonItem {
  fileprivate var title: String? {
    get { if case .title(let title) = content { title } else { nil } }
    set { content = .title(newValue ?? "") }
  }

  fileprivate var systemItem: BarButtonItem.SystemItem? {
    get {
      switch content {
      case .title: nil
      case .systemItem(let item): item
      case .fixedSpace: .fixedSpace
      }
    }
    set {
      // The width says more of a fixed space.
      if let newValue, newValue != .fixedSpace { content = .systemItem(newValue) }
    }
  }

  fileprivate var width: Int {
    get { if case .fixedSpace(let columns) = content { columns } else { 0 } }
    set { content = .fixedSpace(newValue) }
  }
}

extension SceneDocument.TableSection {
  /// The row that is copied; nil for a section of rows.
  fileprivate var row: SceneDocument.TableRow? {
    get { if case .copies(let row, _) = content { row } else { nil } }
    set { if let newValue { content = .copies(of: newValue, count: count) } }
  }

  fileprivate var count: Int {
    get { if case .copies(_, let count) = content { count } else { 0 } }
    set { if let row { content = .copies(of: row, count: newValue) } }
  }
}
