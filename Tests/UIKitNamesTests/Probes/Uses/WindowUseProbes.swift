import Testing
import UIKitNames

/// Probes of windows over the app's window.
@Suite struct WindowUseProbes {
  /// A controller with a text in one row.
  private static func page(_ text: String, row: CGFloat, color: UIColor?) -> UIViewController {
    let page = UIViewController()
    page.view.backgroundColor = color
    let label = UILabel(frame: CGRect(x: 0, y: row, width: 20, height: 1))
    label.text = text
    page.view.addSubview(label)
    return page
  }

  private static func stage() -> (Screen, UIViewController) {
    let root = page("app", row: 1, color: .white)
    let screen = Screen(root: root)
    screen.settle()
    return (screen, root)
  }

  private static func window(
    _ screen: Screen, _ root: UIViewController, level: UIWindow.Level
  ) -> UIWindow {
    let bounds = screen.root?.view.bounds ?? .zero
    let window = screen.application.turn {
      let window = UIWindow(frame: bounds)
      window.rootViewController = root
      window.windowLevel = level
      return window
    }
    return window
  }

  /// UIWindow.Level: a number with operators, as in the usual `.alert + 1`.
  @Test func `a level can be above another`() {
    let level: UIWindow.Level = .alert + 1
    #expect(level.rawValue == 2001 && level > .alert && UIWindow.Level.normal < .statusBar)
    #expect((UIWindow.Level.normal - 1).rawValue == -1 && level - UIWindow.Level.alert == 1)
    #expect(UIWindow.Level(rawValue: UIWindow.Level.normal.rawValue + 1) == .normal + 1)
    var raised = UIWindow.Level.statusBar
    raised += 5
    #expect(raised.rawValue == 1005)
  }

  /// UIWindow `windowLevel` and `isHidden`: a visible window is in front of those of lower levels,
  /// without being key.
  @Test func `a shown window is drawn over the key window`() {
    let (screen, root) = Self.stage()
    let over = Self.window(
      screen, Self.page("cover", row: 3, color: .white), level: .alert + 1)
    #expect(screen.row(of: "app") == 1)
    screen.turn { over.isHidden = false }
    screen.settle()
    #expect(screen.row(of: "cover") == 3 && screen.row(of: "app") == nil)
    #expect(!over.isKeyWindow && root.view.window?.isKeyWindow == true)
    screen.turn { over.isHidden = true }
    screen.settle()
    #expect(screen.row(of: "cover") == nil && screen.row(of: "app") == 1)
  }

