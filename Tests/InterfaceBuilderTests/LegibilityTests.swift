import CellGraphics
import Foundation
import NavigationKit
import Simulation
import TestSupport
import Testing

@testable import InterfaceBuilder
@testable import Storyboards

/// Texts can be read on what is behind them, and the focus can be seen.
@Suite struct LegibilityTests {
  // MARK: - The focus

  @Test func `the focus can be seen on all controls of the fixtures`() throws {
    #expect(try expectVisibleFocus(in: .fixtures) == 16)
  }

  @Test(.storyboardsAtHand)
  func `the focus can be seen on all controls of all storyboards at hand`() throws {
    try expectVisibleFocus(in: #require(StoryboardCorpus.atHand))
  }

  /// - Returns: The number of files.
  @discardableResult
  private func expectVisibleFocus(in corpus: StoryboardCorpus) throws -> Int {
    for file in corpus.runnable {
      let problems = SceneLooks.focusProblems(try corpus.imported(file).bundle())
      #expect(problems.isEmpty, "\(file): \(problems)")
    }
    return corpus.runnable.count
  }

  @Test(arguments: ["gallery", "presentations", "embed", "tabs", "adaptive", "items"])
  func `the focus can be seen on all controls of the project's own scenes`(name: String) throws {
    let folder = "docs/storyboards/"
    let bundle = try StoryboardBundle(
      name: "\(name).json", json: try Fixture.bytes("\(folder)\(name).json")
    ) { try? Fixture.bytes(folder + $0) }
    #expect(SceneLooks.focusProblems(bundle) == [])
  }

  @Test(arguments: [("1 1 1", "1 1 1"), ("0 0 0", "0 0 0"), ("1 1 0", "1 1 1")])
  func `a focused button is reversed in black or white where its own colour cannot be seen`(
    title: String, background: String
  ) throws {
    let json = """
      {"version": 1, "canvas": {"width": 400, "height": 800}, "initialScene": "a", "scenes": [
        {"id": "a", "background": "\(hex(background))", "views": [
          {"id": "b", "kind": "button", "title": "Go", "color": "\(hex(title))",
           "frame": {"x": 100, "y": 400, "width": 200, "height": 30}}]}]}
      """
    let bundle = try StoryboardBundle(name: "a.json", json: Array(json.utf8)) { _ in nil }
    #expect(SceneLooks.focusProblems(bundle) == [])
    let plain = SceneLooks(bundle)
    plain.simulator.style.focusLook = .plain
    plain.show("a")
    #expect(plain.focusProblems().count == 1)
  }

  @Test func `a control that another view hides is in front while it has the focus`() throws {
    let cover = """
      <view id="cover"><rect key="frame" x="0" y="0" width="400" height="800"/>
      <color key="backgroundColor" red="0" green="0" blue="1" alpha="1" colorSpace="calibratedRGB"/>
      </view>
      """
    let bundle = try Fixture.imported(
      Fixture.storyboard(Fixture.scene("a", views: Fixture.button("go", "Go") + cover))
    ).bundle()
    #expect(SceneLooks.focusProblems(bundle) == [])
    let simulator = Simulator(storyboards: bundle, columns: 80, rows: 24)
    // The status line names the button too.
    func isSeen() -> Bool {
      simulator.frame().text.split(separator: "\n", omittingEmptySubsequences: false).prefix(23)
        .contains { $0.contains(" Go") }
    }
    #expect(isSeen())
    simulator.style.focusLook = .plain
    #expect(!isSeen())
  }

  // MARK: - Texts

  /// Returns the background of the placeholder, and the colours of the labels over it.
  private func picture(labels: [String]) throws -> (ground: Color?, texts: [Color]) {
    let texts = labels.enumerated().map { number, color in
      let parts = color.split(separator: " ")
      return """
        <label text="text \(number)" id="l\(number)"><rect key="frame" x="100" \
        y="\(100 + 60 * number)" width="200" height="20"/><color key="textColor" red="\(parts[0])" \
        green="\(parts[1])" blue="\(parts[2])" alpha="1" colorSpace="calibratedRGB"/></label>
        """
    }
    let image = """
      <imageView image="Harbour" id="p"><rect key="frame" x="0" y="0" width="400" height="800"/>
      </imageView>
      """
    let scene = Fixture.scene("a", views: image + texts.joined())
    let document = try Fixture.imported(Fixture.storyboard(scene)).bundle().main.document
    let views = document.scenes[0].views
    let ground = views.lazy.compactMap { view -> Color? in
      if case .control(let control) = view { control.background } else { nil }
    }.first
    return (
      ground, views.compactMap { if case .label(let label) = $0 { label.color } else { nil } }
    )
  }

  @Test(arguments: [
    ["1 1 1"], ["1 1 0", "1 1 1"], ["1 1 1", "0 0 0"], ["0 0 1"], ["0.9 0.9 0.9"],
  ])
  func `a placeholder takes a background on which the texts over it can be read`(
    labels: [String]
  ) throws {
    let (ground, texts) = try picture(labels: labels)
    let background = ground ?? Color(rgb: 0xE5E5EA)
    for (text, label) in zip(texts, labels) {
      #expect(text == color(label))
      #expect(contrast(text, background) >= 4.5)
    }
  }

  @Test func `a placeholder under dark texts stays light grey`() throws {
    #expect(try picture(labels: ["0 0 0", "0.2 0.2 0.2"]).ground == nil)
  }

  @Test func `the name on a placeholder can be read on its background`() throws {
    for ground in [Color.black, .white, Color(rgb: 0x767676), Color(rgb: 0x3A3A3C)] {
      let view = ImageView(image: Image(name: "Harbour"))
      view.frame = Rect(x: 0, y: 0, width: 20, height: 3)
      view.backgroundColor = ground
      let window = Window(application: Application(), size: Size(width: 20, height: 3))
      let controller = ViewController()
      controller.view = View()
      controller.view.addSubview(view)
      window.rootViewController = controller
      window.makeKeyAndVisible()
      var canvas = Canvas(surface: Surface(columns: 20, rows: 3))
      view.backgroundColor.map { canvas.fill(view.bounds, with: $0) }
      view.draw(on: &canvas)
      let letters = canvas.surface.cells.filter { Seen($0).isLetter }.map(Seen.init)
      #expect(letters.count == 7)
      #expect(letters.allSatisfy { contrast($0.ink, ground) >= 3 })
    }
  }

  @Test func `a picture that code supplies does not hide the text below it`() throws {
    let text = """
      <label text="No picture" id="l"><rect key="frame" x="100" y="100" width="200" height="20"/>
      </label>
      """
    func image(_ name: String) -> String {
      """
      <imageView \(name) id="p"><rect key="frame" x="0" y="0" width="400" height="800"/></imageView>
      """
    }
    func isShown(_ views: String) throws -> Bool {
      let bundle = try Fixture.imported(Fixture.storyboard(Fixture.scene("a", views: views)))
        .bundle()
      return Simulator(storyboards: bundle, columns: 80, rows: 24).frame().text
        .contains("No picture")
    }
    #expect(try isShown(text + image("")))
    #expect(try !isShown(text + image("image=\"Harbour\"")))
  }

  @Test func `a text with the colour of its background becomes black or white`() throws {
    let views = """
      <label text="faint" id="l"><rect key="frame" x="100" y="100" width="200" height="20"/>
      <color key="textColor" white="1" alpha="1" colorSpace="calibratedWhite"/></label>
      <view id="box"><rect key="frame" x="0" y="300" width="400" height="100"/><subviews>
      <label text="dark" id="m"><rect key="frame" x="100" y="40" width="200" height="20"/>
      <color key="textColor" white="0" alpha="1" colorSpace="calibratedWhite"/></label></subviews>
      <color key="backgroundColor" white="0" alpha="1" colorSpace="calibratedWhite"/></view>
      """
    let document = try Fixture.imported(Fixture.storyboard(Fixture.scene("a", views: views)))
      .bundle().main.document
    let colors = document.scenes[0].views.compactMap { view -> Color? in
      if case .label(let label) = view { label.color } else { nil }
    }
    #expect(colors == [.black, .white])
  }

  @Test func `a box does not hide a line beside it in the design`() throws {
    // Rows of 20 points are less than a line on the screen, so that lines move and boxes do not.
    let rows = (0..<30).map { number in
      """
      <view id="row\(number)"><rect key="frame" x="0" y="\(number * 20)" width="400" height="20"/>
      <subviews><label text="line \(number)" id="l\(number)"><rect key="frame" x="10" y="0" \
      width="200" height="20"/></label></subviews>
      <color key="backgroundColor" white="0.9" alpha="1" colorSpace="calibratedWhite"/></view>
      """
    }
    let bundle = try Fixture.imported(
      Fixture.storyboard(Fixture.scene("a", views: rows.joined()))
    ).bundle()
    let rows24 = Simulator(storyboards: bundle, columns: 80, rows: 24).frame().text
      .split(separator: "\n").map { $0.split(separator: " ").prefix(2).joined(separator: " ") }
    for number in 0..<20 { #expect(rows24.contains("line \(number)")) }
  }

  private func hex(_ color: String) -> String { self.color(color).hexadecimal }

  /// Returns the colour of three parts from 0 to 1.
  private func color(_ text: String) -> Color {
    let parts = text.split(separator: " ").compactMap { Double($0) }
    return InterfaceBuilderColors.rgb(parts[0], parts[1], parts[2], 1)
  }
}
