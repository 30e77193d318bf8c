import Testing
import UIKitNames

/// Probes of windows that become key or are hidden, from the documentation of `UIWindow`.
@Suite struct WindowProbes {
  final class Window: UIWindow {
    var log: ProbeLog?
    override func becomeKey() {
      super.becomeKey()
      log?.add("key")
    }
    override func resignKey() {
      super.resignKey()
      log?.add("resigned")
    }
  }

  private static func second() -> (Screen, UIWindow?, Window, AppearanceLogger) {
    let root = UIViewController()
    let screen = Screen(root: root)
    screen.settle()
    let other = AppearanceLogger()
    var window: Window?
    screen.turn {
      window = Window(frame: root.view.bounds)
      window?.rootViewController = other
      window?.log = other.log
    }
    screen.settle()
    return (screen, root.view.window, window ?? Window(frame: .zero), other)
  }

  /// UIWindow `becomeKey()` and `resignKey()`: called for the new and the old key window.
  @Test func `windows hear that they are key`() {
    let (screen, first, window, other) = Self.second()
    screen.turn { window.makeKeyAndVisible() }
    screen.settle()
    #expect(other.log.take().filter { !$0.hasPrefix("will") } == ["key", "didAppear"])
    screen.turn { first?.makeKeyAndVisible() }
    screen.settle()
    #expect(other.log.take() == ["resigned"])
  }

  /// UIView `isHidden` of a window: a hidden window is not key, and the earlier window is key again. Its
  /// root disappears as it appears when the window is shown.
  @Test func `a hidden window leaves the screen to the window before`() {
    let (screen, first, window, other) = Self.second()
    screen.turn { window.makeKeyAndVisible() }
    screen.settle()
    _ = other.log.take()
    screen.turn { window.isHidden = true }
    screen.settle()
    #expect(!window.isKeyWindow && first?.isKeyWindow == true)
    #expect(other.log.take() == ["resigned", "willDisappear", "didDisappear"])
    screen.turn { window.makeKeyAndVisible() }
    screen.settle()
    #expect(window.isKeyWindow)
    #expect(other.log.take() == ["key", "willAppear", "didAppear"])
  }

  /// UIWindow `didBecomeKeyNotification` and its siblings, with the window as the object.
  @Test func `notifications tell of key and hidden windows`() {
    let (screen, first, window, _) = Self.second()
    var heard: [String] = []
    let names: [(NSNotification.Name, String)] = [
      (UIWindow.didBecomeKeyNotification, "key"), (UIWindow.didResignKeyNotification, "resigned"),
      (UIWindow.didBecomeVisibleNotification, "visible"),
      (UIWindow.didBecomeHiddenNotification, "hidden"),
    ]
    var observers: [Any] = []
    screen.turn {
      for (name, word) in names {
        observers.append(
          NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
            let subject = $0.object as AnyObject
            heard.append(
              "\(subject === window ? "second" : subject === first ? "first" : "?") \(word)")
          })
      }
      window.makeKeyAndVisible()
    }
    screen.settle()
    #expect(heard == ["second visible", "first resigned", "second key"])
    heard = []
    screen.turn { window.isHidden = true }
    screen.settle()
    #expect(heard == ["second hidden", "second resigned", "first key"])
    withExtendedLifetime(observers) {}
  }

  /// UIWindow `canBecomeKey`: a window with false is not told that it is key.
  @Test func `a window that cannot become key is not told so`() {
    final class Overlay: UIWindow {
      var keys = 0
      override var canBecomeKey: Bool { false }
      override func becomeKey() { keys += 1 }
    }
    let screen = Screen(root: UIViewController())
    screen.settle()
    var overlay: Overlay?
    screen.turn {
      overlay = Overlay(frame: UIScreen.main.bounds)
      overlay?.rootViewController = UIViewController()
      overlay?.makeKeyAndVisible()
    }
    screen.settle()
    #expect(overlay?.keys == 0 && overlay?.isHidden == false)
  }

  /// A controller that is presented stays presented while the window is hidden.
  @Test func `a presented controller disappears and appears with its window`() {
    let (screen, _, window, other) = Self.second()
    let modal = AppearanceLogger()
    modal.modalPresentationStyle = .fullScreen
    screen.turn { window.makeKeyAndVisible() }
    screen.settle()
    screen.turn { other.present(modal, animated: false) }
    screen.settle()
    _ = (modal.log.take(), other.log.take())
    screen.turn { window.isHidden = true }
    screen.settle()
    #expect(modal.log.take() == ["willDisappear", "didDisappear"])
    screen.turn { window.makeKeyAndVisible() }
    screen.settle()
    #expect(modal.log.take() == ["willAppear", "didAppear"])
    #expect(other.presentedViewController === modal)
    #expect(!other.log.take().contains("didAppear"))
  }
}
