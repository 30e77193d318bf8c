import CellGraphics
import NavigationKit
import Testing

/// The reasons for inputs without an effect: keys, touches, tabs.
@Suite struct InputRefusalTests {
  private static let rate = Refusal.Part(name: "Rate", type: "Slider")

  private func slider(at value: Float) -> Slider {
    let slider = identified("Rate", Slider())
    slider.value = value
    return slider
  }

  // MARK: - All inputs

  @Test func `input during a transition is refused with the transition`() {
    let nav = navigation(named("A"))
    let stage = Stage(root: nav)
    stage.turn { nav.pushViewController(named("B"), animated: true) }
    let push = Refusal.transition(.push, from: "A", to: "B")
    #expect(stage.refusals { stage.application.swipe(.left) } == [push])
    #expect(stage.refusals { stage.tap() } == [push])
    #expect(stage.refusals { stage.application.cancel() } == [push])
    #expect(stage.refusals { stage.application.moveFocus(.next) } == [push])
    #expect(stage.refusals { stage.application.send(.home) } == [push])
    #expect(stage.refusals { stage.application.selectTab(1) } == [push])
    #expect(stage.refusals { stage.application.paste("a") } == [push])
    #expect(stage.refusals { stage.application.drag(.down) } == [push])
    #expect(stage.refusals { stage.application.turnWheel(.up, at: .zero) } == [push])
    #expect(stage.refusals(ofTapAt: Point(x: 9, y: 9)) == [push])
  }

  @Test func `a transition that waits for its driver is refused with the driver`() {
    let nav = navigation(named("A"), named("B"))
    let stage = Stage(root: nav)
    stage.application.drag(.right)
    let refused = stage.refusals { stage.application.moveFocus(.next) }
    #expect(refused == [.heldTransition(.pop, from: "B", to: "A", driver: "DraggedTransition")])
  }

  @Test func `a view that is being animated takes no touch`() {
    let button = identified("go", Button())
    let stage = Stage(columns: 20, rows: 5, button)
    stage.turn { View.animate(withDuration: 1) { button.frame.origin.x = 5 } }
    let part = Refusal.Part(name: "go", type: "Button")
    #expect(stage.refusals(ofTapAt: Point(x: 6, y: 0)) == [.animated(part)])
    #expect(stage.refusals { stage.tap() } == [.animated(part)])
  }

  @Test func `the next input forgets the refusals, a continued touch keeps them`() {
    let stage = Stage(root: named("A"))
    #expect(stage.refusals { stage.application.swipe(.left) }.count == 1)
    stage.application.events.beginInput(isContinued: true)
    #expect(stage.application.events.refusals.count == 1)
    stage.application.events.beginInput()
    #expect(stage.application.events.refusals.isEmpty)
  }

  @Test func `a record that is switched off keeps no refusal`() {
    let stage = Stage(root: named("A"))
    stage.application.events.isEnabled = false
    #expect(stage.refusals { stage.application.swipe(.left) }.isEmpty)
  }

  // MARK: - Arrows

  @Test func `an arrow that a slider uses is no swipe`() {
    let stage = Stage(columns: 20, rows: 5, slider(at: 0.5))
    #expect(stage.refusals { stage.application.swipe(.left) }.isEmpty)
    let used = Refusal.usedArrow(Self.rate, arrows: [.right, .left])
    #expect(stage.application.refusalOfSwipe(.left) == used)
  }

  @Test func `an arrow at the end of a slider does nothing`() {
    let stage = Stage(columns: 20, rows: 5, slider(at: 0))
    #expect(stage.refusals { stage.application.swipe(.left) }.isEmpty)
    let atEnd = Refusal.usedArrowAtEnd(Self.rate, arrows: [.right, .left])
    #expect(stage.application.refusalOfSwipe(.left) == atEnd)
  }

  @Test func `an arrow that no view has handled has no view to blame`() {
    let stage = Stage(columns: 20, rows: 5, slider(at: 0))
    stage.application.swipe(.left)
    stage.application.swipe(.up)
    #expect(stage.application.refusalOfSwipe(.up) == nil)
  }

