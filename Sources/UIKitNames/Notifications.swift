public import NavigationKit

// The names of UIKit's notifications, so that observers compile. None is posted: a terminal has no
// keyboard on the screen and no background, and it does not rotate.

extension Application {
  /// A name of UIKit; the notification is never posted.
  public static let didEnterBackgroundNotification = NSNotification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// A name of UIKit; the notification is never posted.
  public static let willEnterForegroundNotification = NSNotification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// A name of UIKit; the notification is never posted.
  public static let didFinishLaunchingNotification = NSNotification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// A name of UIKit; the notification is never posted.
  public static let didBecomeActiveNotification = NSNotification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// A name of UIKit; the notification is never posted.
  public static let willResignActiveNotification = NSNotification.Name(
    "UIApplicationWillResignActiveNotification")
  /// A name of UIKit; the notification is never posted.
  public static let didReceiveMemoryWarningNotification = NSNotification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// A name of UIKit; the notification is never posted.
  public static let willTerminateNotification = NSNotification.Name(
    "UIApplicationWillTerminateNotification")
  /// A name of UIKit; the notification is never posted.
  public static let significantTimeChangeNotification = NSNotification.Name(
    "UIApplicationSignificantTimeChangeNotification")
}

extension Scene {
  /// A name of UIKit; the notification is never posted.
  public static let willConnectNotification = NSNotification.Name(
    "UISceneWillConnectNotification")
  /// A name of UIKit; the notification is never posted.
  public static let didDisconnectNotification = NSNotification.Name(
    "UISceneDidDisconnectNotification")
  /// A name of UIKit; the notification is never posted.
  public static let didActivateNotification = NSNotification.Name(
    "UISceneDidActivateNotification")
  /// A name of UIKit; the notification is never posted.
  public static let willDeactivateNotification = NSNotification.Name(
    "UISceneWillDeactivateNotification")
  /// A name of UIKit; the notification is never posted.
  public static let willEnterForegroundNotification = NSNotification.Name(
    "UISceneWillEnterForegroundNotification")
  /// A name of UIKit; the notification is never posted.
  public static let didEnterBackgroundNotification = NSNotification.Name(
    "UISceneDidEnterBackgroundNotification")
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
  /// A name of UIKit; the notification is never posted.
  public static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// A name of UIKit; the notification is never posted.
  public static let textDidChangeNotification = NSNotification.Name(
    "UITextFieldTextDidChangeNotification")
  /// A name of UIKit; the notification is never posted.
  public static let textDidEndEditingNotification = NSNotification.Name(
    "UITextFieldTextDidEndEditingNotification")
}

extension TextView {
  /// A name of UIKit; the notification is never posted.
  public static let textDidChangeNotification = NSNotification.Name(
    "UITextViewTextDidChangeNotification")
}

extension UIDevice {
  /// A name of UIKit; the notification is never posted.
  public static let orientationDidChangeNotification = NSNotification.Name(
    "UIDeviceOrientationDidChangeNotification")
}
