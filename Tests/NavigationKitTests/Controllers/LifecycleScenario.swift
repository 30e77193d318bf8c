import NavigationKit

/// What has to be done for an operation of `docs/lifecycle.md` to happen.
struct LifecycleScenario: Sendable {
  /// The callbacks that the page's table shows; it always shows what is no callback.
  var shown: Set<Event.Kind>
  var play: @Sendable (Recording) -> Void

  /// - Parameter shown: The callbacks of appearance where none are given.
  init(_ shown: Set<Event.Kind>..., play: @escaping @Sendable (Recording) -> Void) {
    self.shown = shown.isEmpty ? .appearance : shown.reduce([]) { $0.union($1) }
    self.play = play
  }

  /// By the heading of the table.
  static let all = [
    loading, firstShow, stack, presentation, presentationStyles, alerts, containment, tabs, pages,
    segues,
    unwinding,
  ]
  .reduce(into: [:]) { $0.merge($1) { _, _ in preconditionFailure("two of one name") } }

  // MARK: - Loading and one appearance

  private static let loading: [String: Self] = [
    "Reading the view for the first time": Self([.loadView, .viewDidLoad]) { recording in
      let a = recording.controller("A")
      recording.turn {
        _ = a.view
        _ = a.view
        a.loadViewIfNeeded()
      }
    },
    "Reading the view again after setting it to nil": Self([.loadView, .viewDidLoad]) {
      recording in
      let a = recording.controller("A")
      recording.turn {
        _ = a.view
        a.view = nil
        _ = a.view
      }
    },
    "One appearance, step by step": Self(
      .appearance, [.loadView, .viewWillLayoutSubviews, .viewDidLayoutSubviews]
    ) { recording in
      let nav = recording.navigation(ViewController())
      recording.begin(with: nav)
      recording.turn { nav.pushViewController(recording.controller("B"), animated: true) }
    },
  ]

  // MARK: - The first show

  private static let firstShow: [String: Self] = [
    "The window's root appears": Self(.appearance, .layout) { recording in
      let a = recording.controller("A")
      recording.turn { recording.stage.window.rootViewController = a }
    },
    "A navigation controller is the window's root": Self { recording in
      let nav = recording.navigation(recording.controller("A"))
      recording.addDelegate(to: nav)
      recording.turn { recording.stage.window.rootViewController = nav }
    },
    "A stack of several is shown for the first time": Self { recording in
      let nav = recording.navigation(recording.controller("A"), recording.controller("B"))
      recording.turn { recording.stage.window.rootViewController = nav }
    },
    "Showing the window and pushing in one turn": Self { recording in
      let nav = recording.navigation(recording.controller("A"))
      recording.turn {
        recording.stage.window.rootViewController = nav
        nav.pushViewController(recording.controller("B"), animated: true)
      }
    },
  ]

  // MARK: - Pushing and popping

  private static let stack: [String: Self] = [
    "Animated push": Self(.appearance, .layout, .containment) { recording in
      let nav = recording.beginStack("A")
      recording.addDelegate(to: nav)
      recording.turn { nav.pushViewController(recording.controller("B"), animated: true) }
    },
    "Animated pop": Self(.appearance, .containment) { recording in
      let nav = recording.beginStack("A", "B")
      recording.addDelegate(to: nav)
      recording.turn { nav.popViewController(animated: true) }
    },
    "Push without animation": Self(.appearance, .layout) { recording in
      let nav = recording.beginStack("A")
      recording.turn { nav.pushViewController(recording.controller("B"), animated: false) }
    },
    "Pop to the root over several": Self { recording in
      let nav = recording.beginStack("A", "B", "C", "D")
      recording.turn { nav.popToRootViewController(animated: true) }
    },
    "Setting a stack whose top was below": Self { recording in
      let nav = recording.beginStack("A", "B", "C")
      let stack = nav.viewControllers
      recording.turn {
        nav.setViewControllers([recording.controller("D"), stack[0], stack[1]], animated: true)
      }
    },
    "Setting a stack with a new top": Self { recording in
      let nav = recording.beginStack("A", "B")
      let stack = nav.viewControllers
      recording.turn {
        nav.setViewControllers([stack[0], recording.controller("C")], animated: true)
      }
    },
    "A delegate that animates a push": Self { recording in
      let nav = recording.beginStack("A")
      recording.addDelegate(to: nav, animator: RecordedAnimator(recording))
      recording.turn { nav.pushViewController(recording.controller("B"), animated: true) }
    },
    "An interactive pop that is cancelled": Self { recording in
      _ = recording.beginStack("New", "Cur")
      recording.mark("finger", "drags")
      recording.stage.application.drag(.right)
      recording.mark("finger", "lets go, taking it back")
      recording.stage.application.endDrag(cancelled: true)
      recording.settle()
    },
    "An interactive pop that is caught on its way": Self { recording in
      _ = recording.beginStack("New", "Cur")
      let application = recording.stage.application
      recording.mark("finger", "drags")
      application.drag(.right)
      recording.mark("finger", "lets go")
      application.endDrag(cancelled: false)
      application.advance(to: application.tick + 10)
      recording.mark("finger", "catches it")
      application.drag(.left)
      recording.mark("finger", "lets go, taking it back")
      application.endDrag(cancelled: true)
      recording.settle()
    },
  ]

