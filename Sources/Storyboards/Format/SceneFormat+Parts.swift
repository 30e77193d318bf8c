import NavigationKit

/// Alerts, bars and tables.
extension SceneFormat {
  static let alertObjects = [
    FormatObject(
      "alertTextField",
      [
        FormatKey("id", .name, "Unique in the alert", required: true),
        FormatKey("text", .text, "What is in it at first"),
        FormatKey("placeholder", .text, "What an empty one shows"),
        FormatKey("isSecure", .boolean, "Dots for letters; default false"),
      ]),
    FormatObject(
      "alertAction",
      [
        FormatKey("id", .name, "Unique in the alert; only an action with an id triggers a segue"),
        FormatKey("title", .name, "What the button says", required: true),
        FormatKey("style", words(AlertAction.Style.allCases), "Default default"),
        FormatKey("isEnabled", .boolean, "Default true"),
      ]),
  ]

  static let barObjects = [
    FormatObject(
      "barButton",
      cases: [
        FormatCase(
          .word("flexibleSpace", key: "systemItem"),
          [FormatKey("id", .name, "Of no use in a space"), systemItem]),
        FormatCase(
          .word("fixedSpace", key: "systemItem"),
          [
            FormatKey("id", .name, "Of no use in a space"), systemItem,
            FormatKey("width", .integer(1, 1_000), "In columns", required: true),
          ]),
        FormatCase(
          .otherThan(["flexibleSpace", "fixedSpace"], key: "systemItem"), barButtonKeys,
          rules: [.exactlyOne(["title", "systemItem"])]),
        FormatCase(
          .without(key: "systemItem"), barButtonKeys,
          rules: [.exactlyOne(["title", "systemItem"])]),
      ])
  ]

  private static let barButtonKeys = [
    FormatKey("id", .name, "Unique among the scene's views and bar buttons", required: true),
    FormatKey("title", .text, "This or systemItem"), systemItem,
    FormatKey("style", .word(["plain", "done"]), "Default done for done and save, else plain"),
  ]

  private static let systemItem = FormatKey(
    "systemItem", words(BarButtonItem.SystemItem.allCases), "A button of the system, or a space")

  static let tableObjects = [
    FormatObject(
      "section",
      cases: [
        FormatCase(
          .with(key: "row"),
          [
            header, footer,
            FormatKey("row", .object("row"), "A row that is copied; {index} is its number"),
            FormatKey("count", .integer(0, 100_000), "How many copies", required: true),
          ]),
        FormatCase(
          .without(key: "row"),
          [
            header, footer,
            FormatKey("rows", .list(.object("row")), "From top to bottom", required: true),
          ]),
      ]),
    FormatObject("row", rowKeys),
  ]

  private static let header = FormatKey("header", .text, "Above the rows")
  private static let footer = FormatKey("footer", .text, "Below the rows")

  private static let rowKeys = [
    FormatKey("id", .name, "Unique in the scene; only a row with an id triggers segues"),
    FormatKey("style", words(TableViewCell.CellStyle.allCases), "Default default"),
    FormatKey("title", .text, "The row's text", required: true),
    FormatKey("detail", .text, "A second text; not in the style default"),
    FormatKey("image", .text, "A sign of a column or two before the title"),
    FormatKey("accessory", words(TableViewCell.AccessoryType.allCases), "Default none"),
    FormatKey("deletable", .boolean, "Whether the user can delete it; default false"),
    FormatKey("control", .object("rowControl"), "Stands at the end in place of the accessory"),
  ]
}
