import CellGraphics
import NavigationKit
import Testing

/// Section 3.6 of the catalogue of UIKit's behaviour, with its numbers, and how a bar looks in
/// cells.
@Suite struct NavigationBarTests {
  /// The title row of a bar over `stack`.
  private func bar(_ stack: ViewController..., columns: Int = 30) -> String {
    let navigation = NavigationController()
    navigation.viewControllers = stack
    return Stage(root: navigation, columns: columns, rows: 3).text(row: 0)
  }

  private func plain(_ title: String) -> BarButtonItem { BarButtonItem(title: title) }

  // MARK: - The left slot

  @Test func `the back button shows the title of the controller below (3.6.1)`() {
    #expect(bar(titled("Inbox"), titled("Message")) == " ‹ Inbox   Message            ")
  }

  @Test func `the root has no back button (3.6.1)`() {
    #expect(bar(titled("Inbox")) == "            Inbox             ")
  }

  @Test func `left items replace the back button (3.6.1)`() {
    let top = titled("Message")
    top.navigationItem.leftBarButtonItems = [plain("One"), plain("Two")]
    #expect(bar(titled("Inbox"), top) == " One  Two  Message            ")
  }

  @Test func `an empty list of left items keeps the back button (3.6.1)`() {
    let top = titled("Message")
    top.navigationItem.leftBarButtonItems = []
    #expect(bar(titled("Inbox"), top) == " ‹ Inbox   Message            ")
  }

  @Test func `left items can supplement the back button (3.6.1)`() {
    let top = titled("Hi")
    top.navigationItem.leftBarButtonItem = plain("One")
    top.navigationItem.leftItemsSupplementBackButton = true
    #expect(bar(titled("Inbox"), top) == " ‹ Inbox  One Hi              ")
  }

  @Test func `left items of the root have no back button beside them (3.6.1)`() {
    let root = titled("Inbox")
    root.navigationItem.leftBarButtonItem = plain("Edit")
    #expect(bar(root) == " Edit       Inbox             ")
  }

  @Test func `hidesBackButton of the top controller hides the back button (3.6.1)`() {
    let top = titled("Message")
    top.navigationItem.hidesBackButton = true
    #expect(bar(titled("Inbox"), top) == "           Message            ")
  }

  @Test func `hiding the back button keeps supplementing left items (3.6.1)`() {
    let top = titled("Message")
    top.navigationItem.leftBarButtonItem = plain("One")
    top.navigationItem.leftItemsSupplementBackButton = true
    top.navigationItem.hidesBackButton = true
    #expect(bar(titled("Inbox"), top) == " One       Message            ")
  }

  @Test func `hidesBackButton and left items of the controller below are ignored (3.6.3)`() {
    let below = titled("Inbox")
    below.navigationItem.hidesBackButton = true
    below.navigationItem.leftBarButtonItem = plain("Edit")
    #expect(bar(below, titled("Message")) == " ‹ Inbox   Message            ")
  }

  @Test func `the top controller's own back title and back item are ignored (3.6.3)`() {
    let top = titled("Message")
    top.navigationItem.backBarButtonItem = plain("Wrong")
    top.navigationItem.backButtonTitle = "Wrong"
    top.navigationItem.backButtonDisplayMode = .minimal
    #expect(bar(titled("Inbox"), top) == " ‹ Inbox   Message            ")
  }

  // MARK: - What the way back is called

  @Test func `backButtonTitle overrides the title (3.6.2)`() {
    let below = titled("Inbox")
    below.navigationItem.backButtonTitle = "Mail"
    #expect(bar(below, titled("Message")) == " ‹ Mail    Message            ")
  }

  @Test func `backBarButtonItem overrides backButtonTitle (3.6.2)`() {
    let below = titled("Inbox")
    below.navigationItem.backButtonTitle = "Mail"
    below.navigationItem.backBarButtonItem = plain("All")
    #expect(bar(below, titled("Message")) == " ‹ All     Message            ")
  }

