import TextFormats

/// The JSON Schema of the configuration file, from which editors offer completions.
public enum SettingsSchema {
  /// The text of the schema, as in `docs/config.schema.json`.
  public static var text: String {
    let properties = SettingsTable.fields.map { field in
      var schema = field.schema
      schema.set("description", JSONNode(field.meaning))
      schema.set("default", defaultValue(of: field))
      return JSONMember(key: field.name, node: schema)
    }
    let schemaKey = JSONMember(key: "$schema", node: .object(["type": JSONNode("string")]))
    return JSONNode.object([
      "$schema": JSONNode("https://json-schema.org/draft/2020-12/schema"),
      "title": JSONNode("The settings of Segue"),
      "type": JSONNode("object"),
      "properties": JSONNode(value: .object([schemaKey] + properties)),
      "additionalProperties": JSONNode(false),
    ]).indented
  }

  /// Returns the default of a setting as the file writes it; nil if the file has no word for it.
  private static func defaultValue(of field: SettingField) -> JSONNode? {
    guard let word = field.word(SettingsTable.defaults) else { return nil }
    switch field.schema["type"]?.string {
    case "boolean": return JSONNode(word == "true")
    case "object": return nil
    default: return JSONNode(word)
    }
  }
}
