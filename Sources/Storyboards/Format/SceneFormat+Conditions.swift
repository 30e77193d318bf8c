import TextFormats

/// The conditions of segues: the text of a value of the scene, and whether the value must equal it.
extension SceneFormat {
  static func conditionField() -> SegueField {
    .optional(
      "if", \.condition, .object("condition", condition),
      "The condition under which the user can perform the segue")
  }

  static let condition = FormatTable<SceneDocument.Segue.Condition>(
    "condition", "a condition", SceneDocument.Segue.Condition(value: "", text: ""),
    [
      .required(
        "value", \.value, .id(of: .value) { .unknownValue($0, scene: $1, nearest: $2) },
        "The name of a value of the scene"),
      conditionText("is", isEqual: true, "The text that the value must equal"),
      conditionText("isNot", isEqual: false, "The text that the value must not equal"),
    ], rules: [.exactlyOne(["is", "isNot"])])

  /// Declares one of the keys `is` and `isNot`, of which a condition has exactly one.
  private static func conditionText(
    _ name: String, isEqual: Bool, _ meaning: String
  ) -> FormatField<SceneDocument.Segue.Condition> {
    FormatField(
      key: FormatKey(name, .text, meaning),
      read: { node, decoder, condition in
        (condition.text, condition.isEqual) = (decoder.string(node) ?? "", isEqual)
      },
      write: { condition, _ in condition.isEqual == isEqual ? JSONNode(condition.text) : nil })
  }
}