  /// UIWindow: what is beneath a window without a background stays visible, and gets the touches
  /// that the window's `hitTest(_:with:)` leaves to it.
  @Test func `a clear window shows the app and passes touches on`() {
    final class Passing: UIWindow {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let found = super.hitTest(point, with: event)
        return found is UIButton ? found : nil
      }
    }
    let (screen, root) = Self.stage()
    let log = ProbeLog()
    let banner = Self.page("banner", row: 5, color: nil)
    func button(_ title: String, _ row: CGFloat) -> UIButton {
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 0, y: row, width: 12, height: 1)
      button.setTitle(title, for: .normal)
      button.addAction(UIAction { _ in log.add(title) }, for: .touchUpInside)
      return button
    }
    var over: Passing?
    screen.turn {
      root.view.addSubview(button("below", 8))
      banner.view.addSubview(button("above", 10))
      over = Passing(frame: root.view.bounds)
      over?.rootViewController = banner
      over?.windowLevel = .statusBar
      over?.isHidden = false
    }
    screen.settle()
    #expect(screen.row(of: "app") == 1 && screen.row(of: "banner") == 5)
    screen.click(2, 8)
    screen.settle()
    screen.click(2, 10)
    screen.settle()
    #expect(log.take() == ["below", "above"])
    withExtendedLifetime(over) {}
  }

  /// UIWindow `windowLevel`: a window of a lower level stays behind.
  @Test func `a shown window of a lower level stays behind`() {
    let (screen, _) = Self.stage()
    let under = Self.window(
      screen, Self.page("under", row: 3, color: .white), level: .normal - 1)
    screen.turn { under.isHidden = false }
    screen.settle()
    #expect(screen.row(of: "app") == 1 && screen.row(of: "under") == nil)
  }

  /// UIWindow `frame`: the window's rectangle on the screen, as of a banner. Views in it have its
  /// coordinates.
  @Test func `a window is drawn and touched at its origin`() {
    let (screen, _) = Self.stage()
    let log = ProbeLog()
    let banner = Self.page("banner", row: 1, color: .white)
    let button = UIButton(type: .system)
    button.setTitle("Close", for: .normal)
    button.addAction(UIAction { _ in log.add("close") }, for: .touchUpInside)
    let over = screen.application.turn {
      button.frame = CGRect(x: 1, y: 2, width: 7, height: 1)
      banner.view.addSubview(button)
      let over = UIWindow(frame: CGRect(x: 10, y: 6, width: 20, height: 4))
      over.rootViewController = banner
      over.windowLevel = .alert
      over.isHidden = false
      return over
    }
    screen.settle()
    #expect(
      screen.row(of: "app") == 1 && screen.text[7] == String(repeating: " ", count: 10) + "banner")
    #expect(button.convert(button.bounds, to: nil).origin == CGPoint(x: 1, y: 2))
    screen.click(12, 8)
    screen.settle()
    #expect(log.take() == ["close"])
    screen.click(2, 2)
    #expect(log.take().isEmpty && over.frame.origin == CGPoint(x: 10, y: 6))
  }

  /// UIWindow `makeKeyAndVisible()`: "positions it in front of all other windows at the same level or
  /// lower". The others stay visible, as under a window that is made for an alert.
  @Test func `the app stays visible behind a window for an alert`() {
    let (screen, _) = Self.stage()
    let host = UIViewController()
    let over = Self.window(screen, host, level: .alert + 1)
    screen.turn {
      over.makeKeyAndVisible()
      host.present(
        UIAlertController(title: "Lost", message: nil, preferredStyle: .alert), animated: false)
    }
    screen.settle()
    #expect(over.isKeyWindow && screen.row(of: "Lost") != nil && screen.row(of: "app") == 1)
    screen.turn { over.isHidden = true }
    screen.settle()
    #expect(screen.row(of: "Lost") == nil && screen.row(of: "app") == 1)
  }

  /// UIScreen `bounds`: those of the screen, not of the key window. A window that fills the screen
  /// follows its size; another keeps its frame.
  @Test func `only windows that fill the screen follow its size`() {
    let (screen, root) = Self.stage()
    let frame = CGRect(x: 4, y: 2, width: 20, height: 4)
    let over = screen.application.turn {
      let over = UIWindow(frame: frame)
      over.rootViewController = Self.page("small", row: 0, color: .white)
      over.makeKeyAndVisible()
      #expect(UIScreen.main.bounds.size == CGSize(width: 40, height: 24))
      return over
    }
    screen.settle()
    screen.simulator.perform(.resize(columns: 60, rows: 31))
    screen.settle()
    #expect(root.view.frame == CGRect(x: 0, y: 0, width: 60, height: 30) && over.frame == frame)
    screen.turn { #expect(UIScreen.main.bounds.size == CGSize(width: 60, height: 30)) }
    #expect(screen.row(of: "small") == 2 && screen.row(of: "app") == 1)
  }

  /// UIWindow: a window of the screen's size follows that size also while it cannot be seen.
  @Test func `hidden and covered windows follow the size of the screen`() {
    let (screen, root) = Self.stage()
    let hidden = Self.window(screen, Self.page("hidden", row: 5, color: .white), level: .alert + 2)
    let cover = Self.window(screen, Self.page("cover", row: 3, color: .white), level: .alert + 1)
    screen.turn { cover.isHidden = false }
    screen.settle()
    #expect(screen.row(of: "cover") == 3 && screen.row(of: "app") == nil)
    screen.simulator.perform(.resize(columns: 60, rows: 31))
    screen.settle()
    let bounds = CGRect(x: 0, y: 0, width: 60, height: 30)
    #expect(cover.frame == bounds && root.view.frame == bounds && hidden.frame == bounds)
    screen.turn { cover.isHidden = true }
    screen.settle()
    #expect(screen.row(of: "app") == 1)
    screen.turn { hidden.isHidden = false }
    screen.settle()
    #expect(screen.row(of: "hidden") == 5 && screen.row(of: "app") == nil)
  }
}