  @Test func `an unknown swipe is refused with the swipes that are known`() {
    let controller = named("A")
    let stage = Stage(root: controller)
    #expect(
      stage.refusals { stage.application.swipe(.left) } == [.noSwipe(.left, others: [])])
    let swipe = SwipeGestureRecognizer()
    swipe.direction = [.up, .down]
    controller.view.addGestureRecognizer(swipe)
    #expect(
      stage.refusals { stage.application.swipe(.left) } == [.noSwipe(.left, others: [.up, .down])])
    #expect(stage.refusals { stage.application.swipe(.up) }.isEmpty)
  }

  @Test func `a list at its end keeps the arrow`() {
    let table = identified("list", TableView())
    let source = OneRow()
    table.dataSource = source
    let stage = Stage(columns: 20, rows: 5, filledWith: table)
    let part = Refusal.Part(name: "list", type: "TableView")
    #expect(stage.refusals { stage.application.swipe(.down) } == [.keptArrow(part)])
  }

  // MARK: - Other keys

  @Test func `a tap without a focus is refused`() {
    let stage = Stage(root: named("A"))
    #expect(stage.refusals { stage.tap() } == [.noFocus])
    #expect(stage.refusals { stage.application.moveFocus(.next) } == [.noFocus])
    #expect(stage.refusals { stage.application.send(.home) } == [.unusedKey(nil)])
  }

  @Test func `a tap on a slider is refused with the slider`() {
    let stage = Stage(columns: 20, rows: 5, slider(at: 0))
    #expect(stage.refusals { stage.tap() } == [.noActivation(Self.rate)])
    #expect(stage.refusals { stage.application.moveFocus(.next) } == [.onlyFocus(Self.rate)])
    #expect(stage.refusals { stage.application.send(.text("a")) } == [.unusedKey(Self.rate)])
  }

  @Test func `text that nothing takes is refused`() {
    let stage = Stage(columns: 20, rows: 5, slider(at: 0))
    #expect(stage.refusals { stage.application.paste("a") } == [.noText])
  }

  @Test func `Esc with nothing to close is refused`() {
    let stage = Stage(root: named("A"))
    #expect(stage.refusals { stage.application.cancel() } == [.nothingToCancel])
  }

  @Test func `a text that is full refuses more`() {
    let field = identified("name", TextField())
    let stage = Stage(columns: 20, rows: 5, editing: field)
    let part = Refusal.Part(name: "name", type: "TextField")
    let text = String(repeating: "a", count: 1 << 20 + 1)
    #expect(stage.refusals { stage.application.paste(text) } == [.longText(part)])
  }

  @Test func `a delegate that refuses to edit is named`() {
    let field = identified("name", TextField())
    let delegate = StubbornEditor()
    field.editingDelegate = delegate
    let stage = Stage(columns: 20, rows: 5, field)
    let part = Refusal.Part(name: "name", type: "TextField")
    #expect(stage.refusals { stage.turn { field.becomeFirstResponder() } } == [.edit(.begin, part)])
    delegate.begins = true
    stage.turn { field.becomeFirstResponder() }
    #expect(stage.refusals { stage.application.send(.text("a")) } == [.edit(.change, part)])
    #expect(stage.refusals { stage.turn { field.resignFirstResponder() } } == [.edit(.end, part)])
  }

  @Test func `a key at an end of an edited field is refused with the end`() {
    let field = identified("name", TextField())
    field.text = "ab"
    let stage = Stage(columns: 20, rows: 5, editing: field)
    let part = Refusal.Part(name: "name", type: "TextField")
    // The cursor is behind the text.
    let end = [Refusal.cursorAt(.textEnd, part)]
    #expect(stage.refusals { stage.application.swipe(.right) } == end)
    #expect(stage.refusals { stage.application.send(.end) } == end)
    #expect(stage.refusals { stage.application.send(.deleteForward) } == end)
    #expect(stage.refusals { stage.application.swipe(.left) }.isEmpty)
    #expect(stage.refusals { stage.application.send(.deleteForward) }.isEmpty)
    #expect(stage.refusals { stage.application.send(.home) }.isEmpty)
    let start = [Refusal.cursorAt(.textStart, part)]
    #expect(stage.refusals { stage.application.swipe(.left) } == start)
    #expect(stage.refusals { stage.application.send(.home) } == start)
    #expect(stage.refusals { stage.application.send(.deleteBackward) } == start)
    #expect(field.text == "a")
  }

  @Test func `a key at an end of an edited text view or of its line is refused with the end`() {
    let notes = identified("notes", TextView())
    notes.text = "ab\ncd"
    let stage = Stage(columns: 20, rows: 5, filledWith: notes)
    stage.turn { notes.becomeFirstResponder() }
    func refusals(_ input: KeyInput) -> [Refusal] {
      stage.refusals { stage.application.send(input) }
    }
    func refused(_ edge: Refusal.TextEdge) -> [Refusal] {
      [.cursorAt(edge, Refusal.Part(name: "notes", type: "TextView"))]
    }
    for input in [KeyInput.arrow(.right), .arrow(.down), .pageDown, .end, .deleteForward] {
      #expect(refusals(input) == refused(.textEnd))
    }
    #expect(refusals(.home).isEmpty)
    #expect(refusals(.home) == refused(.lineStart))
    #expect(refusals(.arrow(.up)).isEmpty)
    for input in [KeyInput.arrow(.left), .arrow(.up), .pageUp, .home, .deleteBackward] {
      #expect(refusals(input) == refused(.textStart))
    }
    #expect(refusals(.end).isEmpty)
    #expect(refusals(.end) == refused(.lineEnd))
    #expect(notes.text == "ab\ncd")
  }

  @Test func `Home on a slider at its start has the slider as its reason`() {
    let stage = Stage(columns: 20, rows: 5, slider(at: 0.5))
    #expect(stage.refusals { stage.application.send(.home) }.isEmpty)
    #expect(stage.application.refusalOfUsedKey == nil)
    #expect(stage.refusals { stage.application.send(.home) }.isEmpty)
    #expect(stage.application.refusalOfUsedKey == .usedKeyAtEnd(Self.rate))
  }

  // MARK: - Touches

  @Test func `a touch on nothing, on a disabled control or a closed view is refused`() {
    let button = identified("go", Button())
    let stage = Stage(columns: 20, rows: 5, button)
    #expect(stage.refusals(ofTapAt: Point(x: 30, y: 2)) == [.noView])
    stage.turn { button.isEnabled = false }
    let part = Refusal.Part(name: "go", type: "Button")
    #expect(stage.refusals(ofTapAt: Point(x: 1, y: 0)) == [.disabled(part)])
    stage.turn {
      button.isEnabled = true
      button.isUserInteractionEnabled = false
    }
    #expect(stage.refusals(ofTapAt: Point(x: 1, y: 0)).isEmpty)
    #expect(stage.application.refusalOfTap(at: Point(x: 1, y: 0)) == .noInteraction(part))
  }

  @Test func `a tap on a view without an action has the view as its reason`() {
    let label = identified("hello", View())
    let stage = Stage(columns: 20, rows: 5, label)
    #expect(stage.refusals(ofTapAt: Point(x: 1, y: 0)).isEmpty)
    #expect(
      stage.application.refusalOfTap(at: Point(x: 1, y: 0))
        == .noReaction(Refusal.Part(name: "hello", type: "View")))
  }

  @Test func `a wheel over nothing that scrolls is refused`() {
    let stage = Stage(root: named("A"))
    let point = Point(x: 3, y: 3)
    #expect(
      stage.refusals { stage.application.turnWheel(.down, at: point) } == [.noScrolling(.down)])
  }

  // MARK: - Rows

  @Test func `a list without selection refuses a tap on a row`() {
    let table = identified("list", TableView())
    let source = OneRow()
    table.dataSource = source
    table.allowsSelection = false
    let stage = Stage(columns: 20, rows: 5, filledWith: table)
    let part = Refusal.Part(name: "list", type: "TableView")
    #expect(stage.refusals { stage.tap() } == [.noSelection(part)])
    #expect(stage.refusals(ofTapAt: Point(x: 2, y: 0)) == [.noSelection(part)])
  }

  @Test func `a delegate that refuses a row is the reason`() {
    let table = identified("list", TableView())
    let (source, delegate) = (OneRow(), NoSelection())
    (table.dataSource, table.delegate) = (source, delegate)
    let stage = Stage(columns: 20, rows: 5, filledWith: table)
    let part = Refusal.Part(name: "list", type: "TableView")
    #expect(stage.refusals { stage.tap() } == [.selectionRefused(part)])
  }

  // MARK: - Tabs

  @Test func `a tab that cannot be selected is refused`() {
    let plain = Stage(root: named("A"))
    #expect(plain.refusals { plain.application.selectTab(1) } == [.noTabBar])
    let (one, two) = (named("One"), named("Two"))
    let tabs = TabBarController()
    tabs.baseName = "Tabs"
    tabs.viewControllers = [one, two]
    let stage = Stage(root: tabs)
    #expect(stage.refusals { stage.application.selectTab(3) } == [.noTab(3, count: 2)])
    #expect(stage.refusals { stage.application.selectTab(1) } == [.selectedTab("One")])
    two.tabBarItem.isEnabled = false
    #expect(stage.refusals { stage.application.selectTab(2) } == [.disabledTab("Two")])
    two.tabBarItem.isEnabled = true
    let delegate = StubbornTabs()
    tabs.delegate = delegate
    #expect(
      stage.refusals { stage.application.selectTab(2) } == [.tabRefused("Two", by: "Tabs")])
  }

  @Test func `a tab that code selects during a transition waits`() {
    let (one, two) = (named("One"), named("Two"))
    let tabs = TabBarController()
    tabs.baseName = "Tabs"
    tabs.viewControllers = [navigation(one), two]
    let stage = Stage(root: tabs)
    stage.turn { one.navigationController?.pushViewController(named("B"), animated: true) }
    let refused = stage.refusals { stage.turn { tabs.selectedViewController = two } }
    #expect(refused == [.waiting("selectedViewController", of: "Tabs")])
  }
}

private final class OneRow: TableViewDataSource {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    TableViewCell(style: .default, reuseIdentifier: nil)
  }
}

private final class NoSelection: TableViewDelegate {
  func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { nil }
}

private final class StubbornTabs: TabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: TabBarController, shouldSelect viewController: ViewController
  ) -> Bool { false }
}

private final class StubbornEditor: TextFieldEditingDelegate {
  var begins = false
  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool { begins }
  func textFieldDidBeginEditing(_ textField: TextField) {}
  func textFieldShouldEndEditing(_ textField: TextField) -> Bool { false }
  func textFieldDidEndEditing(_ textField: TextField) {}
  func textField(
    _ textField: TextField, shouldReplace range: Range<Int>, with replacement: String
  ) -> Bool { false }
  func textFieldDidChangeSelection(_ textField: TextField) {}
  func textFieldShouldClear(_ textField: TextField) -> Bool { true }
  func textFieldShouldReturn(_ textField: TextField) -> Bool { true }
}
