extension ViewController {
  /// The view, made when first asked for.
  ///
  /// nil forgets it, and the next call makes another. A view that another controller owns traps, as
  /// UIKit raises.
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

  public var isViewLoaded: Bool { storedView != nil }

  /// The view if it has been made; asking does not make it.
  public var viewIfLoaded: View? { storedView }

  /// Makes the view if there is none.
  public func loadViewIfNeeded() {
    guard storedView == nil else { return }
    precondition(!isLoadingView, "loadView() must set the view, not ask for it")
    isLoadingView = true
    record(.loadView)
    loadView()
    isLoadingView = false
    precondition(storedView != nil, "loadView() of \(identity) did not set a view")
    performEmbedSegues()
    record(.viewDidLoad)
    viewDidLoad()
  }

  private func adopt(_ view: View) throws(NavigationError) {
    if let owner = view.controller, owner !== self {
      throw .viewHasController(controller: owner.identity)
    }
    view.controller = self
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  func willLayoutSubviews() {
    record(.viewWillLayoutSubviews)
    viewWillLayoutSubviews()
  }

  func didLayoutSubviews() {
    record(.viewDidLayoutSubviews)
    viewDidLayoutSubviews()
  }
}
