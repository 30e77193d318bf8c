import Foundation
import NavigationKit
import Simulation
import Testing
import UIKitNames

/// Methods that are performed later or on other threads, as Foundation documents them for selectors.
@Suite struct PerformSelectorTests {
  private final class Counter: UIViewController {
    private(set) var lines: [String] = []
    let done = DispatchSemaphore(value: 0)
    private(set) var wasOnThread: Thread?

    func count() { lines.append("count") }
    func add(_ number: Int) { lines.append("add \(number)") }
    func work() {
      wasOnThread = Thread.current
      done.signal()
    }
  }

  private let counter = Counter()
  private let screen: Screen

  init() { screen = Screen(root: counter) }

  @Test func `a method on the main thread is called at once if the caller waits`() {
    screen.turn {
      counter.performSelector(onMainThread: Counter.count, with: nil, waitUntilDone: true)
      #expect(counter.lines == ["count"])
      counter.performSelector(onMainThread: Counter.add, with: 3, waitUntilDone: false)
      #expect(counter.lines == ["count"])
    }
    screen.pass(2)
    #expect(counter.lines == ["count", "add 3"])
  }

  @Test func `a delayed method is called after its delay`() {
    screen.turn { counter.perform(Counter.count, with: nil, afterDelay: 0.5) }
    screen.pass(59)
    #expect(counter.lines == [])
    screen.pass(2)
    #expect(counter.lines == ["count"])
  }

  @Test func `a method in the background runs on another thread`() {
    screen.turn { counter.performSelector(inBackground: Counter.work, with: nil) }
    counter.done.wait()
    #expect(counter.wasOnThread !== Thread.current)
  }
}
