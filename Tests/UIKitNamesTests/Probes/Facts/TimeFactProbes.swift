import Testing
import UIKitNames

/// Probes of timers, the main queue and notifications.
@Suite struct TimeFactProbes {
  private static func screen() -> Screen {
    let screen = Screen(root: UIViewController())
    screen.settle()
    return screen
  }

  /// Timer `timeInterval`: "If the receiver is a non-repeating timer, returns 0".
  @Test func `a timer that fires once has no interval`() {
    let screen = Self.screen()
    screen.turn {
      let once = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in }
      let often = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { _ in }
      #expect(once.timeInterval == 0 && often.timeInterval == 0.5)
      #expect(once.isValid && once.tolerance == 0 && once.userInfo == nil)
      often.invalidate()
      #expect(!often.isValid)
    }
    screen.settle()
  }

  /// Timer `init(timeInterval:repeats:block:)`: a timer that is not scheduled does not fire.
  @Test func `a timer fires only on a run loop`() {
    let screen = Self.screen()
    let log = ProbeLog()
    let timer = Timer(timeInterval: 0.1, repeats: false) { _ in log.add("fire") }
    screen.pass(100)
    #expect(log.take() == [] && timer.isValid)
    screen.turn { RunLoop.main.add(timer, forMode: .common) }
    screen.pass(100)
    #expect(log.take() == ["fire"] && !timer.isValid)
  }

  /// Timer: an invalidated timer stays silent, also when `fire()` is called.
  @Test func `an invalid timer does not fire`() {
    let screen = Self.screen()
    let log = ProbeLog()
    screen.turn {
      let timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in log.add("fire")
      }
      timer.invalidate()
      timer.fire()
    }
    screen.pass(100)
    #expect(log.take() == [])
  }

  final class Ticker {
    let log = ProbeLog()
    func tick(_ timer: Timer) { log.add("tick \(timer.userInfo as? String ?? "")") }
    func note(_ notification: Notification) { log.add("note \(notification.name.rawValue)") }
  }

  /// Timer: the target form passes the timer with its `userInfo`, and keeps its target until it is
  /// invalidated.
  @Test func `a timer keeps its target until it is invalid`() {
    let screen = Self.screen()
    let log = ProbeLog()
    weak var target: Ticker?
    var timer: Timer?
    screen.turn {
      let made = Ticker()
      target = made
      timer = Timer.scheduledTimer(
        timeInterval: 0.1, target: made, selector: Ticker.tick, userInfo: "info", repeats: true)
    }
    screen.pass(14)
    #expect(target?.log.take() == ["tick info"])
    timer?.invalidate()
    timer = nil
    screen.pass(14)
    #expect(target == nil && log.take() == [])
  }

  /// NotificationCenter: an observer added during a post does not hear that post.
  @Test func `observers hear in the order in which they were added`() {
    let screen = Self.screen()
    let log = ProbeLog()
    let name = Notification.Name("order")
    screen.turn {
      let center = NotificationCenter.default
      let tokens = ["a", "b", "c"].map { letter in
        center.addObserver(forName: name, object: nil, queue: nil) { _ in log.add(letter) }
      }
      center.post(name: name, object: nil)
      for token in tokens { center.removeObserver(token) }
      center.post(name: name, object: nil)
    }
    #expect(log.take().sorted() == ["a", "b", "c"])
  }

  /// NotificationCenter `addObserver(_:selector:name:object:)`: the observer is not kept, and need not
  /// be removed (since iOS 9).
  @Test func `an observer by selector is not kept`() {
    let screen = Self.screen()
    let name = Notification.Name("kept")
    weak var observer: Ticker?
    screen.turn {
      let made = Ticker()
      observer = made
      NotificationCenter.default.addObserver(made, selector: Ticker.note, name: name, object: nil)
      NotificationCenter.default.post(name: name, object: nil)
      #expect(made.log.take() == ["note kept"])
    }
    #expect(observer == nil)
    screen.turn { NotificationCenter.default.post(name: name, object: nil) }
  }

  /// NotificationCenter: removing an observer within its block is the usual pattern for one post.
  @Test func `an observer removes itself`() {
    let screen = Self.screen()
    let log = ProbeLog()
    let name = Notification.Name("once")
    screen.turn {
      var token: (any NSObjectProtocol)?
      token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        log.add("heard")
        if let token { NotificationCenter.default.removeObserver(token) }
      }
      NotificationCenter.default.post(name: name, object: nil)
      NotificationCenter.default.post(name: name, object: nil)
    }
    #expect(log.take() == ["heard"])
  }

  /// DispatchQueue: a delayed block of no delay runs after blocks that were enqueued before it.
  @Test func `a delay of zero is behind an enqueued block`() {
    let screen = Self.screen()
    let log = ProbeLog()
    screen.turn {
      DispatchQueue.main.async { log.add("block") }
      DispatchQueue.main.asyncAfter(deadline: .now()) { log.add("delayed") }
      log.add("now")
    }
    screen.settle()
    #expect(log.take() == ["now", "block", "delayed"])
  }

  /// DispatchWorkItem: `perform()` runs at once; `cancel()` sets `isCancelled` and prevents a run.
  @Test func `a cancelled work item is not performed`() {
    let screen = Self.screen()
    let log = ProbeLog()
    let item = DispatchWorkItem { log.add("run") }
    screen.turn {
      item.perform()
      item.cancel()
      #expect(item.isCancelled)
      item.perform()
      DispatchQueue.main.async(execute: item)
    }
    screen.settle()
    #expect(log.take() == ["run"])
  }

  /// The usual debounce: the last of several changes runs after the pause.
  @Test func `a debounced change runs once`() {
    let screen = Self.screen()
    let log = ProbeLog()
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
    screen.settle()
    #expect(log.take() == ["abc"])
  }

  /// Task: `Task.sleep` suspends, and cancelling ends the sleep with an error.
  @Test func `a cancelled task's sleep throws`() {
    let screen = Self.screen()
    let log = ProbeLog()
    var task: Task<Void, Never>?
    screen.turn {
      task = Task {
        do {
          try await Task.sleep(nanoseconds: 5_000_000_000)
          log.add("slept")
        } catch { log.add("cancelled") }
      }
    }
    screen.pass(12)
    screen.turn { task?.cancel() }
    screen.pass(12)
    #expect(log.take() == ["cancelled"] && task?.isCancelled == true)
  }

  /// OperationQueue: operations of the main queue run in their order, after the current code.
  @Test func `operations of the main queue run in order`() {
    let screen = Self.screen()
    let log = ProbeLog()
    screen.turn {
      OperationQueue.main.addOperation { log.add("first") }
      OperationQueue.main.addOperation { log.add("second") }
      log.add("now")
    }
    screen.settle()
    #expect(log.take() == ["now", "first", "second"])
  }
}
