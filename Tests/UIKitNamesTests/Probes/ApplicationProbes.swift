import Foundation
import NavigationKit
import Testing
import UIKitNames

/// Probes of windows, scenes, traits, timers, queues and notifications.
@Suite struct ApplicationProbes {
  /// Dispatch, `DispatchQueue.main.async`: the block runs after the current one.
  @Test func `a block of the main queue runs after the current code`() {
    let log = ProbeLog()
    let screen = Screen(root: UIViewController())
    screen.turn {
      DispatchQueue.main.async { log.add("first") }
      DispatchQueue.main.async { log.add("second") }
      log.add("now")
    }
    screen.pass(2)
    #expect(log.take() == ["now", "first", "second"])
  }

  /// Dispatch: `asyncAfter(deadline:)` runs in the order of the deadlines.
  @Test func `delayed blocks run in the order of their deadlines`() {
    let log = ProbeLog()
    let screen = Screen(root: UIViewController())
    screen.turn {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { log.add("late") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) { log.add("early") }
    }
    screen.pass(29)
    #expect(log.take() == [])
    screen.pass(2)
    #expect(log.take() == ["early"])
    screen.pass(30)
    #expect(log.take() == ["late"])
  }

  /// DispatchWorkItem: `cancel()` before the item runs.
  @Test func `a cancelled work item does not run`() {
    var count = 0
    let screen = Screen(root: UIViewController())
    let item = DispatchWorkItem { count += 1 }
    screen.turn {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1, execute: item)
      item.cancel()
    }
    screen.pass(60)
    #expect(count == 0 && item.isCancelled)
  }

  /// Timer: `scheduledTimer(withTimeInterval:repeats:block:)`, `invalidate()`, `isValid`.
  @Test func `a repeating timer fires until it is invalidated`() {
    var count = 0
    let screen = Screen(root: UIViewController())
    var timer: Timer?
    screen.turn {
      timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in count += 1 }
    }
    screen.pass(38)
    #expect(count == 3 && timer?.isValid == true)
    screen.turn { timer?.invalidate() }
    screen.pass(60)
    #expect(count == 3 && timer?.isValid == false)
  }

  /// Timer: a timer that does not repeat is invalid after it fired.
  @Test func `a timer that fires once is invalid afterwards`() {
    var count = 0
    let screen = Screen(root: UIViewController())
    var timer: Timer?
    screen.turn {
      timer = Timer.scheduledTimer(withTimeInterval: 0.2, repeats: false) { _ in count += 1 }
      #expect(timer?.isValid == true)
    }
    screen.pass(120)
    #expect(count == 1 && timer?.isValid == false)
  }

  /// NotificationCenter: `post` calls observers at once; `removeObserver(_:)`.
  @Test func `a notification reaches its observers at once`() {
    let screen = Screen(root: UIViewController())
    let name = Notification.Name("probe")
    var objects: [Int] = []
    screen.turn {
      let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        objects.append($0.userInfo?["n"] as? Int ?? 0)
      }
      NotificationCenter.default.post(name: name, object: nil, userInfo: ["n": 1])
      #expect(objects == [1])
      NotificationCenter.default.removeObserver(token)
      NotificationCenter.default.post(name: name, object: nil, userInfo: ["n": 2])
      #expect(objects == [1])
    }
  }

  /// UITraitCollection: traits of the window reach views and controllers.
  @Test(arguments: [(40, UIUserInterfaceSizeClass.compact), (120, .regular)])
  func `the width decides the horizontal size class`(
    columns: Int, expected: UIUserInterfaceSizeClass
  ) {
    let root = UIViewController()
    let screen = Screen(root: root, columns: columns)
    screen.settle()
    #expect(root.traitCollection.horizontalSizeClass == expected)
    #expect(root.view.traitCollection.horizontalSizeClass == expected)
  }

  /// UIContentContainer: `viewWillTransition(to:with:)` before the size changes,
  /// `willTransition(to:with:)` for a changed size class first.
  @Test func `a resized window is announced to its root controller`() {
    final class Resized: UIViewController {
      let log = ProbeLog()
      override func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.willTransition(to: newCollection, with: coordinator)
        log.add("traits \(newCollection.horizontalSizeClass == .regular)")
      }
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        log.add("size \(Int(size.width)) from \(Int(view.bounds.width))")
      }
    }
    let root = Resized()
    let screen = Screen(root: root, columns: 40)
    screen.settle()
    screen.simulator.perform(.resize(columns: 120, rows: 25))
    screen.settle()
    #expect(root.log.take() == ["traits true", "size 120 from 40"])
    #expect(root.view.bounds.width == 120)
  }

  /// UIView: `tintColor` is inherited; `tintColorDidChange()`.
  @Test func `a tint colour is inherited`() {
    final class Tinted: UIView {
      var count = 0
      override func tintColorDidChange() {
        super.tintColorDidChange()
        count += 1
      }
    }
    let screen = Screen(root: UIViewController())
    screen.turn {
      let parent = UIView()
      let child = Tinted()
      parent.addSubview(child)
      screen.root?.view.addSubview(parent)
      let before = child.count
      parent.tintColor = .red
      #expect(child.tintColor == .red && child.count == before + 1)
      child.tintColor = .green
      #expect(child.tintColor == .green && parent.tintColor == .red)
      child.tintColor = nil
      #expect(child.tintColor == .red)
    }
  }

  /// UIWindow: `rootViewController`: its view is in the window and fills it.
  @Test func `the root's view fills the window`() {
    let root = UIViewController()
    let screen = Screen(root: root)
    screen.settle()
    #expect(root.view.window != nil && root.view.frame == CGRect(x: 0, y: 0, width: 40, height: 24))
    #expect(root.view.window?.rootViewController === root && root.view.window?.isKeyWindow == true)
  }

  /// UIWindow: a new `rootViewController` replaces the former one's view.
  @Test func `a new root replaces the old one`() {
    let log = ProbeLog()
    let (one, two) = (ProbeController("1", log), ProbeController("2", log))
    let screen = Screen(root: one)
    screen.settle()
    _ = log.take()
    screen.turn { one.view.window?.rootViewController = two }
    screen.settle()
    let calls = log.take()
    #expect(one.view.window == nil && two.view.window != nil)
    #expect(calls.filter { $0.hasPrefix("1") } == ["1 willDisappear", "1 didDisappear"])
    #expect(calls.filter { $0.hasPrefix("2") } == ["2 load", "2 willAppear", "2 didAppear"])
  }

  /// UIWindow: a new window is hidden; `makeKeyAndVisible()` shows it.
  @Test func `a new window is hidden until it is made visible`() {
    let screen = Screen(root: UIViewController())
    screen.turn {
      let window = UIWindow(frame: UIScreen.main.bounds)
      #expect(window.isHidden && window.rootViewController == nil && !window.isKeyWindow)
      #expect(window.windowLevel == .normal)
    }
  }

  /// UIApplication: `applicationState` is active for a running app; `delegate`.
  @Test func `a running app is active`() {
    let screen = Screen(root: UIViewController())
    screen.settle()
    screen.turn {
      #expect(UIApplication.shared.applicationState == .active)
      #expect(UIApplication.shared.delegate is StoryboardDelegate)
      #expect(!UIApplication.shared.connectedScenes.isEmpty)
    }
  }

  /// UIApplication: `sendAction(_:to:from:for:)`; UITouch: `tapCount`.
  @Test func `a second tap in time has a tap count of two`() {
    final class Counting: UIView {
      var counts: [Int] = []
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        counts += touches.map(\.tapCount)
      }
    }
    let screen = Screen(root: UIViewController())
    let view = Counting(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    screen.turn { screen.root?.view.addSubview(view) }
    screen.click(4, 4)
    screen.pass(10)
    screen.click(4, 4)
    screen.pass(240)
    screen.click(4, 4)
    #expect(view.counts == [1, 2, 1])
  }

  /// UIWindow, UIWindowScene: the scene of the window is foreground active and has the window.
  @Test func `the scene of the window is active`() {
    let screen = Screen(root: UIViewController())
    screen.settle()
    screen.turn {
      let scene = screen.root?.view.window?.windowScene
      #expect(scene?.activationState == .foregroundActive)
      #expect(scene?.windows.contains { $0 === screen.root?.view.window } == true)
    }
  }

  /// OperationQueue: `main.addOperation` runs after the current code.
  @Test func `an operation of the main queue runs later`() {
    let log = ProbeLog()
    let screen = Screen(root: UIViewController())
    screen.turn {
      OperationQueue.main.addOperation { log.add("operation") }
      log.add("now")
    }
    screen.pass(2)
    #expect(log.take() == ["now", "operation"])
  }

  /// Swift concurrency: a `Task` of the main thread begins after the current code.
  @Test func `a task begins after the current code`() {
    let log = ProbeLog()
    let screen = Screen(root: UIViewController())
    screen.turn {
      Task { log.add("task") }
      log.add("now")
    }
    screen.pass(2)
    #expect(log.take() == ["now", "task"])
  }
}
