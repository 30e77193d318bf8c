import Foundation
import Testing
import UIKitNames

/// Probes of timers, queues, notifications, the pasteboard, storyboards in code and defaults.
@Suite struct ServicesMemberProbes {
  typealias Stage = ViewStage

  /// Timer `init(timeInterval:repeats:block:)`: If seconds is less than or equal to 0.0, this method
  /// chooses the nonnegative value of 0.0001 seconds instead.
  @Test func `a repeating timer without an interval has the shortest one`() {
    let stage = Stage()
    defer { withExtendedLifetime(stage) {} }
    stage.turn {
      for interval in [0.0, -5] {
        let timer = Timer(timeInterval: interval, repeats: true) { _ in }
        #expect(abs(timer.timeInterval - 0.0001) < 0.000_001)
      }
      #expect(Timer(timeInterval: 2.5, repeats: true) { _ in }.timeInterval == 2.5)
    }
  }

  final class Ticking {
    let log = ProbeLog()
    var made: Timer?
    func tick(_ timer: Timer) {
      log.add("\(timer === made) \(timer.userInfo as? String ?? "nil")")
    }
  }

  /// Timer: the method is called with the timer itself, which has the `userInfo` it was made with.
  @Test func `a timer calls with itself and its user info`() {
    let stage = Stage()
    let ticking = Ticking()
    defer { withExtendedLifetime((stage, ticking)) {} }
    stage.turn {
      ticking.made = Timer.scheduledTimer(
        timeInterval: 0.25, target: ticking, selector: Ticking.tick, userInfo: "info",
        repeats: false)
    }
    stage.screen.pass(60)
    #expect(ticking.log.take() == ["true info"])
    #expect(ticking.made?.isValid == false)
  }

  /// RunLoop `perform(_:)` schedules the execution of a block on the target run loop: after the code
  /// that runs now, in order.
  @Test func `blocks of the run loop follow the current code`() {
    let stage = Stage()
    defer { withExtendedLifetime(stage) {} }
    let log = ProbeLog()
    stage.turn {
      RunLoop.main.perform { log.add("first") }
      RunLoop.main.perform { log.add("second") }
      log.add("code")
    }
    #expect(log.take() == ["code", "first", "second"])
  }

  final class Delayed: UIViewController {
    let log = ProbeLog()
    func fire() { log.add("fire") }
  }

  /// NSObject `perform(_:with:afterDelay:)`: Specifying a delay of 0 does not necessarily cause the
  /// selector to be performed immediately. The selector is still queued.
  @Test func `a call without a delay still follows the current code`() {
    let controller = Delayed()
    let screen = Screen(root: controller)
    screen.settle()
    defer { withExtendedLifetime((screen, controller)) {} }
    screen.turn {
      controller.perform(Delayed.fire, with: nil, afterDelay: 0)
      controller.log.add("code")
    }
    screen.settle()
    #expect(controller.log.take() == ["code", "fire"])
    screen.turn { controller.perform(Delayed.fire, with: nil, afterDelay: 1) }
    screen.pass(90)
    #expect(controller.log.take() == [])
    screen.pass(60)
    #expect(controller.log.take() == ["fire"])
  }

  /// DispatchQueue `sync(execute:)` returns what its block returns, after the blocks that were enqueued
  /// before on a serial queue.
  @Test func `a serial queue runs its blocks in order before a synchronous one`() {
    let stage = Stage()
    defer { withExtendedLifetime(stage) {} }
    stage.turn {
      let queue = DispatchQueue(label: "probe.serial")
      var order: [Int] = []
      for number in 0..<5 { queue.async { order.append(number) } }
      let seen = queue.sync { order }
      #expect(seen == [0, 1, 2, 3, 4] && queue.label == "probe.serial")
    }
  }

  private static let first = Notification.Name("probe.first")
  private static let second = Notification.Name("probe.second")

  /// NotificationCenter `post(name:object:userInfo:)` is synchronous, so a post within an observer is
  /// delivered before the next observer of the outer post.
  @Test func `a post within an observer comes first`() {
    let stage = Stage()
    defer { withExtendedLifetime(stage) {} }
    let log = ProbeLog()
    stage.turn {
      let center = NotificationCenter.default
      let tokens = [
        center.addObserver(forName: Self.first, object: nil, queue: nil) { _ in
          log.add("outer")
          NotificationCenter.default.post(name: Self.second, object: nil)
          log.add("outer end")
        },
        center.addObserver(forName: Self.second, object: nil, queue: nil) { _ in log.add("inner") },
        center.addObserver(forName: Self.first, object: nil, queue: nil) { _ in log.add("later") },
      ]
      center.post(name: Self.first, object: nil)
      for token in tokens { center.removeObserver(token) }
    }
    #expect(log.take() == ["outer", "inner", "outer end", "later"])
  }

  final class Listener {
    let log = ProbeLog()
    func heard(_ notification: Notification) { log.add(notification.name.rawValue) }
  }

  /// NotificationCenter `removeObserver(_:name:object:)` removes the entries of one name;
  /// `removeObserver(_:)` removes all of the observer.
  @Test func `an observer of two names is removed from one`() {
    let stage = Stage()
    let listener = Listener()
    defer { withExtendedLifetime((stage, listener)) {} }
    func post() {
      NotificationCenter.default.post(name: Self.first, object: nil)
      NotificationCenter.default.post(name: Self.second, object: nil)
    }
    stage.turn {
      let center = NotificationCenter.default
      for name in [Self.first, Self.second] {
        center.addObserver(listener, selector: Listener.heard, name: name, object: nil)
      }
      post()
      center.removeObserver(listener, name: Self.first, object: nil)
      post()
      center.removeObserver(listener)
      post()
    }
    #expect(listener.log.take() == ["probe.first", "probe.second", "probe.second"])
  }

