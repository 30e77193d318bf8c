public import CellGraphics

/// A rectangle of the screen that draws itself and holds others.
///
/// Geometry is in cells of the superview. The stored values are the model: an animation changes what
/// is *seen* (`presentation`), never what they say.
open class View: Responder {
  // MARK: - Geometry

  /// The view's own coordinates; changing the size keeps `center`.
  open var bounds: Rect = .zero {
    didSet {
      guard bounds != oldValue else { return }
      didChange(.bounds, from: AnimatableVector(oldValue), to: AnimatableVector(bounds))
      guard bounds.size != oldValue.size else { return }
      resizeSubviews(from: oldValue.size)
      setNeedsLayout()
      if layout != nil { didMoveByFrame() }
    }
  }

  /// The middle of the view in its superview.
  public var center: Point = .zero {
    didSet {
      guard center != oldValue else { return }
      didChange(.center, from: AnimatableVector(oldValue), to: AnimatableVector(center))
      if layout != nil { didMoveByFrame() }
    }
  }

  /// Applied about the centre.
  public var transform: AffineTransform = .identity {
    didSet {
      guard transform != oldValue else { return }
      didChange(.transform, from: AnimatableVector(oldValue), to: AnimatableVector(transform))
    }
  }

  /// How the view follows a change of its superview's size; empty keeps it where it is.
  public var autoresizingMask: AutoresizingMask = []

  // MARK: - Looks

  /// 0 to 1, for the view and all it holds as one picture; nothing is drawn below 0.01.
  public var alpha = 1.0 {
    didSet {
      guard alpha != oldValue else { return }
      didChange(.alpha, from: AnimatableVector(oldValue), to: AnimatableVector(alpha))
    }
  }

  /// What lies beneath everything in the view; nil is clear.
  public var backgroundColor: Color? {
    didSet {
      guard backgroundColor != oldValue else { return }
      didChange(
        .backgroundColor, from: AnimatableVector(oldValue),
        to: AnimatableVector(backgroundColor))
    }
  }

  /// A hidden view is neither drawn nor reached by input.
  public var isHidden = false {
    didSet {
      guard isHidden != oldValue else { return }
      setNeedsDisplay()
      invalidateIntrinsicContentSize()
    }
  }

  /// True cuts what the view holds at its bounds.
  public var clipsToBounds = false {
    didSet { if clipsToBounds != oldValue { setNeedsDisplay() } }
  }

  /// False keeps input from the view and all it holds.
  public var isUserInteractionEnabled = true

  // MARK: - Hierarchy

  // References up the tree are not `weak`, which would give each object a side table, through which
  // counting references takes twice as long.
  //
  // The superview clears it when it goes; it holds the view in `subviews` for as long as it is set.
  public internal(set) unowned(unsafe) var superview: View?
  /// Back to front.
  public internal(set) var subviews: [View] = []
  /// The window the view is in; nil while it is on no screen.
  // The window clears it in all its views when it goes, and a superview in those it leaves behind.
  public internal(set) unowned(unsafe) var window: Window? {
    didSet { controller?.applicationOnScreen = window?.application }
  }
  /// The controller whose `view` this is.
  // The controller clears it when it takes another view or goes.
  unowned(unsafe) var controller: ViewController? {
    didSet { controller?.applicationOnScreen = window?.application }
  }

  public internal(set) var gestureRecognizers: [GestureRecognizer] = []

  /// A name for events and data, such as the `id` in a scene file.
  public var accessibilityIdentifier: String?

  // Running animations, oldest first.
  var animations: [PropertyAnimation] = []
  /// nil for a view that has nothing to do with constraints.
  var layout: ViewLayout?
  /// What shows changes of the view's whole picture; made on demand.
  var storedLayer: Layer?
  var needsLayout = false
  /// Whether a view below this one needs layout.
  var descendantsNeedLayout = false
  /// True while the view lays itself out, after which it turns to those below.
  var isInLayout = false
  /// Whether this view or one below it needs layout.
  var subtreeNeedsLayout: Bool { needsLayout || descendantsNeedLayout }

  public init(frame: Rect) {
    super.init()
    if frame != .zero { self.frame = frame }
  }

  public convenience override init() { self.init(frame: .zero) }

  /// As in UIKit a subclass with initialisers of its own has to have this one too.
  public required init?(coder: Coder) { super.init() }

  deinit { clearReferencesToSelf() }

  /// The controller of this view, else the superview.
  open override var next: Responder? { controller ?? superview }

  // MARK: - For subclasses

  /// Places the subviews. Called before the next picture after `setNeedsLayout()` or a new size.
  open func layoutSubviews() {}

  /// Changes constraints after `setNeedsUpdateConstraints()`, before they are solved; those of
  /// subviews come first.
  open func updateConstraints() {}

  /// Draws what is in the view itself, over its background and under its subviews, in its own
  /// coordinates.
  open func draw(on canvas: inout Canvas) {}

  /// Draws what lies over the subviews, such as a scroll indicator.
  ///
  /// - Parameter bounds: The bounds as seen at this moment.
  func drawOverSubviews(on canvas: inout Canvas, bounds: Rect) {}

