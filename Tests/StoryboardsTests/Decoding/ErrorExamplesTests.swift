import Foundation
import Storyboards
import Testing
import TextFormats

@Suite struct ErrorExamplesTests {
  @Test(arguments: try ErrorExamples().examples)
  func `each error example on the page causes exactly the documented error`(
    example: ErrorExamples.Example
  ) throws {
    let errors = try #require(try ErrorExamples().errors(of: example.json))
    #expect(!example.messages.isEmpty)
    #expect(
      errors.description(file: "scenes.json").split(separator: "\n").map(String.init)
        == example.messages)
  }

  @Test func `the frame around the error examples is valid`() throws {
    let home = "{ \"id\": \"home\" }"
    let page = try ErrorExamples()
    let any = try #require(page.examples.first { $0.json.contains("\"titel\"") })
    let good = any.json.replacingOccurrences(
      of: "{ \"id\": \"home\", \"titel\": \"Home\" }", with: home)
    #expect(good != any.json)
    #expect(page.errors(of: good) == nil)
    _ = try SceneDocument(json: Array(page.second.utf8))
  }

  /// Errors that no text on a page can show: another encoding, great depth, great size.
  private static let told = [
    "invalidUTF8", "utf16", "controlCharacter", "tooDeep", "embedsTooMany",
  ]

  @Test func `every kind of error has an example`() throws {
    let page = try ErrorExamples()
    var shown = Set(Self.told)
    for example in page.examples {
      for error in page.errors(of: example.json)?.errors ?? [] {
        shown.insert(Self.name(of: error.reason))
        if case .notJSON(let reason) = error.reason { shown.insert(Self.name(of: reason)) }
      }
    }
    let kinds =
      try Self.cases(in: "Sources/Storyboards/Decoding/StoryboardError.swift")
      + Self.cases(in: "Sources/TextFormats/JSON/JSONSyntaxError.swift")
    #expect(kinds.count > 50)
    #expect(kinds.filter { !shown.contains($0) } == [])
  }

  private static func name(of reason: StoryboardError.Reason) -> String {
    switch reason {
    case .endlessReference: "endlessReference"
    case .duplicateCancelAction: "duplicateCancelAction"
    default: Mirror(reflecting: reason).children.first?.label ?? "\(reason)"
    }
  }

  private static func name(of reason: JSONSyntaxError.Reason) -> String {
    switch reason {
    case .empty: "empty"
    case .loneSurrogate: "loneSurrogate"
    case .numberTooLarge: "numberTooLarge"
    default: Mirror(reflecting: reason).children.first?.label ?? "\(reason)"
    }
  }

  /// Returns the names of the enumeration's cases.
  private static func cases(in path: String) throws -> [String] {
    String(decoding: try repositoryFile(path), as: UTF8.self).matches(of: /\n +case (\w+)/)
      .map { String($0.output.1) }
  }
}
