/// Where the keyboard's focus rests, and where it was before.
struct Focus {
  /// The views given the focus, the last at the end; some have left the screen since.
  private var history: [WeakView] = []
  /// Indicates whether `view`, if it is a text, is edited.
  var editing = Editing.byRule

  enum Editing {
    /// As for any view of its kind that has the focus.
    case byRule
    case begun
    case ended
  }

  private struct WeakView {
    weak var view: View?
  }

  /// So many are remembered, which is deeper than anyone goes.
  private static let longestHistory = 64

  /// The view last given the focus; it may have left the screen since.
  var view: View? { history.last?.view }

  /// Those that had it before, the last first.
  var earlierViews: some Sequence<View> { history.dropLast().reversed().lazy.compactMap(\.view) }

  mutating func move(to view: View) {
    editing = .byRule
    history.removeAll { $0.view == nil || $0.view === view }
    history.append(WeakView(view: view))
    if history.count > Self.longestHistory { history.removeFirst() }
  }

  /// Leaves the focus to others, as if the view had never had it.
  mutating func forget(_ view: View) {
    editing = .byRule
    // An end that nobody has stays, so that no view before it is the last.
    for index in history.indices where history[index].view === view {
      history[index].view = nil
    }
  }
}

/// The way the focus goes with Tab and Shift-Tab.
public enum FocusMovement: String, Hashable, Sendable, CaseIterable {
  case next
  case previous
}

extension Application {
  /// The view with the focus: the one last chosen if it can be reached now, else the last one chosen
  /// before it that can and is in no bar, else the first that is in no bar, else the first.
  ///
  /// So what comes back to the screen has the focus where it was: a stack's controller, a tab, what
  /// lay under a presented controller. What has been scrolled out of sight leaves it, until it is to
  /// be seen again, to what is nearest in the same scroll view.
  public var focusedView: View? { focusedView(findFocusedView) }

  private func findFocusedView() -> View? {
    let views = focusableViews
    if let view = focus.view, views.contains(where: { $0 === view }) {
      return view.isScrolledAway ? view.nearestVisibleView(among: views) ?? view : view
    }
    let earlier = focus.earlierViews.first { view in
      views.contains { $0 === view } && !view.isWithinBar && !view.isScrolledAway
    }
    if let earlier { return earlier }
    let visible = views.lazy.filter { !$0.isScrolledAway }
    return visible.first { !$0.isWithinBar } ?? visible.first ?? views.first
  }

  /// Moves the focus to `view`, which can have it.
  func giveFocus(to view: View) {
    let old = focusedView
    focus.move(to: view)
    guard old !== view else { return }
    old?.didLoseFocus()
    isChanged = true
    record(.focusMoved, view.controllerOfView, object: view.eventName)
  }

  /// Indicates whether Tab leads to another view.
  public var canMoveFocus: Bool { focusableViews.count > 1 }

  /// What the focus can rest on now, in reading order, within the frontmost controller's tree.
  ///
  /// What is out of sight and cannot be scrolled into it is left out where anything else is there.
  var focusableViews: [View] {
    let all = unobscuredFocusableViews
    let within = all.filter { $0.visibility != .cutOff }
    return within.isEmpty ? all : within
  }

  fileprivate var unobscuredFocusableViews: [View] {
    guard let root = frontmostLevel?.viewIfLoaded, root.window != nil,
      assumesTransitionsEnded || !root.hasInvisibleAncestor
    else { return [] }
    var found: [View] = []
    func visit(_ view: View) {
      guard keysReach(view) else { return }
      if view.canBecomeFocused { found.append(view) }
      for subview in view.subviewsInFocusOrder { visit(subview) }
    }
    visit(root)
    return found
  }

  /// Indicates whether keys can reach a view, as far as it depends on the view and its controller.
  func keysReach(_ view: View) -> Bool {
    view.isOpenToKeys && !(assumesTransitionsEnded && view.controller?.leavesItsContainer == true)
  }

  /// Indicates whether `view` is not transparent, or was not before what animates it.
  func isSeen(_ view: View) -> Bool {
    view.alpha >= 0.01 || assumesTransitionsEnded && !view.animations.isEmpty
  }

  /// The controller in front of all others that fills the screen: the root, or the last presented.
  var frontmostLevel: ViewController? {
    var level = window?.rootViewController
    while let presented = level?.presentation?.presented { level = presented }
    return level
  }

  /// The innermost visible controller in front.
  public var frontmostViewController: ViewController? {
    var controller = frontmostLevel
    while let inner = controller?.presentationInContainer?.presented ?? controller?.frontmostChild {
      controller = inner
    }
    return controller
  }
}

extension ViewController {
  /// Whether a transition takes it off the screen: its container has another child in front.
  fileprivate var leavesItsContainer: Bool {
    guard let application else { return false }
    return application.runningTransitions.contains { transition in
      guard transition.from === self || transition.to === self else { return false }
      switch transition.kind {
      case .push, .pop, .select, .turn: return parent?.frontmostChild !== self
      case .present, .dismiss, .segue, .resize: return false
      }
    }
  }
}

extension View {
  /// Whether the keyboard's focus rests on it.
  public var isFocused: Bool { window?.application?.focusedView === self }

  /// Whether it has the focus and, if it is a text, is being edited.
  public var isFirstResponder: Bool {
    guard isFocused, let focus = window?.application?.focus else { return false }
    guard focus.view === self else { return isEditedOnFocus }
    return switch focus.editing {
    case .byRule: isEditedOnFocus
    case .begun: true
    case .ended: false
    }
  }

  /// Takes the focus and, in a text, begins the input.
  ///
  /// - Returns: False for a view that cannot have the focus now.
  @discardableResult
  public func becomeFirstResponder() -> Bool {
    guard let application = window?.application,
      application.unobscuredFocusableViews.contains(where: { $0 === self })
    else { return false }
    application.focus.move(to: self)
    application.focus.editing = .begun
    // A text shows its cursor from now on.
    if application.keyRouting == .screen { setNeedsLayout() }
    application.isChanged = true
    return true
  }

  /// Ends the input of a text: it keeps the focus, but letters are commands again.
  ///
  /// - Returns: False for a view that is not the first responder.
  @discardableResult
  public func resignFirstResponder() -> Bool {
    guard isFirstResponder, let application = window?.application else { return false }
    application.focus.move(to: self)
    application.focus.editing = .ended
    application.isChanged = true
    return true
  }
}

extension View {
  /// Indicates whether keys can reach this view, as far as it depends on the view itself.
  ///
  /// What is presented over a view keeps the keys to itself.
  var isOpenToKeys: Bool {
    !isHidden && window?.application?.isSeen(self) ?? (alpha >= 0.01) && isUserInteractionEnabled
      && controller?.presentationInContainer == nil
  }

  /// Whether a view around this one cannot be seen: a sheet that is fading, before its first step or
  /// after its last.
  var hasInvisibleAncestor: Bool {
    var view = superview
    while let current = view {
      if current.isHidden || current.alpha < 0.01 { return true }
      view = current.superview
    }
    return false
  }

  /// Whether this view or one it lies in leaves the default focus to others.
  fileprivate var isWithinBar: Bool {
    var view: View? = self
    while let current = view {
      if current.yieldsDefaultFocus { return true }
      view = current.superview
    }
    return false
  }
}
