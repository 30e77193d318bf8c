import Foundation
import Testing
import UIKitNames

/// Probes of pop-up buttons, menus with one selection, values of controls, transactions and gestures.
@Suite struct MenuUseProbes {
  private static func menu(_ log: ProbeLog, options: UIMenu.Options = []) -> UIMenu {
    UIMenu(
      options: options,
      children: ["Small", "Medium", "Large"].map { title in
        UIAction(title: title) { _ in log.add(title) }
      })
  }

  private static func choose(_ title: String, _ stage: ViewStage) {
    guard let row = stage.screen.row(of: title) else { return }
    let line = Array(stage.screen.text[row])
    let column = line.indices.first { String(line[$0...]).hasPrefix(title) } ?? 0
    stage.screen.click(column, row)
    stage.screen.settle()
  }

  /// UIButton `changesSelectionAsPrimaryAction` with `showsMenuAsPrimaryAction`: a pop-up button. One
  /// element is selected, the first one at the start; the button's title is the selected element's.
  @Test func `a pop-up button shows the chosen element as its title`() {
    let stage = ViewStage()
    let log = ProbeLog()
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 2, y: 2, width: 14, height: 1)
    button.menu = Self.menu(log)
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    stage.add(button)
    #expect(button.title(for: .normal) == "Small")
    #expect(button.menu?.selectedElements.map(\.title) == ["Small"] && log.take() == [])
    stage.screen.click(4, 2)
    stage.screen.settle()
    Self.choose("Large", stage)
    #expect(log.take() == ["Large"] && button.title(for: .normal) == "Large")
    #expect(button.menu?.selectedElements.map(\.title) == ["Large"] && !button.isSelected)
    let states = button.menu?.children.compactMap { ($0 as? UIAction)?.state }
    #expect(states == [.off, .off, .on])
  }

  /// UIAction `state`: an element that is on at the start is the selection of a pop-up button.
  @Test func `a pop-up button starts with the element that is on`() {
    let button = UIButton(type: .system)
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    button.menu = UIMenu(children: [
      UIAction(title: "One") { _ in }, UIAction(title: "Two", state: .on) { _ in },
    ])
    #expect(button.currentTitle == "Two")
    #expect(button.menu?.selectedElements.map(\.title) == ["Two"])
  }

  /// UIButton `showsMenuAsPrimaryAction` alone: a pull-down button, whose title and elements stay.
  @Test func `a pull-down button keeps its title`() {
    let stage = ViewStage()
    let log = ProbeLog()
    let button = UIButton(type: .system)
    button.setTitle("Sort", for: .normal)
    button.frame = CGRect(x: 2, y: 2, width: 14, height: 1)
    button.menu = Self.menu(log)
    button.showsMenuAsPrimaryAction = true
    stage.add(button)
    stage.screen.click(4, 2)
    stage.screen.settle()
    Self.choose("Medium", stage)
    #expect(log.take() == ["Medium"] && button.title(for: .normal) == "Sort")
    #expect(button.menu?.selectedElements.isEmpty == true)
  }

  /// UIMenu.Options `singleSelection`: only one action of the menu can be on; a choice moves it.
  @Test func `a menu with one selection moves it`() {
    let stage = ViewStage()
    let log = ProbeLog()
    let button = UIButton(type: .system)
    button.setTitle("Size", for: .normal)
    button.frame = CGRect(x: 2, y: 2, width: 14, height: 1)
    let menu = Self.menu(log, options: .singleSelection)
    button.menu = menu
    button.showsMenuAsPrimaryAction = true
    stage.add(button)
    for title in ["Medium", "Large"] {
      stage.screen.click(4, 2)
      stage.screen.settle()
      Self.choose(title, stage)
      #expect(menu.selectedElements.map(\.title) == [title])
    }
    #expect(log.take() == ["Medium", "Large"] && button.title(for: .normal) == "Size")
  }

  /// UISwitch `setOn(_:animated:)`: "Setting the switch to either position does not result in an action
  /// message being sent." UISlider `setValue(_:animated:)` and UIPageControl `currentPage` neither.
  @Test func `values set by code send no events`() {
    let log = ProbeLog()
    let (toggle, slider, pages, stepper) = (UISwitch(), UISlider(), UIPageControl(), UIStepper())
    pages.numberOfPages = 4
    for control in [toggle, slider, pages, stepper] as [UIControl] {
      control.addAction(UIAction { _ in log.add("\(type(of: control))") }, for: .valueChanged)
    }
    toggle.setOn(true, animated: true)
    slider.setValue(0.5, animated: true)
    pages.currentPage = 9
    stepper.value = 200
    #expect(log.take() == [] && toggle.isOn && slider.value == 0.5)
    #expect(pages.currentPage == 3 && stepper.value == 100)
  }

  /// UIProgressView `observedProgress`: "When this property is set, the progress view updates its
  /// progress value automatically using information it receives from the Progress object."
  @Test func `a progress view shows the progress of a task`() {
    let view = UIProgressView(progressViewStyle: .default)
    #expect(view.observedProgress == nil)
    let task = Progress(totalUnitCount: 4)
    view.observedProgress = task
    task.completedUnitCount = 1
    #expect(view.progress == 0.25 && view.observedProgress === task)
    task.completedUnitCount = 4
    #expect(view.progress == 1)
    view.observedProgress = nil
    view.progress = 0.5
    #expect(view.progress == 0.5)
  }

  /// UIPasteboard `items`: dictionaries of types and values; `string` is the first text.
  @Test func `a pasteboard has its values as items`() {
    let stage = ViewStage()
    stage.turn {
      let board = UIPasteboard.general
      board.string = "text"
      #expect(board.items.count == 1 && board.numberOfItems == 1)
      #expect(board.items.first?["public.utf8-plain-text"] as? String == "text")
      board.items = [["public.utf8-plain-text": "one"], ["public.utf8-plain-text": "two"]]
      #expect(board.string == "one" && board.strings == ["one", "two"])
      board.items = []
      #expect(board.string == nil && !board.hasStrings)
    }
  }

  private final class Delegate: UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
  }

  private final class TouchView: UIView {
    let log = ProbeLog()
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.add("began") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      if log.calls.last != "moved" { log.add("moved") }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.add("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.add("cancelled")
    }
  }

  private static func drag(_ stage: ViewStage) {
    stage.screen.simulator.perform(.pointer(.down, column: 3, row: 3))
    for column in 4...20 {
      stage.screen.simulator.perform(.pointer(.move, column: column, row: 3))
      stage.screen.pass(2)
    }
    stage.screen.simulator.perform(.pointer(.up, column: 20, row: 3))
    stage.screen.settle()
  }

  /// UIGestureRecognizerDelegate `gestureRecognizerShouldBegin(_:)`: "This method returning false causes
  /// the gesture recognizer to transition to the failed state"; the view keeps its touches.
  @Test func `a pan that may not begin leaves the touches to the view`() {
    let stage = ViewStage()
    let delegate = Delegate()
    let view = TouchView(frame: CGRect(x: 0, y: 0, width: 40, height: 10))
    let pan = UIPanGestureRecognizer()
    pan.delegate = delegate
    pan.addAction { _ in view.log.add("pan") }
    view.addGestureRecognizer(pan)
    stage.add(view)
    Self.drag(stage)
    #expect(view.log.take() == ["began", "moved", "ended"])
    stage.turn { pan.delegate = nil }
    Self.drag(stage)
    #expect(view.log.take().contains("cancelled"))
  }

  /// UIGestureRecognizer `cancelsTouchesInView`: false lets the view have the touches of a recognised
  /// gesture.
  @Test func `a pan that does not cancel touches leaves them to the view too`() {
    let stage = ViewStage()
    let view = TouchView(frame: CGRect(x: 0, y: 0, width: 40, height: 10))
    let pan = UIPanGestureRecognizer()
    pan.cancelsTouchesInView = false
    var count = 0
    pan.addAction { _ in count += 1 }
    view.addGestureRecognizer(pan)
    stage.add(view)
    Self.drag(stage)
    #expect(view.log.take() == ["began", "moved", "ended"] && count > 0)
  }
}
