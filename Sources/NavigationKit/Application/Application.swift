public import CellGraphics
public import Motion

/// A running application: its window, its time, its animations and the record of its events.
///
/// Everything happens in *turns*, as in a run loop. Code runs, then the changes are committed:
/// changed stacks and presentations start their transitions, and views are laid out. Time does not
/// pass within a turn.
///
/// Several applications can run in one process, each on its own thread. They must not share
/// objects.
///
/// ```swift
/// let application = Application()
/// let home = ViewController()
/// // Create the window in a turn.
/// application.turn {
///   let window = Window(frame: Rect(x: 0, y: 0, width: 80, height: 24))
///   window.rootViewController = home
///   window.makeKeyAndVisible()
/// }
/// // The commit of the turn has shown the root.
/// precondition(home.appearanceState == .appeared)
/// precondition(application.frontmostViewController === home)
/// ```
public final class Application: Responder {
  /// The number of ticks of 1/120 s since the start.
  @exclusivity(unchecked) public internal(set) var tick = 0
  /// The record of what has happened.
  public let events = EventRecord()
  /// All windows of the application.
  var windows: [WindowReference] = []
  /// The controller that has become the first responder last; nil for none.
  weak var chosenResponder: ViewController?
  /// The number of changes of the key window.
  var keyChanges = 0
  /// The number of times that a window came to the front.
  var frontChanges = 0
  /// The window on the screen; nil before `makeKeyAndVisible()`.
  @exclusivity(unchecked) public internal(set) var window: Window?
  /// The object that launched the app; nil for an app that a scene file describes.
  public package(set) var delegate: (any ApplicationDelegate)?
  /// The object that the scene calls; nil for an app without one.
  var sceneDelegate: (any SceneDelegate)?
  var storedScene: WindowScene?
  /// The state of the application: active, except while it launches and ends.
  package internal(set) var activity = Scene.ActivationState.foregroundActive
  /// Indicates whether the delegates have heard of the end of the app.
  var isTerminated = false
  /// The storyboards that ``Storyboard/init(name:bundle:)`` finds, by name.
  public var storyboards: [String: Storyboard] = [:]
  /// The light or dark appearance of bars, tables and controls.
  ///
  /// Set it before the first view is created: existing views keep their colours.
  @exclusivity(unchecked) public var userInterfaceStyle: UserInterfaceStyle = .unspecified
  /// The colours and borders of what the library draws: bars, tables, controls, alerts, sheets and
  /// popovers.
  ///
  /// Set it before the first view is created: existing views keep their colours. An app in code
  /// sets it in `application(_:didFinishLaunchingWithOptions:)`. Replays of older logs use
  /// ``Theme/first``.
  @exclusivity(unchecked) public var theme = Theme.standard
  /// The size of the screen: that of the launch, and of windows that filled the screen since.
  var screenSize: Size = .zero
  /// The open groups of changes to layers, the innermost last.
  package var layerGroups: [LayerGroup] = []
  /// The points of a column and of a row, for code that measures in points; 1 × 1 by default.
  public internal(set) var pointsPerCell = Size(width: 1, height: 1)

