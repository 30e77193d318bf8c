import CellGraphics
import Foundation
import NavigationKit
import Simulation
import Testing
import UIKitNames

/// Members of the names for the main thread. The expected values are from Dispatch's and
/// Foundation's documentation.
@Suite struct MainThreadNamesTests {
  private let screen = Screen(root: UIViewController())

  /// Runs `body` in a turn, and returns what it has written after some ticks.
  private func lines(after ticks: Int, _ body: (@escaping (String) -> Void) -> Void) -> [String] {
    var lines: [String] = []
    let write: (String) -> Void = { line in lines.append("\(line) \(screen.application.tick)") }
    screen.turn { body(write) }
    screen.pass(ticks)
    return lines
  }

  @Test func `delays in seconds and in intervals are rounded to the nearest tick`() {
    let found = lines(after: 200) { write in
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { write("second") }
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(500)) { write("half") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1 - 0.75) { write("quarter") }
      DispatchQueue.main.asyncAfter(deadline: .now() + .never) { write("never") }
      DispatchQueue.main.asyncAfter(deadline: .now()) { write("now") }
    }
    #expect(found == ["now 1", "quarter 30", "half 60", "second 120"])
  }

  @Test func `a cancelled work item does not run, and the next one does`() {
    let found = lines(after: 100) { write in
      let first = DispatchWorkItem { write("first") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1, execute: first)
      first.cancel()
      #expect(first.isCancelled)
      let second = DispatchWorkItem { write("second") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.2, execute: second)
      second.notify(queue: .main) { write("notified") }
    }
    #expect(found == ["second 24", "notified 25"])
  }

  @Test func `a group notifies when each block has left`() {
    let found = lines(after: 100) { write in
      let group = DispatchGroup()
      group.enter()
      group.enter()
      group.notify(queue: .main) { write("all") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { group.leave() }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { group.leave() }
    }
    #expect(found == ["all 25"])
  }

  // `var timer = Timer()` is a usual first value, before `scheduledTimer`; it has no block to call.
  @Test func `a timer without an interval is not valid and never fires`() {
    let found = lines(after: 100) { write in
      let timer = Timer()
      write("\(timer.isValid)")
      timer.fire()
      timer.invalidate()
      RunLoop.main.add(timer, forMode: .common)
    }
    #expect(found == ["false 0"])
  }

  @Test func `a timer repeats until it is invalidated, and keeps its values`() {
    let found = lines(after: 100) { write in
      var runs = 0
      let timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { timer in
        write("tick")
        runs += 1
        if runs == 3 { timer.invalidate() }
        #expect(timer.isValid == (runs < 3))
      }
      timer.tolerance = 0.02
      #expect(timer.tolerance == 0.02)
      #expect(timer.timeInterval == 0.1)
    }
    #expect(found == ["tick 12", "tick 24", "tick 36"])
  }

  @Test func `a timer without repetition is invalid after its run`() {
    var timer: Timer?
    let found = lines(after: 100) { write in
      timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in write("once") }
    }
    #expect(found == ["once 60"])
    #expect(timer?.isValid == false)
  }

  @Test func `a timer that is added to the run loop calls the method of its target`() {
    final class Clock {
      var ticks = 0
      func tick() { ticks += 1 }
      func tick(_ timer: Timer) { ticks += timer.userInfo as? Int ?? 0 }
    }
    let clock = Clock()
    screen.turn {
      let plain: (Clock) -> () -> Void = Clock.tick
      let timer = Timer(
        timeInterval: 1, target: clock, selector: plain, userInfo: nil, repeats: false)
      RunLoop.main.add(timer, forMode: .common)
      let withTimer: (Clock) -> (Timer) -> Void = Clock.tick
      Timer.scheduledTimer(
        timeInterval: 1, target: clock, selector: withTimer, userInfo: 10, repeats: false)
    }
    screen.pass(119)
    #expect(clock.ticks == 0)
    screen.pass(1)
    #expect(clock.ticks == 11)
  }

  @Test func `observers are called in order and at once, and not after their removal`() {
    final class Listener {
      var names: [String] = []
      func heard(_ notification: Notification) { names.append(notification.name.rawValue) }
      func heardNothing() { names.append("-") }
    }
    let (center, listener, sender) = (NotificationCenter(), Listener(), NSObject())
    let name = Notification.Name("n")
    center.addObserver(listener, selector: Listener.heard, name: name, object: sender)
    center.addObserver(listener, selector: Listener.heardNothing, name: nil, object: nil)
    var blocks = 0
    let token = center.addObserver(forName: name, object: nil, queue: nil) { _ in blocks += 1 }
    center.post(name: name, object: sender)
    #expect(listener.names == ["n", "-"])
    center.post(name: name, object: nil)
    #expect(listener.names == ["n", "-", "-"])
    center.post(name: Notification.Name("other"), object: sender)
    #expect(listener.names == ["n", "-", "-", "-"])
    #expect(blocks == 2)
    center.removeObserver(token)
    center.removeObserver(listener, name: name, object: nil)
    center.post(name: name, object: sender)
    #expect(blocks == 2)
    #expect(listener.names.last == "-")
  }

  @Test func `a task is cancelled during its sleep`() {
    var task: Task<Void, Never>?
    let found = lines(after: 1) { write in
      task = Task {
        do {
          try await Task.sleep(nanoseconds: 1_000_000_000)
          write("slept")
        } catch {
          write(Task.isCancelled ? "cancelled" : "failed")
        }
      }
    }
    #expect(found.isEmpty)
    var after: [String] = []
    screen.pass(9)
    screen.turn {
      task?.cancel()
      Task { after.append("other \(screen.application.tick)") }
    }
    screen.pass(10)
    #expect(task?.isCancelled == true)
    #expect(after == ["other 11"])
  }

  @Test func `a task that runs on the main actor can add views, animate and present`() {
    let root = UIViewController()
    let screen = Screen(root: root)
    screen.turn {
      Task {
        let child = UIView()
        root.view.addSubview(child)
        UIView.animate(withDuration: 0.5) { child.alpha = 0 }
        await Task.yield()
        root.present(UIViewController(), animated: true)
        await MainActor.run { root.title = "\(UIScreen.main.bounds.width)" }
      }
    }
    screen.pass(1)
    #expect(screen.application.isAnimating)
    screen.pass(1)
    #expect(screen.application.isTransitioning)
    #expect(root.title == "40.0")
  }

  @Test func `a child task of a task can use views`() {
    let found = lines(after: 10) { write in
      Task {
        async let state = Self.animationState()
        write(await state)
      }
    }
    #expect(found.map { $0.prefix { $0 != " " } } == ["enabled"])
  }

  private static func animationState() async -> String {
    UIView.areAnimationsEnabled ? "enabled" : "disabled"
  }

  @Test func `two apps on one thread have their own queues and notification centers`() {
    let other = Screen(root: UIViewController())
    var runs: [String] = []
    screen.turn { DispatchQueue.main.async { runs.append("first") } }
    other.turn { DispatchQueue.main.async { runs.append("second") } }
    other.pass(1)
    #expect(runs == ["second"])
    screen.pass(1)
    #expect(runs == ["second", "first"])
    var (first, second): (NotificationCenter?, NotificationCenter?)
    screen.turn { first = .default }
    other.turn { second = .default }
    #expect(first !== second)
  }

  @Test func `an app that is released with a waiting task is freed`() {
    weak var application: Application?
    do {
      let screen = Screen(root: UIViewController())
      application = screen.application
      screen.turn { Task { try? await Task.sleep(nanoseconds: 1_000_000_000) } }
      screen.pass(2)
    }
    #expect(application == nil)
  }
}