  // MARK: - Presenting and dismissing

  private static let presentation: [String: Self] = [
    "Full-screen present": presenting(animated: true),
    "Full-screen dismiss": dismissing(animated: true),
    "Full-screen present without animation": presenting(animated: false),
    "Full-screen dismiss without animation": dismissing(animated: false),
    "Presenting over a container": Self { recording in
      let nav = recording.beginStack("A", "B")
      recording.turn {
        nav.topViewController?.present(recording.controller("M"), animated: true)
      }
    },
    "Dismissing several at once": Self { recording in
      let chain = recording.beginChain("A", "B", "C", "D")
      recording.turn { chain[0].dismiss(animated: true) }
    },
    "Dismissing from the middle": Self { recording in
      let chain = recording.beginChain("A", "B", "C")
      recording.turn { chain[1].dismiss(animated: true) }
    },
    "Dismissing from within a presented container": Self { recording in
      let (presenter, a) = (recording.controller("P"), recording.controller("A"))
      recording.begin(with: presenter)
      recording.turn { presenter.present(recording.navigation(a), animated: false) }
      recording.begin(with: presenter)
      recording.turn { a.dismiss(animated: true) }
    },
  ]

  private static func presenting(animated: Bool) -> Self {
    Self(.appearance, .layout) { recording in
      let presenter = recording.beginChain("P")[0]
      recording.turn {
        presenter.present(recording.controller("M"), animated: animated) {
          recording.mark("caller", "completion")
        }
      }
    }
  }

  private static func dismissing(animated: Bool) -> Self {
    Self { recording in
      let presented = recording.beginChain("P", "M")[1]
      recording.turn {
        presented.dismiss(animated: animated) { recording.mark("caller", "completion") }
      }
    }
  }

  // MARK: - Containers

