public import CellGraphics

/// Watches the finger on one view and what it holds for one kind of gesture.
///
/// A subclass overrides the four that are called for a touch, and sets `state` when it knows more.
open class GestureRecognizer {
  // The view clears it when it goes.
  public internal(set) unowned(unsafe) var view: View?
  public weak var delegate: (any GestureRecognizerDelegate)?
  /// False lets the gesture pass as if the recogniser were not there; in mid-gesture it cancels.
  public var isEnabled = true {
    didSet { if !isEnabled, oldValue { abandon() } }
  }

  /// Whether the view stops hearing of the touch once the gesture is recognised: it is told that the
  /// touch is cancelled.
  public var cancelsTouchesInView = true

  /// Where the recogniser is in its gesture.
  ///
  /// Set by subclasses. What is set to leave `possible` does not happen while a recogniser that must
  /// fail first has not failed, and fails in its place where the delegate, the view touched or
  /// another recogniser objects.
  public var state: State {
    get { storedState }
    set { requestState(newValue) }
  }

  /// Asked when the gesture is about to begin; false lets it fail. nil is always true.
  public var shouldBegin: (() -> Bool)?

  /// What the gesture does here, for a status line; nil where nobody has said.
  public var actionTitle: String?

  private var actions: [(GestureRecognizer) -> Void] = []
  var storedState: State = .possible
  /// States that wait for others to fail.
  var waitingStates: [State] = []
  /// Who brings the touch; nil while there is none.
  weak var delivery: TouchDelivery?
  /// The touch it hears of, or heard of last.
  var touch: Touch?
  /// Those that must fail first.
  var requirements: [WeakRecognizer] = []
  /// Those that the delegates want to fail first, for this attempt.
  var attemptRequirements: [WeakRecognizer] = []
  /// When the recogniser decides although nothing moves, in ticks; nil for never.
  var dueTick: Int?

  /// - Parameter action: Called whenever the state changes, but to `possible` and `failed`.
  public init(action: ((GestureRecognizer) -> Void)? = nil) {
    if let action { actions.append(action) }
  }

  /// Has `action` called, after those added before, whenever the state changes, but to `possible` and
  /// `failed`.
  public func addAction(_ action: @escaping (GestureRecognizer) -> Void) { actions.append(action) }

  /// Where the finger is, or was last, in a view's coordinates; nil for the window's.
  open func location(in view: View?) -> Point { touch?.location(in: view) ?? .zero }

  /// A short name such as `swipe up`, for events and status lines.
  open var gestureName: String { "gesture" }

  // MARK: - For subclasses

  /// The finger has come down on the view or in it. Not called while the state is decided.
  open func touchBegan(_ touch: Touch) {}

  open func touchMoved(_ touch: Touch) {}

  open func touchEnded(_ touch: Touch) {}

  /// The touch has been called off; the state becomes `cancelled` or `failed` afterwards.
  open func touchCancelled(_ touch: Touch) {}

  /// The moment in `dueTick` has come.
  func dueTickDidPass() {}

  /// Called when the gesture is over, before the next one can begin.
  open func reset() {}

  /// Whether being recognised makes `other` fail.
  open func canPrevent(_ other: GestureRecognizer) -> Bool { true }

  /// Whether `other`, when recognised, makes this one fail.
  open func canBePrevented(by other: GestureRecognizer) -> Bool { true }

  /// As the delegate's, for every recogniser of the class.
  open func shouldRequireFailure(of other: GestureRecognizer) -> Bool { false }

  /// As the delegate's, for every recogniser of the class.
  open func shouldBeRequiredToFail(by other: GestureRecognizer) -> Bool { false }

  func callActions() { for action in actions { action(self) } }
}

struct WeakRecognizer {
  weak var recognizer: GestureRecognizer?
}

extension GestureRecognizer {
  /// Columns that a finger may stray and still tap; from there on it drags. A row counts as two
  /// columns, as it is about as high as two columns are wide.
  public static let slop = 2.0

  /// The distance in columns, a row counting as two.
  static func distance(from start: Point, to end: Point) -> Double {
    let (x, y) = (end.x - start.x, 2 * (end.y - start.y))
    return (x * x + y * y).squareRoot()
  }

  /// Recognises only if `other` fails; as long as it may be recognised, this one waits.
  ///
  /// A recogniser that hears nothing of the touch is not waited for.
  public func require(toFail other: GestureRecognizer) {
    requirements.removeAll { $0.recognizer == nil }
    requirements.append(WeakRecognizer(recognizer: other))
  }

  /// Whether the closure, the delegate and the views touched let the gesture begin.
  var mayBegin: Bool {
    guard shouldBegin?() ?? true, delegate?.gestureRecognizerShouldBegin(self) ?? true else {
      return false
    }
    var candidate = touch?.view
    while let current = candidate {
      guard current.gestureRecognizerShouldBegin(self) else { return false }
      if current === view { break }
      candidate = current.superview
    }
    return true
  }

  /// Recognises a discrete gesture that is no finger's; answers false where it may not begin.
  func recognize() -> Bool {
    guard mayBegin else { return false }
    recordRecognition()
    changeState(to: .ended)
    return true
  }

  /// Goes on to `state` and says so; without a touch, after the last one the next gesture can begin.
  func changeState(to state: State) {
    storedState = state
    if state != .possible, state != .failed { callActions() }
    if delivery == nil, isDecided { storedState = .possible }
  }

  func recordRecognition() {
    guard let view else { return }
    view.window?.application?.record(
      .gestureRecognized, view.controllerOfView, detail: gestureName)
  }
}

extension View {
  public func addGestureRecognizer(_ recognizer: GestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizer.view = self
    gestureRecognizers.append(recognizer)
  }

  public func removeGestureRecognizer(_ recognizer: GestureRecognizer) {
    guard recognizer.view === self else { return }
    recognizer.view = nil
    gestureRecognizers.removeAll { $0 === recognizer }
    recognizer.abandon()
  }
}
