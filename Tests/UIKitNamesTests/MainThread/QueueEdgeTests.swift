import CellGraphics
import Foundation
import NavigationKit
import Sessions
import Simulation
import Testing
import UIKitNames

/// The edges of Dispatch's and Foundation's queues and timers: dependencies, intervals of zero, and
/// blocks of an application that has ended.
@Suite(.ownThread) struct QueueEdgeTests {
  /// An app that adds an operation before the one that it depends on.
  private final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var lines: [String] = []

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = UIViewController()
      window?.makeKeyAndVisible()
      // Only the application's thread uses the lines.
      nonisolated(unsafe) let delegate = self
      let first = BlockOperation { delegate.lines.append("first") }
      let second = BlockOperation { delegate.lines.append("second") }
      second.addDependency(first)
      OperationQueue.main.addOperation(second)
      OperationQueue.main.addOperation(first)
      return true
    }
  }

  @Test func `an operation of the main queue runs after its dependencies, also in a replay`() throws
  {
    var delegates: [Delegate] = []
    let app = RecordedApp {
      delegates.append(Delegate())
      return delegates[delegates.count - 1]
    }
    app.pass(10)
    app.awaitArrivals(1)
    app.pass(20)
    #expect(delegates[0].lines == ["first", "second"])
    #expect(try app.divergence() == nil)
    #expect(delegates.last?.lines == ["first", "second"] && delegates.count > 1)
  }

  // Foundation's documentation: an interval of 0 or less counts as 0.0001 seconds.
  @Test(arguments: [0.0, -1]) func `a repeating timer without an interval fires at each tick`(
    interval: Double
  ) {
    let screen = Screen(root: UIViewController())
    var (runs, timer): (Int, UIKitNames.Timer?) = (0, nil)
    screen.turn {
      timer = Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { _ in runs += 1 }
    }
    #expect(runs == 0)
    screen.pass(1)
    #expect(runs == 1)
    screen.pass(9)
    #expect(runs == 10 && timer?.isValid == true && timer?.timeInterval == 0.0001)
    screen.turn { timer?.invalidate() }
    screen.pass(5)
    #expect(runs == 10)
  }

  @Test func `a block that waits for the main queue returns when the app has ended`() {
    var screen: Screen? = Screen(root: UIViewController())
    let (mayStart, ended) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    var result = 0
    screen?.turn {
      DispatchQueue.global().async {
        mayStart.wait()
        result = DispatchQueue.main.sync { 7 }
        ended.signal()
      }
    }
    screen = nil
    mayStart.signal()
    ended.wait()
    #expect(result == 7)
  }

  @Test func `a block that waits for the main queue returns when the app ends`() {
    var screen: Screen? = Screen(root: UIViewController())
    let ended = DispatchSemaphore(value: 0)
    var result = 0
    screen?.turn {
      DispatchQueue.global().async {
        result = DispatchQueue.main.sync { 7 }
        ended.signal()
      }
    }
    while screen?.simulator.arrivedWork.isEmpty == true { sched_yield() }
    screen = nil
    ended.wait()
    #expect(result == 7)
  }

  @Test func `an app that is released with a waiting work item drops its notification`() {
    var runs = 0
    do {
      let screen = Screen(root: UIViewController())
      screen.turn {
        let item = DispatchWorkItem { runs += 1 }
        item.notify(queue: .main) { runs += 1 }
        DispatchQueue.main.asyncAfter(deadline: .now() + 10, execute: item)
      }
      screen.pass(2)
    }
    #expect(runs == 0)
  }

  @Test func `an app that is released in a turn of another sends that one nothing`() {
    var runs = 0
    let other = Screen(root: UIViewController())
    var screen: Screen? = Screen(root: UIViewController())
    screen?.turn {
      let item = DispatchWorkItem { runs += 1 }
      item.notify(queue: .main) { runs += 1 }
      DispatchQueue.main.asyncAfter(deadline: .now() + 10, execute: item)
    }
    other.turn { screen = nil }
    #expect(other.simulator.arrivedWork.isEmpty)
    other.pass(2)
    #expect(runs == 0)
  }
}
