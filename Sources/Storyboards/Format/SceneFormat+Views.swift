import CellGraphics
import NavigationKit

extension SceneFormat {
  static let viewObjects = [
    FormatObject(
      "view", cases: viewCases(kinds: viewKinds.map(\.name), placement: standingKeys),
      rules: [
        .exactlyOne(["frame", "constraints"]), .rulesOut(key: "constraints", ["autoresizing"]),
        .never(["width", "height"]),
      ]),
    FormatObject(
      "arrangedView", cases: viewCases(kinds: viewKinds.map(\.name), placement: arrangedKeys),
      rules: [.never(standingOnly)]),
    FormatObject(
      "rowControl", cases: viewCases(kinds: rowControlKinds, placement: arrangedKeys),
      rules: [.never(standingOnly + keysOfNoRowControl)]),
  ]

  private static let standingOnly = ["frame", "autoresizing", "constraints"]

  private static var keysOfNoRowControl: [String] {
    let own = viewKinds.filter { rowControlKinds.contains($0.name) }.flatMap(\.keys).map(\.name)
    var others: [String] = []
    for name in viewKinds.flatMap(\.keys).map(\.name)
    where !own.contains(name) && !others.contains(name) {
      others.append(name)
    }
    return others
  }

  private static let rowControlKinds = [
    "switch", "slider", "stepper", "segmentedControl", "progressView", "activityIndicatorView",
  ]

  private static func viewCases(kinds: [String], placement: [FormatKey]) -> [FormatCase] {
    viewKinds.filter { kinds.contains($0.name) }.map { kind in
      FormatCase(
        .word(kind.name, key: "kind"),
        [
          FormatKey("id", .name, "Unique among the scene's views and bar buttons", required: true),
          FormatKey("kind", .word(kinds), "What the view is", required: true),
          FormatKey("alpha", .number(0, 1), "0 cannot be seen; default 1"),
        ] + kind.keys + placement)
    }
  }

  private static let priorities = [
    FormatKey(
      "contentHuggingPriority", .object("priorities"), "How little it likes to grow; default 250"),
    FormatKey(
      "contentCompressionResistancePriority", .object("priorities"),
      "How little it likes to shrink; default 750"),
  ]

  private static let standingKeys =
    [
      FormatKey("frame", .object("frame"), "Where it stands on the canvas"),
      FormatKey(
        "autoresizing",
        .list(
          .word([
            "flexibleLeftMargin", "flexibleWidth", "flexibleRightMargin", "flexibleTopMargin",
            "flexibleHeight", "flexibleBottomMargin",
          ])), "What gives way on a screen that is not 80 × 24 cells"),
      FormatKey("constraints", .list(.object("constraint")), "In place of a frame"),
    ] + priorities

  private static let arrangedKeys =
    [
      FormatKey("width", .integer(1, 1_000), "In columns; default what fits"),
      FormatKey("height", .integer(1, 1_000), "In rows; default what fits"),
    ] + priorities

  private static let color = FormatKey("color", .color, "Of what it shows")
  private static let background = FormatKey("background", .color, "Default clear")
  private static let bold = FormatKey("bold", .boolean, "Default false")
  private static let isEnabled = FormatKey("isEnabled", .boolean, "Default true")
  private static let text = FormatKey("text", .text, "Default empty")
  private static let textAlignment = FormatKey(
    "alignment", words(TextAlignment.allCases), "Default leading")
  private static let million = FormatShape.number(-1_000_000, 1_000_000)