  /// The rules that decide which views keys reach and when a text is edited.
  public let keyRouting: KeyRouting
  /// The formula for the springs between keyframes of scene files; UIKit's by default.
  ///
  /// Set it before the first transition. Replays of older logs use `SpringFit.approximate`.
  public var springFit = SpringFit.uikit
  /// Indicates whether transitions between controllers fade instead of sliding, zooming or turning.
  ///
  /// The duration of a transition stays the same, so callbacks arrive at the same ticks. A sheet
  /// still follows a drag. Animators of the app are not changed: the app asks this property itself,
  /// as it asks `UIAccessibility.isReduceMotionEnabled`. Set it before the first transition.
  public var reducesMotion = false
  /// The views whose `draw(_:)` is called in the commit of this turn.
  var viewsToDraw: [View] = []
  /// The context of `draw(_:)`, which is used again for each view.
  let viewContext = GraphicsContext(area: .zero, cell: Size(width: 1, height: 1))
  let animations = AnimationEngine()
  /// The transitions that run now, oldest first.
  var runningTransitions: [Transition] = []
  /// The transitions whose coordinators exist and that are about to start.
  var preparedTransitions: [Transition] = []
  /// The number of transitions that start in the commit of this turn.
  var pendingTransitions = 0
  /// How many transitions have been requested so far.
  package private(set) var requestedTransitions = 0
  /// The requests that wait for the end of the running transition, oldest first.
  var waitingRequests: [() -> Void] = []
  /// The work for the commit of this turn, oldest first.
  var commitWork: [CommitWork] = []
  /// The number of entries of `commitWork` that are done.
  private var commitWorkDone = 0
  /// Indicates whether the screen may differ from the last drawn frame.
  public var needsDisplay: Bool { isChanged || hasMoved }
  /// Indicates whether code may have changed the screen since the last frame.
  var isChanged = true {
    didSet {
      guard isChanged else { return }
      changeCount += 1
      if turnDepth == 0 { checkThread() }
    }
  }
  /// Indicates whether the passing of time may have changed the screen since the last frame.
  var hasMoved = false
  /// A number that grows when more than running animations may have changed.
  ///
  /// While it is the same, views and controllers are unchanged, so a cache of them is valid.
  @exclusivity(unchecked) public private(set) var changeCount = 0
  /// The style for surfaces that are drawn once and kept, such as the curled page of a partial
  /// curl.
  public var drawingStyle = DrawingStyle()
  /// Indicates whether a frame is drawn, which changes nothing.
  private var isDrawing = false
  /// The focused view found during drawing, and the `changeCount` for which it is valid.
  private weak var drawnFocus: View?
  private var drawnFocusChange = -1
  /// The notices that wait to be shown, oldest first.
  private var notices: [Notice] = []
  var identityCounts: [String: Int] = [:]
  var focus = Focus()
  /// Indicates whether the keyboard of an edited text was reported as shown.
  var isKeyboardShown = false
  /// The object that the keyboard drags; nil for none.
  var keyboardDrag: (any KeyDraggable)?
  /// The view that has handled a key last.
  weak var keyHandler: View?
  /// Indicates whether that key has changed anything.
  var keyHadEffect = false
  /// The scroll views whose content moves over time.
  var scrolling: [ScrollView] = []
  let touchDelivery = TouchDelivery()
  /// The alternative for one of the next transitions; nil for none.
  var alternative: TransitionAlternative?
  /// The last transition that ran as an alternative, from its start; nil when it is released.
  public internal(set) weak var alternativeTransition: Transition?
  /// True within `assumingTransitionsEnded(_:)`.
  private(set) var assumesTransitionsEnded = false
  private(set) var turnDepth = 0
  /// The thread of the last turn.
  private(set) var thread = ThreadNumber.current
  /// The work that runs at later ticks.
  var workQueue = WorkQueue()
  /// The blocks that other threads have sent to the application.
  public let inbox = ExternalWorkInbox()
  /// The number of pieces of background work that the app has started.
  var externalOrigins = 0

  /// Creates an application without a window, at tick 0.
  ///
  /// - Parameter keyRouting: The rules for keys. Replays of older logs use ``KeyRouting/focus``.
  public init(keyRouting: KeyRouting = .screen) {
    self.keyRouting = keyRouting
    super.init()
    animations.events = events
  }

  /// The delegate, if it is a responder; otherwise nil, the end of the chain.
  public override var next: Responder? { delegate as? Responder }

  deinit {
    inbox.close()
    for reference in windows { reference.window.application = nil }
    for transition in runningTransitions { transition.application = nil }
  }
}

