import UIKitNames

/// Creates the window with the title screen, whose screens move like curtains.
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let curtains = Curtains()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    let stack = UINavigationController(rootViewController: TitleController())
    stack.isNavigationBarHidden = true
    stack.delegate = curtains
    window?.rootViewController = stack
    window?.makeKeyAndVisible()
    return true
  }
}
