internal import NavigationKit

extension SceneViewController {
  /// Returns a notice that explains why a tap has no effect.
  ///
  /// - Parameters:
  ///   - trigger: The trigger of the tap.
  ///   - segues: The segues of the trigger.
  ///   - sender: The tapped view or item.
  /// - Returns: The notice, or nil if the tap performs a segue, or has an effect in the tapped view.
  func notice(
    of trigger: SceneDocument.Segue.Trigger, performing segues: [SceneDocument.Segue], sender: Any?
  ) -> Application.Notice? {
    let action: String?
    switch trigger {
    case .tap(let id): action = scene.codeActions[id]
    case .accessory: action = nil
    case .swipe, .longPress, .screenEdgePan, .drag, .change, .return, .turn: return nil
    }
    guard let first = segues.first else {
      return .unconnected(title: Self.title(of: sender), action: action)
    }
    guard !segues.contains(where: { allowsSegue($0.id) }) else { return nil }
    return .condition(first.id)
  }

  /// Returns the reason why a tap has no effect, for a tap with a notice.
  ///
  /// - Parameters:
  ///   - segues: The segues of the tap's trigger.
  ///   - sender: The tapped view or item.
  func refusal(of segues: [SceneDocument.Segue], sender: Any?) -> Refusal {
    if let first = segues.first { return .condition(first.id) }
    return .unconnected(name: Self.title(of: sender) ?? "", codeSegues: manualSegues.count)
  }

  /// Returns the name of the sender on the screen; nil for a sender without one.
  private static func title(of sender: Any?) -> String? {
    let title: String? =
      switch sender {
      case let button as Button: button.title
      case let item as BarButtonItem: item.title ?? item.accessibilityIdentifier
      case let cell as TableViewCell: cell.textLabel?.text
      case let view as View: view.accessibilityIdentifier
      default: nil
      }
    return title?.isEmpty == false ? title : nil
  }
}
