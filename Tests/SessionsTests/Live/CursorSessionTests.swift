import NavigationKit
import Sessions
import Simulation
import Storyboards
import Testing

/// The cell of the focus in the frames of a session.
@Suite struct CursorSessionTests {
  private func session(_ views: String) throws -> LiveSession {
    let json = """
      {"version": 1, "canvas": {"width": 80, "height": 23}, "initialScene": "a", "scenes": [
        {"id": "a", "views": [\(views)], "segues": [
          {"id": "go", "kind": "custom", "to": "b", "transition": "slide",
           "trigger": {"swipe": "up"}}]},
        {"id": "b"}]}
      """
    let bundle = try StoryboardBundle(name: "a.json", json: Array(json.utf8)) { _ in nil }
    return LiveSession(recorder: nil) { Simulator(storyboards: bundle, columns: 80, rows: 24) }
  }

  private func button(_ id: String, x: Int, y: Int) -> String {
    """
    {"id": "\(id)", "kind": "button", "title": "\(id)",
     "frame": {"x": \(x), "y": \(y), "width": 20, "height": 1}}
    """
  }

  @Test func `the cursor is on the focused control, and moves with the focus`() throws {
    let session = try session(button("one", x: 8, y: 4) + "," + button("two", x: 40, y: 10))
    #expect(session.nextFrame()?.cursor == Frame.Cursor(column: 8, row: 4))
    session.receive(.tab)
    #expect(session.nextFrame()?.cursor == Frame.Cursor(column: 40, row: 10))
  }

  @Test func `the cursor is where text is typed`() throws {
    let session = try session(
      """
      {"id": "name", "kind": "textField", "border": "none", "text": "Ada",
       "frame": {"x": 10, "y": 3, "width": 20, "height": 1}}
      """)
    _ = session.nextFrame()
    session.receive(.enter)
    let start = try #require(session.nextFrame()?.cursor)
    session.receive(.character("x"))
    #expect(
      session.nextFrame()?.cursor == Frame.Cursor(column: start.column + 1, row: start.row))
  }

  @Test func `the cursor stays where it is during a transition and under the help`() throws {
    let session = try session(button("one", x: 8, y: 4))
    session.receive(.character("?"))
    #expect(session.nextFrame()?.cursor == nil)
    session.receive(.escape)
    #expect(session.nextFrame()?.cursor != nil)
    session.receive(.up)
    #expect(session.nextFrame()?.cursor == nil)
  }

  @Test func `the cursor is no part of a frame's digest`() throws {
    var frame = try #require(try session(button("one", x: 8, y: 4)).nextFrame())
    let digest = frame.digest
    frame.cursor = nil
    #expect(frame.digest == digest)
  }
}
