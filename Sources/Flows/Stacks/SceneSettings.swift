import Storyboards
import TextFormats

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
  private static let keys: Set<String> = [
    "isNavigationBarHidden", "hidesBackButton", "leftBarButtons", "hidesBottomBarWhenPushed",
    "isModalInPresentation", "modalPresentationStyle", "tabs", "selected", "actions",
    "presentsWithGesture",
  ]

  init(_ node: JSONNode, in flow: Flow, _ scene: Int) {
    // Most scenes have none of it.
    guard node.members?.contains(where: { Self.keys.contains($0.key) }) == true else { return }
    isBarHidden =
      node["isNavigationBarHidden"]?.bool == true
      && node["transitions"]?["isPopInteractive"]?.bool != true
    hidesBack =
      node["hidesBackButton"]?.bool == true
      || node["leftBarButtons"]?.elements?.isEmpty == false
    hidesBottomBar = node["hidesBottomBarWhenPushed"]?.bool == true
    isModal = node["isModalInPresentation"]?.bool == true
    presentationStyle = node["modalPresentationStyle"]?.string
    for (number, tab) in (node["tabs"]?.elements ?? []).enumerated()
    where tab["isEnabled"]?.bool == false && node["selected"]?.integer ?? 0 != number {
      disabledTabs.insert(number)
    }
    selectedTab = node["selected"]?.integer ?? 0
    let actions = node["kind"]?.string == "alertController" ? node["actions"]?.elements ?? [] : []
    let disabled = actions.filter { $0["isEnabled"]?.bool == false }
    disabledActions = Set(disabled.compactMap { $0["id"]?.string })
    isDeadEnd = !actions.isEmpty && disabled.count == actions.count
    guard node["presentsWithGesture"]?.bool == false else { return }
    switch node["displayMode"]?.string {
    case "secondaryOnly": shownSidebars = 0
    case "twoBesideSecondary", "twoOverSecondary": shownSidebars = 2
    default: shownSidebars = 1
    }
  }
}
