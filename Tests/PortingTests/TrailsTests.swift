import CellGraphics
import InterfaceBuilder
import NavigationKit
import ProjectFiles
import Simulation
import StoryboardApps
import Testing
import UIKitNames

@testable import Trails

/// The ported app, whose storyboard and classes are connected by name.
@Suite struct TrailsTests {
  private let simulator: Simulator

  init() throws {
    let path = "Tests/Fixtures/Apps/Trails/Base.lproj/Main.storyboard"
    let app = try StoryboardApp(
      main: "Main",
      sources: [InterfaceBuilderSource(path: path, xml: try Project.bytes(of: path))],
      classes: .ofApp())
    simulator = Simulator(
      delegate: app.makeDelegate(for: AppDelegate()), columns: 60, rows: 25)
  }

  private var navigation: UINavigationController? {
    simulator.application.window?.rootViewController as? UINavigationController
  }

  private func settle() {
    for _ in 0..<200 {
      guard let due = simulator.nextDueTick else { return }
      simulator.advance(to: due)
    }
  }

  /// The rows of the screen as text.
  private var text: [String] {
    let surface = simulator.frame().surface
    return (0..<surface.rows - 1).map { row in
      var line = ""
      for cell in surface.row(row) { line.unicodeScalars.append(contentsOf: cell.glyph.scalars) }
      return line
    }
  }

  private func shows(_ words: String) -> Bool { text.contains { $0.contains(words) } }

  /// Opens the second trail and returns its controller.
  private func openQuarry() throws -> TrailDetailController {
    simulator.perform(.swipe(.down))
    simulator.perform(.tap)
    settle()
    return try #require(navigation?.topViewController as? TrailDetailController)
  }

  private func press(_ title: String, in view: UIView?) throws {
    let button = try #require(view?.button(title))
    simulator.application.turn {
      button.sendActions(for: [.touchUpInside, .primaryActionTriggered])
    }
    settle()
  }

  @Test func `the storyboard makes the app's controllers and cells, with their outlets`() {
    #expect(navigation?.topViewController is TrailListController)
    #expect(text[0].contains("Trails"))
    #expect(shows("Mill Pond"))
    #expect(shows("7 km, walked 0×"))
    let table = (navigation?.topViewController as? TrailListController)?.tableView
    #expect(table?.visibleCells.allSatisfy { $0 is TrailCell } == true)
    // Set by awakeFromNib.
    #expect(
      table?.visibleCells.allSatisfy { $0.accessoryType == .disclosureIndicator } == true)
  }

  @Test func `a row performs its segue, whose destination is prepared with the row's data`() throws
  {
    let detail = try openQuarry()
    #expect(detail.index == 1)
    #expect(detail.trail.name == "Old Quarry")
    // Set by viewDidLoad through private outlets.
    #expect(shows("The walk: Old Quarry"))
    #expect(text[0].contains("Old Quarry"))
    #expect(detail.storyboard != nil)
  }

  @Test func `a button calls its action, and a bar item its selector`() throws {
    let detail = try openQuarry()
    try press("Walk it", in: detail.view)
    #expect(detail.trail.walks == 1)
    #expect(shows("7 km, walked 1×"))
    let twice = try #require(detail.navigationItem.rightBarButtonItems?.last)
    #expect(twice.title == "Twice")
    simulator.application.turn { twice.action?(twice) }
    #expect(detail.trail.walks == 3)
  }

  @Test func `the unwind segue brings the data back to the list`() throws {
    let detail = try openQuarry()
    try press("Walk it", in: detail.view)
    let save = try #require(detail.navigationItem.rightBarButtonItems?.first)
    simulator.application.turn { save.action?(save) }
    settle()
    let list = try #require(navigation?.topViewController as? TrailListController)
    #expect(list.trails.map(\.walks) == [0, 1, 0])
    #expect(shows("7 km, walked 1×"))
  }

  @Test func `a segue of the app's class shows the tips, and their unwind action returns`() throws {
    let detail = try openQuarry()
    try press("Tips", in: detail.view)
    let tips = try #require(detail.navigationController?.presentedViewController as? TipsController)
    #expect(tips.trailName == "Old Quarry")
    #expect(tips.modalTransitionStyle == .crossDissolve)
    #expect(shows("Tip: bring boots to Old Quarry"))
    try press("Thanks", in: tips.view)
    #expect(navigation?.presentedViewController == nil)
    // The label got the text of the source.
    #expect(shows("Tip: bring boots to Old Quarry"))
    #expect(!shows("Thanks"))
  }

  @Test func `code makes a scene by its identifier`() throws {
    var made: UIViewController?
    simulator.application.turn {
      made = UIStoryboard(name: "Main", bundle: nil)
        .instantiateViewController(withIdentifier: "Detail")
    }
    #expect(made is TrailDetailController)
    // Its own init(coder:) was called.
    #expect(made?.hidesBottomBarWhenPushed == true)
    #expect(made?.segueTemplates.map(\.identifier) == ["save", "showTips"])
  }
}

extension UIView {
  /// The button in this view or within that says `title`.
  fileprivate func button(_ title: String) -> UIButton? {
    if let button = self as? UIButton, button.title == title { return button }
    for view in subviews {
      if let found = view.button(title) { return found }
    }
    return nil
  }
}
