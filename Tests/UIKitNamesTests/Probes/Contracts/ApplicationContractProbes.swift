import Foundation
import NavigationKit
import Simulation
import Testing
import UIKitNames

/// Probes of launches, timers, queues, notifications, traits and segues.
@Suite struct ApplicationContractProbes {
  private final class AppDelegate: UIResponder, UIApplicationDelegate {
    let log: ProbeLog
    init(_ log: ProbeLog) { self.log = log }
    func application(
      _ application: UIApplication,
      willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      log.add("app will finish")
      return true
    }
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      log.add("app did finish")
      return true
    }
    func applicationDidBecomeActive(_ application: UIApplication) { log.add("app active") }
    func application(
      _ application: UIApplication,
      configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      log.add("app configuration")
      return UISceneConfiguration(name: "Default", sessionRole: connectingSceneSession.role)
    }
  }

  private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    let log: ProbeLog
    init(_ log: ProbeLog) { self.log = log }
    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      log.add("scene connects \(scene.activationState == .unattached)")
      guard let scene = scene as? UIWindowScene else { return }
      window = UIWindow(windowScene: scene)
      window?.rootViewController = ProbeController("root", log)
      window?.makeKeyAndVisible()
    }
    func sceneWillEnterForeground(_ scene: UIScene) { log.add("scene foreground") }
    func sceneDidBecomeActive(_ scene: UIScene) { log.add("scene active") }
  }

  private let log = ProbeLog()

  private func make() -> (Screen, UIViewController) {
    let root = UIViewController()
    let screen = Screen(root: root)
    screen.settle()
    return (screen, root)
  }

  /// "About the app launch sequence": the application's delegate first, then the scene's; with scenes
  /// "UIKit does not call" `applicationDidBecomeActive(_:)`.
  @Test func `a launch calls the application's delegate and then the scene's`() {
    let simulator = Simulator(
      delegate: AppDelegate(log), sceneDelegate: SceneDelegate(log), columns: 20, rows: 6)
    simulator.advance(to: simulator.tick + 2)
    let calls = log.take().filter { $0.hasPrefix("app") || $0.hasPrefix("scene") }
    #expect(
      calls.filter { $0 != "app configuration" } == [
        "app will finish", "app did finish", "scene connects true", "scene foreground",
        "scene active",
      ])
  }

  /// Foundation: a timer added to `RunLoop.main` fires as a scheduled one does.
  @Test func `a timer added to the main run loop fires`() {
    let (screen, _) = make()
    var count = 0
    var timer: Timer?
    screen.turn {
      let new = Timer(timeInterval: 0.25, repeats: false) { _ in count += 1 }
      RunLoop.main.add(new, forMode: .common)
      timer = new
    }
    #expect(timer?.isValid == true)
    screen.pass(60)
    #expect(count == 1 && timer?.isValid == false)
  }

  /// Dispatch: a block that a block of the main queue adds runs after those that wait already.
  @Test func `a nested block runs behind the waiting ones`() {
    let (screen, _) = make()
    screen.turn {
      DispatchQueue.main.async { [log] in
        log.add("1")
        DispatchQueue.main.async { log.add("3") }
      }
      DispatchQueue.main.async { [log] in log.add("2") }
    }
    screen.pass(4)
    #expect(log.take() == ["1", "2", "3"])
  }

  /// Dispatch: delayed blocks of the same deadline run in the order in which they were added.
  @Test func `blocks of one deadline run in order`() {
    let (screen, _) = make()
    screen.turn {
      let deadline = DispatchTime.now() + 0.25
      for name in ["a", "b", "c"] {
        DispatchQueue.main.asyncAfter(deadline: deadline) { [log] in log.add(name) }
      }
    }
    screen.pass(40)
    #expect(log.take() == ["a", "b", "c"])
  }

  /// NotificationCenter: observers are called in a post, before it returns.
  @Test func `a post returns after its observers`() {
    let (screen, _) = make()
    let name = Notification.Name("probe")
    screen.turn {
      let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        [log] note in log.add("heard \(note.name.rawValue)")
      }
      log.add("before")
      NotificationCenter.default.post(name: name, object: nil)
      log.add("after")
      NotificationCenter.default.removeObserver(token)
      NotificationCenter.default.post(name: name, object: nil)
    }
    #expect(log.take() == ["before", "heard probe", "after"])
  }

  /// UIView.animate: a delayed block during an animation does not end it.
  @Test func `timers and animations share the time`() {
    let (screen, root) = make()
    screen.turn {
      UIView.animate(withDuration: 0.5) {
        root.view.alpha = 0.5
      } completion: { [log] _ in
        log.add("animation")
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) { [log] in log.add("early") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [log] in log.add("late") }
    }
    screen.pass(150)
    #expect(log.take() == ["early", "animation", "late"])
  }

  /// UIApplication: `applicationState`, `delegate` and the key window of a running app.
  @Test func `a running app has a key window and a delegate`() {
    let (screen, root) = make()
    screen.turn {
      #expect(UIApplication.shared.applicationState == .active)
      #expect(UIApplication.shared.delegate === screen.application.delegate)
      #expect(root.view.window?.isKeyWindow == true)
      #expect(UIApplication.shared.connectedScenes.count == 1)
    }
  }

  /// UITraitEnvironment: a view's traits are those of its window.
  @Test func `a view, its controller and its window have the same size class`() {
    for columns in [40, 120] {
      let root = UIViewController()
      let screen = Screen(root: root, columns: columns, rows: 40)
      screen.settle()
      let classes = [root.traitCollection, root.view.traitCollection].map(\.horizontalSizeClass)
      #expect(Set(classes).count == 1 && classes[0] != .unspecified)
    }
  }

  /// UIViewController: `viewWillTransition(to:with:)`; the animation blocks see the new size.
  @Test func `a resize has the old size before and the new one alongside`() {
    final class Sized: UIViewController {
      var log: [String] = []
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        log.append("will \(Int(view.bounds.width)) to \(Int(size.width))")
        coordinator.animate(
          alongsideTransition: { [unowned self] _ in
            log.append("alongside \(Int(view.bounds.width))")
          }, completion: { [unowned self] _ in log.append("done \(Int(view.bounds.width))") })
      }
    }
    let root = Sized()
    let screen = Screen(root: root, columns: 40)
    screen.settle()
    screen.simulator.perform(.resize(columns: 60, rows: 25))
    screen.settle()
    #expect(root.log == ["will 40 to 60", "alongside 60", "done 60"])
  }

  /// UIStoryboardSegue: a subclass's `perform()` decides what the segue does.
  @Test func `a segue class performs its own transition`() {
    final class Swap: UIStoryboardSegue {
      override func perform() {
        source.navigationController?.setViewControllers([destination], animated: false)
      }
    }
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    let screen = Screen(root: navigation)
    screen.settle()
    let next = UIViewController()
    screen.turn { Swap(identifier: "swap", source: root, destination: next).perform() }
    screen.settle()
    #expect(navigation.viewControllers == [next] && next.view.window != nil)
  }

  /// UIViewController: `show(_:sender:)` of a controller in a stack pushes; a child asks its parents.
  @Test func `a child shows in the stack of its parent`() {
    let (parent, child) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: parent)
    let screen = Screen(root: navigation)
    screen.turn {
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
    screen.settle()
    let next = UIViewController()
    screen.turn { child.show(next, sender: nil) }
    screen.settle()
    #expect(navigation.topViewController === next && next.presentingViewController == nil)
  }
}
