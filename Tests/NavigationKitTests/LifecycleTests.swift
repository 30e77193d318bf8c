import NavigationKit
import Testing

/// The orders of `docs/lifecycle.md`, row by row.
@Suite struct LifecycleTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var operation: String
    /// Numbers of the catalogue of UIKit's behaviour.
    var source: String
    var run: @Sendable () -> [String]
    var order: [String]

    var testDescription: String { "\(operation) (\(source))" }
  }

  @Test(arguments: rows)
  func `callbacks come in UIKit's order`(row: Row) {
    #expect(row.run() == row.order)
  }

  static let rows: [Row] = [
    Row(
      operation: "first show of a window's root", source: "1.3.1",
      run: {
        let stage = Stage(root: named("A"))
        return stage.happened(.appearance, .layout)
      },
      order: [
        "A viewDidLoad", "A viewWillAppear", "A viewIsAppearing", "A viewWillLayoutSubviews",
        "A viewDidAppear",
      ]),
    Row(
      operation: "push and show in one turn", source: "1.3.3, iOS 18",
      run: {
        let (a, b) = (named("A"), named("B"))
        let nav = navigation(a)
        let stage = Stage()
        stage.turn {
          stage.window.rootViewController = nav
          nav.pushViewController(b, animated: true)
        }
        stage.settle()
        return stage.happened(.appearance).filter { !$0.hasPrefix("Nav") }
      },
      order: ["B viewDidLoad", "B viewWillAppear", "B viewIsAppearing", "B viewDidAppear"]),
    Row(
      operation: "animated push", source: "1.4.1, 1.4.3, 1.4.7",
      run: {
        let nav = navigation(named("A"))
        let stage = Stage(root: nav)
        stage.forget()
        stage.turn { nav.pushViewController(named("B"), animated: true) }
        stage.settle()
        return stage.happened(.appearance, .containment, .delegate)
      },
      order: [
        "B willMoveToParent Nav", "B viewDidLoad", "A viewWillDisappear", "B viewWillAppear",
        "Nav navigationWillShow B", "B viewIsAppearing", "A viewDidDisappear", "B viewDidAppear",
        "B didMoveToParent Nav", "Nav navigationDidShow B",
      ]),
    Row(
      operation: "animated pop", source: "1.4.2, 1.4.4, 1.4.7",
      run: {
        let nav = navigation(named("A"), named("B"))
        let stage = Stage(root: nav)
        stage.forget()
        stage.turn { _ = nav.popViewController(animated: true) }
        stage.settle()
        return stage.happened(.appearance, .containment, .delegate)
      },
      order: [
        "B willMoveToParent", "A viewDidLoad", "B viewWillDisappear", "A viewWillAppear",
        "Nav navigationWillShow A", "A viewIsAppearing", "B viewDidDisappear", "A viewDidAppear",
        "B didMoveToParent", "Nav navigationDidShow A",
      ]),
    Row(
      operation: "push without animation: appeared before laid out", source: "1.4.9",
      run: {
        let nav = navigation(named("A"))
        let stage = Stage(root: nav)
        stage.forget()
        stage.turn { nav.pushViewController(named("B"), animated: false) }
        return stage.happened(.appearance, .layout).filter { !$0.hasPrefix("Nav") }
      },
      order: [
        "B viewDidLoad", "A viewWillDisappear", "B viewWillAppear", "B viewIsAppearing",
        "A viewDidDisappear", "B viewDidAppear", "B viewWillLayoutSubviews",
      ]),
    Row(
      operation: "animated push lays out before and after", source: "1.4.8",
      run: {
        let nav = navigation(named("A"))
        let stage = Stage(root: nav)
        stage.forget()
        stage.turn { nav.pushViewController(named("B"), animated: true) }
        stage.settle()
        return stage.happened([.viewWillLayoutSubviews, .viewDidAppear]).filter {
          $0.hasPrefix("B")
        }
      },
      order: ["B viewWillLayoutSubviews", "B viewDidAppear", "B viewWillLayoutSubviews"]),
    Row(
      operation: "pop to root over several", source: "1.4.12",
      run: {
        let nav = navigation(named("A"), named("B"), named("C"), named("D"))
        let stage = Stage(root: nav)
        stage.forget()
        stage.turn { _ = nav.popToRootViewController(animated: true) }
        stage.settle()
        return stage.happened(.appearance)
      },
      order: [
        "A viewDidLoad", "D viewWillDisappear", "A viewWillAppear", "A viewIsAppearing",
        "D viewDidDisappear", "A viewDidAppear",
      ]),
    Row(
      operation: "full-screen present", source: "1.5.1",
      run: { presentAndDismiss(animated: true).presenting },
      order: [
        "M viewDidLoad", "P viewWillDisappear", "M viewWillAppear", "M viewIsAppearing",
        "M viewDidAppear", "P viewDidDisappear", "completion",
      ]),
    Row(
      operation: "full-screen dismiss", source: "1.5.2",
      run: { presentAndDismiss(animated: true).dismissing },
      order: [
        "M viewWillDisappear", "P viewWillAppear", "P viewIsAppearing", "P viewDidAppear",
        "M viewDidDisappear", "completion",
      ]),
    Row(
      operation: "full-screen present, not animated", source: "1.5.3",
      run: { presentAndDismiss(animated: false).presenting },
      order: [
        "M viewDidLoad", "P viewWillDisappear", "M viewWillAppear", "M viewIsAppearing",
        "M viewDidAppear", "P viewDidDisappear", "completion",
      ]),
    Row(
      operation: "full-screen dismiss, not animated", source: "1.5.3",
      run: { presentAndDismiss(animated: false).dismissing },
      order: [
        "M viewWillDisappear", "P viewWillAppear", "P viewIsAppearing", "P viewDidAppear",
        "M viewDidDisappear", "completion",
      ]),
    Row(
      operation: "a covered container: only what was visible hears of it", source: "1.5.12",
      run: {
        let nav = navigation(named("A"), named("B"))
        let stage = Stage(root: nav)
        stage.forget()
        stage.turn { nav.topViewController?.present(named("M"), animated: true) }
        stage.settle()
        return stage.happened(.appearance)
      },
      order: [
        "M viewDidLoad", "Nav viewWillDisappear", "B viewWillDisappear", "M viewWillAppear",
        "M viewIsAppearing", "M viewDidAppear", "Nav viewDidDisappear", "B viewDidDisappear",
      ]),
    Row(
      operation: "dismissing three at once moves only the one in front", source: "2.4.3, 2.4.4",
      run: {
        let chain = [named("A"), named("B"), named("C"), named("D")]
        let stage = Stage(root: chain[0])
        for (lower, upper) in zip(chain, chain.dropFirst()) {
          stage.turn { lower.present(upper, animated: false) }
        }
        stage.forget()
        stage.turn { chain[0].dismiss(animated: true) }
        stage.settle()
        return stage.happened(.appearance)
      },
      order: [
        "D viewWillDisappear", "A viewWillAppear", "A viewIsAppearing", "A viewDidAppear",
        "D viewDidDisappear",
      ]),
  ]

  private static func presentAndDismiss(animated: Bool) -> (
    presenting: [String], dismissing: [String]
  ) {
    let (presenter, presented) = (named("P"), named("M"))
    let stage = Stage(root: presenter)
    func record(_ operation: (@escaping () -> Void) -> Void) -> [String] {
      var order: [String] = []
      stage.forget()
      stage.turn {
        operation { order = stage.happened(.appearance) + ["completion"] }
      }
      stage.settle()
      return order + stage.happened(.appearance)
    }
    return (
      record { presenter.present(presented, animated: animated, completion: $0) },
      record { presenter.dismiss(animated: animated, completion: $0) }
    )
  }
}