  private static let containment: [String: Self] = [
    "A child added when its parent loads": embedding { _, _ in },
    "A child with didMove(toParent:) called at once": embedding {
      $1.didMove(toParent: $0)
    },
    "A child's view joins a parent on the screen": Self { recording in
      let (parent, child) = recording.beginFamily()
      recording.turn {
        parent.addChild(child)
        parent.view.addSubview(child.view)
      }
    },
    "A child's view joins a parent that is appearing": Self { recording in
      let (parent, child) = (recording.controller("P"), recording.controller("C"))
      let nav = recording.beginStack("A")
      let record = parent.told
      parent.told = { [unowned parent] kind, call in
        record(kind, call)
        guard kind == .viewIsAppearing else { return }
        parent.addChild(child)
        parent.view.addSubview(child.view)
      }
      recording.turn { nav.pushViewController(parent, animated: true) }
      recording.kept = [parent]
    },
    "A child's view leaves a parent that is appearing": Self { recording in
      let (parent, child) = (recording.controller("P"), recording.controller("C"))
      parent.addChild(child)
      parent.view.addSubview(child.view)
      let nav = recording.beginStack("A")
      recording.stage.turn { nav.pushViewController(parent, animated: true) }
      recording.turn { child.view.removeFromSuperview() }
      recording.kept = [parent]
    },
    "A child's view leaves a parent on the screen": Self { recording in
      let (parent, child) = recording.beginFamily(isChildShown: true)
      recording.turn { child.view.removeFromSuperview() }
      recording.kept = [parent]
    },
    "Removing a child": Self(.appearance, .containment) { recording in
      let (parent, child) = recording.beginFamily(isChildShown: true)
      recording.turn {
        recording.mark("caller", "willMove(toParent: nil)")
        child.willMove(toParent: nil)
        recording.mark("caller", "removeFromSuperview")
        child.view.removeFromSuperview()
        recording.mark("caller", "removeFromParent")
        child.removeFromParent()
      }
      recording.kept = [parent]
    },
    "A child moves to another parent": Self(.containment) { recording in
      let (parent, child) = recording.beginFamily(isChildShown: true)
      recording.turn { recording.controller("Q").addChild(child) }
      recording.kept = [parent]
    },
    "Swapping children with a transition": Self(
      .appearance, .containment, .layout
    ) { recording in
      let (old, new) = (recording.controller("Old"), recording.controller("New"))
      let parent = recording.beginFamily(child: old, isChildShown: true).parent
      new.loadViewIfNeeded()
      recording.begin(with: parent)
      recording.turn {
        new.view.frame = parent.view.bounds
        parent.addChild(new)
        old.willMove(toParent: nil)
        parent.transition(from: old, to: new, duration: 0.3, animations: { old.view.alpha = 0 }) {
          _ in
          new.didMove(toParent: parent)
          old.removeFromParent()
        }
      }
    },
    "A container that forwards appearance itself": Self { recording in
      let (parent, child) = recording.beginFamily()
      parent.forwardsAppearance = false
      parent.addChild(child)
      recording.turn {
        recording.mark("caller", "beginAppearanceTransition(true)")
        child.beginAppearanceTransition(true, animated: true)
        recording.mark("caller", "addSubview")
        parent.view.addSubview(child.view)
      }
      recording.turn {
        recording.mark("caller", "endAppearanceTransition")
        child.endAppearanceTransition()
        recording.mark("caller", "beginAppearanceTransition(false)")
        child.beginAppearanceTransition(false, animated: true)
        child.view.removeFromSuperview()
        recording.mark("caller", "endAppearanceTransition")
        child.endAppearanceTransition()
      }
    },
    "An appearance that turns back half way": Self { recording in
      let (parent, child) = recording.beginFamily()
      parent.forwardsAppearance = false
      parent.addChild(child)
      child.loadViewIfNeeded()
      recording.begin(with: parent)
      recording.turn {
        recording.mark("caller", "beginAppearanceTransition(true)")
        child.beginAppearanceTransition(true, animated: true)
        recording.mark("caller", "beginAppearanceTransition(false)")
        child.beginAppearanceTransition(false, animated: true)
        recording.mark("caller", "endAppearanceTransition")
        child.endAppearanceTransition()
      }
    },
  ]

  /// P, as the window's root, takes C in as it loads.
  private static func embedding(
    finish: @escaping @Sendable (ViewController, ViewController) -> Void
  ) -> Self {
    Self(.appearance, .containment, .layout) { recording in
      let (parent, child) = (recording.controller("P"), recording.controller("C"))
      let told = parent.told
      parent.told = { [unowned parent] kind, call in
        told(kind, call)
        guard kind == .viewDidLoad else { return }
        parent.addChild(child)
        parent.view.addSubview(child.view)
        finish(parent, child)
      }
      recording.turn { recording.stage.window.rootViewController = parent }
    }
  }

  // MARK: - Segues

  private static let segueSteps: Set<Event.Kind> = [
    .viewDidLoad, .willMoveToParent, .shouldPerformSegue, .prepareForSegue,
  ]

