import Testing
import UIKitNames

/// Probes of state that screens share, and of notifications.
@Suite struct NoticesScenarioProbes {
  private static let changed = Notification.Name("LettersChanged")
  private static let other = Notification.Name("OtherChanged")

  /// An observer with methods.
  final class Listener {
    let log = ProbeLog()
    func changed() { log.add("changed") }
    func heard(_ note: Notification) { log.add("heard \(note.userInfo?["count"] as? Int ?? -1)") }
  }

  /// A model of the app that posts its changes.
  final class Letters {
    private(set) var names = ["Ada"]
    func add(_ name: String) {
      names.append(name)
      NotificationCenter.default.post(name: NoticesScenarioProbes.changed, object: self)
    }
  }

  /// A list that shows the model, and reloads when it changes.
  final class List: UITableViewController {
    var letters = Letters()
    override func viewDidLoad() {
      super.viewDidLoad()
      NotificationCenter.default.addObserver(
        self, selector: List.reload, name: NoticesScenarioProbes.changed, object: letters)
    }
    func reload() { tableView.reloadData() }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      letters.names.count
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
      -> UITableViewCell
    {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = letters.names[indexPath.row]
      return cell
    }
  }

  /// NotificationCenter `post(name:object:userInfo:)`: "the method doesn't return until all
  /// observers have been called", in the order in which they were added.
  @Test func `observers are called before the post returns`() {
    let center = NotificationCenter()
    let log = ProbeLog()
    center.addObserver(forName: Self.changed, object: nil, queue: nil) { _ in log.add("first") }
    center.addObserver(forName: Self.changed, object: nil, queue: nil) { _ in log.add("second") }
    log.add("before")
    center.post(name: Self.changed, object: nil)
    log.add("after")
    #expect(log.take() == ["before", "first", "second", "after"])
  }

  /// NotificationCenter: an observer of an object hears of that object only; without an object or a
  /// name it hears of all.
  @Test func `an observer hears of its object and its name`() {
    let center = NotificationCenter()
    let log = ProbeLog()
    let (mine, theirs) = (Listener(), Listener())
    center.addObserver(forName: Self.changed, object: mine, queue: nil) { note in
      log.add("mine \(note.object as? Listener === mine)")
    }
    center.addObserver(forName: Self.changed, object: nil, queue: nil) { _ in log.add("any") }
    center.post(name: Self.changed, object: theirs)
    #expect(log.take() == ["any"])
    center.post(name: Self.changed, object: mine)
    #expect(log.take() == ["mine true", "any"])
    center.post(name: Self.other, object: mine)
    #expect(log.take() == [])
  }

  /// NotificationCenter `removeObserver(_:)`: the token of a block, and an observer with methods,
  /// hear nothing afterwards.
  @Test func `removed observers hear nothing`() {
    let center = NotificationCenter()
    let log = ProbeLog()
    let listener = Listener()
    let token = center.addObserver(forName: Self.changed, object: nil, queue: nil) { _ in
      log.add("block")
    }
    center.addObserver(listener, selector: Listener.changed, name: Self.changed, object: nil)
    center.addObserver(listener, selector: Listener.heard, name: Self.other, object: nil)
    center.post(name: Self.changed, object: nil)
    center.post(name: Self.other, object: nil, userInfo: ["count": 3])
    #expect(log.take() == ["block"] && listener.log.take() == ["changed", "heard 3"])
    center.removeObserver(token)
    center.removeObserver(listener, name: Self.changed, object: nil)
    center.post(name: Self.changed, object: nil)
    center.post(name: Self.other, object: nil)
    #expect(log.take() == [] && listener.log.take() == ["heard -1"])
    center.removeObserver(listener)
    center.post(name: Self.other, object: nil)
    #expect(listener.log.take() == [])
  }

  /// NotificationCenter: an observer that is gone is not called (since iOS 9 it need not be
  /// removed).
  @Test func `an observer that is gone is forgotten`() {
    let center = NotificationCenter()
    let log: ProbeLog
    do {
      let listener = Listener()
      log = listener.log
      center.addObserver(listener, selector: Listener.changed, name: Self.changed, object: nil)
      center.post(name: Self.changed, object: nil)
      #expect(log.take() == ["changed"])
    }
    center.post(name: Self.changed, object: nil)
    #expect(log.take() == [])
  }

  /// NotificationCenter: an observer that is added twice is called twice.
  @Test func `an observer that is added twice is called twice`() {
    let center = NotificationCenter()
    let listener = Listener()
    for _ in 0..<2 {
      center.addObserver(listener, selector: Listener.changed, name: Self.changed, object: nil)
    }
    center.post(name: Self.changed, object: nil)
    #expect(listener.log.take() == ["changed", "changed"])
    center.removeObserver(listener)
    center.post(name: Self.changed, object: nil)
    #expect(listener.log.take() == [])
  }

