public import NavigationKit

// The names of UIKit's notifications. Those of texts, windows and the life cycle are posted. The others exist
// so that observers compile: a terminal has no keyboard on the screen, and it does not rotate.

extension NSNotification.Name {
  /// Returns the name of a notification that is posted from the first use of such a name. An observer
  /// uses the name, so it misses none.
  fileprivate static func posted(_ name: String) -> NSNotification.Name {
    SystemNotifications.post {
      NotificationCenter.default.post(name: NSNotification.Name($0), object: $1)
    }
    return NSNotification.Name(name)
  }
}

extension Application {
  /// Posted when the application is terminated, with the application as the object.
  public static let didEnterBackgroundNotification = NSNotification.Name.posted(
    "UIApplicationDidEnterBackgroundNotification")
  /// A name of UIKit; the notification is never posted.
  public static let willEnterForegroundNotification = NSNotification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// Posted after the launch, with the application as the object.
  public static let didFinishLaunchingNotification = NSNotification.Name.posted(
    "UIApplicationDidFinishLaunchingNotification")
  /// Posted when the application becomes active after its launch, with the application as the
  /// object.
  public static let didBecomeActiveNotification = NSNotification.Name.posted(
    "UIApplicationDidBecomeActiveNotification")
  /// Posted when the application is terminated, with the application as the object.
  public static let willResignActiveNotification = NSNotification.Name.posted(
    "UIApplicationWillResignActiveNotification")
  /// A name of UIKit; the notification is never posted.
  public static let didReceiveMemoryWarningNotification = NSNotification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// Posted last before the program ends, with the application as the object.
  public static let willTerminateNotification = NSNotification.Name.posted(
    "UIApplicationWillTerminateNotification")
  /// A name of UIKit; the notification is never posted.
  public static let significantTimeChangeNotification = NSNotification.Name(
    "UIApplicationSignificantTimeChangeNotification")
}

extension Scene {
  /// Posted when the scene connects, with the scene as the object.
  public static let willConnectNotification = NSNotification.Name.posted(
    "UISceneWillConnectNotification")
  /// Posted when the application is terminated, with the scene as the object.
  public static let didDisconnectNotification = NSNotification.Name.posted(
    "UISceneDidDisconnectNotification")
  /// Posted when the scene becomes active, with the scene as the object.
  public static let didActivateNotification = NSNotification.Name.posted(
    "UISceneDidActivateNotification")
  /// Posted when the application is terminated, with the scene as the object.
  public static let willDeactivateNotification = NSNotification.Name.posted(
    "UISceneWillDeactivateNotification")
  /// Posted before the scene becomes active, with the scene as the object.
  public static let willEnterForegroundNotification = NSNotification.Name.posted(
    "UISceneWillEnterForegroundNotification")
  /// Posted when the application is terminated, with the scene as the object.
  public static let didEnterBackgroundNotification = NSNotification.Name.posted(
    "UISceneDidEnterBackgroundNotification")
}

extension Window {
  /// Posted after a window has become the key window, with the window as the object.
  public static let didBecomeKeyNotification = NSNotification.Name.posted(
    "UIWindowDidBecomeKeyNotification")
  /// Posted after a window is no longer the key window, with the window as the object.
  public static let didResignKeyNotification = NSNotification.Name.posted(
    "UIWindowDidResignKeyNotification")
  /// Posted when a window is shown, with the window as the object.
  public static let didBecomeVisibleNotification = NSNotification.Name.posted(
    "UIWindowDidBecomeVisibleNotification")
  /// Posted when a window is hidden, with the window as the object.
  public static let didBecomeHiddenNotification = NSNotification.Name.posted(
    "UIWindowDidBecomeHiddenNotification")
}

extension Responder {
  /// A name of UIKit; the notification is never posted.
  public static let keyboardWillShowNotification = NSNotification.Name(
    "UIKeyboardWillShowNotification")
  /// A name of UIKit; the notification is never posted.
  public static let keyboardDidShowNotification = NSNotification.Name(
    "UIKeyboardDidShowNotification")
  /// A name of UIKit; the notification is never posted.
  public static let keyboardWillHideNotification = NSNotification.Name(
    "UIKeyboardWillHideNotification")
  /// A name of UIKit; the notification is never posted.
  public static let keyboardDidHideNotification = NSNotification.Name(
    "UIKeyboardDidHideNotification")
  /// A name of UIKit; the notification is never posted.
  public static let keyboardWillChangeFrameNotification = NSNotification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// A name of UIKit; the notification is never posted.
  public static let keyboardDidChangeFrameNotification = NSNotification.Name(
    "UIKeyboardDidChangeFrameNotification")
  /// A key of UIKit for a notification that is never posted.
  public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// A key of UIKit for a notification that is never posted.
  public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// A key of UIKit for a notification that is never posted.
  public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  /// A key of UIKit for a notification that is never posted.
  public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  /// A key of UIKit for a notification that is never posted.
  public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

extension TextField {
  /// Posted by a text field whose input begins, with the text field as the object.
  public static let textDidBeginEditingNotification = NSNotification.Name.posted(
    "UITextFieldTextDidBeginEditingNotification")
  /// Posted after the user has changed the text of a field, with the text field as the object.
  public static let textDidChangeNotification = NSNotification.Name.posted(
    "UITextFieldTextDidChangeNotification")
  /// Posted by a text field whose input ends, with the text field as the object.
  public static let textDidEndEditingNotification = NSNotification.Name.posted(
    "UITextFieldTextDidEndEditingNotification")
}

extension TextView {
  /// Posted by a text view whose input begins, with the text view as the object.
  public static let textDidBeginEditingNotification = NSNotification.Name.posted(
    "UITextViewTextDidBeginEditingNotification")
  /// Posted by a text view whose input ends, with the text view as the object.
  public static let textDidEndEditingNotification = NSNotification.Name.posted(
    "UITextViewTextDidEndEditingNotification")
  /// Posted after the user has changed the text of a view, with the text view as the object.
  public static let textDidChangeNotification = NSNotification.Name.posted(
    "UITextViewTextDidChangeNotification")
}

extension TableView {
  /// Posted after the user has changed the selection of a table, with the table as the object.
  public static let selectionDidChangeNotification = NSNotification.Name.posted(
    "UITableViewSelectionDidChangeNotification")
}

extension UIDevice {
  /// A name of UIKit; the notification is never posted.
  public static let orientationDidChangeNotification = NSNotification.Name(
    "UIDeviceOrientationDidChangeNotification")
}
