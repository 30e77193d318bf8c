import Storyboards

/// The settings of a scene that decide how the user can leave it.
///
/// The defaults are those of a scene without settings in its file.
struct SceneSettings {
  /// Indicates whether a navigation controller shows no back button.
  var isBarHidden = false
  /// Indicates whether the scene hides or replaces the back button.
  var hidesBack = false
  /// Indicates whether the tab bar is hidden while the scene is on a stack.
  var hidesBottomBar = false
  var isModal = false
  var presentationStyle: String?
  /// The indices of tabs that the user cannot select.
  var disabledTabs: Set<Int> = []
  /// The ids of the actions of an alert that the user cannot choose.
  var disabledActions: Set<String> = []
  /// Indicates whether the scene is an alert without an enabled action.
  var isDeadEnd = false
  /// The index of the tab that is selected first.
  var selectedTab = 0
  /// The number of columns of a split view controller that are visible beside the secondary one.
  var shownSidebars = 2

  /// Returns the indices of the columns that are visible on a terminal of 80 × 24.
  func shownColumns(of scene: Flow.Scene) -> [Int] {
    let all = scene.children.indices.filter { scene.children[$0].role != .compact }
    return all.suffix(shownSidebars + 1)
  }

  /// Indicates whether the scene can have less space than the terminal when it is presented with a
  /// style.
  ///
  /// A sheet and a popover can be narrower than the terminal. A presentation in a context is as
  /// narrow as the context.
  func isNarrow(_ style: String?, _ kind: Flow.SegueKind, in isNarrow: Bool) -> Bool {
    if kind == .popoverPresentation { return true }
    switch style ?? presentationStyle {
    case nil, "fullScreen", "overFullScreen", "custom": return false
    case "currentContext", "overCurrentContext": return isNarrow
    default: return true
    }
  }

  /// Indicates whether the user can dismiss the scene when it is presented with a style.
  ///
  /// A sheet is dismissed by a swipe, and a popover by a tap outside it. UIKit dismisses neither
  /// while `isModalInPresentation` is set.
  func isDismissible(_ style: String?, _ kind: Flow.SegueKind) -> Bool {
    guard !isModal else { return false }
    if kind == .popoverPresentation { return true }
    switch style ?? presentationStyle {
    case "automatic", "pageSheet", "formSheet", "popover": return true
    default: return false
    }
  }
}

extension SceneSettings {
  init(_ scene: SceneOutline.Scene) {
    isBarHidden = scene.isNavigationBarHidden && !scene.transitions.isPopInteractive
    hidesBack = scene.hidesBackButton || !scene.leftBarButtons.isEmpty
    hidesBottomBar = scene.hidesBottomBarWhenPushed
    isModal = scene.isModalInPresentation
    presentationStyle = scene.modalPresentationStyle
    selectedTab = scene.selected ?? 0
    for (number, tab) in scene.tabs.enumerated() where !tab.isEnabled && selectedTab != number {
      disabledTabs.insert(number)
    }
    let actions = scene.kind == .alertController ? scene.actions : []
    let disabled = actions.filter { !$0.isEnabled }
    disabledActions = Set(disabled.compactMap(\.id))
    isDeadEnd = !actions.isEmpty && disabled.count == actions.count
    guard !scene.presentsWithGesture else { return }
    switch scene.displayMode {
    case "secondaryOnly": shownSidebars = 0
    case "twoBesideSecondary", "twoOverSecondary": shownSidebars = 2
    default: shownSidebars = 1
    }
  }
}
