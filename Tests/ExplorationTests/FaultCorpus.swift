import CellGraphics
import Exploration
import NavigationKit
import Simulation

/// An app in code with one fault, and the invariant that is false in it.
struct Fault: CustomStringConvertible, Sendable {
  let name: String
  let invariant: Invariant
  var interrupts = false
  /// The rules of the user.
  var rules: [ExplorationRule] = []
  /// The shortest way, by hand; nil if the test compares no way.
  var way: [String]?
  /// Creates the app, with or without reduced motion.
  let makeSimulator: @Sendable (_ reducesMotion: Bool) -> Simulator

  var description: String { name }

  init(
    _ name: String, _ invariant: Invariant, interrupts: Bool = false,
    rules: [ExplorationRule] = [], way: [String]? = nil,
    _ makeRoot: @escaping @Sendable (FaultyAppDelegate) -> ViewController
  ) {
    (self.name, self.invariant, self.interrupts) = (name, invariant, interrupts)
    (self.rules, self.way) = (rules, way)
    makeSimulator = { FaultyAppDelegate.simulator(reducesMotion: $0, makeRoot) }
  }

  static let all = leaks + unwinds + appearances + focuses + deadEnds + times + differences

  /// A navigation controller whose first screen pushes another one.
  private static func pushing(
    hidesBar: Bool = false, _ make: @escaping (_ home: Screen) -> Screen
  ) -> NavigationController {
    let home = Screen("Home")
    home.add("Open") { home in home.push(make(home)) }
    let navigation = NavigationController(rootViewController: home)
    navigation.isNavigationBarHidden = hidesBar
    return navigation
  }

  private static func unwindTemplate(_ action: String) -> SegueTemplate {
    SegueTemplate(identifier: "leave", kind: .unwind(action: action)) {
      UnwindSegue(identifier: $0, source: $1, destination: $2)
    }
  }

  // MARK: - Memory

  static let leaks = [
    Fault("a button's closure holds its screen", .noLeaks) { _ in
      pushing { _ in
        let detail = Screen("Detail")
        detail.buttons.append(("Print", { _ = detail.title }))
        return detail
      }
    },
    Fault("a callback property holds its own screen", .noLeaks) { _ in
      pushing { _ in
        let detail = Screen("Detail")
        detail.onDidAppear = { _ in detail.title = "Shown" }
        return detail
      }
    },
    Fault("a handler that is never removed holds a screen", .noLeaks) { delegate in
      pushing { [unowned delegate] _ in
        let detail = Screen("Detail")
        delegate.handlers.append { _ = detail.title }
        return detail
      }
    },
    Fault("a child and its parent hold each other", .noLeaks) { _ in
      pushing { _ in
        let detail = Screen("Detail")
        let part = Screen("Part")
        part.onDidAppear = { _ in _ = detail.title }
        detail.onWillDisappear = { _ in _ = part.title }
        return detail
      }
    },
    Fault("a presented screen is held by its dismissal's closure", .noLeaks) { _ in
      let home = Screen("Home")
      home.add("Open") { home in
        let sheet = Screen("Sheet")
        sheet.buttons.append(("Close", { sheet.dismiss(animated: true) }))
        home.present(sheet, animated: true)
      }
      return home
    },
  ]

  // MARK: - Unwinding

  static let unwinds = [
    Fault("an unwind action that no controller declares", .unwindTargets) { _ in
      pushing { _ in
        let detail = Screen("Detail")
        detail.segueTemplates = [unwindTemplate("comeHome")]
        detail.add("Leave") { $0.performSegue(withIdentifier: "leave", sender: nil) }
        return detail
      }
    },
    Fault("an unwind whose target is lost when the stack is replaced", .unwindTargets) { _ in
      let home = Screen("Home")
      home.unwindActions["comeHome"] = { _ in }
      home.add("Open") { home in
        let detail = Screen("Detail")
        detail.segueTemplates = [unwindTemplate("comeHome")]
        detail.add("Leave") { $0.performSegue(withIdentifier: "leave", sender: nil) }
        detail.add("Replace") { screen in
          screen.navigationController?.setViewControllers([screen], animated: false)
        }
        home.push(detail)
      }
      return NavigationController(rootViewController: home)
    },
    Fault("a screen refuses the unwind after a switch was changed", .unwindTargets) { _ in
      final class Home: Screen {
        var isOpen = true
        override func canPerformUnwindSegueAction(
          _ action: String, from source: ViewController, sender: Any?
        ) -> Bool { isOpen }
      }
      let home = Home("Home")
      home.unwindActions["comeHome"] = { _ in }
      home.add("Open") { [unowned home] _ in
        let detail = Screen("Detail")
        detail.segueTemplates = [unwindTemplate("comeHome")]
        detail.add("Lock") { [weak home] _ in home?.isOpen = false }
        detail.add("Leave") { $0.performSegue(withIdentifier: "leave", sender: nil) }
        home.push(detail)
      }
      return NavigationController(rootViewController: home)
    },
  ]

