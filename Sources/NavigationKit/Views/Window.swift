public import CellGraphics

/// The screen of an application: it shows its root controller, and what that presents.
public final class Window: View {
  // The application knows its windows and clears it when it goes.
  public internal(set) unowned(unsafe) var application: Application? {
    didSet { forEachControllerOfViews { $0.applicationOnScreen = application } }
  }

  /// The traits at any size from now on; nil for those of the size.
  ///
  /// A window that is laid out smaller for a look keeps its columns and its ways to present.
  public var fixedTraits: TraitCollection?

  /// The controller at the bottom of everything; its view fills the window.
  ///
  /// A new one appears, without animation, at the end of the turn; what the old one had presented
  /// goes with it.
  public var rootViewController: ViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      replaceRoot(oldValue)
    }
  }

  /// - Parameter size: Columns and rows; less than nothing counts as nothing.
  public init(application: Application, size: Size) {
    self.application = application
    super.init(frame: Rect(x: 0, y: 0, width: max(0, size.width), height: max(0, size.height)))
    join(application)
  }

  /// A window of the application that the calling code runs in; outside of any it traps.
  ///
  /// - Parameter frame: Its size; it stands at (0, 0).
  public convenience override init(frame: Rect) {
    guard let application = Application.current else {
      preconditionFailure("a window was made while no application runs")
    }
    self.init(application: application, size: frame.size)
  }

  /// As large as the screen of the application that the calling code runs in.
  public convenience init() { self.init(frame: Application.current?.screenBounds ?? .zero) }

  public required init?(coder: Coder) { nil }

  private func join(_ application: Application) {
    window = self
    application.windows.append(WindowReference(id: ObjectIdentifier(self), window: self))
  }

  deinit {
    clearWindow()
    let id = ObjectIdentifier(self)
    application?.windows.removeAll { $0.id == id }
  }

  /// Makes the window the application's, the one that input goes to. It warns if there is no root
  /// controller at the end of the turn.
  public func makeKeyAndVisible() {
    application?.window = self
    setNeedsLayout()
    application?.atCommit { [self] in
      guard rootViewController == nil else { return }
      application?.record(
        .warning, nil, detail: "application windows are expected to have a root view controller")
    }
  }

  /// Takes a new size; what is on its way over the screen arrives at its new edges.
  public func resize(to size: Size) {
    let old = bounds.size
    guard size != old else { return }
    let transitions = willResize(to: size)
    frame = Rect(origin: .zero, size: size)
    updateTraits()
    if old.width > 0, old.height > 0 {
      let (x, y) = (size.width / old.width, size.height / old.height)
      application?.animations.scaleDistances(in: self, x: x, y: y)
      for view in subviews { view.scaleTranslations(x: x, y: y) }
    }
    // What moves along finds everything in its new place.
    if transitions.contains(where: { $0.coordination != nil }) { layoutIfNeeded() }
    for transition in transitions { transition.skip() }
  }

  private func replaceRoot(_ old: ViewController?) {
    application?.atCommit { [self] in
      // The views that a segue moves are not all within the old root's.
      for transition in application?.runningTransitions ?? [] where transition.kind == .segue {
        transition.completeTransition(false)
      }
      old?.leaveWindow()
      if let root = rootViewController { show(root) }
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

/// A window that is not kept alive; it says itself when it goes.
struct WindowReference {
  let id: ObjectIdentifier
  unowned let window: Window
}

extension View {
  fileprivate func forEachControllerOfViews(_ body: (ViewController) -> Void) {
    if let controller { body(controller) }
    for view in subviews { view.forEachControllerOfViews(body) }
  }

  /// Scales the distance that a transform has moved this view and those in it.
  fileprivate func scaleTranslations(x: Double, y: Double) {
    if transform.tx != 0 || transform.ty != 0 {
      transform.tx *= x
      transform.ty *= y
    }
    for view in subviews { view.scaleTranslations(x: x, y: y) }
  }
}
