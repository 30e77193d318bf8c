import CellGraphics
import NavigationKit
import Simulation
import TestSupport
import Testing

/// What a tab bar looks like, and what it leaves to the content.
@Suite struct TabBarPictureTests {
  @Test func `five tabs at 80 × 24`() throws {
    try expectGolden(Self.mail().simulator.frame(), "tab-bar-80x24")
  }

  @Test func `five tabs at 40 × 12`() throws {
    let stage = Self.mail(columns: 40, rows: 12)
    stage.perform(.selectTab(3))
    try expectGolden(stage.simulator.frame(), "tab-bar-40x12")
  }

  @Test func `the list of the remaining tabs at 80 × 24`() throws {
    let stage = Self.manyTabs()
    stage.perform(.selectTab(5))
    try expectGolden(stage.simulator.frame(), "tab-bar-more-80x24")
  }

  @Test func `the list of the remaining tabs at 40 × 12`() throws {
    let stage = Self.manyTabs(columns: 40, rows: 12)
    stage.perform(.selectTab(5))
    try expectGolden(stage.simulator.frame(), "tab-bar-more-40x12")
  }

  @Test func `the selected tab is recognisable without colours`() {
    let stage = Self.mail()
    let surface = stage.simulator.frame().surface
    let attributes = (0..<80).map { surface[column: $0, row: 22].attributes }
    // 5 tabs of 16 columns, each with a free column on both sides; the first ends in a badge.
    #expect(attributes[1..<12].allSatisfy { $0.contains([.bold, .underline]) })
    #expect(attributes[16..<74].allSatisfy { !$0.contains(.underline) })
  }

  @Test func `the tab bar slides out while a controller that hides it is on the stack (3.6.7)`() {
    let nav = navigation("Nav", Content("Root", title: "Root"))
    let tabs = tabBar(nav, Content("Other"))
    let stage = SimulatedStage(tabs, columns: 40, rows: 12)
    let detail = Content("Detail")
    detail.hidesBottomBarWhenPushed = true
    #expect(stage.trimmedText(row: 10).contains("Other"))
    stage.turn { nav.pushViewController(detail, animated: true) }
    stage.settle()
    #expect(!stage.trimmedText(row: 10).contains("Other"))
    #expect(tabs.tabBar.isHidden)
    #expect(detail.view.bounds.height == 10)
    #expect(stage.application.reachableTabBarController == nil)
    // What stands on it has none either.
    stage.turn { nav.pushViewController(Content("Above"), animated: false) }
    #expect(tabs.tabBar.isHidden)
    stage.turn { _ = nav.popToRootViewController(animated: true) }
    stage.settle()
    #expect(stage.trimmedText(row: 10).contains("Other"))
    #expect(!tabs.tabBar.isHidden)
  }

  @Test func `another tab shows the bar, and returning to the first tab hides the bar (3.6.7)`() {
    let detail = Content("Detail")
    detail.hidesBottomBarWhenPushed = true
    let tabs = tabBar(navigation("Nav", Content("Root"), detail), Content("Other"))
    let stage = SimulatedStage(tabs)
    #expect(tabs.tabBar.isHidden)
    stage.turn { tabs.selectedIndex = 1 }
    #expect(!tabs.tabBar.isHidden)
    stage.turn { tabs.selectedIndex = 0 }
    #expect(tabs.tabBar.isHidden)
  }

  @Test func `a tab bar controller handles every size`() {
    let stage = Self.manyTabs()
    for size in sizes {
      stage.resize(columns: size.columns, rows: size.rows)
      _ = stage.simulator.frame()
      if let root = stage.window.rootViewController { expectInvariants(root) }
    }
  }

  static func mail(columns: Int = 80, rows: Int = 24) -> SimulatedStage {
    let inbox = Content(
      "Inbox",
      lines: [
        "Ada Lovelace      Notes on the engine", "Grace Hopper      A bug, taped in",
        "Alan Turing       Can machines think?", "Barbara Liskov    Substitutes",
      ])
    let mail = navigation("Mail", inbox)
    let (people, places) = (Content("People"), Content("Places"))
    let (plans, settings) = (Content("Plans"), Content("Settings"))
    let tabs = tabBar(mail, people, navigation("Places", places), plans, settings)
    for (content, image) in zip(
      [inbox, people, places, plans, settings], ["✉", "☺", "◎", "▦", "⚙"])
    { content.tabBarItem.sign = image }
    inbox.tabBarItem.badgeValue = "4"
    plans.tabBarItem.badgeValue = "!"
    return SimulatedStage(tabs, columns: columns, rows: rows)
  }

  static func manyTabs(columns: Int = 80, rows: Int = 24) -> SimulatedStage {
    let contents = ["Listen", "Browse", "Radio", "Library", "Search", "Downloads", "Friends"].map {
      Content($0)
    }
    for (content, image) in zip(contents, ["♪", "▤", "◉", "▥", "⌕", "⇩", "☺"]) {
      content.tabBarItem.sign = image
    }
    contents[5].tabBarItem.badgeValue = "2"
    return SimulatedStage(tabBar(contents), columns: columns, rows: rows)
  }
}
