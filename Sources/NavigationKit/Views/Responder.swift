/// An object that can receive events: the base class of views, view controllers and applications.
///
/// A touch goes to the view under it. A responder that does not handle an event passes it to
/// ``next``. Events travel from a view to its controller or superview, and so on up to the window,
/// the application and its delegate. Keys go from the focused view to its superviews.
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
  /// The values of properties that a terminal does not use.
  package var kept = KeptProperties()

  /// Creates a responder that is in no chain.
  public init() {}

  /// The keys that the responder has commands for while it is in the responder chain; nil, the default,
  /// for none.
  ///
  /// A subclass overrides it. It is read often, and must not change anything.
  open var keyCommands: [KeyCommand]? { nil }

  /// Called after a storyboard has made the object and set its outlets. Does nothing unless
  /// overridden.
  open func awakeFromNib() {}

  /// Called by the editor of storyboards in Xcode. Never called here.
  open func prepareForInterfaceBuilder() {}

  /// The responder that receives the events that this one does not handle; nil at the end of the
  /// chain.
  ///
  /// The next responder is:
  ///
  /// - of a controller's view the controller, of another view the superview;
  /// - of a presented controller its presenter, of another controller the superview of its view;
  /// - of a window the ``Application``, and of the application its delegate if that is a responder.
  open var next: Responder? { nil }

  /// A Boolean value that indicates whether the responder can become the first responder; false by
  /// default.
  ///
  /// A view that can have the focus returns true. A subclass of ``View`` that overrides it to return
  /// true can have the focus too.
  open var canBecomeFirstResponder: Bool { false }

  /// A Boolean value that indicates whether the responder can stop being the first responder; true
  /// by default.
  open var canResignFirstResponder: Bool { true }

  /// Makes the object the first responder. The default returns false; views and controllers override it.
  ///
  /// - Returns: False for an object that cannot be the first responder now.
  @discardableResult
  open func becomeFirstResponder() -> Bool { false }

  /// Ends the object's time as the first responder. The default returns false; views and controllers
  /// override it.
  ///
  /// - Returns: False for an object that is not the first responder.
  @discardableResult
  open func resignFirstResponder() -> Bool { false }

  // MARK: - Accessibility

  /// Indicates whether the object is one accessibility element, with what it contains; false by
  /// default.
  ///
  /// Labels, controls, rows and items are elements in spoken mode without it. A view with true is
  /// read as one element, and the views in it are not.
  open var isAccessibilityElement: Bool {
    get { kept[default: false] }
    set { kept[default: false] = newValue }
  }

  /// The name that spoken mode reads; nil, the default, reads the text or the title.
  open var accessibilityLabel: String? {
    get { kept[default: nil] }
    set { kept[default: nil] = newValue }
  }

  /// A sentence about the effect of the element, which spoken mode reads last; nil by default.
  open var accessibilityHint: String? {
    get { kept[default: nil] }
    set { kept[default: nil] = newValue }
  }

  /// The value that spoken mode reads; nil, the default, reads the value of the control.
  open var accessibilityValue: String? {
    get { kept[default: nil] }
    set { kept[default: nil] = newValue }
  }

  /// The traits that spoken mode reads in addition to those of the control; none by default.
  open var accessibilityTraits: AccessibilityTraits {
    get { kept[default: .none] }
    set { kept[default: .none] = newValue }
  }

  /// Indicates whether spoken mode leaves out the object and what it contains; false by default.
  ///
  /// The focus can still reach a control in it.
  open var accessibilityElementsHidden: Bool {
    get { kept[default: false] }
    set { kept[default: false] = newValue }
  }

  // MARK: - Touches

  /// Called when a finger comes down on the view or, if the view does not handle it, on a
  /// descendant.
  ///
  /// The default implementation calls ``Responder/touchesBegan(_:with:)`` of ``Responder/next``; so
  /// do the other touch methods. A subclass that handles touches overrides all four and does not
  /// call `super`.
  ///
  /// - Parameter touch: The touch, in the phase ``TouchPhase/down``.
  open func touchBegan(_ touch: Touch) {
    next?.touchesBegan([touch], with: InputEvent(touch))
  }

  /// Called when the finger moves.
  open func touchMoved(_ touch: Touch) {
    next?.touchesMoved([touch], with: InputEvent(touch))
  }

  /// Called when the finger is lifted.
  open func touchEnded(_ touch: Touch) {
    next?.touchesEnded([touch], with: InputEvent(touch))
  }

  /// Called instead of ``touchEnded(_:)`` when the touch is cancelled.
  ///
  /// A touch is cancelled when a recogniser recognises its gesture, when a transition begins, or
  /// when the user presses Esc.
  open func touchCancelled(_ touch: Touch) {
    next?.touchesCancelled([touch], with: InputEvent(touch))
  }

  // MARK: - Touches as in UIKit

  /// Called when a finger comes down, before ``touchBegan(_:)``.
  ///
  /// The default calls ``touchBegan(_:)``; so do the other methods with a set of touches. Override
  /// either form. `super` passes the touch on to ``next``.
  ///
  /// - Parameters:
  ///   - touches: The touch. A terminal reports one at a time.
  ///   - event: The event with the touch.
  open func touchesBegan(_ touches: Set<Touch>, with event: InputEvent?) {
    for touch in touches { touchBegan(touch) }
  }

  /// Called when the finger moves, before ``touchMoved(_:)``.
  open func touchesMoved(_ touches: Set<Touch>, with event: InputEvent?) {
    for touch in touches { touchMoved(touch) }
  }

  /// Called when the finger is lifted, before `touchEnded(_:)`.
  open func touchesEnded(_ touches: Set<Touch>, with event: InputEvent?) {
    for touch in touches { touchEnded(touch) }
  }

  /// Called when the touch is cancelled, before ``touchCancelled(_:)``.
  open func touchesCancelled(_ touches: Set<Touch>, with event: InputEvent?) {
    for touch in touches { touchCancelled(touch) }
  }

  // MARK: - Presses and movements

  /// Never called: keys reach views by ``View/handle(_:)``. The default calls ``next``.
  open func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// Exists for UIKit's name: Segue never calls it. The default calls the same method of ``next``.
  open func pressesChanged(_ presses: Set<Press>, with event: PressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Exists for UIKit's name: Segue never calls it. The default calls the same method of ``next``.
  open func pressesEnded(_ presses: Set<Press>, with event: PressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Exists for UIKit's name: Segue never calls it. The default calls the same method of ``next``.
  open func pressesCancelled(_ presses: Set<Press>, with event: PressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  /// Never called: a terminal does not move. The default calls ``next``.
  open func motionBegan(_ motion: InputEvent.EventSubtype, with event: InputEvent?) {
    next?.motionBegan(motion, with: event)
  }

  /// Exists for UIKit's name: Segue never calls it. The default calls the same method of ``next``.
  open func motionEnded(_ motion: InputEvent.EventSubtype, with event: InputEvent?) {
    next?.motionEnded(motion, with: event)
  }

  /// Exists for UIKit's name: Segue never calls it. The default calls the same method of ``next``.
  open func motionCancelled(_ motion: InputEvent.EventSubtype, with event: InputEvent?) {
    next?.motionCancelled(motion, with: event)
  }
}
