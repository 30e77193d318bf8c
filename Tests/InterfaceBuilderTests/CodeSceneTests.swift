import Foundation
import NavigationKit
import Simulation
import TestSupport
import Testing

@testable import InterfaceBuilder
@testable import Storyboards

/// Scenes that only code shows, and screens from which nothing leads on.
@Suite struct CodeSceneTests {
  private static func stack(_ id: String, root: String) -> String {
    """
    <scene sceneID="scene-\(id)"><objects><navigationController storyboardIdentifier="\(id)" \
    id="\(id)" sceneMemberID="viewController"><connections><segue destination="\(root)" \
    kind="relationship" relationship="rootViewController" id="r-\(id)"/></connections>
    </navigationController></objects></scene>
    """
  }

  private static func label(_ text: String) -> String {
    """
    <label text="\(text)" id="label-\(text)"><rect key="frame" x="100" y="300" width="200" \
    height="20"/></label>
    """
  }

  /// a leads to b; c leads to d, which is shown in a stack; e and f lead to each other.
  private static func storyboard() -> [UInt8] {
    Fixture.storyboard(
      stack("n", root: "a"),
      Fixture.scene(
        "a",
        views: label("Apples")
          + Fixture.button("go", "Go", segue: Fixture.segue("ab", "show", to: "b"))),
      Fixture.scene("b", views: label("Bananas")),
      Fixture.scene(
        "c", views: label("Cherries"), connections: Fixture.segue("cd", "show", to: "s")),
      stack("s", root: "d"), Fixture.scene("d", views: label("Dates")),
      Fixture.scene("e", views: label("Elder"), connections: Fixture.segue("ef", "show", to: "f")),
      Fixture.scene("f", views: label("Figs"), connections: Fixture.segue("fe", "show", to: "e")),
      initial: "n")
  }

  private static func simulator(_ xml: [UInt8]) throws -> Simulator {
    Simulator(storyboards: try Fixture.imported(xml).bundle(), columns: 80, rows: 24)
  }

  private static func settle(_ simulator: Simulator) {
    while let due = simulator.nextDueTick, due < 20_000 { simulator.advance(to: due) }
  }

  @Test func `an import marks the scenes with an identifier that no segue reaches`() throws {
    let bundle = try Fixture.imported(Self.storyboard()).bundle()
    #expect(bundle.scenesShownByCode.map(\.id) == ["c", "e"])
  }

  @Test func `code cannot show a scene without an identifier`() throws {
    let scene = """
      <scene sceneID="s"><objects><viewController id="x" sceneMemberID="viewController"/></objects>
      </scene>
      """
    let xml = Fixture.storyboard(Fixture.scene("a", views: Self.label("Apples")), scene)
    #expect(try Fixture.imported(xml).bundle().scenesShownByCode.isEmpty)
  }

  @Test func `an import marks a scene of another storyboard that only code shows`() throws {
    let reference = """
      <scene sceneID="p"><objects><viewControllerPlaceholder storyboardName="Other" \
      referencedIdentifier="b" id="p" sceneMemberID="viewController"/></objects></scene>
      """
    let main = Fixture.storyboard(
      Fixture.scene(
        "a", views: Self.label("Apples"), connections: Fixture.segue("ap", "show", to: "p")),
      reference)
    let other = Fixture.storyboard(
      Fixture.scene("b", views: Self.label("Bananas")),
      Fixture.scene("c", views: Self.label("Cherries")), initial: "b")
    let bundle = try Fixture.imported(main, others: ["Other": other]).bundle()
    #expect(bundle.scenesShownByCode.map(\.id) == ["c"])
    #expect(bundle.scenesShownByCode.first?.storyboard == bundle.storyboards[1].name)
    let simulator = Simulator(storyboards: bundle, columns: 80, rows: 24)
    simulator.perform(.showScene("c", storyboard: bundle.storyboards[1].name))
    Self.settle(simulator)
    #expect(simulator.frame().text.contains("Cherries"))
  }

  @Test func `m offers the scenes that only code shows, and pushes the chosen one on the stack`()
    throws
  {
    let simulator = try Self.simulator(Self.storyboard())
    #expect(simulator.frame().text.contains("m scenes"))
    simulator.perform(.toggleSegueMenu)
    let menu = simulator.frame().text
    #expect(menu.contains("Scenes shown by code"))
    #expect(menu.contains("1 show Scene c") && menu.contains("2 show Scene e"))
    simulator.perform(.selectTab(1))
    Self.settle(simulator)
    #expect(simulator.frame().text.contains("Cherries"))
    #expect(simulator.application.frontmostViewController?.navigationController != nil)
    simulator.perform(.toggleSegueMenu)
    #expect(simulator.frame().text.contains("Code-triggered segues and scenes"))
    simulator.perform(.key(.end))
    simulator.perform(.tap)
    Self.settle(simulator)
    #expect(simulator.frame().text.contains("Elder"))
  }

