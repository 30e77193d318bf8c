import Storyboards

/// What a scene's file says about leaving it.
struct SceneSettings {
  /// Of a navigation controller: whether nothing shows a way back.
  var isBarHidden = false
  /// Whether it hides or replaces the way back.
  var hidesBack = false
  /// Whether the tab bar around its stack is out while it is there.
  var hidesBottomBar = false
  var isModal = false
  var presentationStyle: String?
  /// The places of tabs that the user cannot select.
  var disabledTabs: Set<Int> = []
  /// The ids of an alert's actions that the user cannot choose.
  var disabledActions: Set<String> = []
  /// Whether it is an alert of which the user can choose nothing.
  var isDeadEnd = false
  /// The place of the tab that is there first.
  var selectedTab = 0
  /// Of a split view controller: how many columns beside the secondary one can be seen.
  var shownSidebars = 2

  /// The places of the columns that can be seen on a terminal of 80 × 24.
  func shownColumns(of scene: Flow.Scene) -> [Int] {
    let all = scene.children.indices.filter { scene.children[$0].role != .compact }
    return all.suffix(shownSidebars + 1)
  }

  /// Whether it may have less room than the terminal where it is presented so.
  func isNarrow(_ style: String?, _ kind: Flow.SegueKind, in isNarrow: Bool) -> Bool {
    if kind == .popoverPresentation { return true }
    switch style ?? presentationStyle {
    case nil, "fullScreen", "overFullScreen", "custom": return false
    case "currentContext", "overCurrentContext": return isNarrow
    default: return true
    }
  }

  /// Whether the user can dismiss it where it is presented so.
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