  /// The columns and rows that fit what is shown, `noIntrinsicMetric` where any number does.
  open var intrinsicContentSize: Size {
    Size(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
  }

  /// The size that suits the view best where it has the room of `size`; it may be larger.
  ///
  /// Without an override it is the intrinsic size, and the present one where there is none.
  open func sizeThatFits(_ size: Size) -> Size {
    let intrinsic = intrinsicContentSize
    return Size(
      width: intrinsic.width < 0 ? bounds.width : intrinsic.width,
      height: intrinsic.height < 0 ? bounds.height : intrinsic.height)
  }

  /// The size of the contents where they are as wide as the view will be; nil where a different width
  /// means no different height.
  func contentSize(forWidth width: Double) -> Size? { nil }

  /// Called when the intrinsic size of a subview may have changed. A view that depends on it measures
  /// again and informs its own superview.
  func contentSizeOfSubviewDidChange() {}

  /// Indicates whether the view arranges its subviews by constraints of its own.
  var isArrangedByConstraints: Bool { false }

  /// Indicates whether the view gives `subview` its place by constraints of its own.
  func placesByConstraints(_ subview: View) -> Bool { false }

  /// Adds the view's own constraints on its subviews to `system`.
  func addArrangement(to system: inout LayoutSystem) {}

  /// Whether its contents are rows of text, which stand in the middle.
  var hasBaseline: Bool { false }

  /// Called after the view has entered a window or left its last one.
  open func didMoveToWindow() {}

  // MARK: - Input

  /// The frontmost view at a point of this view's coordinates, this one or one within; nil where a
  /// touch is for none of them.
  ///
  /// Views that are hidden, that cannot be seen for their alpha or that take no input are passed
  /// over with all they hold, and so is what lies outside of the bounds of a view around it.
  ///
  /// - Parameter touch: Not there yet when a finger comes down; nil then.
  open func hitTest(_ point: Point, with touch: Touch?) -> View? {
    guard !isHidden, alpha >= 0.01, isUserInteractionEnabled, self.point(inside: point, with: touch)
    else { return nil }
    for subview in subviews.reversed() {
      let place = point.applying(subview.mapToSuperview.inverted())
      if let found = subview.hitTest(place, with: touch) { return found }
    }
    return self
  }

  /// Whether a point of this view's coordinates is for it.
  open func point(inside point: Point, with touch: Touch?) -> Bool { bounds.contains(point) }

  /// Asked of the view touched and those around it, up to the recogniser's: false lets it fail.
  open func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool { true }

  /// Offered a notch of the wheel over this view or one within, towards that end; true takes it.
  open func handleWheel(_ direction: Direction) -> Bool { false }

  /// Offered text as one while the focus rests here or within; true takes it.
  open func paste(_ text: String) -> Bool { false }

  /// Whether the keyboard's focus can rest on it.
  open var canBecomeFocused: Bool { false }

  /// Offered what the keyboard does while the focus rests here or within; true takes it.
  open func handle(_ input: KeyInput) -> Bool { false }

  /// Offered Esc while the focus rests here or within; true takes it.
  open func handleCancel() -> Bool { false }

  /// Called when the user moves the focus from here to another view.
  func didLoseFocus() {}

  /// What keys do here at this moment while the focus rests here or within, for a status line.
  open var keyHints: [KeyHint] { [] }

  /// What a tap does while the focus rests here; false leaves it to the gestures.
  open func activate() -> Bool { false }

  /// How many ticks each of its pictures stands, for a view that changes by itself: it has a new one
  /// at every multiple of that. nil for any other view.
  open var ticksPerFrame: Int? { nil }

  /// Whether letters are text here while the focus rests on it, and not commands.
  open var isEditingText: Bool { false }

  /// The subviews from back to front as they are drawn.
  open var subviewsInDrawingOrder: [View] { subviews }

  /// Indicates whether a text is edited as soon as it has the focus.
  var isEditedOnFocus: Bool { true }

  /// Indicates whether typing begins the input of this text, which has the focus and is not edited.
  var awaitsText: Bool { false }

  /// Indicates whether the view uses an arrow now, so that no swipe comes of it, while the focus rests
  /// here or within.
  ///
  /// A view whose `keyHints` name the arrow needs no override.
  func takesArrow(_ direction: Direction) -> Bool { false }

  /// Indicates whether an arrow goes along this view's contents while the focus rests here or within.
  /// The arrow then scrolls nothing else, even where these contents are at their end.
  func keepsArrow(_ direction: Direction) -> Bool { false }

  /// Scrolls by a key that nothing around the focus has taken.
  ///
  /// - Returns: False where the view does not scroll, or not farther.
  func scroll(by input: KeyInput) -> Bool { false }

  /// Indicates whether `scroll(by:)` scrolls by this arrow.
  func isScrollable(_ direction: Direction) -> Bool { false }

  /// The subviews in the order in which the focus goes through them.
  var subviewsInFocusOrder: [View] { subviews }

  /// The part that the user chose last, from which a transition can grow. A table returns the cell of
  /// the selected row.
  var chosenPart: View { self }

  /// True for a view such as a bar: what is in it gets the focus unasked only where nothing else can
  /// have it.
  var yieldsDefaultFocus: Bool { false }
}
