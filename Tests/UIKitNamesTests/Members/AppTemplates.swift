import UIKitNames

// App delegates with the members of Xcode's templates. Only the line with `@main` is missing.

/// The members of the template before Xcode 11: the application's delegate has the window.
enum WindowTemplate {
  class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var calls: [String] = []

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = RootController()
      window?.makeKeyAndVisible()
      return true
    }

    func applicationWillResignActive(_ application: UIApplication) {}
    func applicationDidEnterBackground(_ application: UIApplication) {}
    func applicationWillEnterForeground(_ application: UIApplication) {}
    func applicationDidBecomeActive(_ application: UIApplication) { calls.append("active") }
    func applicationWillTerminate(_ application: UIApplication) {}
  }
}

/// The members of the templates since Xcode 11: the scene's delegate has the window.
enum SceneTemplate {
  class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      return true
    }

    func application(
      _ application: UIApplication,
      configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      return UISceneConfiguration(
        name: "Default Configuration", sessionRole: connectingSceneSession.role)
    }

    func application(
      _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
    ) {}
  }

  class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var calls: [String] = []

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let windowScene = (scene as? UIWindowScene) else { return }
      calls.append("connect")
      window = UIWindow(windowScene: windowScene)
      window?.rootViewController = RootController()
      window?.makeKeyAndVisible()
    }

    func sceneDidDisconnect(_ scene: UIScene) {}
    func sceneDidBecomeActive(_ scene: UIScene) { calls.append("active") }
    func sceneWillResignActive(_ scene: UIScene) {}
    func sceneWillEnterForeground(_ scene: UIScene) { calls.append("foreground") }
    func sceneDidEnterBackground(_ scene: UIScene) {}
  }
}

/// A controller with one label.
final class RootController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel(frame: CGRect(x: 2, y: 1, width: 10, height: 1))
    label.text = "Hello"
    view.addSubview(label)
  }
}
