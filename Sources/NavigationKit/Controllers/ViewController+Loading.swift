package import CellGraphics

extension ViewController {
  /// The view of the controller, which the first access creates.
  ///
  /// Reading it calls ``loadView()`` and ``viewDidLoad()`` if the view is not loaded. Setting it to
  /// nil unloads the view; the next access loads another one. Setting a view that belongs to
  /// another controller traps, as UIKit raises an exception.
  public var view: View! {
    get {
      loadViewIfNeeded()
      return storedView
    }
    set {
      if let newValue { trapping { () throws(NavigationError) in try adopt(newValue) } }
      if storedView !== newValue {
        storedView?.controller = nil
        if newValue == nil { applicationOnScreen = nil }
      }
      storedView = newValue
    }
  }

  /// Indicates whether the view is loaded. Reading it does not load the view.
  public var isViewLoaded: Bool { storedView != nil }

  /// The view if it is loaded; otherwise nil. Reading it does not load the view.
  public var viewIfLoaded: View? { storedView }

  /// Loads the view if it is not loaded.
  ///
  /// The order is `loadView()`, the embed segues, then `viewDidLoad()`. An override of `loadView()`
  /// that reads ``view`` without setting it traps.
  public func loadViewIfNeeded() {
    guard storedView == nil else { return }
    precondition(!isLoadingView, "loadView() must set the view, not ask for it")
    isLoadingView = true
    record(.loadView) { loadView() }
    isLoadingView = false
    precondition(storedView != nil, "loadView() of \(identity) did not set a view")
    performEmbedSegues()
    isInViewDidLoad = true
    record(.viewDidLoad) { viewDidLoad() }
    isInViewDidLoad = false
  }

  /// Sets a view that the framework has made: as large as the screen, and following its superview.
  ///
  /// UIKit's default `loadView` does the same, so that code in `viewDidLoad` can use the size.
  func setDefaultView(_ view: View) {
    View.performWithoutAnimation { view.place(in: boundsAtLoading) }
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// The bounds that a view has when it is loaded: those of the window on the screen, otherwise of the
  /// first window or of the screen; zero outside of an application.
  package var boundsAtLoading: Rect {
    guard let application else { return .zero }
    let window = application.window ?? application.windows.first?.window
    return Rect(origin: .zero, size: window?.bounds.size ?? application.screenBounds.size)
  }

  /// Makes the view of the storyboard; nil if there is none.
  func takeStoryboardView() -> View? {
    guard let make = makeStoryboardView else { return nil }
    makeStoryboardView = nil
    return make()
  }

  private func adopt(_ view: View) throws(NavigationError) {
    if let owner = view.controller, owner !== self {
      throw .viewHasController(controller: owner.identity)
    }
    view.controller = self
  }

  func willLayoutSubviews() {
    record(.viewWillLayoutSubviews) { viewWillLayoutSubviews() }
  }

  func didLayoutSubviews() {
    record(.viewDidLayoutSubviews) { viewDidLayoutSubviews() }
  }
}
