/// A part of the screen that can have the focus while the inspector is open.
public enum InspectorPane: Int, Sendable, CaseIterable {
  /// The window, the controllers and the views.
  case tree
  /// The properties of the selected item.
  case facts
  /// The life cycles of the controllers over time.
  case ribbon
  /// The inputs and events as sentences.
  case feed
  /// The app itself, which then receives the keys.
  case app

  /// The key of the pane's title.
  var title: String { "pane.\(self)" }

  /// Returns the pane `steps` after this one, around the end.
  func moved(by steps: Int) -> InspectorPane {
    let all = Self.allCases
    return all[((rawValue + steps) % all.count + all.count) % all.count]
  }
}
