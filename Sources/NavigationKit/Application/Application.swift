public import CellGraphics

/// A running application: its window, its time, its animations and the record of what happened.
///
/// Everything happens in *turns*, as in a run loop: code runs, then changes are committed: stacks and
/// presentations that changed begin their transitions, and views that need it are laid out. Time
/// stands still within a turn.
///
/// Several applications can run in one process, each on a thread of its own; none of their objects may
/// be shared between them.
public final class Application {
  /// The application whose turn the calling code runs in; nil outside of `turn(_:)` and `advance(to:)`.
  ///
  /// Traps in a `Task` that was started in a turn. Such a task runs beside the application or after the
  /// turn, mostly on another thread, and would change views and animations while the application does.
  public static var current: Application? {
    guard let turn = runningTurn else { return nil }
    // Not a precondition, whose message is missing in a release build.
    guard turn.isOwn else {
      fatalError(
        """
        Application.current was used in a Task that a turn had started, such as \
        Task { View.animate(…) }: use views, controllers and animations only in the turn itself
        """)
    }
    return turn.application
  }

  /// Ticks since the start.
  public internal(set) var tick = 0
  public let events = EventRecord()
  /// Every window made for the application.
  var windows: [WindowReference] = []
  /// The window on the screen.
  public internal(set) var window: Window?
  /// Who has started the app, where it is one written in code.
  public internal(set) var delegate: (any ApplicationDelegate)?
  /// The storyboards that `Storyboard(name:bundle:)` finds.
  public var storyboards: [String: Storyboard] = [:]
  /// The appearance of bars, tables and controls; those that are there keep theirs, so it is set before
  /// the first one is made.
  public var userInterfaceStyle: UserInterfaceStyle = .unspecified
  /// What the app had at its start.
  var screenSize: Size = .zero

  /// Which views keys reach, and when a text takes what is typed.
  public let keyRouting: KeyRouting
  let animations = AnimationEngine()
  /// Transitions that have begun and not ended, oldest first.
  var runningTransitions: [Transition] = []
  /// Transitions whose coordinators are known and which are about to begin.
  var preparedTransitions: [Transition] = []
  /// How many transitions begin in this turn's commit.
  var pendingTransitions = 0
  /// Requests that wait until no transition runs, oldest first.
  var waitingRequests: [() -> Void] = []
  /// Work for the commit of this turn, oldest first.
  var commitWork: [CommitWork] = []
  /// How much of it is done.
  private var commitWorkDone = 0
  /// True when the picture may differ from the last one drawn.
  public var needsDisplay: Bool { isChanged || hasMoved }
  /// Whether something may have changed since the last picture, which others set.
  var isChanged = true { didSet { if isChanged { changeCount += 1 } } }
  /// Whether time alone may have changed the picture.
  var hasMoved = false
  /// Rises whenever more than what time alone moves may have changed: as long as it is the same, views
  /// and controllers are as they were.
  public private(set) var changeCount = 0
  /// How pictures that stay are drawn, as the one that is rolled up in part.
  public var drawingStyle = DrawingStyle()
  /// True while a picture is drawn, which changes nothing.
  private var isDrawing = false
  /// The view that had the focus when that was asked for in drawing, and when that was.
  private weak var drawnFocus: View?
  private var drawnFocusChange = -1
  /// What there is to tell the user in passing, oldest first.
  private var notices: [String] = []
  var identityCounts: [String: Int] = [:]
  var focus = Focus()
  /// What the keyboard's finger drags.
  var keyboardDrag: (any KeyDraggable)?
  /// The scroll views that go on by themselves.
  var scrolling: [ScrollView] = []
  let touchDelivery = TouchDelivery()
  /// What one of the next transitions is to be tried with; nil for nothing.
  var alternative: TransitionAlternative?
  /// The transition that was tried last, from its beginning on; nil once it has gone.
  public internal(set) weak var alternativeTransition: Transition?
  /// True within `assumingTransitionsEnded(_:)`.
  private(set) var assumesTransitionsEnded = false
  private var turnDepth = 0

  public init(keyRouting: KeyRouting = .screen) { self.keyRouting = keyRouting }

  deinit {
    for reference in windows { reference.window.application = nil }
    for transition in runningTransitions { transition.application = nil }
  }

  /// The turn that the calling code runs in, or in which its task was started.
  @TaskLocal private static var runningTurn: Turn?

  // A turn is one synchronous call. A task that is started in it inherits this value, and `current` traps
  // there before it hands the application out. All other code that finds it was called by the turn, on
  // the turn's thread: a new thread inherits nothing.
  private struct Turn: @unchecked Sendable {
    let application: Application
    /// The task that runs the turn; nil outside of tasks.
    ///
    /// Only compared. As long as a task that has inherited the value keeps this one in memory, no other
    /// task has its address.
    let task: UnsafeCurrentTask?

