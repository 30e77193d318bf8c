import Testing
import UIKitNames

/// Probes of key commands, timers, the main queue, tasks and notifications.
@Suite struct TimePracticeProbes {
  /// A controller with key commands.
  final class Keys: UIViewController {
    let log = ProbeLog()
    override var canBecomeFirstResponder: Bool { true }
    override var keyCommands: [UIKeyCommand]? {
      [
        UIKeyCommand(input: "s", modifierFlags: .command, action: Keys.save),
        UIKeyCommand(title: "New", action: Keys.create, input: "n", modifierFlags: .command),
      ]
    }
    func save() { log.add("save") }
    func create(_ command: UIKeyCommand) {
      log.add("create \(command.title) \(command.input ?? "")")
    }
  }

  /// UIResponder `keyCommands`: searched from the first responder; the action gets the command. Keys
  /// without a command do nothing.
  @Test func `a controller handles its key commands`() {
    let keys = Keys()
    let screen = Screen(root: UINavigationController(rootViewController: keys))
    screen.settle()
    screen.turn { _ = keys.becomeFirstResponder() }
    screen.simulator.perform(.keyCommand(.init(input: "s", modifiers: .command)))
    screen.simulator.perform(.keyCommand(.init(input: "n", modifiers: .command)))
    screen.simulator.perform(.keyCommand(.init(input: "e", modifiers: .command)))
    screen.settle()
    #expect(keys.log.take() == ["save", "create New n"])
  }

  /// UIViewController `addKeyCommand(_:)`, `removeKeyCommand(_:)`: commands can come and go at run time.
  @Test func `key commands are added and removed`() {
    final class Editor: UIViewController {
      let log = ProbeLog()
      override var canBecomeFirstResponder: Bool { true }
      func edit() { log.add("edit") }
    }
    let keys = Editor()
    let screen = Screen(root: keys)
    screen.settle()
    let command = UIKeyCommand(input: "e", modifierFlags: .command, action: Editor.edit)
    screen.turn {
      _ = keys.becomeFirstResponder()
      keys.addKeyCommand(command)
    }
    screen.simulator.perform(.keyCommand(.init(input: "e", modifiers: .command)))
    screen.settle()
    #expect(keys.log.take() == ["edit"])
    screen.turn { keys.removeKeyCommand(command) }
    screen.simulator.perform(.keyCommand(.init(input: "e", modifiers: .command)))
    screen.settle()
    #expect(keys.log.take() == [])
  }

  private static func screen() -> Screen {
    let screen = Screen(root: UIViewController())
    screen.settle()
    return screen
  }

  /// Timer `scheduledTimer(withTimeInterval:repeats:block:)`: fires once after its interval, not before and
  /// not at once, and is then invalid.
  @Test func `a timer fires once`() {
    let (screen, log) = (Self.screen(), ProbeLog())
    var timer: Timer?
    screen.turn {
      timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { timer in
        log.add("fired \(timer.isValid)")
      }
    }
    #expect(timer?.isValid == true && timer?.timeInterval == 0)
    screen.pass(50)
    #expect(log.take() == [])
    screen.pass(200)
    #expect(log.calls.count == 1 && timer?.isValid == false)
  }

  /// Timer: a repeating timer continues until it is invalidated, also within its own block; `timeInterval` is
  /// its interval.
  @Test func `a repeating timer stops itself`() {
    let (screen, log) = (Self.screen(), ProbeLog())
    var timer: Timer?
    screen.turn {
      var count = 3
      timer = Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { timer in
        log.add("\(count)")
        count -= 1
        if count == 0 { timer.invalidate() }
      }
    }
    #expect(timer?.timeInterval == 0.25)
    screen.pass(35)
    #expect(log.calls == ["3"])
    screen.pass(300)
    #expect(log.take() == ["3", "2", "1"] && timer?.isValid == false)
  }

