public import CellGraphics

/// The root of a view hierarchy, which usually fills the application's part of the terminal.
///
/// A window shows its ``rootViewController`` and the controllers that it presents. Keys reach the
/// window that was made key last. All visible windows are drawn, by ``windowLevel``, and those in
/// front get touches first. A window that fills the screen follows its size.
///
/// ```swift
/// let application = Application()
/// let window = Window(application: application, size: Size(width: 80, height: 24))
/// application.turn {
///   window.rootViewController = NavigationController(rootViewController: ViewController())
///   window.makeKeyAndVisible()
/// }
/// precondition(application.window === window)
/// precondition(window.rootViewController?.view.frame == window.bounds)
/// application.turn { window.resize(to: Size(width: 40, height: 12)) }
/// precondition(window.traitCollection.horizontalSizeClass == .compact)
/// ```
open class Window: View {
  // The application keeps a list of its windows and clears this reference when it is deallocated.
  /// The application of the window; nil once the application is deallocated.
  @exclusivity(unchecked) public internal(set) unowned(unsafe) var application: Application? {
    didSet { forEachControllerOfViews { $0.applicationOnScreen = application } }
  }

  /// The traits of the window at any size; nil, the default, derives them from the size.
  ///
  /// A preview that is smaller than the real window sets it, so that the layout stays the same.
  public var fixedTraits: TraitCollection?