  /// The usual list that follows its model while a detail is above it.
  @Test func `a list has the new row when the detail goes`() {
    let list = List(style: .plain)
    let stack = UINavigationController(rootViewController: list)
    let screen = Screen(root: stack)
    screen.settle()
    #expect(screen.row(of: "Ada") != nil)
    screen.turn { stack.pushViewController(UIViewController(), animated: true) }
    screen.settle()
    screen.turn { list.letters.add("Grace") }
    screen.settle()
    #expect(list.tableView.numberOfRows(inSection: 0) == 2 && screen.row(of: "Grace") == nil)
    screen.turn { _ = stack.popViewController(animated: true) }
    screen.settle()
    #expect(screen.row(of: "Grace") != nil && screen.row(of: "Ada") != nil)
  }

  /// UITextField `textDidBeginEditingNotification`, `textDidChangeNotification` and
  /// `textDidEndEditingNotification`: posted by the field, the change for what the user enters and
  /// not for what the app sets.
  @Test func `a field posts its editing`() {
    let stage = ViewStage()
    let log = ProbeLog()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 12, height: 1))
    stage.turn {
      let names = [
        UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
        UITextField.textDidEndEditingNotification,
      ]
      for (number, name) in names.enumerated() {
        NotificationCenter.default.addObserver(forName: name, object: field, queue: nil) { note in
          log.add("\(number) \((note.object as? UITextField)?.text ?? "")")
        }
      }
      stage.root.view.addSubview(field)
      field.text = "A"
    }
    #expect(log.take() == [])
    stage.turn { field.becomeFirstResponder() }
    #expect(log.take() == ["0 A"])
    stage.screen.simulator.perform(.key(.text("b")))
    stage.screen.settle()
    #expect(log.take() == ["1 Ab"])
    stage.turn { field.resignFirstResponder() }
    #expect(log.take() == ["2 Ab"])
  }

  /// Notification `userInfo` and `object`: what was posted, and nil without.
  @Test func `a notification has what was posted with it`() {
    let center = NotificationCenter()
    let listener = Listener()
    var notes: [Notification] = []
    center.addObserver(forName: Self.changed, object: nil, queue: nil) { notes.append($0) }
    center.post(name: Self.changed, object: listener, userInfo: ["row": 4])
    center.post(Notification(name: Self.changed))
    #expect(notes.count == 2)
    guard notes.count == 2 else { return }
    #expect(notes[0].name == Self.changed && notes[0].object as? Listener === listener)
    #expect(notes[0].userInfo?["row"] as? Int == 4)
    #expect(notes[1].object == nil && notes[1].userInfo == nil)
  }

  /// The usual settings screen in a sheet: each switch is stored at once, and the delegate of the
  /// sheet is not needed; the screen beneath follows by a notification.
  @Test func `a switch in a sheet changes the screen beneath`() {
    let root = UIViewController()
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 20, height: 1))
    let screen = Screen(root: root)
    screen.settle()
    let toggle = UISwitch(frame: CGRect(x: 1, y: 2, width: 8, height: 1))
    screen.turn {
      label.text = "Sound off"
      root.view.addSubview(label)
      NotificationCenter.default.addObserver(forName: Self.changed, object: nil, queue: nil) {
        [unowned label] note in
        label.text = note.userInfo?["on"] as? Bool == true ? "Sound on" : "Sound off"
      }
      toggle.addAction(
        UIAction { [unowned toggle] _ in
          NotificationCenter.default.post(
            name: Self.changed, object: toggle, userInfo: ["on": toggle.isOn])
        }, for: .valueChanged)
    }
    screen.settle()
    let sheet = UIViewController()
    screen.turn { root.present(sheet, animated: true) }
    screen.settle()
    screen.turn { sheet.view.addSubview(toggle) }
    screen.settle()
    let place = toggle.convert(CGPoint(x: 1, y: 0), to: nil)
    screen.click(Int(place.x), Int(place.y))
    screen.settle()
    #expect(toggle.isOn && label.text == "Sound on")
    screen.turn { toggle.setOn(false, animated: false) }
    screen.settle()
    #expect(label.text == "Sound on")
    screen.turn { sheet.dismiss(animated: true) }
    screen.settle()
    #expect(screen.row(of: "Sound on") != nil)
  }

  /// NotificationCenter of the application: a token that a controller removes when it disappears
  /// hears nothing while the controller is covered.
  @Test func `a controller listens while it is shown`() {
    final class Shown: UIViewController {
      let log = ProbeLog()
      var token: Any?
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        token = NotificationCenter.default.addObserver(
          forName: Notification.Name("LettersChanged"), object: nil, queue: nil
        ) { [log] _ in log.add("note") }
      }
      override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if let token { NotificationCenter.default.removeObserver(token) }
        token = nil
      }
    }
    let shown = Shown()
    let stack = UINavigationController(rootViewController: shown)
    let screen = Screen(root: stack)
    screen.settle()
    let post = { NotificationCenter.default.post(name: Self.changed, object: nil) }
    screen.turn { post() }
    #expect(shown.log.take() == ["note"])
    screen.turn { stack.pushViewController(UIViewController(), animated: true) }
    screen.settle()
    screen.turn { post() }
    #expect(shown.log.take() == [])
    screen.turn { _ = stack.popViewController(animated: true) }
    screen.settle()
    screen.turn { post() }
    #expect(shown.log.take() == ["note"])
  }
}
