import Flows
import Testing

/// Findings within columns, where another scene takes the place of the one before.
@Suite struct SplitFindingTests {
  private func findings(primary: String, first: String = #""back":[]"#) throws -> [Finding] {
    try check(
      sceneFile(
        #"{"id":"a","kind":"splitViewController","primary":"p","secondary":"d"}"#,
        """
        {"id":"p","segues":[{"id":"open","kind":"showDetail","to":"e","trigger":{"swipe":"up"}}],
        "unwindActions":{\(primary)}}
        """,
        #"{"id":"d","unwindActions":{\#(first)}}"#,
        """
        {"id":"e","segues":[{"id":"u","kind":"unwind","action":"back"},
        {"id":"again","kind":"showDetail","to":"e","trigger":{"swipe":"down"}}]}
        """))
  }

  @Test func `what a detail has taken the place of is no more to go back to`() throws {
    let found = try findings(primary: "")
    #expect(found.map(\.rule) == [.unwindWithoutTarget])
    #expect(
      found.map(\.steps) == [
        [
          "start: → 'p'", "swipe up (↑): showDetail 'open' → 'e'", "code (m): unwind 'u' → nowhere",
        ]
      ])
  }

  @Test func `what stays beside it is`() throws {
    #expect(try findings(primary: #""back":[]"#).isEmpty)
  }
}
