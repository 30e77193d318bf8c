import UIKitNames

/// Creates the window with the messages of a server.
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let server: Server

  init(server: Server = Server()) { self.server = server }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    let chat = ChatController(server: server)
    window?.rootViewController = UINavigationController(rootViewController: chat)
    window?.makeKeyAndVisible()
    return true
  }
}
