public import NavigationKit

// The names of UIKit's notifications. Those of texts, windows, the keyboard and the life cycle are posted. The
// others exist so that observers compile: a terminal does not rotate.

extension NSNotification.Name {
  /// Returns the name of a notification that is posted from the first use of such a name. An observer
  /// uses the name, so it misses none.
  fileprivate static func posted(_ name: String) -> NSNotification.Name {
    SystemNotifications.post {
      NotificationCenter.default.post(name: NSNotification.Name($0), object: $1, userInfo: $2)
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

// A terminal has no keyboard on the screen. These are posted as with a hardware keyboard: its frame has no
// height, at the bottom of the screen, and nothing moves, so `did` follows `will` immediately.
extension Responder {
  /// Posted when the input of a text begins while no other text is edited.
  public static let keyboardWillShowNotification = NSNotification.Name.posted(
    "UIKeyboardWillShowNotification")
  /// Posted after ``keyboardWillShowNotification``.
  public static let keyboardDidShowNotification = NSNotification.Name.posted(
    "UIKeyboardDidShowNotification")
  /// Posted at the end of the turn in which the input of a text ends and no other text is edited.
  public static let keyboardWillHideNotification = NSNotification.Name.posted(
    "UIKeyboardWillHideNotification")
  /// Posted after ``keyboardWillHideNotification``.
  public static let keyboardDidHideNotification = NSNotification.Name.posted(
    "UIKeyboardDidHideNotification")
  /// Posted before the keyboard is shown and before it is hidden.
  public static let keyboardWillChangeFrameNotification = NSNotification.Name.posted(
    "UIKeyboardWillChangeFrameNotification")
  /// Posted after the keyboard was shown and after it was hidden.
  public static let keyboardDidChangeFrameNotification = NSNotification.Name.posted(
    "UIKeyboardDidChangeFrameNotification")
  /// The key of the keyboard's frame at the end: a rectangle of the window without height.
  public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key of the keyboard's frame at the start: a rectangle of the window without height.
  public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The key of the duration in seconds, with which an app moves its own views: 0.25.
  public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  /// The key of the raw value of the animation's curve: 0, `easeInOut`.
  public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  /// The key of a Boolean value that indicates whether the keyboard is this app's: true.
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
