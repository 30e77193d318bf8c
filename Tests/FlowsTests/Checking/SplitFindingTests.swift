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

  @Test func `an unwind cannot end in a scene that showDetail has replaced`() throws {
    let found = try findings(primary: "")
    #expect(found.map(\.rule) == [.unwindWithoutTarget])
    #expect(
      found.map(\.steps) == [
        [
          "start: → 'p'", "swipe up (↑): showDetail 'open' → 'e'", "code (m): unwind 'u' → nowhere",
        ]
      ])
  }

  @Test func `an unwind can end in another column than its source`() throws {
    #expect(try findings(primary: #""back":[]"#).isEmpty)
  }

  @Test func `a back step in the sidebar names its destination`() throws {
    let text = sceneFile(
      #"{"id":"a","kind":"splitViewController","primary":"n","secondary":"d"}"#,
      #"{"id":"n","kind":"navigationController","root":"p"}"#,
      #"{"id":"p","segues":[{"id":"in","kind":"show","to":"q","trigger":{"swipe":"left"}}]}"#,
      #"{"id":"d","unwindActions":{"home":[]}}"#,
      """
      {"id":"q","segues":[{"id":"open","kind":"showDetail","to":"e","trigger":{"swipe":"up"}}]}
      """,
      #"{"id":"e","segues":[{"id":"u","kind":"unwind","action":"home"}]}"#)
    let steps = try #require(check(text).first { $0.rule == .unwindWithoutTarget }).steps
    #expect(!steps.contains { $0.hasPrefix("back") && !$0.hasSuffix("→ 'p'") }, "\(steps)")
    #expect(steps.contains("swipe up (↑): showDetail 'open' → 'e'"), "\(steps)")
  }

  @Test func `a tab beyond the fifth is selected through the More list`() throws {
    let tabs = (1...7).map { #"{"id":"t\#($0)"}"# }.joined(separator: ",")
    let text =
      #"{"version":1,"canvas":{"width":400,"height":800},"initialScene":"tabs","scenes":["#
      + #"{"id":"tabs","kind":"tabBarController","tabs":["#
      + tabs.replacing("\"id\"", with: "\"scene\"")
      + "]}," + (1...5).map { #"{"id":"t\#($0)"}"# }.joined(separator: ",")
      + #",{"id":"t6","segues":[{"id":"u","kind":"unwind","action":"none"}]},{"id":"t7"}]}"#
    let found = try check(text).filter { $0.rule == .unwindWithoutTarget }
    #expect(
      found.first?.steps.contains("tab 6 (5, and Enter on its row): → 't6'") == true, "\(found)")
  }
}
