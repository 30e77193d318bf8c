public import CellGraphics

/// A rectangle that draws its content and contains subviews: the counterpart of `UIView`.
///
/// Coordinates are in cells of the superview: x counts columns from the left, y rows from the top.
/// Values can lie between cells while a view moves; at rest they are rounded when drawn. A cell is
/// about twice as high as wide.
///
/// The properties hold the model values. An animation changes what is visible, which
/// ``presentation`` returns, and never these values. Changes take effect at the end of the turn,
/// when the application lays out its views.
///
/// To show something of its own, a subclass overrides ``draw(on:)``. To react to input, it
/// overrides ``handle(_:)``, ``activate()`` or the touch methods of ``Responder``.
///
/// ```swift
/// let card = View(frame: Rect(x: 4, y: 2, width: 20, height: 6))
/// card.backgroundColor = .white
/// let title = Label(frame: Rect(x: 1, y: 1, width: 18, height: 1))
/// title.text = "Inbox"
/// card.addSubview(title)
/// precondition(title.superview === card)
/// precondition(title.convert(Point(x: 0, y: 0), to: card) == Point(x: 1, y: 1))
/// title.removeFromSuperview()
/// precondition(card.subviews.isEmpty)
/// ```
open class View: Responder {
  // MARK: - Geometry

  /// The view's rectangle in its own coordinates, in cells.
  ///
  /// The origin is (0, 0) except in a scroll view, where it is the content offset. Changing the
  /// size keeps ``View/center``, resizes the subviews by their autoresizing masks and marks the view for
  /// layout. Animatable.
  @exclusivity(unchecked) open var bounds: Rect = .zero {
    didSet {
      guard bounds != oldValue else { return }
      didChange(.bounds, from: AnimatableVector(oldValue), to: AnimatableVector(bounds))
      guard bounds.size != oldValue.size else { return }
      if needsDrawing || ownContentMode == .redraw { requestDrawing() }
      resizeSubviews(from: oldValue.size)
      setNeedsLayout()
      if layout != nil { didMoveByFrame() }
    }
  }

  /// The centre of the view in its superview's coordinates. Animatable.
  @exclusivity(unchecked) public var center: Point = .zero {
    didSet {
      guard center != oldValue else { return }
      didChange(.center, from: AnimatableVector(oldValue), to: AnimatableVector(center))
      if layout != nil { didMoveByFrame() }
    }
  }

  /// An affine transform that is applied about the centre; the identity by default. Animatable.
  ///
  /// It changes how the view is drawn and hit, not how it lays out its subviews. Scaling shrinks
  /// backgrounds but not letters: text that does not fit is cut.
  @exclusivity(unchecked) public var transform: AffineTransform = .identity {
    didSet {
      guard transform != oldValue else { return }
      didChange(.transform, from: AnimatableVector(oldValue), to: AnimatableVector(transform))
    }
  }

  /// The rules for following a change of the superview's size; an empty mask keeps the position and
  /// size.
  @exclusivity(unchecked) public var autoresizingMask: AutoresizingMask = []

  // MARK: - Looks

  /// The opacity of the view with all its subviews, 0 to 1; 1 by default. Animatable.
  ///
  /// A view below 0.01 is not drawn and receives no touches.
  @exclusivity(unchecked) public var alpha = 1.0 {
    didSet {
      guard alpha != oldValue else { return }
      didChange(.alpha, from: AnimatableVector(oldValue), to: AnimatableVector(alpha))
    }
  }

  /// The colour behind the view's content; nil, the default, is transparent. Animatable.
  @exclusivity(unchecked) public var backgroundColor: Color? {
    didSet {
      guard backgroundColor != oldValue else { return }
      didChange(
        .backgroundColor, from: AnimatableVector(oldValue),
        to: AnimatableVector(backgroundColor))
    }
  }

  /// A Boolean value that indicates whether the view is hidden: not drawn, and not reached by
  /// input.
  ///
  /// A hidden arranged view of a ``StackView`` takes no space. In an animation block such a view
  /// shrinks or grows.
  @exclusivity(unchecked) public var isHidden = false {
    didSet {
      guard isHidden != oldValue else { return }
      (superview as? StackView)?.animateVisibility(of: self)
      setNeedsFrame()
      if needsDrawing { requestDrawing() }
      invalidateIntrinsicContentSize()
    }
  }

