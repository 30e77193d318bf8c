import Storyboards

/// What a scene's file says about leaving it.
struct SceneSettings {
  /// Of a navigation controller: whether nothing shows a way back.
  var isBarHidden = false
  /// Whether it hides or replaces the way back.
  var hidesBack = false
  var isModal = false
  var presentationStyle: String?
  /// The places of tabs that the user cannot select.
  var disabledTabs: Set<Int> = []

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
  init(_ node: JSONNode, in flow: Flow, _ scene: Int) {
    isBarHidden =
      node["isNavigationBarHidden"]?.bool == true
      && node["transitions"]?["isPopInteractive"]?.bool != true
    hidesBack =
      node["hidesBackButton"]?.bool == true
      || node["leftBarButtons"]?.elements?.isEmpty == false
    isModal = node["isModalInPresentation"]?.bool == true
    presentationStyle = node["modalPresentationStyle"]?.string
    for (number, tab) in (node["tabs"]?.elements ?? []).enumerated()
    where tab["isEnabled"]?.bool == false && node["selected"]?.integer ?? 0 != number {
      disabledTabs.insert(number)
    }
  }
}