  @Test func `without a stack the chosen scene is presented as a sheet, and Esc closes it`() throws
  {
    let xml = Fixture.storyboard(
      Fixture.scene("a", views: Self.label("Apples")), Self.stack("s", root: "b"),
      Fixture.scene("b", views: Self.label("Bananas")))
    let simulator = try Self.simulator(xml)
    simulator.perform(.showScene("s", storyboard: nil))
    Self.settle(simulator)
    #expect(simulator.frame().text.contains("Bananas"))
    simulator.perform(.cancel)
    Self.settle(simulator)
    #expect(!simulator.frame().text.contains("Bananas"))
  }

  @Test func `a scene is not shown during a transition, and an unknown scene is never shown`()
    throws
  {
    let simulator = try Self.simulator(Self.storyboard())
    simulator.perform(.showScene("c", storyboard: nil))
    simulator.advance(to: 5)
    simulator.perform(.showScene("e", storyboard: nil))
    #expect(
      simulator.takeEvents().last { $0.kind == .inputIgnored }?.detail
        == "scene e: a transition is running")
    Self.settle(simulator)
    simulator.perform(.showScene("nowhere", storyboard: nil))
    #expect(simulator.frame().text.contains("Unknown scene nowhere"))
    simulator.perform(.showScene("a", storyboard: "Nowhere.storyboard"))
    Self.settle(simulator)
    #expect(simulator.frame().text.contains("Cherries"))
  }

  @Test func `every code-triggered scene of a fixture can be shown`() throws {
    #expect(try show(.fixtures) == ["vault", "second"])
  }

  @Test(.storyboardsAtHand)
  func `every code-triggered scene of the local storyboards can be shown`() throws {
    let shown = try show(#require(StoryboardCorpus.atHand))
    report("code alone shows \(shown.count) scenes")
  }

  /// - Returns: The scenes that only code shows, in the order of the files.
  private func show(_ corpus: StoryboardCorpus) throws -> [String] {
    var shown: [String] = []
    for file in corpus.runnable {
      let bundle = try corpus.imported(file).bundle()
      for scene in bundle.scenesShownByCode {
        let simulator = Simulator(storyboards: bundle, columns: 80, rows: 24)
        Self.settle(simulator)
        _ = simulator.takeEvents()
        simulator.perform(.showScene(scene.id, storyboard: scene.storyboard))
        Self.settle(simulator)
        let isShown = SceneWalk.shown(simulator).contains { $0.scene.id == scene.id }
        #expect(isShown, "\(file): \(scene.id)")
        let warnings = simulator.takeEvents().filter { $0.kind == .warning }
        #expect(warnings.isEmpty, "\(file): \(scene.id): \(warnings)")
        shown.append(scene.id)
      }
    }
    return shown
  }

  // MARK: - What is missing

  private static func text(_ xml: [UInt8]) throws -> String {
    try simulator(xml).frame().text.split(separator: "\n").dropLast()
      .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
      .joined(separator: " ")
  }

  @Test func `an initial scene without views states that code creates its views`() throws {
    let xml = Fixture.storyboard(
      """
      <scene sceneID="s"><objects><viewController id="a" customClass="RootController" \
      sceneMemberID="viewController"/></objects></scene>
      """, Fixture.scene("b"))
    #expect(
      try Self.text(xml).contains(
        "The views of this scene are made by code: Main.storyboard has none for RootController."))
    // What a segue leads to may be a plain screen.
    let document = try Fixture.imported(xml).bundle().main.document
    #expect(document.scene("b")?.views.isEmpty == true)
  }

  private static func placeholder(_ attributes: String) -> [UInt8] {
    Fixture.storyboard(
      stack("n", root: "p"),
      """
      <scene sceneID="p"><objects><viewControllerPlaceholder \(attributes) id="p" \
      sceneMemberID="viewController"/></objects></scene>
      """, initial: "n")
  }

  @Test(arguments: [
    (
      "storyboardName=\"Settings\"",
      "'Settings' was not found in the folder of Main.storyboard or below it."
    ),
    (
      "storyboardName=\"Settings\" bundleIdentifier=\"org.kit\"",
      "'Settings' is in the bundle 'org.kit', which is not read."
    ),
    (
      "referencedIdentifier=\"gone\"",
      "The scene 'gone' is missing: Main.storyboard has no scene with this identifier."
    ),
  ])
  func `an unresolved reference states what is missing and where the import searched`(
    attributes: String, sentence: String
  ) throws {
    #expect(try Self.text(Self.placeholder(attributes)).contains(sentence))
  }
}