  /// Timer `fire()`: at once, without a change of the schedule of a repeating timer; one that does not repeat
  /// is invalidated by it.
  @Test func `a timer is fired by hand`() {
    let (screen, log) = (Self.screen(), ProbeLog())
    var (once, often): (Timer?, Timer?)
    screen.turn {
      once = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in log.add("once") }
      often = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { _ in log.add("often") }
      once?.fire()
      often?.fire()
      #expect(once?.isValid == false && often?.isValid == true)
    }
    #expect(log.take() == ["once", "often"])
    screen.pass(70)
    #expect(log.take() == ["often"])
    screen.turn { often?.invalidate() }
    screen.pass(200)
    #expect(log.take() == [])
  }

  /// Timer `init(timeInterval:repeats:block:)`: does nothing until it is added to a run loop.
  @Test func `a timer needs a run loop`() {
    let (screen, log) = (Self.screen(), ProbeLog())
    var timer: Timer?
    screen.turn { timer = Timer(timeInterval: 0.25, repeats: false) { _ in log.add("fired") } }
    screen.pass(120)
    #expect(log.take() == [] && timer?.isValid == true)
    screen.turn { if let timer { RunLoop.main.add(timer, forMode: .common) } }
    screen.pass(60)
    #expect(log.take() == ["fired"] && timer?.isValid == false)
  }

  /// DispatchQueue `async(execute:)` on the main queue: after the code that runs, in order; blocks that are
  /// added by blocks come last.
  @Test func `blocks of the main queue run later and in order`() {
    let (screen, log) = (Self.screen(), ProbeLog())
    screen.turn {
      DispatchQueue.main.async {
        log.add("one")
        DispatchQueue.main.async { log.add("three") }
      }
      DispatchQueue.main.async { log.add("two") }
      log.add("now")
    }
    screen.settle()
    #expect(log.take() == ["now", "one", "two", "three"])
  }

  /// DispatchQueue `asyncAfter(deadline:execute:)` with a DispatchWorkItem: the usual debounce cancels the
  /// item before and schedules the next.
  @Test func `a cancelled work item does not run`() {
    let (screen, log) = (Self.screen(), ProbeLog())
    var item: DispatchWorkItem?
    for text in ["a", "ab", "abc"] {
      screen.turn {
        item?.cancel()
        let next = DispatchWorkItem { log.add(text) }
        item = next
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.3, execute: next)
      }
      screen.pass(12)
    }
    #expect(log.calls == [] && item?.isCancelled == false)
    screen.pass(60)
    #expect(log.take() == ["abc"])
  }

  /// DispatchGroup `notify(queue:execute:)`: once, after as many `leave()` as `enter()`.
  @Test func `a group notifies when all have left`() {
    let (screen, log) = (Self.screen(), ProbeLog())
    let group = DispatchGroup()
    screen.turn {
      for delay in [0.2, 0.4] {
        group.enter()
        DispatchQueue.main.asyncAfter(deadline: .now() + delay) {
          log.add("\(delay)")
          group.leave()
        }
      }
      group.notify(queue: .main) { log.add("all") }
    }
    screen.pass(36)
    #expect(log.take() == ["0.2"])
    screen.settle()
    #expect(log.take() == ["0.4", "all"])
  }

  /// Task: the body runs after the code that starts it; `Task.sleep` waits, and cancellation ends the sleep
  /// with an error.
  @Test func `a cancelled task stops sleeping`() {
    let (screen, log) = (Self.screen(), ProbeLog())
    var task: Task<Void, Never>?
    screen.turn {
      task = Task {
        log.add("start")
        do {
          try await Task.sleep(nanoseconds: 5_000_000_000)
          log.add("slept")
        } catch { log.add("stopped \(Task.isCancelled)") }
      }
      log.add("now")
    }
    screen.pass(20)
    #expect(log.take() == ["now", "start"])
    screen.turn { task?.cancel() }
    screen.settle()
    #expect(log.take() == ["stopped true"] && task?.isCancelled == true)
  }

  /// NotificationCenter `post(name:object:userInfo:)`: observers without a queue are called before the post
  /// returns; those of another object or name are not.
  @Test func `a post calls its observers before it returns`() {
    final class Store {}
    let (screen, log) = (Self.screen(), ProbeLog())
    let (store, other) = (Store(), Store())
    let name = Notification.Name("StoreChanged")
    screen.turn {
      let center = NotificationCenter.default
      _ = center.addObserver(forName: name, object: nil, queue: nil) { note in
        log.add("any \(note.userInfo?["key"] as? Int ?? 0)")
      }
      _ = center.addObserver(forName: name, object: store, queue: nil) { _ in log.add("store") }
      center.post(name: name, object: store, userInfo: ["key": 7])
      log.add("posted")
      center.post(name: name, object: other)
      center.post(name: Notification.Name("Other"), object: store)
    }
    let calls = log.take()
    #expect(Set(calls.prefix(2)) == ["any 7", "store"])
    #expect(calls.dropFirst(2) == ["posted", "any 0"])
  }

  /// NotificationCenter `removeObserver(_:)`: with an object all of its observations end; with the token of a
  /// block that one.
  @Test func `removed observers are not called`() {
    final class Listener {
      let log = ProbeLog()
      func changed(_ note: Notification) { log.add("changed") }
      func saved() { log.add("saved") }
    }
    let (screen, listener) = (Self.screen(), Listener())
    let (changed, saved) = (Notification.Name("Changed"), Notification.Name("Saved"))
    screen.turn {
      let center = NotificationCenter.default
      center.addObserver(listener, selector: Listener.changed, name: changed, object: nil)
      center.addObserver(listener, selector: Listener.saved, name: saved, object: nil)
      let token = center.addObserver(forName: saved, object: nil, queue: .main) { _ in
        listener.log.add("block")
      }
      center.post(name: changed, object: nil)
      center.post(name: saved, object: nil)
      #expect(listener.log.take().sorted() == ["block", "changed", "saved"])
      center.removeObserver(listener, name: changed, object: nil)
      center.removeObserver(token)
      center.post(name: changed, object: nil)
      center.post(name: saved, object: nil)
      #expect(listener.log.take() == ["saved"])
      center.removeObserver(listener)
      center.post(name: saved, object: nil)
    }
    screen.settle()
    #expect(listener.log.take() == [])
  }
}
