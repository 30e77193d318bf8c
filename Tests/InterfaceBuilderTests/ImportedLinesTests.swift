import NavigationKit
import Sessions
import Simulation
import Storyboards
import TestSupport
import Testing

@testable import InterfaceBuilder

/// The lines of the parts of Xcode's storyboards, counted in the files by hand.
@Suite struct ImportedLinesTests {
  private func bundle(_ name: String) throws -> StoryboardBundle {
    let bytes = try Fixture.bytes("Tests/Fixtures/Storyboards/\(name).storyboard")
    let source = InterfaceBuilderSource(path: "app/\(name).storyboard", xml: bytes)
    return try StoryboardImport(source, named: "\(name).storyboard") { _ in nil }.bundle()
  }

  private func lines(_ name: String, _ scene: String) throws -> ImportedLines.Scene {
    let lines = try #require(try bundle(name).main.importedLines)
    #expect(lines.file == "\(name).storyboard")
    return try #require(lines.counted().scenes[scene])
  }

  @Test func `a scene, its views, segues and gestures have the lines of their elements`() throws {
    let card = try lines("Gestures", "card")
    #expect(card.line == 7)
    #expect(card.objects["card-view"] == 8 && card.objects["card-label"] == 12)
    #expect(card.segues == ["bySwipe": 28, "byTap": 33, "byHold": 38, "byEdge": 44])
    #expect(card.gestures == ["bySwipe": 26, "byTap": 31, "byHold": 36, "byEdge": 41])
    #expect(try lines("Gestures", "card-drawer").line == 110)
  }

  @Test func `an object with an outlet has the line under the name of the outlet`() throws {
    let xml = Fixture.storyboard(
      Fixture.scene(
        "a", views: Fixture.button("x1", "Go", segue: Fixture.segue("go", "show", to: "b")),
        connections: #"<outlet property="goButton" destination="x1" id="o1"/>"#),
      Fixture.scene("b"))
    let imported = try Fixture.imported(xml)
    let scene = try #require(imported.bundle().main.importedLines?.counted().scenes["a"])
    // The head has 3 lines; the button follows the comment, the scene, the controller, the view's
    // opening tag and the opening tag of the subviews.
    #expect(scene.line == 6)
    #expect(scene.objects["goButton"] == 8)
    #expect(scene.objects["x1"] == nil)
    // The second line of the button has its title and its segue.
    #expect(scene.segues == ["go": 9])
  }

  @Test func `segues of a scene with the same identifier keep their lines apart`() throws {
    let xml = Fixture.storyboard(
      Fixture.scene(
        "a",
        views: Fixture.button("x", "One", segue: Fixture.segue("go", "show", to: "b"))
          + "\n" + Fixture.button("y", "Two", segue: Fixture.segue("go", "show", to: "b"))),
      Fixture.scene("b"))
    let bundle = try Fixture.imported(xml).bundle()
    #expect(bundle.main.document.scene("a")?.segues.map(\.id) == ["go", "go~2"])
    let scene = try #require(bundle.main.importedLines?.counted().scenes["a"])
    #expect(scene.segues == ["go": 9, "go~2": 11])
  }

  @Test func `the inspector names file and line of a controller, a view, a segue and a gesture`()
    throws
  {
    let bundle = try bundle("Gestures")
    let session = LiveSession(recorder: nil) {
      Simulator(storyboards: bundle, columns: 360, rows: 70)
    }
    session.files = SceneFiles(bundle) { _, _ in .refused("") }
    session.receive(.character("i"))
    var screen = String(decoding: try #require(session.nextFrame()).plainText, as: UTF8.self)
    #expect(screen.contains(/Gestures\.storyboard:7\b/))
    #expect(screen.contains("bySwipe: to next-card, by swipe left ←, line 28"))
    #expect(screen.contains("SwipeGestureRecognizer ←: bySwipe, line 26"))
    session.receive(.character("p"))
    screen = String(decoding: try #require(session.nextFrame()).plainText, as: UTF8.self)
    #expect(screen.contains("card-label"))
    #expect(screen.contains(/Gestures\.storyboard:12\b/))
  }
}
