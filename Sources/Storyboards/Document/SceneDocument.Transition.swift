public import NavigationKit

extension SceneDocument {
  /// A transition that the file defines.
  public struct Transition: Equatable, Sendable {
    /// Unique in the document.
    public var name: String
    public var movement: SegueTransition
    /// The byte offset of the transition's key.
    public var offset: Int

    public init(name: String, movement: SegueTransition, offset: Int = 0) {
      self.name = name
      self.movement = movement
      self.offset = offset
    }

    /// The keyframes of a transition of two sides that move; nil for another.
    public var keyframes: KeyframedTransition? {
      if case .keyframes(let keyframes) = movement { keyframes } else { nil }
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

  /// The transitions that every file can name, and make its own of with other parameters.
  public enum BuiltInTransition: String, Equatable, Sendable, CaseIterable {
    case slide
    case fade
    case zoom
    /// The destination slides over the source.
    case cover
    /// The source slides away off the destination.
    case uncover
    /// The picture of the destination slides in over that of the source.
    case moveIn
    /// It shoves it out.
    case push
    /// The picture of the source slides away off that of the destination.
    case reveal
    /// Both are the faces of a card that is turned.
    case flip
    /// The source is a page that is rolled up.
    case curl
    /// The destination is a page that is laid over the source.
    case uncurl
    /// The destination grows from what was tapped.
    case grow
    /// No movement: the destination is there at once.
    case none
  }
}

extension SceneDocument.TransitionReference {
  /// The name that a file calls it by.
  package var name: String {
    switch self {
    case .builtIn(let transition): transition.rawValue
    case .custom(let name): name
    }
  }
}