  /// A Boolean value that indicates whether subviews are cut at the view's bounds; false by
  /// default.
  @exclusivity(unchecked) public var clipsToBounds = false {
    didSet { if clipsToBounds != oldValue { setNeedsFrame() } }
  }

  /// A Boolean value that indicates whether the view and its subviews receive input.
  ///
  /// It is true by default, except for a ``Label`` and an ``ImageView``.
  public var isUserInteractionEnabled: Bool {
    get { ownUserInteraction ?? receivesInputByDefault }
    set { ownUserInteraction = newValue }
  }
  private var ownUserInteraction: Bool?
  /// The value of ``isUserInteractionEnabled`` until it is set.
  var receivesInputByDefault: Bool { true }

  // MARK: - Tint, content and safe area

  /// The colour of controls, bars and images in the view; that of the superview by default.
  ///
  /// A window without a tint colour of its own has the system's blue. While the view is dimmed
  /// (``tintAdjustmentMode``), the value is a grey of the same brightness. nil removes the view's
  /// own colour.
  open var tintColor: Color! {
    get { inheritedTint }
    set {
      guard newValue != ownTint else { return }
      ownTint = newValue
      tintDidChange { $0.ownTint == nil }
    }
  }

  /// The rule that dims tint colours; that of the superview by default.
  ///
  /// Unlike in UIKit, a presentation does not dim the views behind it by itself.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { inheritedTintAdjustmentMode }
    set {
      guard newValue != ownTintAdjustmentMode else { return }
      ownTintAdjustmentMode = newValue
      tintDidChange { $0.ownTintAdjustmentMode == .automatic }
    }
  }

  /// Called after the tint colour has changed here or in a superview that determines it, and after a
  /// move to a superview with another tint colour.
  ///
  /// The default does nothing.
  open func tintColorDidChange() {}

  /// The way to fit content into the view. An image view follows it; other views keep it.
  ///
  /// ``ContentMode/scaleToFill`` by default. An image view whose mode is not set draws its image as
  /// with ``ContentMode/scaleAspectFit``.
  open var contentMode: ContentMode {
    get { ownContentMode ?? .scaleToFill }
    set {
      ownContentMode = newValue
      setNeedsDisplay()
    }
  }

  /// The distances from the edges of the view to the area that nothing covers, in cells.
  ///
  /// Bars are beside their content here, so only ``ViewController/additionalSafeAreaInsets`` of
  /// the controllers around the view count. A view away from an edge has a smaller inset there.
  open var safeAreaInsets: EdgeInsets { additionalInsets }

  /// Gives the view the focus. In a text it starts editing.
  ///
  /// The present first responder's ``resignFirstResponder()`` is called first, and can refuse.
  ///
  /// - Returns: False for a view that cannot have the focus now.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { takeFirstResponder() }

  /// Ends editing of a text. The text keeps the focus, but letters are commands again.
  ///
  /// - Returns: False for a view that is not the first responder.
  @discardableResult
  open override func resignFirstResponder() -> Bool { giveUpFirstResponder() }

  /// Called after ``View/safeAreaInsets`` may have changed. The default does nothing.
  open func safeAreaInsetsDidChange() {}

  /// The traits of the controller that shows the view, or else of the window, with the overrides of the
  /// view and of the views around it in the controller's view.
  open var traitCollection: TraitCollection {
    let around = controllerOfView?.traitCollection ?? window?.traitCollection ?? TraitCollection()
    return around.overridden(by: inheritedTraitOverrides)
  }

  /// Called after the traits of the view have changed: after the controller that shows it, and before
  /// the views in it. The default does nothing.
  ///
  /// - Parameter previous: The traits before the change.
  open func traitCollectionDidChange(_ previous: TraitCollection?) {}

  /// The traits that the app overrides for the view and the views in it; nil for none.
  var ownTraitOverrides: TraitCollection?

  /// The class of ``layer``; ``Layer`` by default. A subclass may return ``GradientLayer``.
  open class var layerClass: Layer.Type { Layer.self }

  /// Indicates whether the view depends on constraints; false by default. It has no effect.
  open class var requiresConstraintBasedLayout: Bool { false }

  var ownContentMode: ContentMode?
  var ownTint: Color?
  var ownTintAdjustmentMode: TintAdjustmentMode = .automatic

  // MARK: - Hierarchy

  // References up the tree are not `weak`: each object would need a side table, and counting
  // references through it takes twice as long.
  //
  // A superview keeps its subviews alive and clears this reference when it is deallocated.
  /// The view that contains this one; nil at the top of a hierarchy.
  @exclusivity(unchecked) public internal(set) unowned(unsafe) var superview: View?
  /// The views in this one, from back to front.
  @exclusivity(unchecked) public internal(set) var subviews: [View] = []
  /// The window that contains the view; nil while it is in none.
  // A window clears it in its views when it is deallocated, a superview in its remaining subviews.
  @exclusivity(unchecked) public internal(set) unowned(unsafe) var window: Window? {
    didSet { controller?.applicationOnScreen = window?.application }
  }
  /// The controller whose `view` this is; nil for other views.
  // The controller clears it when it gets another view or is deallocated.
  unowned(unsafe) var controller: ViewController? {
    didSet { controller?.applicationOnScreen = window?.application }
  }

  /// The recognisers on this view, in the order in which they were added.
  package var attachedRecognizers: [GestureRecognizer] = []

  /// A number that identifies the view in the app; 0 by default. ``View/viewWithTag(_:)`` finds it.
  open var tag = 0

  /// A name for events and tests, such as the `id` in a scene file; nil shows the class name.
  public var accessibilityIdentifier: String?

  // Running animations, oldest first.
  var animations: [PropertyAnimation] = []
  /// The view's part in constraint layout; nil for a view without constraints.
  var layout: ViewLayout?
  /// Indicates whether a stack arranges the view or has arranged it.
  // It is apart from `layout`, because a view with a layout makes its stack a set of constraints.
  var isOrWasArranged = false
  /// The layer, which shows transitions of the view's whole picture; made when it is first used.
  var storedLayer: Layer?
  /// The result of the last ``draw(_:)-(Rect)``; nil for nothing.
  var recordedDrawing: Drawing?
  /// Indicates whether ``draw(_:)-(Rect)`` is called before the view is seen next.
  var needsDrawing = true
  /// Indicates whether the view is in the application's list of views to draw.
  var awaitsDrawing = false
  var needsLayout = false
  /// Indicates whether a warning has reported that layout of the view does not come to rest.
  var isReportedAsUnresting = false
  /// Indicates whether a view in the subtree needs layout.
  var descendantsNeedLayout = false
  /// True while the view lays itself out. It visits its subviews afterwards.
  var isInLayout = false
  /// Indicates whether this view or a view in its subtree needs layout.
  var subtreeNeedsLayout: Bool { needsLayout || descendantsNeedLayout }

  /// Creates a view with a frame in its future superview's coordinates.
  ///
  /// - Parameter frame: The rectangle in cells; `.zero` for a view that a layout sizes.
  public init(frame: Rect) {
    super.init()
    if frame != .zero { self.frame = frame }
  }

  /// Creates a view of no size at (0, 0).
  public convenience override init() { self.init(frame: .zero) }

  /// Creates an empty view. As in UIKit, a subclass with initialisers of its own implements it too.
  ///
  /// Scene files and storyboards do not call it.
  public required init?(coder: Coder) { super.init() }

  deinit { clearReferencesToSelf() }

  /// The view's controller if it is a controller's view, otherwise the superview.
  open override var next: Responder? { controller ?? superview }

  // MARK: - For subclasses

  /// Places the subviews. Override it for a layout in code.
  ///
  /// It is called at the end of a turn in which the size changed or ``View/setNeedsLayout()`` was
  /// called. Views that constraints place have their frames already. The default does nothing.
  open func layoutSubviews() {}

  /// Changes constraints before they are solved. Called after ``setNeedsUpdateConstraints()``.
  ///
  /// Subviews are called before their superviews. The default does nothing; an override calls
  /// `super`.
  open func updateConstraints() {}

  /// Draws the view's own content, over its background and under its subviews.
  ///
  /// The default draws nothing. Call ``View/setNeedsDisplay()`` when the content changes. The method
  /// must not change any view, and its result may depend on the application's tick only.
  ///
  /// ```swift
  /// final class Gauge: View {
  ///   var level = 0.5
  ///   override func draw(on canvas: inout Canvas) {
  ///     let part = Rect(x: 0, y: 0, width: bounds.width * level, height: bounds.height)
  ///     canvas.fill(part, with: Color(rgb: 0x0055CC))
  ///   }
  /// }
  /// var canvas = Canvas(surface: Surface(columns: 10, rows: 1))
  /// Gauge(frame: Rect(x: 0, y: 0, width: 10, height: 1)).draw(on: &canvas)
  /// precondition(canvas.surface[column: 4, row: 0].background == Color(rgb: 0x0055CC))
  /// precondition(canvas.surface[column: 5, row: 0].background == .clear)
  /// ```
  ///
  /// - Parameter canvas: A surface in the view's own coordinates, clipped to what is visible.
  open func draw(on canvas: inout Canvas) {}

  /// Draws with paths, colours and images in the current ``GraphicsContext``, as UIKit's
  /// `draw(_:)` does. The default draws nothing.
  ///
  /// The method is called at the end of the turn in which the view appears on the screen with a size
  /// above zero, and of each turn with a call of ``setNeedsDisplay()``. A change of the size calls it
  /// if the content mode is `redraw`; otherwise the drawing is stretched. What it draws is over the
  /// background and under the content of ``draw(on:)``.
  ///
  /// - Parameter rect: The bounds, in points (``Application/pointsPerCell``).
  open func draw(_ rect: Rect) {}

  /// Draws in front of the subviews, such as a scroll indicator.
  ///
  /// - Parameter bounds: The presentation value of the bounds.
  func drawOverSubviews(on canvas: inout Canvas, bounds: Rect) {}

  /// The size in cells that the view's content asks for, with ``View/noIntrinsicMetric`` for a side that
  /// the content does not determine.
  ///
  /// Stacks and constraints use it. Neither side is determined by default.
  open var intrinsicContentSize: Size {
    Size(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
  }

  /// Returns the best size for the view in the available size.
  ///
  /// The default returns the present size, as in UIKit. Controls and other views of the library return
  /// the size of their content.
  ///
  /// - Parameter size: The available columns and rows; the result may be larger.
  open func sizeThatFits(_ size: Size) -> Size {
    fitsIntrinsicSize ? intrinsicSizeOrBounds : bounds.size
  }

  /// Indicates whether ``sizeThatFits(_:)`` returns the intrinsic size, as that of a control does.
  var fitsIntrinsicSize: Bool { false }

  /// The size that `sizeToFit()` asks for.
  var roomForFitting: Size { bounds.size }

  /// Returns the size of the content at a given width; nil if the width does not change the height.
  func contentSize(forWidth width: Double) -> Size? { nil }

  /// Called when the intrinsic size of a subview may have changed.
  ///
  /// A view that depends on this size measures again and informs its own superview.
  func contentSizeOfSubviewDidChange() {}

  /// Indicates whether the view arranges its subviews by constraints of its own.
  var isArrangedByConstraints: Bool { false }

  /// Indicates whether the view gives `subview` its place by constraints of its own.
  func placesByConstraints(_ subview: View) -> Bool { false }

  /// Adds the view's own constraints on its subviews to `system`.
  func addArrangement(to system: inout LayoutSystem) {}

  /// Indicates whether the content is rows of text, centred vertically.
  var hasBaseline: Bool { false }

  /// Indicates whether this view resizes the views of controllers in it, in place of their own masks.
  var holdsControllers: Bool { false }

  // MARK: - Changes of the hierarchy

  /// Called before the view moves to another superview. The default does nothing.
  ///
  /// - Parameter newSuperview: The new superview; nil when the view is removed.
  open func willMove(toSuperview newSuperview: View?) {}

  /// Called after the view has moved to another superview, or was removed from it. The default does
  /// nothing.
  ///
  /// ``View/superview`` is the new one. A change of the order among the same siblings does not call
  /// it.
  open func didMoveToSuperview() {}

  /// Called before the view enters another window or leaves its last one, also when a view around
  /// it moves. The default does nothing.
  ///
  /// - Parameter newWindow: The new window; nil for none.
  open func willMove(toWindow newWindow: Window?) {}

  /// Called after the view has entered a window or left its last one. The default does nothing.
  open func didMoveToWindow() {}

  /// Called after a view was added to this one. The default does nothing.
  ///
  /// - Parameter subview: The view, which is in ``View/subviews``.
  open func didAddSubview(_ subview: View) {}

  /// Called before a subview is removed or moves to another superview. The default does nothing.
  ///
  /// - Parameter subview: The view, which is still in ``View/subviews``.
  open func willRemoveSubview(_ subview: View) {}

  // MARK: - Input

  /// Returns the frontmost view of this subtree at a point; nil if no view is there.
  ///
  /// Views that are hidden, transparent (``alpha`` below 0.01) or have no user interaction are
  /// skipped with their subtrees. So are points outside of a view's bounds, even if a subview
  /// reaches beyond them.
  ///
  /// ```swift
  /// let back = View(frame: Rect(x: 0, y: 0, width: 20, height: 10))
  /// let front = View(frame: Rect(x: 5, y: 2, width: 5, height: 5))
  /// back.addSubview(front)
  /// precondition(back.hitTest(Point(x: 6, y: 3), with: nil) === front)
  /// precondition(back.hitTest(Point(x: 0, y: 0), with: nil) === back)
  /// front.isUserInteractionEnabled = false
  /// precondition(back.hitTest(Point(x: 6, y: 3), with: nil) === back)
  /// precondition(back.hitTest(Point(x: 20, y: 0), with: nil) == nil)
  /// ```
  ///
  /// - Parameters:
  ///   - point: A point in this view's coordinates.
  ///   - event: The event that asks; nil when the finger comes down, before the touch exists.
  open func hitTest(_ point: Point, with event: InputEvent?) -> View? {
    guard !isHidden, alpha >= 0.01, isUserInteractionEnabled, self.point(inside: point, with: event)
    else { return nil }
    for subview in subviews.reversed() {
      let place = point.applying(subview.mapToSuperview.inverted())
      if let found = subview.hitTest(place, with: event) { return found }
    }
    return self
  }

  /// Returns a Boolean value that indicates whether a point is in the view's bounds.
  ///
  /// Override it to make the sensitive area larger or smaller. The right and bottom edges do not
  /// count.
  open func point(inside point: Point, with event: InputEvent?) -> Bool { bounds.contains(point) }

  /// Asks whether a recogniser on this view or around it may recognise a touch on this view.
  ///
  /// It is called for the touched view and each view up to the recogniser's. False makes the
  /// recogniser fail. True by default.
  open func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool { true }

  /// Handles one notch of the mouse wheel over this view.
  ///
  /// - Parameter direction: The direction in which the content should reveal more.
  /// - Returns: True if the view used it; otherwise the superview is asked. False by default.
  open func handleWheel(_ direction: Direction) -> Bool { false }

  /// Handles pasted text while the focus is on this view or in it.
  ///
  /// - Returns: True if the view used it; otherwise the superview is asked. False by default.
  open func paste(_ text: String) -> Bool { false }

  /// A Boolean value that indicates whether the view can have the keyboard's focus; false by
  /// default.
  ///
  /// Tab visits the views that return true, in reading order. Controls return
  /// ``Control/isEnabled``.
  ///
  /// ```swift
  /// let application = Application()
  /// let window = Window(application: application, size: Size(width: 40, height: 5))
  /// let (controller, first, second) = (ViewController(), Switch(), Switch())
  /// application.turn {
  ///   first.frame = Rect(x: 0, y: 0, width: 6, height: 1)
  ///   second.frame = Rect(x: 0, y: 2, width: 6, height: 1)
  ///   for control in [first, second] { controller.view.addSubview(control) }
  ///   window.rootViewController = controller
  ///   window.makeKeyAndVisible()
  /// }
  /// precondition(application.focusedView === first)
  /// application.moveFocus(.next)  // Tab
  /// precondition(second.isFocused)
  /// ```
  open var canBecomeFocused: Bool { false }

  /// Called after ``layoutMargins`` have changed. The default does nothing.
  open func layoutMarginsDidChange() {}

  /// A Boolean value that indicates whether the view can become the first responder: the value of
  /// ``canBecomeFocused``, unless it is overridden.
  open override var canBecomeFirstResponder: Bool { canBecomeFocused }

  /// The point of the view's own cells that a magnifier or a screen reader follows while the view
  /// has the focus: its first cell, the focused row, or the cursor of a text.
  package var focusPoint: Point { bounds.origin }

  /// Handles a key while the focus is on this view or in it.
  ///
  /// Enter and Esc have methods of their own, ``View/activate()`` and ``View/handleCancel()``. An arrow that
  /// no view handles becomes a swipe.
  ///
  /// ```swift
  /// final class Counter: View {
  ///   var count = 0
  ///   override var canBecomeFocused: Bool { true }
  ///   override func handle(_ input: KeyInput) -> Bool {
  ///     guard case .arrow(let direction) = input, direction == .up else { return false }
  ///     count += 1
  ///     return true
  ///   }
  /// }
  /// let counter = Counter()
  /// precondition(counter.handle(.arrow(.up)) && counter.count == 1)
  /// precondition(!counter.handle(.home))
  /// ```
  ///
  /// - Returns: True if the view used it; otherwise the next responder is asked. False by default.
  open func handle(_ input: KeyInput) -> Bool { false }

  /// Handles Esc while the focus is on this view or in it.
  ///
  /// - Returns: True if there was something to cancel; otherwise the superview is asked. False by
  ///   default.
  open func handleCancel() -> Bool { false }

  /// Called when the user moves the focus from here to another view.
  func didLoseFocus() {}

  /// Called before the view leaves the window.
  func willLeaveWindow() {}

  /// Indicates whether the view may become the first responder. A text field asks its delegate.
  var mayBeginEditing: Bool { true }
  /// Indicates whether the view may stop being the first responder. A text field asks its delegate.
  var mayEndEditing: Bool { true }
  /// Called after the view has become the first responder.
  func didBeginEditing() {}
  /// Called after the view has stopped being the first responder.
  func didEndEditing() {}

  /// The keys that the view handles now while the focus is on it or in it, for the status line.
  ///
  /// An arrow named here is not a swipe. Empty by default.
  open var keyHints: [KeyHint] { [] }

  /// Handles Enter and Space while the view has the focus.
  ///
  /// - Returns: True if the view used it; false gives the key to tap recognisers. False by default.
  open func activate() -> Bool { false }

  /// The number of ticks between two frames of a view that changes by itself, such as an activity
  /// indicator.
  ///
  /// The view is drawn again at each multiple of this number. nil, the default, is a view that
  /// changes only when something changes it.
  open var ticksPerFrame: Int? { nil }

  /// A Boolean value that indicates whether typed characters are text for this view, not commands.
  open var isEditingText: Bool { false }

  /// The subviews in the order in which they are drawn, back to front; ``subviews`` by default.
  open var subviewsInDrawingOrder: [View] { subviews }

  /// Indicates whether the input of a text begins as soon as the text has the focus.
  var isEditedOnFocus: Bool { true }

  /// Indicates whether typing begins the input of this text, which has the focus and is not edited.
  var awaitsText: Bool { false }

  /// Indicates whether the view uses an arrow now. An arrow that a view uses does not become a
  /// swipe.
  ///
  /// The method is called while the focus is on the view or in it. Override it only if the view's
  /// `keyHints` do not name the arrow.
  func takesArrow(_ direction: Direction) -> Bool { false }

  /// Indicates whether an arrow moves along this view's content while the focus is on the view or
  /// in it.
  ///
  /// Such an arrow scrolls no other view, even at the end of this content.
  func keepsArrow(_ direction: Direction) -> Bool { false }

  /// Scrolls by a key that no view around the focus has handled.
  ///
  /// - Returns: False if the view does not scroll, or cannot scroll farther.
  func scroll(by input: KeyInput) -> Bool { false }

  /// Indicates whether `scroll(by:)` scrolls by this arrow.
  func isScrollable(_ direction: Direction) -> Bool { false }

  /// The subviews in the order in which Tab visits them.
  var subviewsInFocusOrder: [View] { subviews }

  /// The part that the user chose last, from which a transition can grow. A table returns the cell
  /// of the selected row.
  var chosenPart: View { self }

  /// The text that becomes first responder in place of this view; nil for the view itself.
  var editedPart: View? { nil }

  /// True for a bar. A view in a bar has the focus by default only if no view outside of bars can
  /// have the focus.
  var yieldsDefaultFocus: Bool { false }
}
