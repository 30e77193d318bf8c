public import CellGraphics

/// An object that recognises a gesture in the touches on a view and its subviews.
///
/// Add it to a view with ``View/addGestureRecognizer(_:)``. Its actions are called when the state
/// changes. Keys reach recognisers too: an arrow performs a swipe, Enter a tap, Shift with an arrow
/// an edge drag.
///
/// To recognise a gesture of your own, override the four touch methods and set ``state``.
///
/// ```swift
/// final class CornerTap: GestureRecognizer {
///   override func touchBegan(_ touch: Touch) {
///     let place = touch.location(in: view)
///     state = place.x < 2 && place.y < 1 ? .ended : .failed
///   }
/// }
/// let application = Application()
/// let window = Window(application: application, size: Size(width: 20, height: 10))
/// var count = 0
/// window.addGestureRecognizer(CornerTap { _ in count += 1 })
/// application.turn { window.makeKeyAndVisible() }
/// application.touch(.down, at: Point(x: 1, y: 0))
/// precondition(count == 1)
/// ```
open class GestureRecognizer {
  /// The values of properties that a terminal does not use.
  package var kept = KeptProperties()

  // The view clears it when it is deallocated.
  /// The view to which the recogniser is added; nil before.
  @exclusivity(unchecked) public internal(set) unowned(unsafe) var view: View?
  /// The object that can prevent or combine gestures; the recogniser does not keep it alive.
  public weak var delegate: (any GestureRecognizerDelegate)?
  /// A Boolean value that indicates whether the recogniser receives touches; true by default.
  ///
  /// Setting it to false during a gesture cancels the gesture.
  public var isEnabled = true {
    didSet { if !isEnabled, oldValue { abandon() } }
  }

  /// A Boolean value that indicates whether the touched view's touch is cancelled once the gesture
  /// is recognised; true by default.
  public var cancelsTouchesInView = true

  /// The state of the gesture. Subclasses set it.
  ///
  /// A request to leave `possible` waits while a recogniser that must fail first has not failed.
  /// The request fails if the delegate, a view or another recogniser objects. Impossible changes
  /// are ignored.
  public var state: State {
    get { storedState }
    set { requestState(newValue) }
  }

  /// A closure that is asked when the gesture is about to begin; false makes it fail. nil allows it
  /// always.
  public var shouldBegin: (() -> Bool)?

  /// Returns the reason when ``shouldBegin`` has refused; nil for a closure of the app.
  package var refusal: (() -> Refusal?)?

  /// A word for the gesture's effect, which the status line shows; nil shows none.
  public var actionTitle: String?

  private struct Registration {
    /// The identity of the object whose method is called; nil for closures.
    var target: ObjectIdentifier?
    /// The object whose method is called, while it lives.
    weak var object: AnyObject?
    /// The call in the sources that added the method; nil for closures.
    var place: CallPlace?
    let action: (GestureRecognizer) -> Void
  }

  private var actions: [Registration] = []
  var storedState: State = .possible
  /// The requested states that wait for other recognisers to fail.
  var waitingStates: [State] = []
  /// The touch delivery of the present attempt; nil outside of an attempt.
  weak var delivery: TouchDelivery?
  /// The present touch, or the last one.
  var touch: Touch?
  /// The recognisers that must fail first.
  var requirements: [WeakRecognizer] = []
  /// The recognisers that must fail first in this attempt, because a delegate or a class says so.
  var attemptRequirements: [WeakRecognizer] = []
  /// The code of the cause of the present attempt: the begin of its touch.
  var causeOfAttempt: Int32 = 0
  /// The tick at which the recogniser decides even if the touch does not change; nil if there is no
  /// such tick.
  var dueTick: Int?

  /// A name for logs and for finding the recogniser; nil by default. It has no effect.
  public var name: String?

  /// Creates a recogniser that is on no view and has no actions.
  public init() {}

  /// Creates a recogniser that is on no view.
  ///
  /// - Parameter action: Called at each change of state except to `possible` and `failed`.
  public init(action: ((GestureRecognizer) -> Void)?) {
    if let action { addAction(action) }
  }

