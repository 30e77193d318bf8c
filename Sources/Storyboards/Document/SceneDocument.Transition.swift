public import NavigationKit

extension SceneDocument {
  /// A transition that the file defines.
  ///
  /// ```swift
  /// let zoom = SceneDocument.Transition(
  ///   name: "slow zoom", definition: .builtIn(.zoom, .init(duration: 240)))
  /// // A zoom moves two scenes by keyframes, a flip does not.
  /// precondition(zoom.keyframes != nil)
  /// let flip = SceneDocument.Transition(name: "turn", definition: .builtIn(.flip, .init()))
  /// precondition(flip.keyframes == nil)
  /// ```
  public struct Transition: Equatable, Sendable {
    /// The name, unique among the document's transitions.
    public var name: String
    /// The built-in transition or the keyframes.
    public var definition: Definition
    /// The byte offset of the transition's key.
    public var offset: Int

    /// The two forms in which a file can define a transition.
    public enum Definition: Equatable, Sendable {
      /// A built-in transition with parameters of its own.
      case builtIn(BuiltInTransition, BuiltInTransition.Parameters)
      /// Keyframes for both sides.
      case keyframes(KeyframedTransition)
    }

    /// Makes a transition that scenes can name.
    public init(name: String, definition: Definition, offset: Int = 0) {
      self.name = name
      self.definition = definition
      self.offset = offset
    }

    /// The movement that the definition describes.
    public var movement: SegueTransition {
      switch definition {
      case .builtIn(let kind, let parameters): kind.movement(parameters)
      case .keyframes(let keyframes): .keyframes(keyframes)
      }
    }

    /// The keyframes of a transition of two sides that move; nil for another.
    public var keyframes: KeyframedTransition? {
      if case .keyframes(let keyframes) = movement { keyframes } else { nil }
    }
  }
}

extension SceneDocument {
  /// A transition by its name.
  ///
  /// Reading resolves a name at once: a name that the file defines is always `custom`, even if a
  /// built-in transition has the same name.
  public enum TransitionReference: Equatable, Sendable {
    /// A transition of the program, which every file can use by its name.
    case builtIn(BuiltInTransition)
    /// A transition in the `transitions` of the document. It hides a built-in one with the same
    /// name.
    case custom(String)
  }
}

extension SceneDocument.TransitionReference {
  /// The name in a scene file.
  package var name: String {
    switch self {
    case .builtIn(let transition): transition.rawValue
    case .custom(let name): name
    }
  }
}
