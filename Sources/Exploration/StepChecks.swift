internal import CellGraphics
internal import Motion
internal import NavigationKit
internal import Simulation

/// The checks of one action and of the state after it.
extension ExploredApp {
  /// Returns the faults of the last action.
  ///
  /// - Parameter before: The view that had the focus before, and the controller in front.
  func faults(since before: FocusBefore) -> [Expansion.Fault] {
    var faults: [Expansion.Fault] = []
    func add(_ invariant: Invariant, _ message: String) {
      let fault = Expansion.Fault(invariant: invariant, message: message)
      if !faults.contains(fault) { faults.append(fault) }
    }
    checkEvents(add)
    if !cameToRest {
      add(.comesToRest, "the app is not at rest 60 s after the action")
      return faults
    }
    checkControllers(add)
    checkFocus(since: before, add)
    return faults
  }

  /// The focus at the start of an action.
  struct FocusBefore {
    weak var front: ViewController?
    /// The class of the view; nil if none had the focus.
    var type: View.Type?
    var identifier: String?

    /// The name of the view; nil if none had the focus.
    var name: String? { identifier ?? type.map { "\($0)" } }
  }

  /// The focus now.
  var focusNow: FocusBefore {
    let application = simulator.application
    let view = application.focusedView
    return FocusBefore(
      front: application.frontmostViewController,
      type: view.map { type(of: $0) }, identifier: view?.accessibilityIdentifier)
  }

  private func checkEvents(_ add: (Invariant, String) -> Void) {
    var began: [String: Int] = [:]
    for event in events {
      switch event.kind {
      case .warning:
        // An unwind that dismisses and pops is one change for the user.
        if event.detail.hasSuffix("it will be done afterwards"),
          events.contains(where: { $0.kind == .unwindTowards })
        {
          continue
        }
        let isUnbalanced = event.detail.lowercased().hasPrefix("unbalanced calls")
        let subject = event.subject.withoutNumber
        add(
          isUnbalanced ? .balancedAppearance : .noWarnings,
          subject.isEmpty ? event.detail : "\(subject): \(event.detail.withoutNumbers)")
      case .unwindTargetMissing:
        add(
          .unwindTargets,
          "no controller handles the unwind action \(event.object) of \(event.subject.withoutNumber)"
        )
      case .transitionBegan: began[event.subject + event.object] = event.tick
      case .transitionEnded:
        // A drag holds a transition for as long as the user wants.
        guard let start = began.removeValue(forKey: event.subject + event.object),
          event.tick - max(start, 0) > 2 * Tick.perSecond
        else { continue }
        let seconds = Double((event.tick - start) * 10 / Tick.perSecond) / 10
        add(.shortTransitions, "a transition of \(event.subject.withoutNumber) takes \(seconds) s")
      default: break
      }
    }
  }

  private func checkControllers(_ add: (Invariant, String) -> Void) {
    let tree = controllers.compactMap(\.controller)
    for controller in tree {
      var name: String { controller.identity.withoutNumber }
      let isShown = controller.viewIfLoaded?.window != nil
      if controller.appearanceState != (isShown ? .appeared : .disappeared) {
        add(
          .balancedAppearance,
          "\(name) is \(controller.appearanceState) although its view is "
            + (isShown ? "in the window" : "in no window"))
      }
      if let navigation = controller as? NavigationController, isShown,
        !navigation.isNavigationBarHidden, let top = navigation.topViewController,
        navigation.navigationBar.topItem !== top.navigationItem
      {
        add(
          .barOfTop,
          "the bar of \(name) shows another item than that of \(top.identity.withoutNumber)")
      }
    }
    checkPresenters(add)
    // Scheduled work may hold a controller until it runs.
    if simulator.nextDueTick == nil { checkLeaks(of: tree, add) }
  }

  /// Reports the controllers on the screen that a controller outside of the hierarchy presents.
  private func checkPresenters(_ add: (Invariant, String) -> Void) {
    for shown in strangers.compactMap(\.controller) {
      guard shown.parent == nil, let presenter = shown.presentingViewController else { continue }
      add(
        .presenterInWindow,
        "\(shown.identity.withoutNumber) is presented by \(presenter.identity.withoutNumber), "
          + "which belongs neither to the root controller nor to a presented one")
    }
  }

  /// Reports the controllers that live without being in the hierarchy, unless code keeps them.
  private func checkLeaks(of tree: [ViewController], _ add: (Invariant, String) -> Void) {
    let left = leftControllers
    guard !left.isEmpty else { return }
    let kept = Ownership.controllers(heldBy: tree, simulator.application.delegate)
    for controller in left where !kept.contains(ObjectIdentifier(controller)) {
      add(
        .noLeaks,
        "\(controller.identity.withoutNumber) is still in memory after it has gone"
          + Ownership.cycle(of: controller))
    }
  }

  /// Returns the faults of controllers that are still in memory ten seconds later. Do not use the app
  /// afterwards.
  func leaksAfterWaiting() -> [Expansion.Fault] {
    var faults: [Expansion.Fault] = []
    wait(ticks: 10 * Tick.perSecond)
    checkLeaks(of: controllers.compactMap(\.controller)) {
      faults.append(Expansion.Fault(invariant: $0, message: $1))
    }
    return faults
  }

  private func checkFocus(since before: FocusBefore, _ add: (Invariant, String) -> Void) {
    let application = simulator.application
    guard let view = application.focusedView else {
      if let name = before.name, let front = before.front,
        front === application.frontmostViewController
      {
        add(
          .oneFocus,
          "nothing has the focus on \(front.identity.withoutNumber); before it was on \(name)")
      }
      return
    }
    if view.window == nil {
      add(.oneFocus, "the focus is on \(type(of: view)), which is in no window")
    }
  }
}

extension String {
  /// The identity of a controller without the number of its instance, such as `Detail` for `Detail~3`.
  var withoutNumber: String { split(separator: "~").first.map(String.init) ?? self }

  /// The text without the numbers of instances in it.
  var withoutNumbers: String {
    var text = ""
    var isNumber = false
    for character in self {
      if character == "~" {
        isNumber = true
        continue
      }
      if isNumber, character.isNumber { continue }
      isNumber = false
      text.append(character)
    }
    return text
  }
}