  /// Creates a recogniser without a target, as a subclass's initialiser does in UIKit.
  public init(target: Never?, action: Never?) {}

  /// Calls `action` at each change of state except to `possible` and `failed`.
  ///
  /// Actions are called in the order in which they were added and cannot be removed.
  public func addAction(_ action: @escaping (GestureRecognizer) -> Void) {
    actions.append(Registration(action: action))
  }

  /// Calls `action`, a method of an object, at each change of state.
  ///
  /// The same call in the sources with the same object adds its method once, as for a ``Control``.
  package func addAction(
    of target: AnyObject, at place: CallPlace, _ action: @escaping (GestureRecognizer) -> Void
  ) {
    guard !actions.contains(where: { $0.object === target && $0.place == place }) else { return }
    actions.append(
      Registration(
        target: ObjectIdentifier(target), object: target, place: place, action: action))
  }

  /// Stops calling the methods of an object. nil selects the methods of all objects.
  package func removeActions(of target: ObjectIdentifier?) {
    actions.removeAll { entry in entry.target != nil && (target == nil || entry.target == target) }
  }

  /// Returns the position of the present or last touch.
  ///
  /// - Parameter view: The view whose coordinates to use; nil for the window's.
  open func location(in view: View?) -> Point { touch?.location(in: view) ?? .zero }

  /// A short name such as `swipe up`, for events and the status line.
  open var gestureName: String { "gesture" }

  // MARK: - For subclasses

  /// Called when a touch begins on the view or a subview, unless the gesture is decided.
  open func touchBegan(_ touch: Touch) {}

  /// Called when the touch moves, until the gesture is decided.
  open func touchMoved(_ touch: Touch) {}

  /// Called when the touch ends, unless the gesture is decided.
  open func touchEnded(_ touch: Touch) {}

  /// Called when the touch is cancelled. The state becomes `cancelled` or `failed` afterwards.
  open func touchCancelled(_ touch: Touch) {}

  /// Called when a touch begins, before ``touchBegan(_:)``, which the default calls.
  ///
  /// So do the other methods with a set of touches, for subclasses that are written for UIKit.
  open func touchesBegan(_ touches: Set<Touch>, with event: InputEvent) {
    for touch in touches { touchBegan(touch) }
  }

  /// Called when the touch moves, before ``touchMoved(_:)``.
  open func touchesMoved(_ touches: Set<Touch>, with event: InputEvent) {
    for touch in touches { touchMoved(touch) }
  }

  /// Called when the touch ends, before ``touchEnded(_:)``.
  open func touchesEnded(_ touches: Set<Touch>, with event: InputEvent) {
    for touch in touches { touchEnded(touch) }
  }

  /// Called when the touch is cancelled, before ``touchCancelled(_:)``.
  open func touchesCancelled(_ touches: Set<Touch>, with event: InputEvent) {
    for touch in touches { touchCancelled(touch) }
  }

  /// Called when `dueTick` has come.
  func dueTickDidPass() {}

  /// Called after each attempt, before the next touch. Reset the state of a subclass here.
  open func reset() {}

  /// Returns a Boolean value that indicates whether this gesture makes `other` fail; true by
  /// default.
  open func canPrevent(_ other: GestureRecognizer) -> Bool { true }

  /// Returns a Boolean value that indicates whether `other` makes this gesture fail; true by
  /// default.
  open func canBePrevented(by other: GestureRecognizer) -> Bool { true }

  /// Returns a Boolean value that indicates whether `other` must fail first; false by default.
  ///
  /// It applies to all recognisers of the class, in addition to the delegate.
  open func shouldRequireFailure(of other: GestureRecognizer) -> Bool { false }

  /// Returns a Boolean value that indicates whether `other` must wait for this one to fail; false
  /// by default.
  ///
  /// It applies to all recognisers of the class, in addition to the delegate.
  open func shouldBeRequiredToFail(by other: GestureRecognizer) -> Bool { false }

