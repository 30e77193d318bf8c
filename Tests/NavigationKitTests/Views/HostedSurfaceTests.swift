import CellGraphics
import NavigationKit
import Simulation
import TestSupport
import Testing

/// Content that shows its inputs, one a row, and uses those that it is asked to use.
private final class Inputs: HostedContent {
  var inputs: [HostedInput] = []
  var uses: (HostedInput) -> Bool = { _ in true }
  var sizes: [String] = []
  var keyHints = [KeyHint(keys: "↑↓", meaning: "move")]

  func draw(on surface: inout Surface) {
    sizes.append("\(surface.columns)x\(surface.rows)")
    surface.fill(CellRect(column: 0, row: 0, columns: 2, rows: 1), with: .black)
    surface.draw(
      TextLine("\(inputs.count) 界"), column: 2, row: 0, color: .white, clip: surface.bounds)
  }

  func handle(_ input: HostedInput) -> Bool {
    inputs.append(input)
    return uses(input)
  }
}

@Suite struct HostedSurfaceTests {
  private let content = Inputs()
  private let hosted: HostedSurface
  private let root = named("Root")
  private let stage: Stage

  init() {
    hosted = HostedSurface(content, frame: Rect(x: 3, y: 2, width: 8, height: 3))
    stage = Stage(root: root, columns: 20, rows: 8)
    let (hosted, root) = (hosted, root)
    hosted.backgroundColor = Color(rgb: 0x102030)
    stage.turn { root.view.addSubview(hosted) }
  }

  @Test func `the content draws into cells at the place of the view, over its background`() {
    let surface = stage.surface
    #expect(content.sizes.last == "8x3")
    #expect(surface[column: 3, row: 2].background == .black)
    #expect(surface[column: 5, row: 2].background == Color(rgb: 0x102030))
    #expect(surface.text(row: 2).hasPrefix("     0 界"))
    #expect(surface[column: 2, row: 2].background != .black)
  }

  @Test func `cells outside of the view are cut, also half of a wide glyph`() {
    stage.turn { hosted.frame = Rect(x: 3, y: 2, width: 5, height: 1) }
    #expect(stage.surface.text(row: 2).hasPrefix("     0  "))
    #expect(content.sizes.last == "5x1")
  }

  @Test func `keys, Enter, Esc, a paste, the wheel and a tap reach the content with the focus`() {
    #expect(stage.application.focusedView === hosted)
    stage.application.send(.arrow(.down))
    stage.application.send(.pageUp)
    stage.tap()
    stage.application.cancel()
    stage.application.paste("two\nlines")
    stage.turn { _ = hosted.handleWheel(.down) }
    _ = stage.surface
    stage.application.touch(.down, at: Point(x: 5.5, y: 3.5))
    stage.application.touch(.up, at: Point(x: 5.5, y: 3.5))
    #expect(
      content.inputs == [
        .key(.arrow(.down)), .key(.pageUp), .activate, .cancel, .paste("two\nlines"),
        .wheel(.down), .tap(column: 2, row: 1),
      ])
  }

  @Test func `an input that the content uses is in the next frame, another one is passed on`() {
    let other = named("Other")
    other.loadViewIfNeeded()
    other.view.addSubview(HostedSurface(content, frame: Rect(x: 3, y: 2, width: 8, height: 3)))
    let stage = SimulatedStage(other, columns: 20, rows: 9)
    #expect(stage.simulator.nextFrame()?.surface.text(row: 2).contains("0 界") == true)
    let isUsed = stage.application.send(.home)
    #expect(isUsed)
    #expect(stage.simulator.nextFrame()?.surface.text(row: 2).contains("1 界") == true)
    content.uses = { _ in false }
    let isUsedAgain = stage.application.send(.arrow(.left))
    #expect(!isUsedAgain && content.inputs.last == .key(.arrow(.left)))
  }

  @Test func `arrows that the content names are no swipes`() {
    #expect(stage.application.takesArrow(.up) && !stage.application.takesArrow(.left))
  }

  @Test func `characters are text only if the content takes text`() {
    #expect(!stage.application.isEditingText)
    #expect(!stage.application.send(.text("q")))
    hosted.takesText = true
    #expect(stage.application.isEditingText)
    #expect(stage.application.send(.text("q")))
    #expect(content.inputs == [.key(.text("q"))])
  }

  @Test func `content that changes by itself is drawn at its interval`() {
    #expect(stage.application.nextPictureTick == nil)
    stage.turn { hosted.redrawInterval = 10 }
    #expect(stage.application.nextPictureTick == 10)
  }
}
