public import CellGraphics
public import NavigationKit

/// An app as a file describes it: its scenes, the segues between them, and how they move.
///
/// What `init(json:)` returns has been checked: every name in it resolves. One put together in code
/// is as consistent as its author made it.
///
/// Parts that a message may have to point at carry the byte offset of their place in the file,
/// which takes part in `==`; it is 0 in a document made in code.
public struct SceneDocument: Equatable, Sendable {
  /// The drawing board that the frames of all views refer to, in points.
  public var canvas: Size
  /// The colours that the file itself names, in file order.
  public var colors: [NamedColor]
  /// Whether what names no colour is dark on light or light on dark.
  public var appearance: UserInterfaceStyle = .light
  /// The `id` of the scene that the app starts with.
  public var initialScene: String
  /// In file order.
  public var scenes: [Scene]
  /// The transitions that the file itself defines, in file order.
  public var transitions: [Transition]
  /// The findings of `segue check` that the file accepts everywhere.
  public var acceptances: [Acceptance] = []

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

  /// The scene with this `id`, in linear time.
  public func scene(_ id: String) -> Scene? { scenes.first { $0.id == id } }

  /// The file's own transition of this name, in linear time.
  public func transition(_ name: String) -> Transition? { transitions.first { $0.name == name } }
}

extension SceneDocument {
  /// A colour that a file gives a name.
  public struct NamedColor: Equatable, Sendable {
    public var name: String
    public var color: Color

    public init(name: String, color: Color) {
      self.name = name
      self.color = color
    }
  }
}
