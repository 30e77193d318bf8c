import Testing
import UIKitNames

/// Probes of timers, queues, tasks and notifications.
@Suite struct TimerSourcedProbes {
  final class Clock {
    let log: ProbeLog
    init(_ log: ProbeLog) { self.log = log }
    func tick(_ timer: Timer) { log.add("tick \(timer.userInfo as? String ?? "")") }
    func heard(_ notification: Notification) { log.add("heard \(notification.name.rawValue)") }
  }

  final class Box {
    var timer: Timer?
    var clock: Clock?
    weak var weak: Clock?
    var group: DispatchGroup?
    var item: DispatchWorkItem?
    var token: (any NSObjectProtocol)?
  }

  private static func start() -> (Screen, ProbeLog) {
    let screen = Screen(root: UIViewController())
    screen.settle()
    return (screen, ProbeLog())
  }

  /// Timer `scheduledTimer(withTimeInterval:repeats:block:)`: a repeating timer fires until it is
  /// invalidated, and is not valid then.
  @Test func `a repeating timer fires until it is invalidated`() {
    let (screen, log) = Self.start()
    let box = Box()
    screen.turn {
      box.timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { _ in log.add("tick")
      }
    }
    #expect(log.take() == [] && box.timer?.isValid == true && box.timer?.timeInterval == 0.5)
    screen.pass(190)
    #expect(log.take() == ["tick", "tick", "tick"])
    screen.turn { box.timer?.invalidate() }
    screen.pass(300)
    #expect(log.take() == [] && box.timer?.isValid == false)
  }

  /// Timer `scheduledTimer(timeInterval:target:selector:userInfo:repeats:)`: a timer that does not repeat
  /// invalidates itself after it fires; it keeps its `userInfo`.
  @Test func `a single timer fires once`() {
    let (screen, log) = Self.start()
    let (box, clock) = (Box(), Clock(log))
    withExtendedLifetime(clock) {
      screen.turn {
        box.timer = Timer.scheduledTimer(
          timeInterval: 0.25, target: clock, selector: Clock.tick, userInfo: "mine", repeats: false)
      }
      screen.pass(200)
      #expect(log.take() == ["tick mine"] && box.timer?.isValid == false)
      screen.pass(200)
      #expect(log.take() == [])
    }
  }

  /// Timer: keeps its target until it is invalidated.
  @Test func `a timer keeps its target alive`() {
    let (screen, log) = Self.start()
    let box = Box()
    screen.turn {
      let clock = Clock(log)
      box.weak = clock
      box.timer = Timer.scheduledTimer(
        timeInterval: 0.5, target: clock, selector: Clock.tick, userInfo: nil, repeats: true)
    }
    screen.pass(70)
    #expect(box.weak != nil && log.take() == ["tick "])
    screen.turn { box.timer?.invalidate() }
    screen.pass(10)
    #expect(box.weak == nil)
  }

  /// Timer `init(timeInterval:repeats:block:)`, RunLoop `add(_:forMode:)`: only an added timer fires;
  /// `fire()` on a repeating timer does not interrupt its schedule.
  @Test func `a timer fires after it is added to the run loop`() {
    let (screen, log) = Self.start()
    let box = Box()
    screen.turn { box.timer = Timer(timeInterval: 0.5, repeats: true) { _ in log.add("alone") } }
    screen.pass(200)
    #expect(log.take() == [])
    screen.turn {
      let timer = Timer(timeInterval: 0.5, repeats: true) { _ in log.add("tick") }
      box.timer = timer
      RunLoop.main.add(timer, forMode: .common)
    }
    screen.pass(30)
    screen.turn { box.timer?.fire() }
    #expect(log.take() == ["tick"] && box.timer?.isValid == true)
    screen.pass(40)
    #expect(log.take() == ["tick"])
    screen.turn { box.timer?.invalidate() }
  }

  /// DispatchQueue `async(execute:)`: returns at once; blocks run later in the order in which they were
  /// submitted, a delayed one after its delay.
  @Test func `blocks of the main queue run later and in order`() {
    let (screen, log) = Self.start()
    screen.turn {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { log.add("late") }
      DispatchQueue.main.async { log.add("one") }
      DispatchQueue.main.async { log.add("two") }
      log.add("now")
    }
    screen.pass(30)
    #expect(log.take() == ["now", "one", "two"])
    screen.pass(40)
    #expect(log.take() == ["late"])
  }

