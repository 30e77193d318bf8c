import NavigationKit
import Testing
import UIKitNames

/// Probes of the notifications that texts, the application and its scene post.
@Suite struct NotificationProbes {
  /// Observes some names, and logs each post with whether its object is the expected one.
  private final class Observer {
    let log = ProbeLog()
    weak var object: AnyObject?

    func observe(_ names: NSNotification.Name...) {
      for name in names {
        NotificationCenter.default.addObserver(
          self, selector: Observer.posted, name: name, object: nil)
      }
    }

    func posted(_ notification: Notification) {
      let name = notification.name.rawValue.replacing("Notification", with: "")
      log.add("\(name) \(notification.object.map { $0 as AnyObject } === object)")
    }
  }

  private let observer = Observer()

  private func show(_ view: UIView) -> Screen {
    let root = UIViewController()
    let screen = Screen(root: root)
    view.frame = CGRect(x: 2, y: 2, width: 12, height: 3)
    observer.object = view
    screen.turn { root.view.addSubview(view) }
    screen.settle()
    return screen
  }

  /// UITextField: `textDidBeginEditingNotification`, `textDidChangeNotification` and
  /// `textDidEndEditingNotification`; "the affected text field is stored in the object parameter".
  @Test func `a text field posts its editing`() {
    let field = UITextField()
    let screen = show(field)
    screen.turn {
      observer.observe(
        UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
        UITextField.textDidEndEditingNotification)
      field.becomeFirstResponder()
    }
    screen.simulator.perform(.key(.text("a")))
    screen.turn { field.text = "set" }
    screen.turn { field.resignFirstResponder() }
    #expect(
      observer.log.take() == [
        "UITextFieldTextDidBeginEditing true", "UITextFieldTextDidChange true",
        "UITextFieldTextDidEndEditing true",
      ])
  }

  /// UITextView: `textDidBeginEditingNotification`, `textDidChangeNotification` and
  /// `textDidEndEditingNotification`.
  @Test func `a text view posts its editing`() {
    let view = UITextView()
    let screen = show(view)
    screen.turn {
      observer.observe(
        UITextView.textDidBeginEditingNotification, UITextView.textDidChangeNotification,
        UITextView.textDidEndEditingNotification)
      view.becomeFirstResponder()
    }
    screen.simulator.perform(.key(.text("a")))
    screen.turn { view.resignFirstResponder() }
    #expect(
      observer.log.take() == [
        "UITextViewTextDidBeginEditing true", "UITextViewTextDidChange true",
        "UITextViewTextDidEndEditing true",
      ])
  }

  private final class Delegate: UIResponder, UIApplicationDelegate {
    let observer: Observer
    var window: UIWindow?
    init(_ observer: Observer) { self.observer = observer }

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      observer.object = application
      observer.observe(
        UIApplication.didFinishLaunchingNotification, UIApplication.didBecomeActiveNotification,
        UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
        UIApplication.willTerminateNotification)
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = UIViewController()
      window?.makeKeyAndVisible()
      return true
    }
    func applicationDidBecomeActive(_ application: UIApplication) { observer.log.add("active") }
    func applicationWillTerminate(_ application: UIApplication) { observer.log.add("terminate") }
  }

  /// UIApplication: the notifications of the life cycle are posted, "shortly after" the delegate's
  /// methods.
  @Test func `the application posts its life cycle`() {
    let screen = Screen(Delegate(observer))
    #expect(
      observer.log.take() == [
        "UIApplicationDidFinishLaunching true", "active", "UIApplicationDidBecomeActive true",
      ])
    screen.application.terminate()
    #expect(
      observer.log.take() == [
        "UIApplicationWillResignActive true", "UIApplicationDidEnterBackground true", "terminate",
        "UIApplicationWillTerminate true",
      ])
  }
}