  /// NotificationCenter: an observer that is added twice is notified twice (the usual bug of adding in
  /// `viewWillAppear(_:)`), and one removal removes both entries.
  @Test func `an observer added twice hears twice`() {
    let stage = Stage()
    let listener = Listener()
    defer { withExtendedLifetime((stage, listener)) {} }
    stage.turn {
      let center = NotificationCenter.default
      for _ in 0..<2 {
        center.addObserver(listener, selector: Listener.heard, name: Self.first, object: nil)
      }
      center.post(name: Self.first, object: nil)
      center.removeObserver(listener)
      center.post(name: Self.first, object: nil)
    }
    #expect(listener.log.take() == ["probe.first", "probe.first"])
  }

  /// NotificationCenter `addObserver(forName:object:queue:using:)`: The notification center strongly
  /// holds the copied block until you remove the observer registration, so a dropped token ends nothing.
  @Test func `a block hears although its token is dropped`() {
    let stage = Stage()
    defer { withExtendedLifetime(stage) {} }
    let log = ProbeLog()
    stage.turn {
      do {
        _ = NotificationCenter.default.addObserver(
          forName: Self.first, object: nil, queue: nil
        ) { _ in log.add("heard") }
      }
      NotificationCenter.default.post(name: Self.first, object: nil)
    }
    stage.turn { NotificationCenter.default.post(name: Self.first, object: nil) }
    #expect(log.take() == ["heard", "heard"])
  }

  /// UIPasteboard `string` is the string value of the first pasteboard item, `strings` of all, and new
  /// items replace the former ones of any kind.
  @Test func `new items of the pasteboard replace the former ones`() {
    let stage = Stage()
    defer { withExtendedLifetime(stage) {} }
    stage.turn {
      let board = UIPasteboard.general
      board.strings = ["a", "b"]
      #expect(board.string == "a" && board.strings == ["a", "b"] && board.hasStrings)
      board.string = "c"
      #expect(board.strings == ["c"])
      board.color = .red
      #expect(board.hasColors && board.color == .red && !board.hasStrings && board.string == nil)
      board.string = "d"
      #expect(!board.hasColors && board.color == nil && board.string == "d")
    }
  }

  /// UIPasteboard `changeCount`: it is incremented when items are added or changed (at the end of the
  /// event loop), and not by reading.
  @Test func `the pasteboard counts its changes`() {
    let stage = Stage()
    defer { withExtendedLifetime(stage) {} }
    var counts: [Int] = []
    stage.turn { counts.append(UIPasteboard.general.changeCount) }
    stage.turn { UIPasteboard.general.string = "one" }
    stage.turn { counts.append(UIPasteboard.general.changeCount) }
    stage.turn { _ = UIPasteboard.general.string }
    stage.turn { counts.append(UIPasteboard.general.changeCount) }
    stage.turn { UIPasteboard.general.string = "one" }
    stage.turn { counts.append(UIPasteboard.general.changeCount) }
    #expect(counts.count == 4)
    guard counts.count == 4 else { return }
    #expect(counts[1] > counts[0] && counts[2] == counts[1] && counts[3] > counts[2])
  }

  final class Loading: UIViewController {
    let log = ProbeLog()
    override func viewDidLoad() {
      super.viewDidLoad()
      log.add("load \(storyboard != nil)")
    }
  }

  /// UIStoryboard: instantiating loads no view, the controller knows its storyboard, and there is no
  /// initial controller unless the storyboard names it.
  @Test func `a controller of a storyboard knows it before its view loads`() {
    let storyboard = UIStoryboard()
    storyboard.addScene("main") { Loading() }
    storyboard.initialScene = nil
    #expect(storyboard.instantiateInitialViewController() == nil)
    storyboard.initialScene = "main"
    let controllers = [
      storyboard.instantiateInitialViewController(),
      storyboard.instantiateViewController(withIdentifier: "main"),
    ]
    for controller in controllers {
      guard let loading = controller as? Loading else {
        Issue.record("The storyboard makes another controller")
        continue
      }
      #expect(!loading.isViewLoaded && loading.storyboard === storyboard)
      loading.loadViewIfNeeded()
      #expect(loading.log.take() == ["load true"])
    }
  }

  /// UserDefaults `setValue(_:forKey:)` of key-value coding sets the object, and nil removes it; missing
  /// numbers are zero and missing objects nil.
  @Test func `defaults set by key-value coding are read and removed`() {
    let name = "probe.defaults"
    guard let defaults = UserDefaults(suiteName: name) else {
      Issue.record("There are no defaults")
      return
    }
    defer { defaults.removePersistentDomain(forName: name) }
    #expect(defaults.object(forKey: "count") == nil && defaults.integer(forKey: "count") == 0)
    #expect(!defaults.bool(forKey: "flag") && defaults.string(forKey: "text") == nil)
    defaults.setValue(5, forKey: "count")
    defaults.setValue("word", forKey: "text")
    #expect(defaults.integer(forKey: "count") == 5 && defaults.string(forKey: "text") == "word")
    defaults.setValue(nil, forKey: "count")
    #expect(defaults.object(forKey: "count") == nil && defaults.integer(forKey: "count") == 0)
  }
}
