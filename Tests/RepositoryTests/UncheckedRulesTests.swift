import Testing

@Suite struct UncheckedRulesTests {
  @Test(arguments: ["Sources", "Tests"])
  func `each unchecked mark has a proof on the line above`(folder: String) throws {
    let found = try Repository.findings(below: folder, by: UncheckedRules.findings)
    #expect(found == [])
  }

  @Test(arguments: [
    "nonisolated(unsafe) var a = 0", "let b = 0\nnonisolated( unsafe ) var a = 0",
    "// Why.\n\nnonisolated(unsafe) var a = 0", "let b = 0 // Why.\nnonisolated(unsafe) var a = 0",
    "nonisolated(unsafe) var a = 0 // Why.", "struct A: @unchecked Sendable {}",
    "let a = \"// Why.\"\nstruct A: @unchecked Sendable {}",
    "class A { unowned(unsafe) var b: A? }", "/// What.\n\nunowned(unsafe) var b: A?",
  ])
  func `a mark without a proof is found`(text: String) {
    #expect(UncheckedRules.findings(in: text).count == 1)
  }

  @Test(arguments: [
    "// Why.\nnonisolated(unsafe) var a = 0", "// Why.\nunowned(unsafe) var b: A?",
    "/// What.\n/* Why. */\nclass A: @unchecked Sendable {}",
    "// nonisolated(unsafe) is not used here", "let a = \"nonisolated(unsafe)\"",
    "nonisolated func a() {}",
  ])
  func `a mark with a proof and code without a mark are not found`(text: String) {
    #expect(UncheckedRules.findings(in: text) == [])
  }
}