  // MARK: - Appearance and presentation

  static let appearances = [
    Fault("a present from viewWillAppear before the window", .noWarnings) { _ in
      let home = Screen("Home")
      home.onWillAppear = { home in
        home.onWillAppear = nil
        home.present(Screen("Welcome"), animated: true)
      }
      return home
    },
    Fault("a second present while one is presented", .noWarnings) { _ in
      let home = Screen("Home")
      home.add("Open") { home in
        let one = Screen("One")
        one.add("Close") { $0.dismiss(animated: true) }
        home.present(one, animated: true)
        home.present(Screen("Two"), animated: true)
      }
      return home
    },
    Fault("a push from a screen that is covered", .noWarnings) { _ in
      let home = Screen("Home")
      home.add("Open") { home in
        let sheet = Screen("Sheet")
        sheet.add("More") { [weak home] _ in home?.present(Screen("More"), animated: true) }
        sheet.add("Close") { $0.dismiss(animated: true) }
        home.present(sheet, animated: true)
      }
      return home
    },
    Fault("a present on a screen that was popped", .noWarnings) { delegate in
      let home = Screen("Home")
      home.add("Open") { [unowned delegate] home in
        let detail = Screen("Detail")
        delegate.kept = [detail]
        home.push(detail)
      }
      home.add("Offer") { [unowned delegate] _ in
        (delegate.kept.first as? Screen)?.present(Screen("Offer"), animated: true)
      }
      return NavigationController(rootViewController: home)
    },
    Fault("appearance calls by hand for a child that gets them itself", .balancedAppearance) { _ in
      pushing { _ in
        let detail = Screen("Detail")
        detail.onDidAppear = { $0.beginAppearanceTransition(true, animated: false) }
        return detail
      }
    },
    Fault("a child that is drawn beside its container", .drawnInside) { _ in
      let home = Screen("Home")
      home.add("Open") { home in
        let detail = Screen("Detail")
        detail.add("Unfold") { detail in
          let (part, inner) = (Screen("Part"), Screen("Inner"))
          detail.addChild(part)
          part.view.frame = Rect(x: 4, y: 10, width: 20, height: 4)
          detail.view.addSubview(part.view)
          part.didMove(toParent: detail)
          part.addChild(inner)
          inner.view.frame = Rect(x: 10, y: 0, width: 20, height: 4)
          part.view.addSubview(inner.view)
          inner.didMove(toParent: part)
        }
        home.push(detail)
      }
      return NavigationController(rootViewController: home)
    },
    Fault("an appearance that is begun and never ended", .balancedAppearance) { _ in
      pushing { _ in
        let detail = Screen("Detail")
        detail.add("Refresh") { $0.beginAppearanceTransition(false, animated: false) }
        return detail
      }
    },
    Fault("a pop while another change of the stack runs", .noWarnings) { _ in
      pushing { _ in
        let detail = Screen("Detail")
        detail.onWillAppear = { screen in
          screen.onWillAppear = nil
          screen.navigationController?.popViewController(animated: true)
        }
        return detail
      }
    },
  ]

  // MARK: - Bars and presenters, motion and rules

