import CellGraphics
import NavigationKit
import WalkSupport

/// One application that walks along with the model, and is compared with it after each step.
final class Walk: WalkedApp {
  private struct Reference {
    let id: Int
    weak var controller: (any Walked)?
  }

  let application = Application()
  let window: Window
  private(set) var model: NavigationModel
  /// The number for the next controller.
  private(set) var nextID = 0
  /// Every controller made and not yet known to be freed.
  private var references: [Reference] = []
  private var warnings = 0
  private var causes = CauseWatch()

  init() {
    window = Window(application: application, size: Size(width: 40, height: 12))
    model = NavigationModel(root: NavigationModel.Level(navigation: 0, stack: [1, 2]))
    application.turn {
      window.rootViewController = make(model.levels[0])
      window.makeKeyAndVisible()
    }
  }

  func nextStep(using random: inout SeededRandom) -> WalkStep {
    var generator = WalkGenerator(random)
    defer { random = generator.random }
    return generator.step(from: self)
  }

  /// The levels on the screen.
  var digest: [String] { (try? levels()) ?? [] }

  /// Returns the step with one request less each.
  static func simpler(_ step: WalkStep) -> [WalkStep] {
    guard case .turn(let requests) = step, requests.count > 1 else { return [] }
    return requests.indices.map { index in
      .turn(Array(requests[..<index] + requests[(index + 1)...]))
    }
  }

  /// Does `step` on both sides and compares them.
  ///
  /// Requests that make no sense here are left out, so that any part of a walk is a walk.
  func take(_ step: WalkStep) throws(WalkFailure) {
    application.events.beginInput()
    causes.beginInput()
    var isWaiting = false
    switch step {
    case .wait(let ticks):
      model.wait(ticks)
      application.advance(to: application.tick + ticks)
      isWaiting = true
    case .drag(let cancelled):
      model.drag(cancelled: cancelled)
      application.drag(.right)
      application.endDrag(cancelled: cancelled)
    case .turn(let requests):
      var failure: WalkFailure?
      application.turn {
        for request in requests where failure == nil && isPossible(request) {
          let found = ask(request)
          let expected = model.ask(request)
          if found != expected {
            failure = WalkFailure(reason: "\(request) returns \(found), expected \(expected)")
          }
        }
      }
      if let failure { throw failure }
      model.commit()
    }
    let events = application.events.take()
    warnings += events.count { $0.kind == .warning }
    try causes.check(events, whileWaiting: isWaiting)
    try compare()
  }

  // MARK: - Asking

  private func ask(_ request: NavigationRequest) -> [Int] {
    switch request {
    case .push(let id, let on, let animated):
      navigation(on)?.pushViewController(make(id), animated: animated)
    case .pop(let on, let animated):
      return ids([navigation(on)?.popViewController(animated: animated)].compactMap(\.self))
    case .popToRoot(let on, let animated):
      return ids(navigation(on)?.popToRootViewController(animated: animated) ?? [])
    case .popTo(let id, let on, let animated):
      guard let controller = controller(id) else { return [] }
      return ids(navigation(on)?.popToViewController(controller, animated: animated) ?? [])
    case .set(let ids, let on, let animated):
      navigation(on)?.setViewControllers(ids.map { controller($0) ?? make($0) }, animated: animated)
    case .present(let level, let from, let animated):
      controller(from)?.present(make(level), animated: animated)
    case .dismiss(let on, let animated):
      controller(on)?.dismiss(animated: animated)
    case .go(let level, let from):
      guard let source = controller(from) else { return [] }
      let template = SegueTemplate(
        identifier: nil, kind: .forward(makeDestination: { [self] in make(level) }),
        makeSegue: {
          KeyframedSegue(identifier: $0, source: $1, destination: $2, transition: .slide)
        })
      source.trigger(template, sender: nil)
    case .unwind(let animated):
      controller(model.front)?.performSegue(withIdentifier: "unwind \(animated)", sender: nil)
    case .replaceRoot(let level):
      window.rootViewController = make(level)
    }
    return []
  }

  /// Indicates whether all controllers that `request` refers to exist, and all that it adds are
  /// new.
  private func isPossible(_ request: NavigationRequest) -> Bool {
    switch request {
    case .push(let id, let on, _):
      return id >= nextID && stack(of: on) != nil
    case .pop(let on, _), .popToRoot(let on, _):
      return stack(of: on) != nil
    case .popTo(let id, let on, _):
      return stack(of: on)?.contains(id) == true
    case .set(let ids, let on, _):
      guard let stack = stack(of: on) else { return false }
      return ids.allSatisfy { stack.contains($0) || $0 >= nextID }
    case .present(let level, let from, _):
      return level.ids.allSatisfy { $0 >= nextID } && model.ids.contains(from)
    case .go(let level, let from):
      return level.ids.allSatisfy { $0 >= nextID } && model.front == from
    case .dismiss(let on, _):
      return model.ids.contains(on)
    case .unwind:
      return model.levels[model.last].stack.isEmpty == false
    case .replaceRoot(let level):
      return level.ids.allSatisfy { $0 >= nextID }
    }
  }

