import ProjectFiles
import Testing
import TextFormats

@testable import Settings

/// The schema of the configuration file.
@Suite struct SettingsSchemaTests {
  private func schema() throws -> JSONNode { try JSONNode(json: Array(SettingsSchema.text.utf8)) }

  @Test func `the schema is kept in docs`() throws {
    #expect(try Project.text(of: "docs/config.schema.json") == SettingsSchema.text)
  }

  @Test func `the schema has every setting and no other key`() throws {
    let schema = try schema()
    #expect(
      schema["properties"]?.members?.map(\.key) == ["$schema"] + SettingsTable.fields.map(\.name))
    #expect(schema["additionalProperties"]?.bool == false)
  }

  @Test func `the default of the schema is read as the default`() throws {
    for field in SettingsTable.fields where field.name != "keys" {
      let member = try #require(try schema()["properties"]?[field.name]?["default"])
      let file = JSONNode(value: .object([JSONMember(key: field.name, node: member)]))
      let read = try UserSettings(json: Array(file.indented.utf8))
      #expect(field.word(read) == field.word(SettingsTable.defaults), "\(field.name)")
    }
  }

  @Test func `each word of the schema is read`() throws {
    for field in SettingsTable.fields {
      for word in try schema()["properties"]?[field.name]?["enum"]?.elements ?? [] {
        let file = JSONNode(value: .object([JSONMember(key: field.name, node: word)]))
        #expect(field.word(try UserSettings(json: Array(file.indented.utf8))) == word.string)
      }
    }
  }
}
