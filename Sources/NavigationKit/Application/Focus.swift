/// The view with the keyboard's focus, and the views that had the focus before.
struct Focus {
  /// The views that had the focus, the last at the end. Some have left the screen.
  private var history: [WeakView] = []
  /// The state of editing of a text with the focus.
  var editing = Editing.byRule

  enum Editing {
    /// Editing follows the general rule for focused views of this kind.
    case byRule
    case begun
    case ended
  }

  private struct WeakView {
    weak var view: View?
  }

  /// The number of remembered views, more than any app nests.
  private static let longestHistory = 64

  /// The view that received the focus last. It may have left the screen.
  var view: View? { history.last?.view }

  /// The views that had the focus earlier, the most recent first.
  var earlierViews: some Sequence<View> { history.dropLast().reversed().lazy.compactMap(\.view) }

  mutating func move(to view: View) {
    editing = .byRule
    history.removeAll { $0.view == nil || $0.view === view }
    history.append(WeakView(view: view))
    if history.count > Self.longestHistory { history.removeFirst() }
  }

  /// Ends the editing of `view`, which leaves the screen.
  mutating func endEditing(_ view: View) {
    if self.view === view { editing = .ended }
  }

  /// Removes `view` from the history, as if it had never had the focus.
  mutating func forget(_ view: View) {
    editing = .byRule
    // The entry is emptied and not removed. If it is the last entry, the view before it must not
    // become the last.
    for index in history.indices where history[index].view === view {
      history[index].view = nil
    }
  }
}

/// The direction in which Tab and Shift-Tab move the focus.
public enum FocusMovement: String, Hashable, Sendable, CaseIterable {
  /// To the next view in reading order: Tab.
  case next
  /// To the previous view in reading order: Shift-Tab.
  case previous
}

extension Application {
  /// The view with the focus; nil when no view can have it.
  ///
  /// It is the last chosen view if keys can reach it. Otherwise it is an earlier chosen view
  /// outside of bars, then the first view outside of bars in reading order. So a view that returns
  /// to the screen has the focus again: in a stack, in a tab, or under a presented controller.
  ///
  /// While the focused view is scrolled out of sight, the nearest visible view in the same scroll
  /// view has the focus.
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

  /// Moves the focus to `view`, which must be able to have the focus.
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

  /// The views that can have the focus now, in reading order, in the frontmost level.
  ///
  /// Invisible views that cannot be scrolled into view are left out, unless all views are like
  /// this.
  package var focusableViews: [View] {
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
      if view.canBecomeFirstResponder { found.append(view) }
      for subview in view.subviewsInFocusOrder { visit(subview) }
    }
    visit(root)
    return found
  }

  /// Returns whether a view and its controller allow keys to reach the view. Superviews are not
  /// considered.
  func keysReach(_ view: View) -> Bool {
    view.isOpenToKeys && !(assumesTransitionsEnded && view.controller?.leavesItsContainer == true)
  }

  /// Returns whether `view` is visible by its alpha. While transitions are assumed to have ended,
  /// an animated view counts as visible.
  func isSeen(_ view: View) -> Bool {
    view.alpha >= 0.01 || assumesTransitionsEnded && !view.animations.isEmpty
  }

  /// The frontmost controller that fills the screen: the root, or the last presented controller.
  package var frontmostLevel: ViewController? {
    var level = window?.rootViewController
    while let presented = level?.presentation?.presented { level = presented }
    return level
  }

  /// The innermost visible controller in front: for example the top of the stack in the selected
  /// tab.
  public var frontmostViewController: ViewController? {
    var controller = frontmostLevel
    while let inner = controller?.presentationInContainer?.presented ?? controller?.frontmostChild {
      controller = inner
    }
    return controller
  }
}

extension ViewController {
  /// Indicates whether a transition removes the controller from the screen.
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
  /// Indicates whether the view has the keyboard's focus.
  public var isFocused: Bool { window?.application?.focusedView === self }

  /// Indicates whether the view has the focus and, for a text, is being edited.
  public var isFirstResponder: Bool {
    if let editedPart { return editedPart.isFirstResponder }
    guard isFocused, let focus = window?.application?.focus else { return false }
    guard focus.view === self else { return isEditedOnFocus }
    return switch focus.editing {
    case .byRule: isEditedOnFocus
    case .begun: true
    case .ended: false
    }
  }

  /// Gives the view the focus. In a text it starts editing.
  func takeFirstResponder() -> Bool {
    if let editedPart { return editedPart.becomeFirstResponder() }
    guard let application = window?.application,
      application.unobscuredFocusableViews.contains(where: { $0 === self })
    else { return false }
    if isFirstResponder, application.focus.editing == .begun { return true }
    let old = application.focusedView.flatMap { $0 !== self && $0.isFirstResponder ? $0 : nil }
    guard mayBeginEditing, old?.resignFirstResponder() != false else { return false }
    application.focus.move(to: self)
    application.focus.editing = .begun
    didBeginEditing()
    // A text now shows its cursor.
    if application.keyRouting == .screen { setNeedsLayout() }
    application.isChanged = true
    return true
  }

  /// Ends editing of a text.
  func giveUpFirstResponder() -> Bool {
    if let editedPart { return editedPart.resignFirstResponder() }
    guard isFirstResponder, let application = window?.application, canResignFirstResponder,
      mayEndEditing
    else { return false }
    application.focus.move(to: self)
    application.focus.editing = .ended
    application.isChanged = true
    didEndEditing()
    return true
  }
}

extension View {
  /// Ends the input of a text that is this view or in it.
  ///
  /// - Parameter force: True ends the input even if the text's delegate refuses.
  /// - Returns: True if no text in the view is edited any more, false if a delegate refuses.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let application = window?.application, let text = application.focusedView,
      text.isFirstResponder, text.isDescendant(of: self)
    else { return true }
    if text.resignFirstResponder() { return true }
    guard force else { return false }
    application.focus.move(to: text)
    application.focus.editing = .ended
    application.isChanged = true
    text.didEndEditing()
    return true
  }
}

extension View {
  /// Indicates whether the view itself allows keys to reach it. Superviews are not considered.
  ///
  /// A presentation over a view receives the keys in its place.
  var isOpenToKeys: Bool {
    !isHidden && window?.application?.isSeen(self) ?? (alpha >= 0.01) && isUserInteractionEnabled
      && controller?.presentationInContainer == nil
  }

  /// Indicates whether a superview at any distance is invisible, such as a sheet before its fade.
  var hasInvisibleAncestor: Bool {
    var view = superview
    while let current = view {
      if current.isHidden || current.alpha < 0.01 { return true }
      view = current.superview
    }
    return false
  }

  /// Indicates whether the view is in a bar, which leaves the default focus to other views.
  fileprivate var isWithinBar: Bool {
    var view: View? = self
    while let current = view {
      if current.yieldsDefaultFocus { return true }
      view = current.superview
    }
    return false
  }
}
