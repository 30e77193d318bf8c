import NavigationKit
import Sessions
import Simulation
import Testing
import UIKitNames

/// Code that awaits the value of a controller that it shows.
@Suite(.ownThread) struct AwaitedControllerTests {
  /// Asks for a number and returns it.
  private final class Asking: UIViewController, ReturningController {
    typealias ReturnValue = Int
  }

  /// Awaits controllers and keeps what they return.
  private final class Home: UIViewController {
    var answers: [String] = []
    var asked: Asking?

    /// - Parameter show: Shows a controller and returns its value.
    func ask(_ show: @escaping (Home, Asking) async -> Int?) {
      let asking = Asking()
      asked = asking
      Task {
        let answer = await show(self, asking)
        answers.append(answer.map { "\($0)" } ?? "nil")
      }
    }
  }

  private final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = UINavigationController(rootViewController: Home())
      window?.makeKeyAndVisible()
      return true
    }
  }

  private let screen = Screen(Delegate())
  private var home: Home { screen.navigation?.viewControllers.first as! Home }

  private func present() {
    screen.turn { home.ask { await $0.present($1, animated: true) } }
    screen.settle()
  }

  private func push() {
    screen.turn { home.ask { await $0.navigationController?.push($1, animated: true) } }
    screen.settle()
  }

  @Test func `a presented controller returns its value after its dismissal`() throws {
    present()
    #expect(screen.front === home.asked)
    screen.turn { home.asked?.finish(returning: 4) }
    // The dismissal takes 0.4 s or more.
    screen.pass(10)
    #expect(home.answers.isEmpty && home.asked?.isBeingDismissed == true)
    screen.settle()
    #expect(home.answers == ["4"])
    #expect(screen.front === screen.navigation)
  }

  @Test func `a dismissal without a value returns nil`() {
    present()
    screen.turn { home.dismiss(animated: true) }
    screen.settle()
    #expect(home.answers == ["nil"])
  }

  @Test func `a pushed controller returns its value after its pop`() {
    push()
    #expect(screen.navigation?.topViewController === home.asked)
    screen.turn { home.asked?.finish(returning: 7) }
    screen.settle()
    #expect(home.answers == ["7"])
    #expect(screen.navigation?.topViewController === home)
  }

  @Test func `the back button returns nil`() {
    push()
    screen.turn { screen.navigation?.popViewController(animated: true) }
    screen.settle()
    #expect(home.answers == ["nil"])
  }

  @Test func `finishing pops the controllers above too`() {
    push()
    screen.turn { screen.navigation?.pushViewController(UIViewController(), animated: false) }
    screen.settle()
    screen.turn { home.asked?.finish(returning: 1, animated: false) }
    screen.settle()
    #expect(home.answers == ["1"])
    #expect(screen.navigation?.viewControllers.count == 1)
  }

  @Test func `the first value counts`() {
    present()
    screen.turn {
      home.asked?.finish(returning: 1)
      home.asked?.finish(returning: 2)
    }
    screen.settle()
    #expect(home.answers == ["1"])
  }

  @Test func `a controller in a dismissed container returns nil`() {
    screen.turn {
      home.ask { home, asking in
        let stack = UINavigationController(rootViewController: UIViewController())
        home.present(stack, animated: false, completion: nil)
        return await stack.push(asking, animated: false)
      }
    }
    screen.settle()
    #expect(home.asked?.navigationController === screen.front)
    screen.turn { home.dismiss(animated: false) }
    screen.settle()
    #expect(home.answers == ["nil"])
  }

  @Test func `a controller that cannot be presented returns nil at once`() {
    present()
    let first = home.asked
    screen.turn { home.ask { await $0.present($1, animated: true) } }
    screen.settle()
    #expect(home.answers == ["nil"])
    #expect(screen.front === first)
  }
}