  @Test func `the custom view of a backBarButtonItem is ignored (3.6.2)`() {
    let below = titled("Inbox")
    let view = Label(frame: Rect(x: 0, y: 0, width: 4, height: 1))
    view.text = "View"
    below.navigationItem.backBarButtonItem = BarButtonItem(customView: view)
    #expect(bar(below, titled("Message")) == " ‹ Inbox   Message            ")
  }

  @Test(arguments: [
    (30, " ‹ Attachments Message        "),
    (29, " ‹ Back    Message           "),
    (22, " ‹ Back Message       "),
    (16, " ‹ Back Message "),
    (15, " ‹  Message    "),
    (10, " ‹ Message"),
    (9, " ‹ Messa…"),
    (3, " ‹ "),
  ])
  func `a back button that does not fit shows Back and then only an arrow (3.6.2)`(
    columns: Int, row: String
  ) {
    #expect(bar(titled("Attachments"), titled("Message"), columns: columns) == row)
  }

  @Test func `the back button to a controller without a title shows Back (3.6.2)`() {
    #expect(bar(titled(nil), titled("Message")) == " ‹ Back    Message            ")
  }

  @Test func `an empty back title leaves only the arrow`() {
    let below = titled("Inbox")
    below.navigationItem.backButtonTitle = ""
    #expect(bar(below, titled("Message")) == " ‹         Message            ")
  }

  @Test(arguments: [
    (NavigationItem.BackButtonDisplayMode.default, " ‹ Inbox   Message            "),
    (.generic, " ‹ Back    Message            "),
    (.minimal, " ‹         Message            "),
  ])
  func `the display mode selects the title of the back button (3.6.2)`(
    mode: NavigationItem.BackButtonDisplayMode, row: String
  ) {
    let below = titled("Inbox")
    below.navigationItem.backButtonDisplayMode = mode
    #expect(bar(below, titled("Message")) == row)
  }

  // MARK: - The middle

  @Test func `a title view replaces the title (3.6.4)`() {
    let root = titled("Inbox")
    let view = Label(frame: Rect(x: 0, y: 0, width: 6, height: 1))
    view.text = "<view>"
    root.navigationItem.titleView = view
    #expect(bar(root) == "            <view>            ")
  }

  @Test func `a title view without a width fills the space between the items`() {
    let root = titled("Inbox")
    let view = Label()
    view.textAlignment = .trailing
    view.text = "search"
    root.navigationItem.titleView = view
    root.navigationItem.leftBarButtonItem = plain("Edit")
    root.navigationItem.rightBarButtonItem = plain("New")
    #expect(bar(root) == " Edit              search New ")
  }

  @Test func `a narrowed title view regains its width when there is space again`() {
    let root = titled("Inbox")
    let view = Label(frame: Rect(x: 0, y: 0, width: 6, height: 1))
    view.text = "<view>"
    root.navigationItem.titleView = view
    let stage = Stage(root: NavigationController(rootViewController: root), columns: 4, rows: 3)
    #expect(stage.text(row: 0) == "<vi…")
    stage.resize(columns: 10, rows: 3)
    #expect(stage.text(row: 0) == "  <view>  ")
  }

  @Test func `a controller's title sets its item's, not the reverse (3.6.4)`() {
    let controller = ViewController()
    let item = controller.navigationItem
    controller.title = "One"
    #expect(item.title == "One")
    item.title = "Two"
    #expect(controller.title == "One")
    controller.title = "Three"
    #expect(item.title == "Three")
  }

  @Test func `a title set before the item is made is the item's (3.6.4)`() {
    #expect(titled("One").navigationItem.title == "One")
  }

