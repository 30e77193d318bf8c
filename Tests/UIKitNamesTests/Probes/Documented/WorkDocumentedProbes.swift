import Testing
import UIKitNames

/// Probes of timers, queues, tasks and notifications.
@Suite struct WorkDocumentedProbes {
  /// Timer: a repeating timer fires at each interval until `invalidate()`, a non-repeating one is
  /// invalidated after it has fired. `timeInterval`: "If the timer is non-repeating, returns 0 even if a
  /// time interval was set."
  @Test func `timers fire once or until they are invalidated`() {
    let stage = ViewStage()
    let log = ProbeLog()
    var (once, often): (Timer?, Timer?)
    stage.screen.turn {
      once = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in log.add("once") }
      often = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in log.add("often") }
    }
    #expect(once?.timeInterval == 0 && often?.timeInterval == 1)
    stage.screen.pass(50)
    #expect(log.take() == [] && once?.isValid == true)
    stage.screen.pass(30)
    #expect(log.take() == ["once"] && once?.isValid == false && often?.isValid == true)
    stage.screen.pass(300)
    #expect(log.take() == ["often", "often", "often"])
    stage.screen.turn { often?.invalidate() }
    stage.screen.pass(240)
    #expect(log.take() == [] && often?.isValid == false)
  }

  /// Timer `fire()`: fires a repeating timer "without interrupting its regular firing schedule"; a
  /// non-repeating one "is automatically invalidated after firing, even if its scheduled fire date has
  /// not arrived".
  @Test func `a timer that is fired by code keeps its schedule`() {
    let stage = ViewStage()
    let log = ProbeLog()
    var (once, often): (Timer?, Timer?)
    stage.screen.turn {
      once = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in log.add("once") }
      often = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in log.add("often") }
    }
    stage.screen.pass(60)
    stage.screen.turn {
      once?.fire()
      often?.fire()
    }
    #expect(log.take() == ["once", "often"] && once?.isValid == false && often?.isValid == true)
    stage.screen.pass(70)
    #expect(log.take() == ["often"])
    stage.screen.turn { often?.invalidate() }
  }

  /// Timer `init(timeInterval:repeats:block:)`: makes a timer without scheduling it; it fires after it
  /// was added to a run loop.
  @Test func `a timer waits for its run loop`() {
    let stage = ViewStage()
    let log = ProbeLog()
    let timer = Timer(timeInterval: 0.5, repeats: false) { log.add("fired \($0.isValid)") }
    stage.screen.pass(120)
    #expect(log.take() == [] && timer.isValid)
    stage.screen.turn { RunLoop.main.add(timer, forMode: .common) }
    stage.screen.pass(90)
    #expect(log.take().count == 1 && !timer.isValid)
  }

  final class Clock {
    let log: ProbeLog
    init(_ log: ProbeLog) { self.log = log }
    func tick(_ timer: Timer) { log.add("tick \(timer.userInfo as? String ?? "")") }
  }

  /// Timer `scheduledTimer(timeInterval:target:selector:userInfo:repeats:)`: "The timer maintains a
  /// strong reference to target until it (the timer) is invalidated"; the method gets the timer with its
  /// `userInfo`.
  @Test func `a timer keeps its target`() {
    let stage = ViewStage()
    let log = ProbeLog()
    weak var target: Clock?
    var timer: Timer?
    stage.screen.turn {
      let clock = Clock(log)
      target = clock
      timer = Timer.scheduledTimer(
        timeInterval: 0.5, target: clock, selector: Clock.tick, userInfo: "info", repeats: true)
    }
    stage.screen.pass(70)
    #expect(log.take() == ["tick info"] && target != nil)
    stage.screen.turn { timer?.invalidate() }
    timer = nil
    stage.screen.pass(70)
    #expect(log.take() == [] && target == nil)
  }

  /// DispatchQueue: the main queue is serial, first in, first out; `async` returns before the block runs.
  /// Blocks with deadlines come in the order of these.
  @Test func `blocks of the main queue come in their order`() {
    let stage = ViewStage()
    let log = ProbeLog()
    stage.turn {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.4) { log.add("late") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { log.add("early") }
      DispatchQueue.main.async {
        log.add("first")
        DispatchQueue.main.async { log.add("nested") }
      }
      DispatchQueue.main.async { log.add("second") }
      log.add("now")
    }
    stage.screen.pass(60)
    #expect(log.take() == ["now", "first", "second", "nested", "early", "late"])
  }

  /// DispatchWorkItem `cancel()`: a cancelled item is not executed; one that has run is not affected.
  @Test func `a work item that is cancelled does not run`() {
    let stage = ViewStage()
    let log = ProbeLog()
    let search = DispatchWorkItem { log.add("search") }
    let other = DispatchWorkItem { log.add("other") }
    stage.screen.turn {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.3, execute: search)
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.3, execute: other)
      other.notify(queue: .main) { log.add("notified") }
    }
    stage.screen.pass(10)
    stage.screen.turn { search.cancel() }
    #expect(search.isCancelled && !other.isCancelled)
    stage.screen.pass(60)
    #expect(log.take() == ["other", "notified"])
  }

  /// DispatchGroup `notify(queue:execute:)`: the block is submitted when every `enter()` has had its
  /// `leave()`; at once for an empty group, but never before the call returns.
  @Test func `a group notifies when all have left`() {
    let stage = ViewStage()
    let log = ProbeLog()
    let (group, empty) = (DispatchGroup(), DispatchGroup())
    stage.turn {
      group.enter()
      group.enter()
      group.notify(queue: .main) { log.add("all") }
      empty.notify(queue: .main) { log.add("empty") }
      log.add("returned")
    }
    #expect(log.take() == ["returned", "empty"])
    stage.turn { group.leave() }
    #expect(log.take() == [])
    stage.turn { group.leave() }
    #expect(log.take() == ["all"])
  }

  /// OperationQueue `main` and RunLoop `perform(_:)`: blocks run later on the main thread, in their order.
  @Test func `operations of the main queue come later`() {
    let stage = ViewStage()
    let log = ProbeLog()
    stage.turn {
      OperationQueue.main.addOperation { log.add("one") }
      OperationQueue.main.addOperation { log.add("two") }
      log.add("now")
    }
    #expect(log.take() == ["now", "one", "two"])
    stage.turn {
      RunLoop.main.perform { log.add("performed") }
      log.add("now")
    }
    #expect(log.take() == ["now", "performed"])
  }

  /// NotificationCenter `post(name:object:userInfo:)` is synchronous. An observer of an object gets that
  /// object's notifications only, one of nil all; after `removeObserver(_:)` it gets none.
  @Test func `observers get the notifications of their object`() {
    let stage = ViewStage()
    let log = ProbeLog()
    let name = Notification.Name("Saved")
    let (a, b) = (UIView(), UIView())
    stage.turn {
      let center = NotificationCenter.default
      let first = center.addObserver(forName: name, object: a, queue: nil) { notification in
        log.add("a \(notification.userInfo?["n"] as? Int ?? 0)")
      }
      let second = center.addObserver(forName: name, object: nil, queue: nil) { notification in
        log.add("any \((notification.object as? UIView) === b)")
      }
      center.post(name: name, object: a, userInfo: ["n": 7])
      #expect(log.take().sorted() == ["a 7", "any false"])
      center.post(name: name, object: b)
      #expect(log.take() == ["any true"])
      center.post(name: Notification.Name("Other"), object: a)
      center.removeObserver(second)
      center.post(name: name, object: b)
      #expect(log.take() == [])
      center.post(name: name, object: a)
      #expect(log.take() == ["a 0"])
      center.removeObserver(first)
    }
  }

  final class Listener {
    let log: ProbeLog
    init(_ log: ProbeLog) { self.log = log }
    func heard(_ notification: Notification) { log.add(notification.name.rawValue) }
  }

  /// NotificationCenter `addObserver(_:selector:name:object:)`: from iOS 9 on the center does not keep
  /// its observer, which need not be removed; `removeObserver(_:name:object:)` removes the entries of one
  /// name.
  @Test func `an observer that is gone hears nothing`() {
    let stage = ViewStage()
    let log = ProbeLog()
    let (red, blue) = (Notification.Name("red"), Notification.Name("blue"))
    weak var gone: Listener?
    stage.turn {
      let center = NotificationCenter.default
      var listener: Listener? = Listener(log)
      gone = listener
      if let listener {
        center.addObserver(listener, selector: Listener.heard, name: red, object: nil)
        center.addObserver(listener, selector: Listener.heard, name: blue, object: nil)
      }
      center.post(name: red, object: nil)
      if let listener { center.removeObserver(listener, name: red, object: nil) }
      center.post(name: red, object: nil)
      center.post(name: blue, object: nil)
      #expect(log.take() == ["red", "blue"])
      listener = nil
      center.post(name: blue, object: nil)
    }
    #expect(gone == nil && log.take() == [])
  }

  /// Task: its closure starts after the current code of the main actor; `sleep(for:)` lets other work
  /// run; the value of a task is awaited.
  @Test func `a task runs after the code that starts it`() {
    let stage = ViewStage()
    let log = ProbeLog()
    stage.screen.turn {
      Task {
        log.add("start")
        let inner = Task { () -> Int in
          try? await Task.sleep(for: .milliseconds(500))
          return 5
        }
        log.add("value \(await inner.value)")
      }
      log.add("now")
    }
    stage.screen.pass(20)
    #expect(log.take() == ["now", "start"])
    stage.screen.pass(80)
    #expect(log.take() == ["value 5"])
  }

  /// Task `cancel()` is cooperative: `sleep` throws a `CancellationError` at once; code that does not
  /// check continues.
  @Test func `a cancelled task wakes and is notified`() {
    let stage = ViewStage()
    let log = ProbeLog()
    var task: Task<Void, Never>?
    stage.screen.turn {
      task = Task {
        do {
          try await Task.sleep(for: .seconds(60))
          log.add("slept")
        } catch {
          log.add("\(error is CancellationError) \(Task.isCancelled)")
        }
      }
    }
    stage.screen.pass(30)
    #expect(log.take() == [] && task?.isCancelled == false)
    stage.screen.turn { task?.cancel() }
    stage.screen.pass(10)
    #expect(log.take() == ["true true"] && task?.isCancelled == true)
  }
}
