public import NavigationKit

extension SceneDocument {
  /// A transition that the file defines.
  public struct Transition: Equatable, Sendable {
    /// Unique in the document.
    public var name: String
    public var keyframes: KeyframedTransition
    /// The byte offset of the transition's key.
    public var offset: Int

    public init(name: String, keyframes: KeyframedTransition, offset: Int = 0) {
      self.name = name
      self.keyframes = keyframes
      self.offset = offset
    }
  }
}

extension SceneDocument {
  /// A transition by name.
  public enum TransitionReference: Equatable, Sendable {
    case builtIn(BuiltInTransition)
    /// One of the document's `transitions`. Its name may be a built-in's, which it then hides.
    case custom(String)
  }

  /// The transitions that every file can name.
  public enum BuiltInTransition: String, Equatable, Sendable, CaseIterable {
    case slide
    case fade
    case zoom
    /// No movement: the destination is there at once.
    case none
  }
}