  @Test func `a prompt is above the title and takes a row from the content (3.6.5)`() {
    let root = withButton("Inbox")
    #expect(root.navigationItem.prompt == nil)
    root.navigationItem.prompt = "Pick a mail"
    let stage = Stage(root: NavigationController(rootViewController: root), columns: 20, rows: 4)
    #expect(
      stage.picture == """
        |    Pick a mail     |
        |       Inbox        |
        |  Open              |
        |                    |
        """)
    stage.turn { root.navigationItem.prompt = nil }
    #expect(
      stage.picture == """
        |       Inbox        |
        |  Open              |
        |                    |
        |                    |
        """)
  }

  @Test func `a title that does not fit in the centre moves aside without truncation`() {
    let top = titled("A long title")
    top.navigationItem.rightBarButtonItem = plain("Share")
    #expect(bar(titled("Inbox"), top, columns: 29) == " ‹ Inbox A long title  Share ")
    #expect(bar(titled("Inbox"), top, columns: 28) == " ‹ Inbox A long title Share ")
    #expect(bar(titled("Inbox"), top, columns: 27) == " ‹ Back A long title Share ")
  }

  @Test func `a long title is truncated between the items`() {
    let root = titled("Conversation")
    root.navigationItem.leftBarButtonItem = plain("Edit")
    root.navigationItem.rightBarButtonItem = plain("New")
    #expect(bar(root, columns: 20) == " Edit Conversa… New ")
  }

  // MARK: - Items

  @Test func `the first right item is the outermost`() {
    let root = titled("Inbox")
    root.navigationItem.rightBarButtonItems = [plain("One"), plain("Two")]
    #expect(bar(root) == "            Inbox    Two  One ")
    #expect(root.navigationItem.rightBarButtonItem?.title == "One")
  }

  /// UINavigationItem `leftBarButtonItem`: "Assigning a new value to this property replaces the first item
  /// in the leftBarButtonItems array", and nil "removes the first item".
  @Test func `setting one item replaces the first item on its side`() {
    let item = titled(nil).navigationItem
    item.leftBarButtonItems = [plain("One"), plain("Two")]
    item.leftBarButtonItem = plain("Three")
    #expect(item.leftBarButtonItems?.map(\.title) == ["Three", "Two"])
    item.leftBarButtonItem = nil
    #expect(item.leftBarButtonItems?.map(\.title) == ["Two"])
    item.leftBarButtonItem = nil
    let isEmpty = item.leftBarButtonItems == nil
    #expect(isEmpty)
  }

  @Test(arguments: [
    (BarButtonItem.SystemItem.done, "Done"), (.cancel, "Cancel"), (.edit, "Edit"), (.save, "Save"),
    (.undo, "Undo"), (.redo, "Redo"), (.add, "+"), (.compose, "✎"), (.reply, "↰"), (.action, "↥"),
    (.organize, "▤"), (.bookmarks, "★"), (.search, "⌕"), (.refresh, "↻"), (.stop, "✕"),
    (.camera, "◉"), (.trash, "⌫"), (.play, "►"), (.pause, "‖"), (.rewind, "◄◄"),
    (.fastForward, "►►"), (.close, "✕"),
  ])
  func `system items have a word or a symbol`(item: BarButtonItem.SystemItem, sign: String) {
    let root = titled(nil)
    root.navigationItem.leftBarButtonItem = BarButtonItem(systemItem: item)
    let blanks = String(repeating: " ", count: 9 - sign.count)
    #expect(bar(root, columns: 10) == " \(sign)\(blanks)")
  }

  @Test func `spaces and widths separate the items`() {
    let root = titled("Hi")
    let wide = plain("One")
    wide.width = 9
    root.navigationItem.leftBarButtonItems = [wide, .fixedSpace(3), plain("Two")]
    root.navigationItem.rightBarButtonItems = [.flexibleSpace(), plain("End")]
    #expect(bar(root) == "   One       Two Hi       End ")
  }

  @Test func `an item can show a custom view`() {
    let root = titled("Hi")
    let view = Label(frame: Rect(x: 0, y: 0, width: 5, height: 1))
    view.text = "●●●○○"
    root.navigationItem.rightBarButtonItem = BarButtonItem(customView: view)
    #expect(bar(root) == "              Hi         ●●●○○")
  }

  @Test func `a done item is bold and a plain item is not, and both are underlined`() {
    let root = titled("Hi")
    root.navigationItem.leftBarButtonItem = plain("Edit")
    root.navigationItem.rightBarButtonItem = BarButtonItem(systemItem: .done)
    root.view.addSubview(Button(frame: Rect(x: 0, y: 2, width: 8, height: 1)))
    let stage = Stage(root: NavigationController(rootViewController: root))
    #expect(stage.attributes(of: "Edit", row: 0) == .underline)
    #expect(stage.attributes(of: "Done", row: 0) == [.bold, .underline])
    #expect(stage.attributes(of: "Hi", row: 0) == .bold)
  }

  @Test func `a disabled item is dim and cannot have the focus`() {
    let root = titled("Hi")
    let item = plain("Edit")
    item.isEnabled = false
    root.navigationItem.leftBarButtonItem = item
    let stage = Stage(root: NavigationController(rootViewController: root))
    #expect(stage.attributes(of: "Edit", row: 0) == .dim)
    #expect(stage.focus == nil)
  }

  @Test func `pressing an item calls its action with the item`() {
    let root = titled("Hi")
    var pressed: [BarButtonItem.SystemItem: Int] = [:]
    root.navigationItem.rightBarButtonItem = BarButtonItem(systemItem: .add) { item in
      #expect(item === root.navigationItem.rightBarButtonItem)
      pressed[.add, default: 0] += 1
    }
    let stage = Stage(root: NavigationController(rootViewController: root))
    stage.tap()
    #expect(pressed == [.add: 1])
    #expect(stage.happened([.actionSent]) == ["NavigationController actionSent Add"])
  }

  @Test func `the hairline of a navigation bar underlines the blank cells of its last row`() {
    let root = titled("Hi")
    root.navigationItem.prompt = "Prompt"
    let stage = Stage(root: NavigationController(rootViewController: root), columns: 20, rows: 5)
    let surface = stage.surface
    #expect(surface.row(0).allSatisfy { !$0.attributes.contains(.underline) })
    #expect(surface.row(1).filter { $0.glyph == .blank }.allSatisfy { $0.attributes == .underline })
    #expect(surface.row(2).allSatisfy { !$0.attributes.contains(.underline) })
  }

  // MARK: - Change

  @Test func `every change of the top item is visible immediately`() {
    let (below, top) = (titled("Inbox"), titled("Hi"))
    let item = plain("One")
    let navigation = NavigationController()
    navigation.viewControllers = [below, top]
    let stage = Stage(root: navigation, columns: 30, rows: 3)
    func row(after change: () -> Void) -> String {
      stage.turn(change)
      return stage.text(row: 0)
    }
    let (upper, lower) = (top.navigationItem, below.navigationItem)
    let back = plain("All")
    #expect(row { upper.title = "Ho" } == " ‹ Inbox      Ho              ")
    #expect(row { upper.rightBarButtonItem = item } == " ‹ Inbox      Ho          One ")
    #expect(row { item.title = "Second" } == " ‹ Inbox      Ho       Second ")
    #expect(row { item.width = 12 } == " ‹ Inbox      Ho     Second   ")
    #expect(row { upper.rightBarButtonItems = [] } == " ‹ Inbox      Ho              ")
    #expect(row { lower.title = "Mail" } == " ‹ Mail       Ho              ")
    #expect(row { lower.backButtonTitle = "Post" } == " ‹ Post       Ho              ")
    #expect(row { lower.backBarButtonItem = back } == " ‹ All        Ho              ")
    #expect(row { back.title = "Any" } == " ‹ Any        Ho              ")
    #expect(row { lower.backButtonDisplayMode = .minimal } == " ‹            Ho              ")
    #expect(row { upper.leftItemsSupplementBackButton = true } == " ‹            Ho              ")
    #expect(row { upper.leftBarButtonItem = item } == " ‹    Second   Ho             ")
    #expect(row { upper.hidesBackButton = true } == "   Second     Ho              ")
    #expect(row { top.title = "Hey" } == "   Second    Hey              ")
  }

  @Test func `items set with animation fade in and handle input immediately`() {
    let root = titled("Hi")
    let stage = Stage(root: NavigationController(rootViewController: root), columns: 20, rows: 3)
    stage.turn { root.navigationItem.setRightBarButton(plain("Edit"), animated: true) }
    #expect(stage.text(row: 0) == "         Hi         ")
    #expect(stage.focus == "Edit")
    stage.settle()
    #expect(stage.text(row: 0) == "         Hi    Edit ")
  }

  @Test func `a back button can fade in`() {
    let top = titled("Message")
    let navigation = NavigationController()
    navigation.viewControllers = [titled("Inbox"), top]
    let stage = Stage(root: navigation, columns: 30, rows: 3)
    stage.turn { top.navigationItem.setHidesBackButton(true, animated: true) }
    #expect(stage.text(row: 0) == "           Message            ")
    stage.turn { top.navigationItem.setHidesBackButton(false, animated: true) }
    #expect(stage.text(row: 0) == "           Message            ")
    stage.settle()
    #expect(stage.text(row: 0) == " ‹ Inbox   Message            ")
  }

  @Test func `bars release the items and the controller of a pop`() {
    let navigation = NavigationController(rootViewController: titled("Inbox"))
    navigation.isToolbarHidden = false
    let stage = Stage(root: navigation)
    weak var popped: ViewController?
    weak var item: BarButtonItem?
    do {
      let top = titled("Message")
      top.toolbarItems = [plain("Tool")]
      top.navigationItem.rightBarButtonItem = plain("Edit")
      stage.turn { navigation.pushViewController(top, animated: false) }
      (popped, item) = (top, top.navigationItem.rightBarButtonItem)
    }
    #expect(popped != nil && item != nil)
    stage.turn { _ = navigation.popViewController(animated: false) }
    #expect(popped == nil)
    #expect(item == nil)
  }

  @Test func `the bar changes when a transition starts`() {
    let navigation = NavigationController(rootViewController: titled("Inbox"))
    let stage = Stage(root: navigation, columns: 30, rows: 3)
    stage.turn { navigation.pushViewController(titled("Message"), animated: true) }
    #expect(stage.application.isTransitioning)
    #expect(stage.text(row: 0) == " ‹ Inbox   Message            ")
    stage.settle()
    stage.turn { _ = navigation.popViewController(animated: true) }
    #expect(stage.application.isTransitioning)
    #expect(stage.text(row: 0) == "            Inbox             ")
  }

  // MARK: - Whose navigation controller

  @Test func `a child of a member of the stack has the stack's navigation controller (3.1.11)`() {
    let (parent, child) = (titled("Parent"), titled("Child"))
    parent.addChild(child)
    let navigation = NavigationController(rootViewController: parent)
    #expect(child.navigationController === navigation)
  }

  @Test func `a presented controller has no navigation controller (3.1.11)`() {
    let (root, presented) = (titled("Root"), titled("Presented"))
    let stage = Stage(root: NavigationController(rootViewController: root))
    stage.turn { root.present(presented, animated: false) }
    #expect(presented.navigationController == nil)
  }

  // MARK: - Hiding

  @Test func `the bar shows by default (3.6.6)`() {
    #expect(!NavigationController().isNavigationBarHidden)
  }

  @Test func `a hidden bar gives its row to the content (3.6.6)`() {
    let navigation = NavigationController(rootViewController: withButton("Inbox"))
    let stage = Stage(root: navigation, columns: 12, rows: 3)
    stage.turn { navigation.isNavigationBarHidden = true }
    #expect(
      stage.picture == """
        |  Open      |
        |            |
        |            |
        """)
    stage.turn { navigation.isNavigationBarHidden = false }
    #expect(
      stage.picture == """
        |   Inbox    |
        |  Open      |
        |            |
        """)
    #expect(stage.application.nextDueTick == nil)
  }

  @Test func `a bar hidden with animation slides out in a fifth of a second (3.4.6)`() {
    let root = withButton("Inbox")
    root.navigationItem.prompt = "Prompt"
    let navigation = NavigationController(rootViewController: root)
    let stage = Stage(root: navigation, columns: 12, rows: 4)
    stage.turn { navigation.setNavigationBarHidden(true, animated: true) }
    #expect(navigation.isNavigationBarHidden)
    #expect(!stage.application.isTransitioning)
    #expect(stage.text(row: 0) == "   Prompt   ")
    stage.application.advance(to: 12)
    #expect(
      stage.picture == """
        |   Inbox    |
        |  Open      |
        |            |
        |            |
        """)
    stage.application.advance(to: 24)
    #expect(
      stage.picture == """
        |  Open      |
        |            |
        |            |
        |            |
        """)
    #expect(stage.application.nextDueTick == nil)
    #expect(navigation.navigationBar.isHidden)
  }

  @Test func `a bar that is shown again while it slides out stays`() {
    let navigation = NavigationController(rootViewController: withButton("Inbox"))
    let stage = Stage(root: navigation, columns: 12, rows: 3)
    stage.turn { navigation.setNavigationBarHidden(true, animated: true) }
    stage.application.advance(to: 6)
    stage.turn { navigation.setNavigationBarHidden(false, animated: true) }
    stage.settle()
    #expect(
      stage.picture == """
        |   Inbox    |
        |  Open      |
        |            |
        """)
  }

  @Test func `a bar that slides out cannot have the focus`() {
    let root = withButton("Inbox")
    root.navigationItem.rightBarButtonItem = plain("Edit")
    let navigation = NavigationController(rootViewController: root)
    let stage = Stage(root: navigation)
    #expect(stage.focusRound == ["open Inbox", "Edit"])
    stage.turn { navigation.setNavigationBarHidden(true, animated: true) }
    #expect(stage.focusRound == ["open Inbox"])
  }

  @Test func `hidesBarsWhenVerticallyCompact hides the bars on a screen with few rows (3.6.8)`() {
    let root = withButton("Inbox")
    root.toolbarItems = [plain("One")]
    let navigation = NavigationController(rootViewController: root)
    navigation.isToolbarHidden = false
    #expect(!navigation.hidesBarsWhenVerticallyCompact)
    navigation.hidesBarsWhenVerticallyCompact = true
    let stage = Stage(root: navigation, columns: 12, rows: 15)
    #expect(stage.text(row: 0) == "  Open      ")
    #expect(stage.text(row: 14) == "            ")
    stage.resize(columns: 12, rows: 16)
    #expect(stage.text(row: 0) == "   Inbox    ")
    #expect(stage.text(row: 15) == " One        ")
  }

  // MARK: - Focus

  @Test func `the content has the focus by default, and the bar precedes the content`() {
    let top = withButton("Message")
    top.navigationItem.leftBarButtonItems = [plain("One"), plain("Two")]
    top.navigationItem.leftItemsSupplementBackButton = true
    top.navigationItem.rightBarButtonItems = [plain("Last"), plain("Three")]
    top.toolbarItems = [plain("Tool")]
    let navigation = NavigationController()
    navigation.isToolbarHidden = false
    navigation.viewControllers = [titled("Inbox"), top]
    let stage = Stage(root: navigation)
    #expect(
      stage.focusRound == ["open Message", "Tool", "back", "One", "Two", "Three", "Last"])
  }

  @Test func `the bar has the focus by default if no other view can have it`() {
    let navigation = NavigationController()
    navigation.viewControllers = [titled("Inbox"), titled("Message")]
    #expect(Stage(root: navigation).focus == "back")
  }

  @Test
  func `pressing the back button moves the focus to the content, not to the next back button`() {
    let navigation = NavigationController()
    navigation.viewControllers = [withButton("A"), withButton("B"), withButton("C")]
    let stage = Stage(root: navigation)
    stage.application.moveFocus(.previous)
    #expect(stage.focus == "back")
    stage.tap()
    stage.settle()
    #expect(navigation.topViewController?.title == "B")
    #expect(stage.focus == "open B")
    stage.tap()
    stage.turn { navigation.pushViewController(withButton("D"), animated: false) }
    #expect(stage.focus == "open D")
  }

  @Test func `an item keeps the focus while other items change`() {
    let root = withButton("A")
    let item = plain("Edit")
    root.navigationItem.rightBarButtonItem = item
    let stage = Stage(root: NavigationController(rootViewController: root))
    stage.application.moveFocus(.next)
    #expect(stage.focus == "Edit")
    stage.turn {
      item.title = "Done"
      root.navigationItem.rightBarButtonItems = [plain("New"), item]
    }
    #expect(stage.focus == "Done")
  }

  @Test func `a back button of a reloaded view pops one controller at a time`() {
    let navigation = NavigationController()
    navigation.viewControllers = [titled("A"), titled("B"), titled("C")]
    let stage = Stage()
    stage.turn {
      navigation.loadViewIfNeeded()
      navigation.view = nil
      stage.window.rootViewController = navigation
    }
    stage.tap()
    stage.settle()
    #expect(navigation.topViewController?.title == "B")
  }

  // MARK: - Sizes

  @Test func `bars and content share every screen without overlap or negative sizes`() {
    let top = titled("A rather long title")
    fillBars(of: top)
    let navigation = NavigationController()
    navigation.isToolbarHidden = false
    navigation.viewControllers = [titled("A long way back"), top]
    let stage = Stage(root: navigation)
    for (columns, rows) in (1...40).flatMap({ c in (1...6).map { (c, $0) } }) + [(200, 60)] {
      stage.resize(columns: columns, rows: rows)
      let bar = navigation.navigationBar
      let parts = [bar, top.view.superview!, navigation.toolbar].filter { !$0.isHidden }
      var end = 0.0
      for part in parts {
        #expect(part.frame.minY == end)
        #expect(part.frame.width == Double(columns))
        #expect(part.frame.height >= 0)
        end = part.frame.maxY
      }
      #expect(end == Double(rows))
      for bar in [bar, navigation.toolbar] {
        var end = 0.0
        for view in bar.subviews where !view.isHidden && view.frame.minY == bar.bounds.height - 1 {
          #expect(view.frame.minX >= end)
          #expect(view.frame.width >= 0)
          end = view.frame.maxX
        }
        #expect(end <= Double(columns))
      }
      _ = stage.surface
    }
  }

  private func fillBars(of controller: ViewController) {
    let items = (1...6).map { plain("Item \($0)") }
    controller.navigationItem.prompt = "A prompt that is longer than narrow screens"
    controller.navigationItem.leftBarButtonItems = Array(items[0..<2])
    controller.navigationItem.leftItemsSupplementBackButton = true
    controller.navigationItem.rightBarButtonItems = Array(items[2..<4])
    controller.toolbarItems = [items[4], .flexibleSpace(), items[5]]
  }

  @Test(arguments: [
    (1, ["A"]), (2, ["A", "Open"]), (3, ["A", "Open", "Tool"]),
    (4, ["Prompt", "A", "Open", "Tool"]),
  ])
  func `a short screen hides the prompt first, then the toolbar, then the content`(
    rows: Int, texts: [String]
  ) {
    let root = withButton("A")
    root.navigationItem.prompt = "Prompt"
    root.toolbarItems = [plain("Tool")]
    let navigation = NavigationController(rootViewController: root)
    navigation.isToolbarHidden = false
    let stage = Stage(root: navigation, columns: 8, rows: rows)
    let words = (0..<rows).map { stage.text(row: $0).split(separator: " ").joined() }
    #expect(words == texts)
  }
}
