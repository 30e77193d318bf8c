internal import NavigationKit

/// A view with a value that a text can hold.
protocol SceneValued: View {
  /// The value as a text, which another text can ask for and which `restore(_:)` sets.
  ///
  /// Setting a text that is no such value is ignored.
  var textValue: String { get set }
}

/// A view whose value is the text that it shows, which segues and unwind actions can replace.
protocol SceneTexted: SceneValued {}

extension SceneValued {
  /// Returns a number as a person writes it: without a fraction where it has none.
  static func text(_ number: some BinaryFloatingPoint & CustomStringConvertible) -> String {
    Int(exactly: number)?.description ?? number.description
  }
}

extension View {
  /// The value of the view as a text; nil for a view without one.
  var sceneValue: String? { (self as? any SceneValued)?.textValue }

  /// Sets a value that `sceneValue` has returned. A view without a value stays as it is.
  func setSceneValue(_ text: String) {
    if let view = self as? any SceneValued { view.textValue = text }
  }

  /// Replaces the text of a view that shows one; other views stay as they are.
  func setSceneText(_ text: String) {
    if let view = self as? any SceneTexted { view.textValue = text }
  }
}