    init(of application: Application) {
      self.application = application
      task = withUnsafeCurrentTask { $0 }
    }

    /// Indicates whether the calling code runs in the task that runs the turn.
    var isOwn: Bool { withUnsafeCurrentTask { $0 == task } }
  }
}

extension Application {
  /// Runs `body` as one turn and commits what it changed. Within a turn it just runs `body`.
  public func turn<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard turnDepth == 0 else { return try body() }
    changeCount += 1
    return try outermostTurn(body)
  }

  private func outermostTurn<Result>(_ body: () throws -> Result) rethrows -> Result {
    turnDepth += 1
    defer { turnDepth -= 1 }
    return try Self.$runningTurn.withValue(Turn(of: self)) {
      defer { commit() }
      return try body()
    }
  }

  /// Runs `body`, which draws a picture of this moment and changes nothing, as one turn.
  ///
  /// What was changed outside of turns is committed afterwards.
  public func draw<Result>(_ body: () -> Result) -> Result {
    guard turnDepth == 0 else { return body() }
    return outermostTurn {
      isDrawing = true
      defer { isDrawing = false }
      return body()
    }
  }

  /// The view with the focus, which many views ask for while a picture is drawn.
  ///
  /// - Parameter find: Looks for it.
  func focusedView(_ find: () -> View?) -> View? {
    guard isDrawing, !assumesTransitionsEnded else { return find() }
    if drawnFocusChange == changeCount { return drawnFocus }
    let view = find()
    (drawnFocus, drawnFocusChange) = (view, changeCount)
    return view
  }

  /// Whether a transition runs, so that user input is ignored and requests wait.
  public var isTransitioning: Bool { !runningTransitions.isEmpty && !assumesTransitionsEnded }

  /// Runs `body`, which only asks what keys do, as if the running transitions had ended and the stacks
  /// and presentations were as they are now.
  ///
  /// A status line says by it what a new scene offers from the moment on at which the stack has it.
  public func assumingTransitionsEnded<Result>(_ body: () -> Result) -> Result {
    let assumedBefore = assumesTransitionsEnded
    assumesTransitionsEnded = !runningTransitions.isEmpty
    defer { assumesTransitionsEnded = assumedBefore }
    return body()
  }

  /// Adds to this turn's commit.
  func atCommit(_ work: @escaping () -> Void) { commitWork.append(.run(work)) }

  /// Has `begin` start a transition in this turn's commit; other requests wait for it.
  func beginAtCommit(_ begin: @escaping () -> Void) {
    pendingTransitions += 1
    commitWork.append(.begin(begin))
  }

  /// Has a navigation controller follow its stack in this turn's commit; other requests wait for it.
  func commitStackChange(of navigation: NavigationController) {
    pendingTransitions += 1
    commitWork.append(.changeStack(navigation))
  }

  /// Whether a transition runs or is about to, so that requests wait.
  var isBusy: Bool { isTransitioning || pendingTransitions > 0 }

  /// Runs `request` once no transition runs.
  func whenIdle(_ request: @escaping () -> Void) { waitingRequests.append(request) }

  /// Tells the user something in passing, such as why a tap has no effect. It is no event.
  public func showNotice(_ text: String) { notices.append(text) }

  /// The notices since the last call, oldest first.
  public func takeNotices() -> [String] {
    guard !notices.isEmpty else { return [] }
    defer { notices = [] }
    return notices
  }

  /// Marks the picture as drawn.
  public func didDisplay() {
    isChanged = false
    hasMoved = false
  }

  /// A name for a new object, unique in the application: `base`, then `base~2`, `base~3`, …
  func makeIdentity(_ base: String) -> String {
    let count = identityCounts[base, default: 0] + 1
    identityCounts[base] = count
    return count == 1 ? base : "\(base)~\(count)"
  }

  private func commit() {
    // A commit may change things again (a callback that pushes); a callback that always does would
    // go on for ever, which is the application's defect and is better trapped than hung.
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
      } else if window?.subtreeNeedsLayout == true {
        window?.layoutTree()
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
      navigation.commitChange()
      pendingTransitions -= 1
    }
  }
}

/// What a turn's commit is to do.
enum CommitWork {
  case run(() -> Void)
  /// Starts a transition.
  case begin(() -> Void)
  /// Has the screen follow a navigation controller's stack. A case of its own, because closures for
  /// what happens most would cost more than a fifth of it.
  case changeStack(NavigationController)
}