  /// The controller whose view fills the window; nil shows an empty window.
  ///
  /// A new controller appears without animation at the end of the turn, in a hidden window at the
  /// end of the turn in which the window is shown. The old one disappears, with the controllers
  /// that it has presented.
  open var rootViewController: ViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      hiddenLevels = []
      replaceRoot(oldValue)
    }
  }

  /// A Boolean value that indicates whether the window is hidden; true until it is shown.
  ///
  /// The root controller of a shown window appears, also if another window is on the screen.
  ///
  /// A window that is hidden leaves the screen: its root controller disappears, and the visible
  /// window that was key last is key again.
  public override var isHidden: Bool {
    didSet {
      guard isHidden != oldValue, let application else { return }
      application.isChanged = true
      if !isHidden { application.bringToFront(self) }
      SystemNotifications.post(
        isHidden ? "UIWindowDidBecomeHiddenNotification" : "UIWindowDidBecomeVisibleNotification",
        self)
      if isHidden {
        application.atCommit { [self] in if isHidden { hideControllers() } }
        application.windowDidHide(self)
      } else if !hiddenLevels.isEmpty {
        application.atCommit { [self] in if !isHidden { showControllers() } }
      } else if rootViewController != nil {
        replaceRoot(nil)
      }
    }
  }

  /// The height of the window; ``Level/normal`` by default. Of visible windows of the same level,
  /// the one that was shown or made key last is in front.
  open var windowLevel = Level.normal { didSet { application?.isChanged = true } }
  /// Indicates whether the window is the key window and has heard so.
  var isKey = false
  /// The root and the presented controllers that have disappeared with the window, the root first.
  private var hiddenLevels: [ViewController] = []

  /// Indicates whether the window can be the key window; true by default.
  ///
  /// A window with false is shown by ``makeKeyAndVisible()``, but gets no call of ``becomeKey()``.
  open var canBecomeKey: Bool { true }

  /// Delivers an event to the recognisers and views that it is for. Each touch calls it when it
  /// begins, moves, ends or is cancelled. An override that does not call `super` keeps the event
  /// back.
  open func sendEvent(_ event: InputEvent) {
    let delivery = pendingDelivery
    pendingDelivery = nil
    delivery?()
  }

  /// The delivery of the event that ``sendEvent(_:)`` is called for; nil outside of the call.
  private var pendingDelivery: (() -> Void)?

  /// Calls ``sendEvent(_:)``, which calls `delivery`.
  func send(_ event: InputEvent, _ delivery: @escaping () -> Void) {
    pendingDelivery = delivery
    sendEvent(event)
    pendingDelivery = nil
  }

  /// Called after the window has become the key window, on the screen. The default does nothing.
  open func becomeKey() {}

  /// Called after another window has become the key window. The default does nothing.
  open func resignKey() {}

  /// Indicates whether the window was made visible without an application.
  private var isShownWithoutApplication = false

  /// Creates a window of an application.
  ///
  /// The window is empty and not visible until ``makeKeyAndVisible()`` is called.
  ///
  /// - Parameters:
  ///   - application: The application, which does not keep the window alive before it is key.
  ///   - size: Columns and rows; negative values count as 0.
  public convenience init(application: Application, size: Size) {
    self.init(size: size, of: application)
  }

  private init(size: Size, of application: Application?) {
    super.init(frame: Rect(x: 0, y: 0, width: max(0, size.width), height: max(0, size.height)))
    window = self
    isHidden = true
    if let application { join(application) }
  }

  /// Creates a window of the application whose turn the calling code runs in.
  ///
  /// Outside of a turn the window has no application. It then belongs to the application in whose
  /// turn ``makeKeyAndVisible()`` is called. Without one it is never drawn and gets no input, but
  /// ``makeKeyAndVisible()`` shows its root, for tests of controllers.
  ///
  /// ```swift
  /// let home = ViewController()
  /// let window = Window(frame: Rect(x: 0, y: 0, width: 80, height: 24))  // no application
  /// window.rootViewController = home
  /// window.makeKeyAndVisible()
  /// precondition(home.appearanceState == .appeared)
  /// precondition(home.view.bounds.size == Size(width: 80, height: 24))
  /// ```
  ///
  /// - Parameter frame: A rectangle on the screen, in cells. A negative size counts as 0.
  public override init(frame: Rect) {
    let application = Application.current
    let size = Size(width: max(0, frame.width), height: max(0, frame.height))
    super.init(frame: Rect(origin: frame.origin, size: size))
    window = self
    isHidden = true
    if let application { join(application) }
  }

  /// Creates a window with the size of the current application's screen; outside of a turn of size
  /// zero.
  public convenience init() { self.init(frame: Application.current?.screenBounds ?? .zero) }

  /// The application, which receives the events that no view or controller handles.
  public override var next: Responder? { application }

  /// Returns nil: a window cannot be decoded.
  public required init?(coder: Coder) { nil }

  override var holdsControllers: Bool { true }

  /// The traits of the window's size, or ``fixedTraits`` if they are set.
  open override var traitCollection: TraitCollection { traits(of: bounds.size) }

  private func join(_ application: Application) {
    self.application = application
    application.windows.append(WindowReference(id: ObjectIdentifier(self), window: self))
  }

  deinit {
    clearWindow()
    let id = ObjectIdentifier(self)
    application?.windows.removeAll { $0.id == id }
  }

  /// Shows the window and sends input to it.
  ///
  /// A window without a root controller at the end of the turn records a `warning` event, as UIKit
  /// logs one.
  open func makeKeyAndVisible() {
    isHidden = false
    setNeedsLayout()
    let isNew = application == nil
    if isNew, let current = Application.current { join(current) }
    guard let application else {
      isShownWithoutApplication = true
      if let rootViewController { show(rootViewController) }
      return layoutIfNeeded()
    }
    application.makeKey(self)
    if isNew, rootViewController != nil { replaceRoot(nil) }
    application.atCommit { [self] in
      guard rootViewController == nil else { return }
      self.application?.record(
        .warning, nil, detail: "application windows are expected to have a root view controller")
    }
  }

  /// Changes the window's size, as the terminal does. Call it in a turn of the application.
  ///
  /// Controllers receive `viewWillTransition(to:with:)` first, and trait changes if a size class
  /// changes. Running animations and transforms scale with the window, so that they end at the new
  /// positions. Nothing happens if the size is the same. Outside of a turn, controllers do not
  /// receive `viewWillTransition(to:with:)`.
  ///
  /// - Parameter size: Columns and rows.
  public func resize(to size: Size) { resize(to: size, traits: fixedTraits) }

  /// Changes the window's size and its ``fixedTraits`` together, as the rotation of a device does.
  ///
  /// - Parameters:
  ///   - size: Columns and rows.
  ///   - traits: The traits of the window; nil derives them from the size.
  package func resize(to size: Size, traits: TraitCollection?) {
    let old = bounds.size
    guard size != old || traits != fixedTraits else { return }
    let transitions = willResize(to: size, traits: traits ?? TraitCollection(size: size))
    fixedTraits = traits
    if let application, application.screenBounds.size == old { application.screenSize = size }
    frame = Rect(origin: frame.origin, size: size)
    updateTraits()
    if old.width > 0, old.height > 0 {
      let (x, y) = (size.width / old.width, size.height / old.height)
      application?.animations.scaleDistances(in: self, x: x, y: y)
      for view in subviews { view.scaleTranslations(x: x, y: y) }
    }
    // Animations alongside the transition start from the new layout.
    if transitions.contains(where: { $0.coordination != nil }) { layoutIfNeeded() }
    for transition in transitions { transition.skip() }
  }

  private func replaceRoot(_ old: ViewController?) {
    guard let application else {
      guard isShownWithoutApplication else { return }
      old?.leaveWindow()
      if let root = rootViewController { show(root) }
      return
    }
    application.atCommit { [self] in
      // A segue may move views outside of the old root's view.
      for transition in self.application?.runningTransitions ?? [] where transition.kind == .segue {
        transition.completeTransition(false)
      }
      old?.leaveWindow()
      if let root = rootViewController, !isHidden { show(root) }
    }
  }

  /// Ends the appearance of the root and of the controllers that it has presented, which stay
  /// presented.
  private func hideControllers() {
    var levels: [ViewController] = []
    var level = rootViewController
    while let controller = level {
      if controller.appearanceState == .appeared { levels.append(controller) }
      level = controller.presentation?.presented
    }
    hiddenLevels = levels
    for controller in levels.reversed() {
      controller.beginAppearance(false, animated: false)
      controller.endAppearance()
    }
  }

  /// Begins the appearance of the controllers that have disappeared with the window.
  private func showControllers() {
    let levels = hiddenLevels
    hiddenLevels = []
    for controller in levels where controller.appearanceState == .disappeared {
      controller.beginAppearance(true, animated: false)
      controller.deliverIsAppearing()
      controller.endAppearance()
    }
  }

  private func show(_ root: ViewController) {
    guard root.appearanceState == .disappeared else { return }
    root.loadViewIfNeeded()
    root.beginAppearance(true, animated: false)
    root.view.place(in: bounds)
    insertSubview(root.view, at: 0)
    root.deliverIsAppearing()
    root.view.layoutIfNeeded()
    root.endAppearance()
  }
}

/// A reference to a window that does not keep the window alive. When the window is deallocated, it
/// removes the reference.
struct WindowReference {
  let id: ObjectIdentifier
  unowned let window: Window
  /// The number of changes of the key window until this one was key last; 0 for never.
  var lastKey = 0
  /// The number of changes of the front until this window came to the front last; 0 for never.
  var lastFront = 0

  /// The place among the windows, which is greater for a window in front.
  var place: (level: Window.Level, lastFront: Int) { (window.windowLevel, lastFront) }
}

extension View {
  fileprivate func forEachControllerOfViews(_ body: (ViewController) -> Void) {
    if let controller { body(controller) }
    for view in subviews { view.forEachControllerOfViews(body) }
  }

  /// Scales the translations of the transforms in this subtree.
  fileprivate func scaleTranslations(x: Double, y: Double) {
    if transform.tx != 0 || transform.ty != 0 {
      transform.tx *= x
      transform.ty *= y
    }
    for view in subviews { view.scaleTranslations(x: x, y: y) }
  }
}
