import Simulation
import Testing
import UIKitNames

/// Probes of events and actions that are sent through windows, applications and controls.
@Suite struct EventFactProbes {
  /// UIApplication `sendAction(_:to:from:for:)` with a nil target: "the app sends the message to the first
  /// responder", the usual way to put the keyboard away.
  @Test func `an action without a target reaches the first responder`() {
    let root = UIViewController()
    let screen = Screen(root: root)
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 20, height: 1))
    screen.turn {
      root.view.addSubview(field)
      field.becomeFirstResponder()
    }
    screen.settle()
    #expect(field.isEditing)
    var sent = false
    screen.turn {
      sent = UIApplication.shared.sendAction(
        UIResponder.resignFirstResponder, to: nil, from: nil, for: nil)
    }
    screen.settle()
    #expect(sent && !field.isEditing)
  }

  private final class Form: UIViewController {
    var saved: [String] = []
    func save() { saved.append("save") }
    func save(_ button: UIButton) { saved.append(button.title(for: .normal) ?? "") }
  }

  /// The same: a responder further up the chain that has the method gets it, and a given target alone.
  @Test func `an action reaches a controller of the chain or its target`() {
    let (form, other) = (Form(), Form())
    let screen = Screen(root: form)
    screen.settle()
    let button = UIButton(type: .system)
    button.setTitle("Save", for: .normal)
    screen.turn {
      let application = UIApplication.shared
      let save: (Form) -> () -> Void = Form.save
      let saveSender: (Form) -> (UIButton) -> Void = Form.save(_:)
      #expect(application.sendAction(save, to: nil, from: nil, for: nil))
      #expect(application.sendAction(saveSender, to: other, from: button, for: nil))
      #expect(!application.sendAction(save, to: button, from: nil, for: nil))
    }
    #expect(form.saved == ["save"] && other.saved == ["Save"])
  }

  private final class Watcher: UIWindow {
    var phases: [UITouch.Phase] = []
    var isDeaf = false
    override func sendEvent(_ event: UIEvent) {
      phases += event.allTouches?.map(\.phase) ?? []
      if !isDeaf { super.sendEvent(event) }
    }
  }

  /// UIWindow `sendEvent(_:)`: called by the application to dispatch events to the window's views. An
  /// override that does not call super keeps them.
  @Test func `a window dispatches the events of its views`() {
    let screen = Screen(root: UIViewController())
    screen.settle()
    let root = UIViewController()
    var window: Watcher?
    var taps = 0
    screen.turn {
      window = Watcher(frame: UIScreen.main.bounds)
      window?.rootViewController = root
      window?.makeKeyAndVisible()
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 10, height: 3))
      button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
      root.view.addSubview(button)
    }
    screen.settle()
    screen.click(2, 1)
    screen.settle()
    #expect(window?.phases == [.began, .ended] && taps == 1)
    window?.isDeaf = true
    screen.click(2, 1)
    screen.settle()
    #expect(window?.phases == [.began, .ended, .began, .ended] && taps == 1)
  }

  private final class List: UITableViewController {
    var log: [String] = []
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      3
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
      -> UITableViewCell
    { UITableViewCell() }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("select \(indexPath.row)")
    }
    override func tableView(
      _ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath
    ) { log.append("perform \(indexPath.row)") }
  }

  /// UITableViewDelegate `tableView(_:performPrimaryActionForRowAt:)`: called for a tap, except in
  /// editing mode, where a tap selects only.
  @Test func `a tap performs the primary action of a row`() {
    let list = List()
    let screen = Screen(root: list)
    screen.settle()
    screen.click(5, 1)
    screen.settle()
    #expect(list.log == ["select 1", "perform 1"])
    screen.turn {
      list.tableView.allowsMultipleSelectionDuringEditing = true
      list.tableView.setEditing(true, animated: false)
    }
    screen.settle()
    screen.click(12, 2)
    screen.settle()
    #expect(list.log == ["select 1", "perform 1", "select 2"])
  }

  /// UISegmentedControl `init(frame:actions:)`: a segment for each action, whose handler is called when
  /// the user selects the segment.
  @Test func `segments perform their actions`() {
    var chosen: [String] = []
    let actions = ["Day", "Week"].map { UIAction(title: $0) { chosen.append($0.title) } }
    let control = UISegmentedControl(
      frame: CGRect(x: 0, y: 0, width: 30, height: 1), actions: actions)
    control.insertSegment(
      action: UIAction(title: "Hour") { chosen.append($0.title) }, at: 0, animated: false)
    #expect(control.numberOfSegments == 3 && control.titleForSegment(at: 0) == "Hour")
    #expect(control.actionForSegment(at: 1) === actions[0])
    let root = UIViewController()
    let screen = Screen(root: root)
    screen.turn { root.view.addSubview(control) }
    screen.settle()
    control.selectedSegmentIndex = 0
    #expect(chosen == [])
    screen.simulator.perform(.key(.arrow(.right)))
    #expect(chosen == ["Day"] && control.selectedSegmentIndex == 1)
    control.removeSegment(at: 0, animated: false)
    screen.simulator.perform(.key(.arrow(.right)))
    #expect(chosen == ["Day", "Week"])
  }
}
