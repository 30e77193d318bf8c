public import NavigationKit

extension SceneDocument {
  /// A transition that the file defines.
  public struct Transition: Equatable, Sendable {
    /// The name, unique in the document.
    public var name: String
    /// The animation of the transition.
    public var movement: SegueTransition
    /// The byte offset of the transition's key in the file; 0 if the document was made in code.
    public var offset: Int

    /// Creates a transition. Each argument sets the property with the same name.
    public init(name: String, movement: SegueTransition, offset: Int = 0) {
      self.name = name
      self.movement = movement
      self.offset = offset
    }

    /// The keyframes of the transition; nil for a transition of another type.
    public var keyframes: KeyframedTransition? {
      if case .keyframes(let keyframes) = movement { keyframes } else { nil }
    }
  }
}

extension SceneDocument {
  /// A transition by its name.
  public enum TransitionReference: Equatable, Sendable {
    /// A transition that every file can name.
    case builtIn(BuiltInTransition)
    /// A transition in the `transitions` of the document. It hides a built-in one with the same
    /// name.
    case custom(String)
  }

  /// The transitions that every file can name.
  ///
  /// A file can also define variants of them with another side, duration or curve: see
  /// ``SceneDocument/transitions``.
  public enum BuiltInTransition: String, Equatable, Sendable, CaseIterable {
    /// Both views slide in the same direction, as one strip.
    case slide
    /// The destination appears gradually over the source.
    case fade
    /// The source shrinks to nothing, then the destination grows.
    case zoom
    /// The destination slides over the source.
    case cover
    /// The source slides away from the destination.
    case uncover
    /// An image of the destination slides over an image of the source.
    case moveIn
    /// An image of the destination pushes out an image of the source.
    case push
    /// An image of the source slides away from an image of the destination.
    case reveal
    /// Both are the faces of a card that turns.
    case flip
    /// The source is a page that rolls up.
    case curl
    /// The destination is a page that unrolls over the source.
    case uncurl
    /// The destination grows from the view that was tapped.
    case grow
    /// The destination appears at once.
    case none
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
