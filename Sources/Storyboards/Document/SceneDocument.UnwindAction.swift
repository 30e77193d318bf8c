public import CellGraphics

extension SceneDocument {
  /// An action that makes a scene a possible destination of unwind segues.
  ///
  /// In UIKit it is a method with the argument `UIStoryboardSegue`. The unwind ends at the nearest
  /// scene back that declares the action and whose controller allows it.
  public struct UnwindAction: Equatable, Sendable {
    /// The name, unique in the scene. Each scene that declares it is a possible destination.
    public var name: String
    /// The effects in file order. Each handler whose `segue` matches runs.
    public var handlers: [UnwindHandler]
    /// The byte offset of the action's key in the file; 0 if the document was made in code.
    public var offset: Int

    /// Makes an action. Without handlers, it only declares its name.
    public init(name: String, handlers: [UnwindHandler] = [], offset: Int = 0) {
      self.name = name
      self.handlers = handlers
      self.offset = offset
    }
  }

  /// An effect of an unwind segue on its destination.
  ///
  /// Handlers are the part of an unwind action that a scene file can describe. An app has code
  /// there instead.
  public struct UnwindHandler: Equatable, Sendable {
    /// The identifier of the unwind segue; nil for all.
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
    /// Sets the background to `color`, and returns to the original one within `ticks` of 1/120
    /// second.
    ///
    /// Zero ticks change the colour back at once.
    case flash(color: Color, ticks: Int)
    /// Sets texts of views in the scene that declares the action, in file order.
    case set([LabelText])
  }
}
