import Testing
import UIKitNames

/// Probes of timers, queues, notifications and tasks on the main thread.
@Suite struct WorkScenarioProbes {
  /// DispatchQueue `async(execute:)`: blocks of the main queue run after the code that asked, in
  /// their order.
  @Test func `blocks of the main queue run later and in order`() {
    let stage = ViewStage()
    let log = ProbeLog()
    stage.turn {
      let queue = DispatchQueue.main
      queue.async {
        log.add("first")
        queue.async { log.add("third") }
      }
      queue.async { log.add("second") }
      log.add("now")
    }
    #expect(log.take() == ["now", "first", "second", "third"])
  }

  /// DispatchQueue `asyncAfter(deadline:execute:)`: blocks run at their times, not in the order of
  /// the calls.
  @Test func `delayed blocks run at their times`() {
    let stage = ViewStage()
    let log = ProbeLog()
    stage.screen.turn {
      let queue = DispatchQueue.main
      queue.asyncAfter(deadline: .now() + 1) { log.add("one") }
      queue.asyncAfter(deadline: .now() + 0.5) { log.add("half") }
    }
    stage.screen.pass(40)
    #expect(log.take() == [])
    stage.screen.pass(40)
    #expect(log.take() == ["half"])
    stage.screen.pass(60)
    #expect(log.take() == ["one"])
  }

  /// DispatchWorkItem `cancel()`: the usual delay of a search while the user types: only the last
  /// item runs.
  @Test func `a cancelled work item does not run`() {
    let stage = ViewStage()
    let log = ProbeLog()
    var pending: DispatchWorkItem?
    for text in ["o", "ow", "owl"] {
      stage.screen.turn {
        pending?.cancel()
        let item = DispatchWorkItem { log.add("search \(text)") }
        pending = item
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.3, execute: item)
      }
      stage.screen.pass(12)
    }
    #expect(log.take() == [] && pending?.isCancelled == false)
    stage.screen.pass(100)
    #expect(log.take() == ["search owl"])
    pending?.cancel()
    #expect(pending?.isCancelled == true)
  }

  /// Timer `scheduledTimer(withTimeInterval:repeats:block:)`: a timer that does not repeat fires
  /// once, and invalidates itself after it fires.
  @Test func `a timer that does not repeat is invalid afterwards`() {
    let stage = ViewStage()
    let log = ProbeLog()
    var timer: Timer?
    stage.screen.turn {
      timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in log.add("fire") }
    }
    #expect(timer?.isValid == true && log.take() == [])
    stage.screen.pass(200)
    #expect(log.take() == ["fire"] && timer?.isValid == false)
  }

  /// Timer `invalidate()`: the only way to remove a timer from a run loop; a countdown that
  /// invalidates its timer from the block, as in many tutorials.
  @Test func `a countdown stops its timer`() {
    let stage = ViewStage()
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 1))
    stage.add(label)
    let log = ProbeLog()
    var left = 3
    stage.screen.turn {
      Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in
        left -= 1
        label.text = left > 0 ? "\(left) left" : "Over"
        log.add("\(timer.isValid) \(left)")
        if left == 0 { timer.invalidate() }
      }
    }
    stage.screen.pass(130)
    #expect(label.text == "2 left" && log.take() == ["true 2"])
    stage.screen.pass(600)
    #expect(label.text == "Over" && log.take() == ["true 1", "true 0"])
    #expect(stage.screen.row(of: "Over") != nil)
  }

  private static let changed = Notification.Name("WorkScenarioProbes.changed")

  /// NotificationCenter `addObserver(forName:object:queue:using:)`: with an object only its posts
  /// are reported; the returned observer is the one to remove.
  @Test func `an observer of one object hears of that object only`() {
    let stage = ViewStage()
    let log = ProbeLog()
    let (one, two) = (UIView(), UIView())
    stage.turn {
      let center = NotificationCenter.default
      let token = center.addObserver(forName: Self.changed, object: one, queue: nil) { _ in
        log.add("told")
      }
      center.post(name: Self.changed, object: two)
      center.post(name: Self.changed, object: nil)
      log.add("others")
      center.post(name: Self.changed, object: one)
      center.removeObserver(token)
      center.post(name: Self.changed, object: one)
    }
    #expect(log.take() == ["others", "told"])
  }

  /// NotificationCenter `addObserver(_:selector:name:object:)` and `removeObserver(_:)`: the method
  /// gets the notification until the observer is removed with all its names.
  @Test func `an observer by method is removed with all its names`() {
    final class Observer {
      let log = ProbeLog()
      func changed(_ note: Notification) {
        log.add(note.name == WorkScenarioProbes.changed ? "changed" : "?")
      }
      func active() { log.add("active") }
    }
    let stage = ViewStage()
    let observer = Observer()
    let other = Notification.Name("WorkScenarioProbes.active")
    stage.turn {
      let center = NotificationCenter.default
      center.addObserver(observer, selector: Observer.changed, name: Self.changed, object: nil)
      center.addObserver(observer, selector: Observer.active, name: other, object: nil)
      center.post(name: other, object: nil)
      center.post(name: Self.changed, object: nil)
      center.removeObserver(observer, name: other, object: nil)
      center.post(name: other, object: nil)
      center.post(name: Self.changed, object: nil)
      center.removeObserver(observer)
      center.post(name: Self.changed, object: nil)
    }
    #expect(observer.log.take() == ["active", "changed", "changed"])
  }

  /// Task: its work starts after the code that makes it, and continues after a sleep; a label shows
  /// what was loaded, as in the usual loading of a screen.
  @Test func `a task loads and shows its result`() {
    let stage = ViewStage()
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 20, height: 1))
    label.text = "Loading"
    stage.add(label)
    let log = ProbeLog()
    stage.screen.turn {
      Task {
        log.add("start")
        try await Task.sleep(nanoseconds: 500_000_000)
        label.text = "Loaded"
        log.add("end")
      }
      log.add("made")
    }
    stage.screen.pass(20)
    #expect(log.take() == ["made", "start"] && stage.screen.row(of: "Loading") != nil)
    stage.screen.pass(80)
    #expect(log.take() == ["end"] && stage.screen.row(of: "Loaded") != nil)
  }

  /// Task `cancel()`: a cancelled sleep throws, and the task knows that it is cancelled.
  @Test func `a cancelled task stops its sleep`() {
    let stage = ViewStage()
    let log = ProbeLog()
    var task: Task<Void, Never>?
    stage.screen.turn {
      task = Task {
        do {
          try await Task.sleep(nanoseconds: 5_000_000_000)
          log.add("slept")
        } catch {
          log.add("thrown \(Task.isCancelled)")
        }
      }
    }
    stage.screen.pass(20)
    #expect(log.take() == [] && task?.isCancelled == false)
    stage.screen.turn { task?.cancel() }
    stage.screen.pass(20)
    #expect(log.take() == ["thrown true"] && task?.isCancelled == true)
  }
}
