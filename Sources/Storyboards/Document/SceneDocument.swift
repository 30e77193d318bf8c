public import CellGraphics
public import NavigationKit

/// The contents of a scene file: scenes, segues and transitions.
///
/// A document that ``init(json:)`` returns is checked, so every name in it resolves. A document
/// that is put together in code must be consistent: ``SceneFactory`` traps for a missing scene.
///
/// Many parts have the byte offset of their place in the file, for messages. It takes part in `==`, and
/// is 0 in a document made in code.
public struct SceneDocument: Equatable, Sendable {
  /// The size, in points, to which the frames of all views refer.
  ///
  /// A frame is scaled by the size of the scene's view divided by the canvas, separately in each
  /// direction.
  public var canvas: Size
  /// The colours that the file names, in file order.
  ///
  /// Names are compared without case and spaces. A name of the file hides a standard colour with
  /// the same name.
  public var colors: [NamedColor]
  /// The appearance, on which the usual colours depend.
  public var appearance: UserInterfaceStyle = .light
  /// The changes of the theme; nil for none. Those of the main file apply to all files of a bundle.
  public var theme: ThemeChanges?
  /// The id of the scene that the app starts with.
  public var initialScene: String
  /// The scenes in file order.
  public var scenes: [Scene]
  /// The transitions that the file defines, in file order.
  public var transitions: [Transition]
  /// The findings of `segue check` that the file accepts everywhere.
  public var acceptances: [Acceptance] = []

  /// Makes a document in light appearance.
  ///
  /// - Parameters:
  ///   - canvas: The size of the design in points, above zero in both directions.
  ///   - colors: The colours that the file names.
  ///   - initialScene: The id of the scene that the app starts with.
  ///   - scenes: The scenes, each with an id of its own.
  ///   - transitions: The transitions that scenes can name.
  public init(
    canvas: Size, colors: [NamedColor] = [], initialScene: String, scenes: [Scene],
    transitions: [Transition] = []
  ) {
    self.canvas = canvas
    self.colors = colors
    self.initialScene = initialScene
    self.scenes = scenes
    self.transitions = transitions
  }

  /// Returns the scene with this id, or nil, in linear time.
  public func scene(_ id: String) -> Scene? { scenes.first { $0.id == id } }

  /// Returns the transition that the file defines under this name, or nil, in linear time.
  public func transition(_ name: String) -> Transition? { transitions.first { $0.name == name } }
}

extension SceneDocument {
  /// A colour with a name.
  public struct NamedColor: Equatable, Sendable {
    /// The name, without a `#` at its start.
    public var name: String
    /// The value of the colour.
    public var color: Color

    /// Gives a colour a name.
    public init(name: String, color: Color) {
      self.name = name
      self.color = color
    }
  }
}
