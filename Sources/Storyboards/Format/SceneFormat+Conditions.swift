import TextFormats

/// The conditions of segues.
extension SceneFormat {
  static func conditionField() -> SegueField {
    .optional(
      "if", \.condition, .object("condition", condition),
      "What must be so for the user to perform it")
  }

  static let condition = FormatTable<SceneDocument.Segue.Condition>(
    "condition", "a condition", SceneDocument.Segue.Condition(value: "", text: ""),
    [
      .required(
        "value", \.value, .id(of: .value) { .unknownValue($0, scene: $1, nearest: $2) },
        "The name of a value of the scene"),
      conditionText("is", isEqual: true, "What it must be"),
      conditionText("isNot", isEqual: false, "What it must not be"),
    ], rules: [.exactlyOne(["is", "isNot"])])

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