extension Application {
  /// Runs `body` as one turn and commits its changes. Within a turn it only runs `body`.
  ///
  /// Code that changes controllers and views on the screen belongs in a turn. Changes outside of one
  /// wait for the edge of the next tick. The commit starts transitions, calls deferred callbacks and
  /// lays out views. It repeats until nothing changes; an
  /// endless repetition traps.
  ///
  /// - Parameter body: The code of the turn.
  /// - Returns: The result of `body`.
  public func turn<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard turnDepth == 0 else {
      checkThread()
      return try body()
    }
    changeCount += 1
    return try outermostTurn(body)
  }

  private func outermostTurn<Result>(_ body: () throws -> Result) rethrows -> Result {
    thread = .current
    turnDepth += 1
    defer { turnDepth -= 1 }
    return try ThreadApplication.with(self) {
      try Self.$startingInbox.withValue(inbox) {
        defer { commit() }
        return try body()
      }
    }
  }

  /// Runs `body`, which draws a frame and changes nothing, as one turn.
  ///
  /// Changes that were made outside of turns are committed afterwards.
  public func draw<Result>(_ body: () -> Result) -> Result {
    guard turnDepth == 0 else { return body() }
    return outermostTurn {
      isDrawing = true
      defer { isDrawing = false }
      return body()
    }
  }

  /// Returns the focused view. While a frame is drawn the result is cached.
  ///
  /// - Parameter find: Searches for the view.
  func focusedView(_ find: () -> View?) -> View? {
    guard isDrawing, !assumesTransitionsEnded else { return find() }
    if drawnFocusChange == changeCount { return drawnFocus }
    let view = find()
    (drawnFocus, drawnFocusChange) = (view, changeCount)
    return view
  }

  /// Indicates whether a transition runs, so that input is ignored and requests wait.
  public var isTransitioning: Bool { !runningTransitions.isEmpty && !assumesTransitionsEnded }

  /// Runs `body` as if the running transitions had ended.
  ///
  /// The status line uses it: it shows the keys of a new scene as soon as the stack contains the
  /// scene.
  ///
  /// - Parameter body: Reads the state. It must not change anything.
  /// - Returns: The result of `body`.
  public func assumingTransitionsEnded<Result>(_ body: () -> Result) -> Result {
    let assumedBefore = assumesTransitionsEnded
    assumesTransitionsEnded = !runningTransitions.isEmpty
    defer { assumesTransitionsEnded = assumedBefore }
    return body()
  }

  /// Adds work to the commit of this turn.
  package func atCommit(_ work: @escaping () -> Void) {
    checkThread()
    commitWork.append(.run(events.keepingCause(work)))
  }

  /// Starts a transition in the commit of this turn; other requests wait for it.
  func beginAtCommit(_ begin: @escaping () -> Void) {
    checkThread()
    pendingTransitions += 1
    requestedTransitions += 1
    commitWork.append(.begin(events.keepingCause(begin)))
  }

  /// Updates the screen for a changed stack in the commit of this turn; other requests wait for it.
  func commitStackChange(of navigation: NavigationController) {
    checkThread()
    pendingTransitions += 1
    requestedTransitions += 1
    navigation.pendingChange?.cause = events.cause
    commitWork.append(.changeStack(navigation))
  }

  /// Indicates whether a transition runs or is about to start, so that requests wait.
  var isBusy: Bool { isTransitioning || pendingTransitions > 0 }

  /// Calls `request` when no transition runs.
  package func whenIdle(_ request: @escaping () -> Void) {
    checkThread()
    requestedTransitions += 1
    waitingRequests.append(events.keepingCause(request))
  }

  /// Shows a short message to the user, such as why a tap has no effect. It is not an event.
  public func showNotice(_ text: String) { notices.append(.text(text)) }

  /// Shows a notice to the user, in the words of the program that shows the app.
  public func showNotice(_ notice: Notice) { notices.append(notice) }

  /// Returns the notices since the last call, oldest first, and removes them.
  public func takeNotices() -> [Notice] {
    guard !notices.isEmpty else { return [] }
    defer { notices = [] }
    return notices
  }

  /// Marks the current state as drawn, so that ``needsDisplay`` is false until the next change.
  public func didDisplay() {
    isChanged = false
    hasMoved = false
  }

  /// Returns a name that is unique in the application: `base`, then `base~2`, `base~3`, …
  func makeIdentity(_ base: String) -> String {
    let count = identityCounts[base, default: 0] + 1
    identityCounts[base] = count
    return count == 1 ? base : "\(base)~\(count)"
  }

  private func commit() {
    // A commit can cause further changes, for example a callback that pushes. A callback that
    // causes a change each time would make the loop endless. A trap shows this defect better than a
    // hang.
    var (layouts, drawings) = (0, 0)
    for round in 0..<1_000_000 {
      if round > 0 { changeCount += 1 }
      if commitWorkDone < commitWork.count {
        commitWorkDone += 1
        perform(commitWork[commitWorkDone - 1])
      } else if !commitWork.isEmpty {
        commitWork.removeAll(keepingCapacity: true)
        commitWorkDone = 0
      } else if !isTransitioning, !waitingRequests.isEmpty {
        waitingRequests.removeFirst()()
      } else if animations.cancelAnimationsOffScreen() {
        continue
      } else if let window, window.subtreeNeedsLayout {
        layouts += 1
        events.causing(from: events.layoutCause) {
          if layouts <= Self.mostLayouts { window.layoutTree() } else { window.abandonLayout() }
        }
      } else if windows.count > 1, let other = windowsOnScreen.first(where: \.subtreeNeedsLayout) {
        layouts += 1
        if layouts <= Self.mostLayouts { other.layoutTree() } else { other.abandonLayout() }
      } else if !viewsToDraw.isEmpty, drawings < Self.mostDrawings {
        drawings += 1
        drawRequestedViews()
      } else {
        return
      }
    }
    fatalError("a turn does not come to rest: a callback changes the screen each time it is called")
  }

  private func perform(_ work: CommitWork) {
    switch work {
    case .run(let work):
      work()
    case .begin(let begin):
      begin()
      pendingTransitions -= 1
    case .changeStack(let navigation):
      events.causing(from: navigation.pendingChange?.cause ?? events.cause) {
        navigation.commitChange()
      }
      pendingTransitions -= 1
    }
  }
}

/// One piece of work of a commit.
enum CommitWork {
  case run(() -> Void)
  /// Starts a transition.
  case begin(() -> Void)
  /// Updates the screen for a navigation controller's stack.
  ///
  /// This case exists because a closure for this frequent work would add a fifth to its cost.
  case changeStack(NavigationController)
}
