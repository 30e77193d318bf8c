import ProjectFiles
import Testing

/// The page `docs/commands.md`.
@Suite struct CommandPageTests {
  @Test func `the page of commands contains the help of each command`() throws {
    let page = try MarkedPage("docs/commands.md")
    let problem = try page.problem(
      with: "commands", expecting: CommandPage.text(of: .root()))
    #expect(problem == nil)
  }

  @Test func `a paragraph is broken between words`() {
    let word = String(repeating: "a", count: 49)
    #expect(CommandPage.wrapped("\(word) \(word) b") == "\(word) \(word)\nb")
    #expect(CommandPage.wrapped("\(word)\(word)\(word) b") == "\(word)\(word)\(word)\nb")
  }

  @Test func `only the part between the marks is replaced`() {
    let page = MarkedPage(
      path: "a.md", text: "one\n<!-- x -->\ntwo\n<!-- end of x -->\nthree")
    #expect(page.part("x") == "two\n")
    #expect(
      page.replacing("x", with: "2\n") == "one\n<!-- x -->\n2\n<!-- end of x -->\nthree")
    #expect(page.part("y") == nil)
    #expect(page.replacing("y", with: "2\n") == page.text)
  }
}
