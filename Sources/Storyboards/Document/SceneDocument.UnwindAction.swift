public import CellGraphics

extension SceneDocument {
  /// A place that unwind segues can come back to, and what happens there.
  public struct UnwindAction: Equatable, Sendable {
    /// Unique in the scene; the same name in several scenes makes each a possible destination.
    public var name: String
    /// In file order; each one whose `segue` fits runs.
    public var handlers: [UnwindHandler]
    /// The byte offset of the action's key.
    public var offset: Int

    /// Makes an action that does nothing more than declare its name, unless it has handlers.
    public init(name: String, handlers: [UnwindHandler] = [], offset: Int = 0) {
      self.name = name
      self.handlers = handlers
      self.offset = offset
    }
  }

  /// One thing that happens when an unwind segue arrives.
  public struct UnwindHandler: Equatable, Sendable {
    /// The identifier of the unwind segue it is for; nil for every one.
    public var segue: String?
    /// The change of the scene.
    public var effect: UnwindEffect

    /// Makes a handler for one unwind segue, or for all.
    public init(segue: String? = nil, effect: UnwindEffect) {
      self.segue = segue
      self.effect = effect
    }
  }

  /// A change of a scene that an unwind segue returns to.
  public enum UnwindEffect: Equatable, Sendable {
    /// The scene's background becomes `color` and goes back to its own within `ticks`.
    case flash(color: Color, ticks: Int)
    /// Texts for labels of the scene that declares the action, in file order.
    case set([LabelText])
  }
}