  private func stack(of navigation: Int) -> [Int]? {
    model.levels.first { $0.navigation == navigation }?.stack
  }

  private func make(_ id: Int) -> WalkedController { keep(WalkedController(id: id)) }

  private func make(_ level: NavigationModel.Level) -> ViewController {
    guard let id = level.navigation else { return make(level.stack[0]) }
    let navigation = keep(WalkedNavigationController(id: id))
    navigation.viewControllers = level.stack.map(make)
    return navigation
  }

  private func keep<Controller: Walked>(_ controller: Controller) -> Controller {
    nextID = max(nextID, controller.id + 1)
    references.append(Reference(id: controller.id, controller: controller))
    return controller
  }

  private func controller(_ id: Int) -> (any Walked)? {
    references.first { $0.id == id }?.controller
  }

  private func navigation(_ id: Int) -> WalkedNavigationController? {
    controller(id) as? WalkedNavigationController
  }

  private func ids(_ controllers: [ViewController]) -> [Int] {
    controllers.map { ($0 as? any Walked)?.id ?? -1 }
  }

  // MARK: - Comparing

  private func compare() throws(WalkFailure) {
    references.removeAll { $0.controller == nil }
    try expect("the screen", levels(), model.levels.map(\.description))
    try expect(
      "the front", ids([application.frontmostViewController].compactMap(\.self)), [model.front])
    try expect("a transition runs", application.isTransitioning, model.transition != nil)
    try expect("warnings", warnings, model.warnings)
    let alive = references.compactMap(\.controller)
    for id in model.ids where !alive.contains(where: { $0.id == id }) {
      throw WalkFailure(reason: "\(id) is gone")
    }
    try checkTree(of: alive)
    if model.transition == nil { try checkRest(of: alive) }
  }

  /// Returns the window's root and those presented over it, each with its stack.
  private func levels() throws(WalkFailure) -> [String] {
    var found: [String] = []
    var level = window.rootViewController
    while let current = level {
      let stack = ids(current.children)
      let id = ids([current])[0]
      found.append(current is NavigationController ? "\(id)\(stack)" : "\(id)")
      let presented = current.presentedViewController
      try expect(
        "the presenter", presented.map { $0.presentingViewController === current } ?? true, true)
      level = presented
    }
    return found
  }

  private func expect<Value: Equatable>(
    _ what: String, _ found: Value, _ expected: Value
  ) throws(WalkFailure) {
    if found != expected { throw WalkFailure(reason: "\(what): \(found), expected \(expected)") }
  }

  /// Checks the invariants that hold at every tick.
  private func checkTree(of alive: [any Walked]) throws(WalkFailure) {
    for controller in alive {
      if let wrong = controller.watch.disagreement(with: controller.appearanceState) {
        throw WalkFailure(reason: "\(controller.id) \(wrong)")
      }
      for child in controller.children where child.parent !== controller {
        throw WalkFailure(reason: "\(controller.id) has a child that does not know it")
      }
      guard let view = controller.viewIfLoaded else { continue }
      var top: View = view
      while let superview = top.superview {
        guard superview.subviews.count(where: { $0 === top }) == 1 else {
          throw WalkFailure(reason: "a view around \(controller.id) is not once in its superview")
        }
        top = superview
      }
      try expect("\(controller.id) is in the window", view.window === window, top === window)
    }
    var seen: Set<ObjectIdentifier> = []
    try checkViews(below: window, seen: &seen)
  }

  private func checkViews(below view: View, seen: inout Set<ObjectIdentifier>) throws(WalkFailure) {
    guard seen.insert(ObjectIdentifier(view)).inserted else {
      throw WalkFailure(reason: "a view is twice in the window")
    }
    for subview in view.subviews {
      guard subview.superview === view, subview.window === window else {
        throw WalkFailure(reason: "a view in the window does not know where it is")
      }
      try checkViews(below: subview, seen: &seen)
    }
  }

  /// Checks the invariants that hold at rest.
  private func checkRest(of alive: [any Walked]) throws(WalkFailure) {
    try expect("alive", alive.map(\.id).sorted(), model.ids.sorted())
    try expect("something is due", application.nextDueTick, nil)
    let front = model.levels[model.last]
    for controller in alive {
      let isVisible = controller.id == front.container || controller.id == model.front
      try expect(
        "\(controller.id)", controller.appearanceState, isVisible ? .appeared : .disappeared)
      try expect(
        "\(controller.id) is in the window", controller.viewIfLoaded?.window != nil, isVisible)
      let isChild = model.levels.contains {
        $0.navigation != nil && $0.stack.contains(controller.id)
      }
      try expect("\(controller.id) has a parent", controller.parent != nil, isChild)
      guard isVisible, let view = controller.viewIfLoaded, let superview = view.superview else {
        continue
      }
      try expect("\(controller.id) is transformed", view.transform.isIdentity, true)
      try expect("the alpha of \(controller.id)", view.alpha, 1)
      try expect("the size of \(controller.id)", view.frame.size, superview.bounds.size)
    }
  }
}
