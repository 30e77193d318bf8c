internal import NavigationKit

/// A view with a value that a text can hold.
///
/// The texts of segues contain such values, conditions compare them, and a session history restores
/// them in a new controller.
protocol SceneValued: View {
  /// The value as a text. Other texts can contain it, and `restore(_:)` sets it.
  ///
  /// Setting a text that is not a possible value is ignored.
  var textValue: String { get set }
}

/// A view whose value is the text that it shows, which segues and unwind actions can replace.
protocol SceneTexted: SceneValued {}

extension SceneValued {
  /// Returns a number for people to read: without a fraction if it is whole.
  static func text(_ number: some BinaryFloatingPoint & CustomStringConvertible) -> String {
    Int(exactly: number)?.description ?? number.description
  }
}

extension View {
  /// The value of the view as a text; nil for a view without one.
  var sceneValue: String? { (self as? any SceneValued)?.textValue }

  /// Sets a value that `sceneValue` returned. A view without a value stays unchanged.
  func setSceneValue(_ text: String) {
    if let view = self as? any SceneValued { view.textValue = text }
  }

  /// Replaces the text of a view that shows a text. Other views stay unchanged.
  func setSceneText(_ text: String) {
    if let view = self as? any SceneTexted { view.textValue = text }
  }
}