  private static let viewKinds: [(name: String, keys: [FormatKey])] = [
    (
      "label",
      [
        text, bold, color, background, textAlignment,
        FormatKey("lines", .integer(0, 1_000), "The most lines, 0 for no limit; default 1"),
      ]
    ),
    (
      "button",
      [
        FormatKey("title", .text, "What it says", required: true), bold, color, background,
        FormatKey("alignment", words(TextAlignment.allCases), "Default center"), isEnabled,
      ]
    ),
    ("container", []),
    (
      "imageView",
      [
        FormatKey("image", .name, "A symbol such as star, or a caption", required: true),
        FormatKey(
          "contentMode", words(ImageView.ContentMode.allCases), "Default scaleAspectFit"), color,
        FormatKey("background", .color, "Default clear behind a symbol, grey behind a caption"),
      ]
    ),
    (
      "textField",
      [
        text, FormatKey("placeholder", .text, "What an empty one shows"),
        FormatKey("border", words(TextField.BorderStyle.allCases), "Default roundedRect"),
        textAlignment, FormatKey("isSecure", .boolean, "Dots for letters; default false"), color,
        isEnabled,
      ]
    ),
    ("textView", [text, FormatKey("isEditable", .boolean, "Default true"), color]),
    ("switch", [FormatKey("isOn", .boolean, "Default false"), color, isEnabled]),
    ("slider", range + [color, isEnabled]),
    (
      "segmentedControl",
      [
        FormatKey("segments", .list(.text, atLeast: 1), "Their titles", required: true),
        FormatKey("selected", .integer(-1, nil), "The place of a segment, -1 for none; default 0"),
        isEnabled,
      ]
    ),
    (
      "stepper",
      range
        + [
          FormatKey("step", .numberAbove(0, 1_000_000), "Default 1"),
          FormatKey("wraps", .boolean, "Goes on at the other end; default false"), isEnabled,
        ]
    ),
    ("progressView", [FormatKey("progress", .number(0, 1), "Default 0"), color]),
    (
      "activityIndicatorView",
      [
        FormatKey("style", words(ActivityIndicatorView.Style.allCases), "Default medium"),
        FormatKey("isAnimating", .boolean, "Default true"), color,
      ]
    ),
    (
      "stackView",
      [
        FormatKey("axis", words(StackView.Axis.allCases), "Default horizontal"),
        FormatKey("distribution", words(StackView.Distribution.allCases), "Default fill"),
        FormatKey("alignment", words(StackView.Alignment.allCases), "Default fill"), spacing,
        arranged,
      ]
    ),
    ("scrollView", [spacing, arranged]),
    ("view", [FormatKey("background", .color, "The colour of all of it", required: true)]),
    (
      "tableView",
      [
        FormatKey("style", words(TableView.Style.allCases), "Default plain"),
        FormatKey("sections", .list(.object("section")), "From top to bottom"),
      ]
    ),
  ]

  private static let range = [
    FormatKey("minimum", million, "Default 0"), FormatKey("maximum", million, "No less than that"),
    FormatKey("value", million, "Between the two; default the minimum"),
  ]
  private static let spacing = FormatKey(
    "spacing", .integer(0, 1_000), "Cells between two views; default 0")
  private static let arranged = FormatKey(
    "views", .list(.object("arrangedView")), "From left to right or top to bottom")

  // MARK: - Layout

  static let layoutObjects = [
    FormatObject(
      "frame",
      [
        FormatKey("x", .number(-100_000, 100_000), "In points", required: true),
        FormatKey("y", .number(-100_000, 100_000), "In points", required: true),
        FormatKey("width", .number(0, 100_000), "In points", required: true),
        FormatKey("height", .number(0, 100_000), "In points", required: true),
      ]),
    FormatObject(
      "priorities",
      [
        FormatKey("horizontal", .number(1, 1_000), "1000 is required"),
        FormatKey("vertical", .number(1, 1_000), "1000 is required"),
      ]),
    FormatObject(
      "constraint",
      [
        FormatKey("attribute", attribute, "Of the view", required: true),
        FormatKey("relation", words(LayoutConstraint.Relation.allCases), "Default equal"),
        FormatKey("to", .name, "The id of a view, superview or a guide; default superview"),
        FormatKey("toAttribute", attribute, "Default the same attribute"),
        FormatKey("multiplier", .numberAbove(0, 1_000), "Default 1"),
        FormatKey("constant", .number(-100_000, 100_000), "In points; default 0"),
        FormatKey("priority", .number(1, 1_000), "Default 1000, which is required"),
      ],
      rules: [
        .excludesUnless(
          key: "attribute", words: ["width", "height"], absent: ["to", "toAttribute"],
          ["multiplier"])
      ] + relations),
  ]

  private static let attributes = LayoutConstraint.Attribute.allCases.filter {
    $0 != .notAnAttribute
  }
  private static let attribute = words(attributes)

  /// What UIKit lets a constraint relate to what.
  private static var relations: [FormatRule] {
    var groups: [(first: [String], second: [String])] = []
    for attribute in attributes {
      let others = attributes.filter { LayoutConstraint.canRelate(attribute, $0) }.map { "\($0)" }
      if let place = groups.firstIndex(where: { $0.second == others }) {
        groups[place].first.append("\(attribute)")
      } else {
        groups.append(([("\(attribute)")], others))
      }
    }
    return groups.map {
      .limits(key: "attribute", words: $0.first, other: "toAttribute", among: $0.second)
    }
  }
}