  private static let segues: [String: Self] = [
    "A control triggers a segue": Self(segueSteps) { recording in
      let a = recording.beginSegue()
      recording.turn { a.trigger(a.segueTemplates[0], sender: nil) }
    },
    "The source declines a segue": Self(segueSteps) { recording in
      let a = recording.beginSegue()
      a.allowsSegues = false
      recording.turn { a.trigger(a.segueTemplates[0], sender: nil) }
    },
    "Code performs a segue": Self(segueSteps) { recording in
      let a = recording.beginSegue()
      recording.turn { a.performSegue(withIdentifier: "show", sender: nil) }
    },
    "A segue action makes the destination": Self(segueSteps.subtracting([.willMoveToParent])) {
      recording in
      let a = recording.beginSegue()
      a.segueTemplates[0].segueAction = "make"
      a.segueActions["make"] = { _, _ in
        recording.mark("A", "the segue action")
        recording.mark("B", "is made")
        return recording.controller("B")
      }
      recording.turn { a.trigger(a.segueTemplates[0], sender: nil) }
    },
    "An embed segue": Self(segueSteps, [.loadView, .didMoveToParent]) { recording in
      let parent = recording.controller("P")
      let container = View()
      parent.segueTemplates = [
        SegueTemplate(
          identifier: "embed",
          kind: .embed(
            makeDestination: {
              recording.mark("C", "is made")
              return recording.controller("C")
            },
            container: { [unowned parent] in
              parent.view.addSubview(container)
              return container
            })
        ) { StoryboardSegue(identifier: $0, source: $1, destination: $2) }
      ]
      recording.turn { recording.stage.window.rootViewController = parent }
    },
  ]

  // MARK: - Unwinding

  private static let unwindSteps: Set<Event.Kind> = [
    .shouldPerformSegue, .canPerformUnwindSegueAction, .prepareForSegue, .unwindTowards, .dismiss,
    .pop,
  ]

  private static let unwinding: [String: Self] = [
    "Unwinding over three presentations": Self(unwindSteps) { recording in
      let chain = recording.beginChain("A", "B", "C", "D")
      recording.unwind(from: chain[3], to: chain[0])
    },
    "Unwinding within a stack": Self(unwindSteps) { recording in
      let nav = recording.beginStack("A", "B")
      recording.unwind(from: nav.viewControllers[1], to: nav.viewControllers[0])
    },
    "Unwinding from a presentation over a stack": Self(unwindSteps) { recording in
      let nav = recording.beginStack("A", "B")
      let c = recording.controller("C")
      recording.turn { nav.topViewController?.present(c, animated: false) }
      recording.begin(with: nav)
      recording.unwind(from: c, to: nav.viewControllers[0])
    },
    "Unwinding through a container of containers": Self(unwindSteps) { recording in
      let first = recording.controller("First")
      let nav = recording.navigation(first, recording.controller("Pushed"))
      let (second, m) = (recording.controller("Second"), recording.controller("M"))
      let tab = RecordedTabs(recording)
      for child in [nav, second] {
        tab.addChild(child)
        child.didMove(toParent: tab)
      }
      tab.select(nav)
      recording.begin(with: tab)
      recording.turn { tab.select(second) }
      recording.turn { second.present(m, animated: false) }
      recording.begin(with: tab)
      recording.unwind(from: m, to: first)
    },
  ]
}

// MARK: - Settings

extension Recording {
  /// Shows a navigation controller, then pushes one controller after the other, so that all have
  /// loaded.
  fileprivate func beginStack(_ names: String...) -> NavigationProbe {
    let nav = navigation(controller(names[0]))
    begin(with: nav)
    for name in names.dropFirst() {
      turn { nav.pushViewController(controller(name), animated: false) }
    }
    begin(with: nav)
    return nav
  }

  /// Shows the first, which presents the second, and so on.
  fileprivate func beginChain(_ names: String...) -> [Probe] {
    let chain = names.map(controller)
    begin(with: chain[0])
    for (lower, upper) in zip(chain, chain.dropFirst()) {
      turn { lower.present(upper, animated: false) }
    }
    begin(with: chain[0])
    return chain
  }

  /// Shows P.
  ///
  /// - Parameter isChildShown: Whether C is its child already, and shown in it.
  fileprivate func beginFamily(isChildShown: Bool = false) -> (parent: Probe, child: Probe) {
    let child = controller("C")
    return (beginFamily(child: child, isChildShown: isChildShown).parent, child)
  }

  fileprivate func beginFamily(child: Probe, isChildShown: Bool) -> (parent: Probe, child: Probe) {
    let parent = controller("P")
    begin(with: parent)
    if isChildShown {
      turn {
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
      }
    }
    begin(with: parent)
    return (parent, child)
  }

