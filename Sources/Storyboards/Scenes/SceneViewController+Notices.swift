internal import Narration
internal import NavigationKit

extension SceneViewController {
  /// Returns a text that explains why a tap has no effect.
  ///
  /// - Parameters:
  ///   - trigger: The trigger of the tap.
  ///   - segues: The segues of the trigger.
  ///   - sender: The tapped view or item.
  /// - Returns: The text, or nil if the tap performs a segue, or has an effect in the tapped view.
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
      return Self.words(
        "notice.unconnected", title == nil ? "untitled" : "", action == nil ? "" : "action",
        arguments: [.title: title, .name: action])
    }
    guard !segues.contains(where: { allowsSegue($0.id) }) else { return nil }
    return Self.words("notice.condition", arguments: [.object: first.id])
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

  /// Returns the text of a notice in the words of the string table.
  private static func words(
    _ key: String, _ forms: String..., arguments: [Sentence.Argument: String?]
  ) -> String {
    let key = ([key] + forms.filter { !$0.isEmpty }).joined(separator: ".")
    let values = arguments.compactMapValues { $0.map { Sentence.Value.name($0) } }
    return StringTable.english.text(Sentence(key, values), isPlain: true)
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
