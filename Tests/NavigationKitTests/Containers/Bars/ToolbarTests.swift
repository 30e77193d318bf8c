import CellGraphics
import NavigationKit
import Testing

/// The toolbar of a navigation controller: 3.6.6 and 3.6.7 of the catalogue of UIKit's behaviour.
@Suite struct ToolbarTests {
  private func items(_ titles: String...) -> [BarButtonItem] {
    titles.map { BarButtonItem(title: $0) }
  }

  private func stage(_ items: [BarButtonItem], columns: Int = 20) -> Stage {
    let root = titled("A")
    root.toolbarItems = items
    let navigation = NavigationController(rootViewController: root)
    navigation.isToolbarHidden = false
    return Stage(root: navigation, columns: columns, rows: 3)
  }

  @Test func `the toolbar is hidden by default (3.6.6)`() {
    let root = titled("A")
    root.toolbarItems = items("Tool")
    let navigation = NavigationController(rootViewController: root)
    let stage = Stage(root: navigation, columns: 12, rows: 3)
    #expect(navigation.isToolbarHidden)
    #expect(
      stage.picture == """
        |     A      |
        |            |
        |            |
        """)
    #expect(stage.focus == nil)
  }

  @Test func `the toolbar shows the items of the controller on top (3.6.6)`() {
    let (a, b) = (titled("A"), titled("B"))
    a.toolbarItems = items("One")
    b.toolbarItems = items("Two")
    let navigation = NavigationController(rootViewController: a)
    navigation.isToolbarHidden = false
    let stage = Stage(root: navigation, columns: 12, rows: 3)
    #expect(
      stage.picture == """
        |     A      |
        |            |
        | One        |
        """)
    stage.turn { navigation.pushViewController(b, animated: false) }
    #expect(stage.text(row: 2) == " Two        ")
    stage.turn { b.toolbarItems = nil }
    #expect(stage.text(row: 2) == "            ")
    stage.turn { _ = navigation.popViewController(animated: false) }
    #expect(stage.text(row: 2) == " One        ")
  }

  @Test func `items without flexible spaces are at the left`() {
    #expect(stage(items("One", "Two")).text(row: 2) == " One  Two           ")
  }

  @Test func `flexible spaces share the remaining width`() {
    let tools = items("One", "Two", "Six")
    let spread = [tools[0], .flexibleSpace(), tools[1], .flexibleSpace(), tools[2]]
    #expect(stage(spread, columns: 25).text(row: 2) == " One       Two       Six ")
    #expect(stage(spread, columns: 24).text(row: 2) == " One      Two       Six ")
    #expect(stage([.flexibleSpace(), tools[0]]).text(row: 2) == "                One ")
    let centered = [.flexibleSpace(), tools[0], .flexibleSpace()]
    #expect(stage(centered, columns: 15).text(row: 2) == "      One      ")
  }

  @Test func `fixed spaces keep their columns`() {
    let tools = items("One", "Two")
    #expect(stage([tools[0], .fixedSpace(4), tools[1]]).text(row: 2) == " One      Two       ")
  }

  @Test func `items that do not fit are truncated, then hidden without the focus`() {
    let stage = stage(items("One", "Second", "Third"), columns: 10)
    #expect(stage.text(row: 2) == " One Seco…")
    #expect(stage.focusRound == ["One", "Second"])
  }

  @Test func `a toolbar slides in and out under the content`() {
    let root = withButton("A")
    root.toolbarItems = items("Tool")
    let navigation = NavigationController(rootViewController: root)
    let stage = Stage(root: navigation, columns: 8, rows: 3)
    stage.turn { navigation.setToolbarHidden(false, animated: true) }
    #expect(stage.text(row: 2) == "        ")
    stage.application.advance(to: 24)
    #expect(stage.text(row: 2) == " Tool   ")
    #expect(root.view.bounds.height == 1)
    stage.turn { navigation.setToolbarHidden(true, animated: true) }
    #expect(stage.text(row: 2) == " Tool   ")
    stage.application.advance(to: 48)
    #expect(stage.text(row: 2) == "        ")
    #expect(root.view.bounds.height == 2)
    #expect(navigation.toolbar.isHidden)
    #expect(stage.application.nextDueTick == nil)
  }

  @Test func `hidesBottomBarWhenPushed is false by default (3.6.7)`() {
    #expect(!ViewController().hidesBottomBarWhenPushed)
  }

  @Test func `the toolbar stays hidden while a controller that hides it is on the stack (3.6.7)`() {
    let (a, b, c) = (titled("A"), titled("B"), titled("C"))
    for controller in [a, b, c] { controller.toolbarItems = items("Tool") }
    b.hidesBottomBarWhenPushed = true
    let navigation = NavigationController(rootViewController: a)
    navigation.isToolbarHidden = false
    let stage = Stage(root: navigation, columns: 8, rows: 3)
    func lastRow(after change: () -> Void) -> String {
      stage.turn(change)
      stage.settle()
      #expect(!navigation.isToolbarHidden)
      return stage.text(row: 2)
    }
    #expect(stage.text(row: 2) == " Tool   ")
    #expect(lastRow { navigation.pushViewController(b, animated: true) } == "        ")
    #expect(b.view.bounds.height == 2)
    #expect(lastRow { navigation.pushViewController(c, animated: true) } == "        ")
    #expect(lastRow { _ = navigation.popViewController(animated: true) } == "        ")
    #expect(lastRow { _ = navigation.popViewController(animated: true) } == " Tool   ")
    #expect(a.view.bounds.height == 1)
  }

  @Test func `a push that hides the toolbar slides it out with the transition (3.6.7)`() {
    let (a, b) = (titled("A"), titled("B"))
    a.toolbarItems = items("Tool")
    b.toolbarItems = items("Tool")
    b.hidesBottomBarWhenPushed = true
    let navigation = NavigationController(rootViewController: a)
    navigation.isToolbarHidden = false
    let stage = Stage(root: navigation, columns: 8, rows: 3)
    stage.turn { navigation.pushViewController(b, animated: true) }
    #expect(stage.text(row: 2) == " Tool   ")
    // 0.35 s, easing in and out.
    stage.application.advance(to: 21)
    #expect(abs(navigation.toolbar.presentationFrame.minY - 2.5) < 0.001)
    stage.application.advance(to: 42)
    #expect(!stage.application.isTransitioning)
    #expect(stage.text(row: 2) == "        ")
  }

  @Test func `toolbar items set with animation fade in`() {
    let root = titled("A")
    let navigation = NavigationController(rootViewController: root)
    navigation.isToolbarHidden = false
    let stage = Stage(root: navigation, columns: 8, rows: 3)
    stage.turn { root.setToolbarItems(items("Tool"), animated: true) }
    #expect(stage.text(row: 2) == "        ")
    stage.settle()
    #expect(stage.text(row: 2) == " Tool   ")
  }
}