  /// DispatchWorkItem `cancel()`, `isCancelled`: an item that is cancelled before it starts does not run, the
  /// usual way to wait for the end of typing.
  @Test func `a cancelled item does not run`() {
    let (screen, log) = Self.start()
    let box = Box()
    screen.turn {
      box.item = DispatchWorkItem { log.add("first") }
      if let item = box.item {
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5, execute: item)
      }
    }
    screen.pass(20)
    screen.turn {
      box.item?.cancel()
      #expect(box.item?.isCancelled == true)
      box.item = DispatchWorkItem { log.add("second") }
      if let item = box.item {
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5, execute: item)
      }
    }
    screen.pass(100)
    #expect(log.take() == ["second"] && box.item?.isCancelled == false)
  }

  /// DispatchGroup `notify(queue:execute:)`: the block is submitted when each `enter()` has its `leave()`.
  @Test func `a group notifies when all have left`() {
    let (screen, log) = Self.start()
    let box = Box()
    screen.turn {
      let group = DispatchGroup()
      box.group = group
      group.enter()
      group.enter()
      group.notify(queue: .main) { log.add("all") }
    }
    screen.pass(20)
    screen.turn { box.group?.leave() }
    screen.pass(20)
    #expect(log.take() == [])
    screen.turn { box.group?.leave() }
    screen.pass(20)
    #expect(log.take() == ["all"])
  }

  /// NotificationCenter `addObserver(forName:object:queue:using:)`, `post(name:object:userInfo:)`: with a nil
  /// queue the block runs within the post; an object filters; a removed token hears nothing.
  @Test func `observers hear of posts within the call`() {
    let (screen, log) = Self.start()
    let (name, one, two) = (Notification.Name("probe"), Box(), Box())
    screen.turn {
      let center = NotificationCenter()
      let token = center.addObserver(forName: name, object: one, queue: nil) { note in
        log.add("\(note.userInfo?["n"] as? Int ?? 0) \(note.object as? Box === one)")
      }
      center.post(name: name, object: one, userInfo: ["n": 3])
      #expect(log.take() == ["3 true"])
      center.post(name: name, object: two)
      center.post(name: Notification.Name("other"), object: one)
      #expect(log.take() == [])
      center.removeObserver(token)
      center.post(name: name, object: one)
      #expect(log.take() == [])
    }
  }

  /// NotificationCenter `addObserver(_:selector:name:object:)`: the observer is not kept, and need not be
  /// removed before it goes away (iOS 9 and later).
  @Test func `a center does not keep its observer`() {
    let (screen, log) = Self.start()
    let (box, name) = (Box(), Notification.Name("probe"))
    screen.turn {
      let clock = Clock(log)
      (box.clock, box.weak) = (clock, clock)
      NotificationCenter.default.addObserver(clock, selector: Clock.heard, name: name, object: nil)
      NotificationCenter.default.post(name: name, object: nil)
    }
    #expect(log.take() == ["heard probe"])
    screen.turn { box.clock = nil }
    #expect(box.weak == nil)
    screen.turn { NotificationCenter.default.post(name: name, object: nil) }
    #expect(log.take() == [])
  }

  /// OperationQueue `main`: operations run later on the main thread, in order.
  @Test func `operations of the main queue run in order`() {
    let (screen, log) = Self.start()
    screen.turn {
      OperationQueue.main.addOperation { log.add("one") }
      OperationQueue.main.addOperation { log.add("two") }
      log.add("now")
    }
    screen.pass(30)
    #expect(log.take() == ["now", "one", "two"])
  }

  /// Task `cancel()`, `sleep(nanoseconds:)`: a task starts after the code that made it; the cancellation of a
  /// sleeping task throws within it.
  @Test func `a cancelled task wakes with an error`() {
    final class Job { var task: Task<Void, Never>? }
    let (screen, log) = Self.start()
    let job = Job()
    screen.turn {
      job.task = Task {
        log.add("start")
        do {
          try await Task.sleep(nanoseconds: 2_000_000_000)
          log.add("slept")
        } catch {
          log.add("cancelled \(error is CancellationError) \(Task.isCancelled)")
        }
      }
      log.add("now")
    }
    screen.pass(60)
    #expect(log.take() == ["now", "start"])
    screen.turn { job.task?.cancel() }
    screen.pass(60)
    #expect(log.take() == ["cancelled true true"] && job.task?.isCancelled == true)
    screen.pass(300)
    #expect(log.take() == [])
  }
}
