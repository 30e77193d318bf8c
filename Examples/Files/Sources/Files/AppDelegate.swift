import UIKitNames

/// Creates the window with the columns.
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let folder: Item

  init(_ folder: Item) { self.folder = folder }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    let columns = ColumnsController()
    columns.path = [folder]
    window?.rootViewController = UINavigationController(rootViewController: columns)
    window?.makeKeyAndVisible()
    return true
  }
}
