internal import NavigationKit

extension SceneViewController {
  /// Says why a tap leads nowhere.
  ///
  /// - Parameter segues: The segues that the trigger has.
  /// - Returns: nil where the tap leads somewhere, or its effect is in the view that is tapped.
  func notice(
    of trigger: SceneDocument.Segue.Trigger, performing segues: [SceneDocument.Segue], sender: Any?
  ) -> String? {
    let action: String?
    switch trigger {
    case .tap(let id): action = scene.codeActions[id]
    case .accessory: action = nil
    case .swipe, .longPress, .screenEdgePan, .drag, .change, .return, .turn: return nil
    }
    guard let first = segues.first else {
      let title = Self.title(of: sender)
      return action.map { "\(title) calls \($0) in code; no segue is connected" }
        ?? "\(title): no segue is connected"
    }
    guard !segues.contains(where: { allowsSegue($0.id) }) else { return nil }
    return "the condition of \(first.id) does not hold"
  }

  /// Returns the name of the sender of an action on the screen.
  private static func title(of sender: Any?) -> String {
    let title: String? =
      switch sender {
      case let button as Button: button.title
      case let item as BarButtonItem: item.title ?? item.accessibilityIdentifier
      case let cell as TableViewCell: cell.textLabel?.text
      case let view as View: view.accessibilityIdentifier
      default: nil
      }
    guard let title, !title.isEmpty else { return "this" }
    return "'\(title)'"
  }
}
