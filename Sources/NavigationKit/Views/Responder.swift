/// An object that can receive events: the base class of views and view controllers.
///
/// A touch goes to the view under it. A responder that does not handle an event passes it to
/// ``next``. Events travel from a view to its controller or superview, and so on up to the window.
/// Keys follow the same chain from the focused view.
///
/// ```swift
/// final class Card: View {
///   var phases: [TouchPhase] = []
///   override func touchBegan(_ touch: Touch) { phases.append(touch.phase) }
/// }
/// let card = Card(frame: Rect(x: 0, y: 0, width: 20, height: 5))
/// let label = Label(frame: Rect(x: 2, y: 1, width: 5, height: 1))
/// card.addSubview(label)
/// precondition(label.next === card)
/// let application = Application()
/// let window = Window(application: application, size: Size(width: 40, height: 10))
/// window.addSubview(card)
/// application.turn { window.makeKeyAndVisible() }
/// application.touch(.down, at: Point(x: 3, y: 1))  // on the label
/// precondition(card.phases == [.down])
/// ```
open class Responder {
  /// Creates a responder that is in no chain.
  public init() {}

  /// Called after a storyboard has made the object and set its outlets. Does nothing unless
  /// overridden.
  open func awakeFromNib() {}

  /// The responder that receives the events that this one does not handle; nil at the end of the
  /// chain.
  ///
  /// The next responder of a view is its controller if it is a controller's view, otherwise its
  /// superview.
  open var next: Responder? { nil }

  // MARK: - Touches

  /// Called when a finger comes down on the view or, if the view does not handle it, on a
  /// descendant.
  ///
  /// The default implementation calls the same method of ``Responder/next``; so do the other touch methods. A
  /// subclass that handles touches overrides all four and does not call `super`.
  ///
  /// - Parameter touch: The touch, in the phase ``TouchPhase/down``.
  open func touchBegan(_ touch: Touch) { next?.touchBegan(touch) }

  /// Called when the finger moves.
  open func touchMoved(_ touch: Touch) { next?.touchMoved(touch) }

  /// Called when the finger is lifted.
  open func touchEnded(_ touch: Touch) { next?.touchEnded(touch) }

  /// Called instead of ``touchEnded(_:)`` when the touch is cancelled.
  ///
  /// A touch is cancelled when a recogniser recognises its gesture, when a transition begins, or
  /// when the user presses Esc.
  open func touchCancelled(_ touch: Touch) { next?.touchCancelled(touch) }
}
