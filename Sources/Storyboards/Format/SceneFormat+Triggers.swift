import NavigationKit

/// The triggers of segues. A trigger is an object with exactly one key: the gesture. The value is a
/// direction, an edge, or the id of the object that the gesture is for.
extension SceneFormat {
  private typealias TriggerField = FormatField<Trigger?>

  static let trigger = FormatTable<Trigger?>(
    "trigger", "a trigger", Trigger?.none, triggerFields,
    rules: [.exactlyOne(triggerFields.map(\.key.name))])

  /// The choice of an action, which is the only trigger of an alert.
  static let alertTrigger = FormatTable<Trigger?>(
    "alertTrigger",
    cases: [
      FormatTable.Case(
        .always, "a trigger of an alert", Trigger?.none,
        [tap("The id of the alert's action that the user chooses", required: true)],
        rules: [
          .rulesOut(
            key: "tap", triggerFields.map(\.key.name).filter { $0 != "tap" },
            owner: "a trigger of an alert")
        ])
    ])

  private static func tap(_ meaning: String, required: Bool = false) -> FormatField<Trigger?> {
    .choice(
      "tap", .button, { .tap(button: $0) },
      { if case .tap(let button) = $0 { button } else { nil } }, meaning, required: required)
  }

  private static let triggerFields: [TriggerField] = [
    .choice(
      "swipe", .word(), { .swipe($0) },
      { if case .swipe(let direction) = $0 { direction } else { nil } },
      "The user swipes in this direction"),
    tap("The id of a button, bar button or row that the user taps"),
    .choice(
      "accessory", .id(of: .accessory) { .unknownAccessory($0, scene: $1, nearest: $2) },
      { .accessory(row: $0) }, { if case .accessory(let row) = $0 { row } else { nil } },
      "The id of a row whose accessory button the user taps"),
    .choice(
      "change", .id(of: .control) { .unknownControl($0, scene: $1, nearest: $2) },
      { .change(control: $0) }, { if case .change(let control) = $0 { control } else { nil } },
      "The id of a control whose value the user changes"),
    .choice(
      "return", .id(of: .textField) { .unknownTextField($0, scene: $1, nearest: $2) },
      { .return(textField: $0) }, { if case .return(let field) = $0 { field } else { nil } },
      "The id of a text field in which Enter ends the input"),
    .choice(
      "longPress", .id(of: .view) { .unknownView($0, scene: $1, nearest: $2) },
      { .longPress(view: $0) }, { if case .longPress(let view) = $0 { view } else { nil } },
      "The id of a view that the user presses for half a second"),
    .choice(
      "screenEdgePan", .word(), { .screenEdgePan($0) },
      { if case .screenEdgePan(let edge) = $0 { edge } else { nil } },
      "The user drags from this edge"),
    .choice(
      "drag", .word(among: [.left, .right]), { .drag($0) },
      { if case .drag(let direction) = $0 { direction } else { nil } },
      "The user drags the transition in this direction"),
    .choice(
      "turn", .word(), { .turn($0) },
      { if case .turn(let orientation) = $0 { orientation } else { nil } },
      "The terminal is resized, and the scene becomes wide or tall"),
  ]
}