  func callActions() { for entry in actions { entry.action(self) } }
}

struct WeakRecognizer {
  weak var recognizer: GestureRecognizer?
}

extension GestureRecognizer {
  /// The number of columns that a touch may move and still be a tap: 2.
  ///
  /// From this distance on it is a drag. A row counts as two columns, because a cell is about twice
  /// as high as wide.
  public static let slop = 2.0

  /// Returns the distance in columns, with a row counted as two.
  static func distance(from start: Point, to end: Point) -> Double {
    let (x, y) = (end.x - start.x, 2 * (end.y - start.y))
    return (x * x + y * y).squareRoot()
  }

  /// Makes this recogniser wait until `other` fails. If `other` is recognised, this one fails.
  ///
  /// A recogniser that does not receive the touch is not waited for. The requirement cannot be
  /// removed.
  ///
  /// ```swift
  /// let (single, double) = (TapGestureRecognizer(), TapGestureRecognizer())
  /// double.numberOfTapsRequired = 2
  /// single.require(toFail: double)
  /// let application = Application()
  /// let window = Window(application: application, size: Size(width: 20, height: 10))
  /// window.addGestureRecognizer(single)
  /// window.addGestureRecognizer(double)
  /// var taps = 0
  /// single.addAction { _ in taps += 1 }
  /// application.turn { window.makeKeyAndVisible() }
  /// for phase in [TouchPhase.down, .up] { application.touch(phase, at: Point(x: 1, y: 1)) }
  /// precondition(taps == 0)  // a second tap may follow
  /// application.advance(to: Tick.count(seconds: 0.5))
  /// precondition(taps == 1)
  /// ```
  public func require(toFail other: GestureRecognizer) {
    requirements.removeAll { $0.recognizer == nil }
    requirements.append(WeakRecognizer(recognizer: other))
  }

  /// Indicates whether the closure, the delegate and the touched views allow the gesture to begin.
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

  /// Recognises a discrete gesture that a key performs.
  ///
  /// - Returns: False if the gesture may not begin.
  func recognize() -> Bool {
    guard mayBegin else { return false }
    recordRecognition { changeState(to: .ended) }
    return true
  }

  /// Changes the state and calls the actions. Without a touch, a decided recogniser becomes
  /// `possible` again.
  func changeState(to state: State) {
    storedState = state
    if state != .possible, state != .failed { callActions() }
    if delivery == nil, isDecided { storedState = .possible }
  }

  /// Records that the gesture is recognised, and calls `effects`. The recognition is then the cause
  /// of the events that `effects` records.
  func recordRecognition(causing effects: () -> Void) {
    guard let view, let application = view.window?.application else { return effects() }
    application.record(
      .gestureRecognized, view.controllerOfView, detail: gestureName, causing: effects)
  }
}

extension View {
  /// The recognisers on this view, in the order in which they were added; nil without any.
  ///
  /// Setting it removes the recognisers that are not in the new array, and adds the others.
  public var gestureRecognizers: [GestureRecognizer]? {
    get { attachedRecognizers.isEmpty ? nil : attachedRecognizers }
    set {
      for recognizer in attachedRecognizers
      where newValue?.contains(where: { $0 === recognizer }) != true {
        removeGestureRecognizer(recognizer)
      }
      for recognizer in newValue ?? [] where recognizer.view !== self {
        addGestureRecognizer(recognizer)
      }
    }
  }

  /// Adds a recogniser to the view. It is removed from another view first.
  public func addGestureRecognizer(_ recognizer: GestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizer.view = self
    attachedRecognizers.append(recognizer)
  }

  /// Removes a recogniser and cancels its gesture. Nothing happens if it is not on this view.
  public func removeGestureRecognizer(_ recognizer: GestureRecognizer) {
    guard recognizer.view === self else { return }
    recognizer.view = nil
    attachedRecognizers.removeAll { $0 === recognizer }
    recognizer.abandon()
  }
}