  static let differences = [
    Fault(
      "code that sets the items of a stack's bar", .barOfTop,
      way: ["tap \"Open\"", "tap \"Rename\""]
    ) { _ in
      pushing { _ in
        let detail = Screen("Detail")
        detail.add("Rename") { screen in
          let bar = screen.navigationController?.navigationBar
          bar?.setItems([NavigationItem(title: "Renamed")], animated: false)
        }
        return detail
      }
    },
    Fault(
      "a present in the context of a container whose view was added without addChild",
      .presenterInWindow, way: ["tap \"Open\"", "tap \"More\""]
    ) { delegate in
      let home = Screen("Home")
      home.add("Open") { [unowned delegate] home in
        let (part, inner) = (Screen("Part"), Screen("Inner"))
        inner.definesPresentationContext = true
        inner.add("More") { inner in
          let sheet = Screen("Sheet")
          sheet.modalPresentationStyle = .currentContext
          sheet.add("Close") { $0.dismiss(animated: true) }
          inner.present(sheet, animated: true)
        }
        part.addChild(inner)
        part.view.frame = Rect(x: 2, y: 6, width: 40, height: 12)
        inner.view.frame = part.view.bounds
        part.view.addSubview(inner.view)
        inner.didMove(toParent: part)
        delegate.kept = [part]
        home.view.addSubview(part.view)
      }
      return home
    },
    Fault(
      "a screen that only the end of an animation shows", .sameWithReducedMotion,
      way: ["tap \"Open\""]
    ) { _ in
      let home = Screen("Home")
      home.add("Open") { home in
        guard home.view.window?.application?.reducesMotion == false else { return }
        home.push(Screen("Detail"))
      }
      return NavigationController(rootViewController: home)
    },
    Fault(
      "a button with a text that no user may see", .rules, rules: neverNil,
      way: ["tap \"Open\""]
    ) { _ in
      pushing { _ in
        let detail = Screen("Detail")
        detail.add("Pay nil") { _ in }
        return detail
      }
    },
  ]

  /// The rule that no screen shows the word of a missing value.
  private static let neverNil: [ExplorationRule] = {
    do throws(ExplorationRule.Failure) {
      return [try ExplorationRule(.never, "see \"nil\"")]
    } catch {
      preconditionFailure(error.message)
    }
  }()

  // MARK: - Focus

  static let focuses = [
    Fault("a button that disables itself leaves nothing with the focus", .oneFocus) { _ in
      pushing(hidesBar: true) { _ in
        let detail = Screen("Detail")
        detail.add("Buy") { $0.controls[0].isEnabled = false }
        return detail
      }
    },
    Fault("a second tap hides the only button", .oneFocus) { _ in
      pushing(hidesBar: true) { _ in
        let detail = Screen("Detail")
        detail.add("Buy") { screen in
          let button = screen.controls[0]
          if button.title == "Sure?" { button.isHidden = true } else { button.title = "Sure?" }
        }
        return detail
      }
    },
    Fault(
      "a rotation during a presentation hides the close button", .sameAfterInterruption,
      interrupts: true
    ) { _ in
      final class Sheet: Screen {
        override func viewWillTransition(
          to size: Size, with coordinator: any ViewControllerTransitionCoordinator
        ) {
          super.viewWillTransition(to: size, with: coordinator)
          guard isBeingPresented else { return }
          for control in controls { control.isHidden = true }
        }
      }
      let home = Screen("Home")
      home.add("Open") { home in
        let sheet = Sheet("Sheet")
        sheet.modalPresentationStyle = .fullScreen
        sheet.add("Close") { $0.dismiss(animated: true) }
        sheet.add("Help") { _ in }
        home.present(sheet, animated: true)
      }
      return home
    },
  ]

  // MARK: - Ways that end

