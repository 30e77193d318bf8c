import NavigationKit
import TextFormats

/// The sections and rows of tables. A section has either an array of rows, or one row and the
/// number of its copies.
extension SceneFormat {
  static let tableObjects: [FormatObject] = [section.object, row.object]

  /// The sections of a table, from top to bottom.
  static func sections<Owner: Sendable>(
    _ path: FormatPath<Owner, [SceneDocument.TableSection]>
  ) -> FormatField<Owner> {
    .list("sections", path, of: .object("section", section), "The sections, from top to bottom")
      .readFirst
  }

  /// The sections of tables, with a case for rows that are listed and a case for copies of one row.
  ///
  /// A section must have exactly one of the keys `rows` and `row`. Each case checks this itself,
  /// because `row` decides which case applies.
  static let section = FormatTable<SceneDocument.TableSection>(
    "section",
    cases: [
      FormatTable.Case(
        .with(key: "row"), "a section of copies",
        SceneDocument.TableSection(
          content: .copies(of: SceneDocument.TableRow(title: ""), count: 0)),
        [
          header, footer,
          .optional(
            "row", \.row, rows,
            "The row that is repeated; {index} in its texts is the index of the copy"),
          .required(
            "count", \.count, .integer(0...SceneDocument.TableSection.rowLimit),
            "The number of copies of the row"),
        ], excused: ["rows"], includes: { $0.row != nil },
        finish: { fields, decoder, _ in
          decoder.check(.exactlyOne(["rows", "row"]), fields)
        }),
      FormatTable.Case(
        .without(key: "row"), "a section", SceneDocument.TableSection(content: .rows([])),
        [
          header, footer,
          SectionField(
            key: FormatKey(
              "rows", .list(rows.shape), "The rows, from top to bottom", required: true),
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
  private static let header = SectionField.optional(
    "header", \.header, .text, "The text above the rows")
  private static let footer = SectionField.optional(
    "footer", \.footer, .text, "The text below the rows")

  static let row = FormatTable<SceneDocument.TableRow>(
    "row", "a row", SceneDocument.TableRow(title: ""),
    [
      .optional(
        "id", \.id, .name,
        "The row's id, unique in the scene; only a row with an id triggers segues"),
      .value("style", \.style, .word(), default: .default),
      .required("title", \.title, .text, "The row's text"),
      .value("detail", \.detail, .text, default: "").saying(
        "The detail text, which the style default does not show"),
      .optional("image", \.image, .text, "A symbol of one or two columns before the title"),
      .value("accessory", \.accessory, .word(), default: .none),
      .value(
        "deletable", \.isDeletable, .boolean, default: false, "The user can delete the row"),
      .optional(
        "control", \.control, .object("rowControl", rowControl).identified { .duplicateView($0) },
        "A control at the end of the row, in place of the accessory"),
    ])
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