  /// Shows A in a navigation controller; its segue `show` leads to B.
  fileprivate func beginSegue() -> Probe {
    let nav = beginStack("A")
    guard let a = nav.topViewController as? Probe else { preconditionFailure("A is on top") }
    a.segueTemplates = [
      SegueTemplate(
        identifier: "show",
        kind: .forward(makeDestination: { [unowned self] in
          mark("B", "is made")
          return controller("B")
        })
      ) { [unowned self] in
        RecordedSegue(identifier: $0, source: $1, destination: $2, recording: self)
      }
    ]
    return a
  }

  /// Triggers an unwind segue as a control in `source` does.
  fileprivate func unwind(from source: ViewController, to destination: ViewController) {
    let name = destination.baseName ?? ""
    (destination as? Probe)?.answersUnwind = true
    destination.unwindActions["back"] = { [unowned self] _ in mark(name, "the action") }
    turn { source.trigger(NavigationKitTests.unwind(to: "back"), sender: nil) }
  }

  fileprivate func addDelegate(
    to navigation: NavigationController, animator: RecordedAnimator? = nil
  ) {
    let delegate = RecordedDelegate(self, animator)
    kept.append(delegate)
    navigation.delegate = delegate
  }
}

// MARK: - The rest of the cast

private final class RecordedDelegate: NavigationControllerDelegate {
  unowned let recording: Recording
  let animator: RecordedAnimator?

  init(_ recording: Recording, _ animator: RecordedAnimator?) {
    (self.recording, self.animator) = (recording, animator)
  }

  func navigationController(
    _ navigationController: NavigationController, willShow controller: ViewController,
    animated: Bool
  ) { recording.mark("delegate", "willShow \(controller.baseName ?? "")") }

  func navigationController(
    _ navigationController: NavigationController, didShow controller: ViewController,
    animated: Bool
  ) { recording.mark("delegate", "didShow \(controller.baseName ?? "")") }

  func navigationController(
    _ navigationController: NavigationController,
    animationControllerFor operation: NavigationController.Operation,
    from: ViewController, to: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    if animator != nil { recording.mark("delegate", "animationControllerFor: \(operation)") }
    return animator
  }

  func navigationController(
    _ navigationController: NavigationController,
    interactionControllerFor animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? {
    recording.mark("delegate", "interactionControllerFor")
    return nil
  }
}

private final class RecordedAnimator: ViewControllerAnimatedTransitioning {
  unowned let recording: Recording

  init(_ recording: Recording) { self.recording = recording }

  func transitionDuration(using context: (any ViewControllerContextTransitioning)?) -> Double { 0 }

  func animateTransition(using context: any ViewControllerContextTransitioning) {
    recording.mark("animator", "animateTransition")
    context.completeTransition(true)
  }

  func animationEnded(_ transitionCompleted: Bool) {
    recording.mark("animator", "animationEnded(\(transitionCompleted))")
  }
}

/// Shows its destination, and says when it is made, performed and freed.
private final class RecordedSegue: StoryboardSegue {
  private weak var recording: Recording?

  init(
    identifier: String?, source: ViewController, destination: ViewController, recording: Recording
  ) {
    self.recording = recording
    super.init(identifier: identifier, source: source, destination: destination)
    recording.mark("segue", "is made")
  }

  deinit { recording?.mark("segue", "is freed") }

  override func perform() {
    recording?.mark("segue", "perform")
    source.show(destination, sender: self)
  }
}

/// A container that shows one of its children at a time.
private final class RecordedTabs: ViewController {
  unowned let recording: Recording

  init(_ recording: Recording) {
    self.recording = recording
    super.init()
    baseName = "Tab"
  }

  func select(_ child: ViewController) {
    for other in children where other !== child { other.viewIfLoaded?.removeFromSuperview() }
    view.addSubview(child.view)
  }

  override func allowedChildrenForUnwinding(from source: UnwindSegueSource) -> [ViewController] {
    let allowed = super.allowedChildrenForUnwinding(from: source)
    recording.mark("Tab", "allows \(names(allowed).joined(separator: ", "))")
    return allowed
  }

  override func unwind(for segue: StoryboardSegue, towards controller: ViewController) {
    recording.mark("Tab", "unwind(for:towards: \(controller.baseName ?? ""))")
    recording.mark("Tab", "selects \(controller.baseName ?? "")")
    select(controller)
  }
}