  static let deadEnds = [
    Fault("a sheet without a button that cannot be dismissed", .noDeadEnds) { _ in
      let home = Screen("Home")
      home.add("Open") { home in
        let sheet = Screen("Sheet")
        sheet.isModalInPresentation = true
        sheet.modalPresentationStyle = .fullScreen
        home.present(sheet, animated: true)
      }
      return home
    },
    Fault("a pushed screen that hides the bar and has no swipe", .noDeadEnds) { _ in
      pushing { _ in
        let detail = Screen("Detail")
        detail.onWillAppear = { screen in
          screen.navigationController?.isNavigationBarHidden = true
          screen.navigationController?.interactivePopGestureRecognizer?.isEnabled = false
        }
        return detail
      }
    },
    Fault("a stack that is replaced by another start", .homeReachable) { _ in
      pushing { _ in
        let detail = Screen("Detail")
        detail.add("Pay") { screen in
          let thanks = Screen("Thanks")
          thanks.add("Again") { $0.push(Screen("Detail")) }
          screen.navigationController?.setViewControllers([thanks], animated: true)
        }
        return detail
      }
    },
    Fault("a root that is replaced and never comes back", .homeReachable) { delegate in
      let home = Screen("Home")
      home.add("Log in") { [unowned delegate] _ in
        let main = Screen("Main")
        main.add("Help") { screen in
          let help = Screen("Help")
          help.add("Close") { $0.dismiss(animated: true) }
          screen.present(help, animated: true)
        }
        delegate.window?.rootViewController = main
      }
      return home
    },
    Fault("a trap behind a cancelled drag", .noDeadEnds) { _ in
      final class Detail: Screen {
        var starts = 0
        override func viewWillDisappear(_ animated: Bool) {
          super.viewWillDisappear(animated)
          starts += 1
        }
        override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          // A cancelled drag calls viewDidAppear again.
          guard starts > 0 else { return }
          navigationItem.hidesBackButton = true
          navigationController?.isNavigationBarHidden = true
          navigationController?.interactivePopGestureRecognizer?.isEnabled = false
        }
      }
      return pushing { _ in Detail("Detail") }
    },
    Fault("an alert whose only action is disabled", .noDeadEnds) { _ in
      let home = Screen("Home")
      home.add("Delete") { home in
        let alert = AlertController(title: "Delete?", message: nil, preferredStyle: .alert)
        let action = AlertAction(title: "Delete", style: .destructive)
        action.isEnabled = false
        alert.addAction(action)
        home.present(alert, animated: true)
      }
      return home
    },
  ]

  // MARK: - Time

  static let times = [
    Fault("a transition that takes three seconds", .shortTransitions) { _ in
      final class SlowHome: Screen, ViewControllerTransitioningDelegate {
        func animationController(
          forPresented presented: ViewController, presenting: ViewController,
          source: ViewController
        ) -> (any ViewControllerAnimatedTransitioning)? { Slow() }
      }
      let home = SlowHome("Home")
      home.add("Open") { [unowned home] _ in
        let sheet = Screen("Sheet")
        sheet.add("Close") { $0.dismiss(animated: true) }
        sheet.modalPresentationStyle = .fullScreen
        sheet.transitioningDelegate = home
        home.present(sheet, animated: true)
      }
      return home
    },
    Fault("an animator that never completes its transition", .comesToRest) { _ in
      final class StuckHome: Screen, ViewControllerTransitioningDelegate {
        func animationController(
          forPresented presented: ViewController, presenting: ViewController,
          source: ViewController
        ) -> (any ViewControllerAnimatedTransitioning)? { Stuck() }
      }
      let home = StuckHome("Home")
      home.add("Open") { [unowned home] _ in
        let sheet = Screen("Sheet")
        sheet.modalPresentationStyle = .fullScreen
        sheet.transitioningDelegate = home
        home.present(sheet, animated: true)
      }
      return home
    },
    Fault("a delayed present on a screen that has gone", .noWarnings) { _ in
      pushing { _ in
        let detail = Screen("Detail")
        detail.onDidAppear = { screen in
          screen.onDidAppear = nil
          screen.view.window?.application?.schedule(after: 600, from: "Timer") { [screen] in
            screen.present(Screen("Offer"), animated: true)
          }
        }
        return detail
      }
    },
    Fault("a repeating timer holds a screen", .noLeaks) { _ in
      pushing { _ in
        let detail = Screen("Detail")
        detail.onDidAppear = { screen in
          screen.onDidAppear = nil
          screen.view.window?.application?.schedule(after: 120, every: 120, from: "Timer") {
            _ = screen.title
          }
        }
        return detail
      }
    },
  ]
}

/// A transition of three seconds.
private final class Slow: ViewControllerAnimatedTransitioning {
  func transitionDuration(using context: (any ViewControllerContextTransitioning)?) -> Double { 3 }
  func animateTransition(using context: any ViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .to) else { return context.completeTransition(true) }
    context.containerView.addSubview(view)
    view.alpha = 0.1
    View.animate(withDuration: 3) {
      view.alpha = 1
    } completion: { _ in
      context.completeTransition(true)
    }
  }
}

/// A transition that is never completed.
private final class Stuck: ViewControllerAnimatedTransitioning {
  func transitionDuration(using context: (any ViewControllerContextTransitioning)?) -> Double { 1 }
  func animateTransition(using context: any ViewControllerContextTransitioning) {}
}
