/// The navigation graph of an app: its scenes, and the segues between them.
///
/// A flow is read from scene files and storyboards by ``FlowReading``. Scenes, segues and files are
/// identified by their index in the arrays. A storyboard reference is replaced by its target scene.
/// If no file contains the target, the reference becomes a placeholder scene.
///
/// A file with errors still gives a flow: the parts without errors are in it.
public struct Flow: Equatable, Sendable {
  /// The paths of the files: first those that were passed in, then those that they refer to, then
  /// side files.
  public var files: [String] = []
  /// The scenes in the order of the files, then in file order.
  public var scenes: [Scene] = []
  /// The segues in the order of their sources, then in file order.
  public var segues: [Segue] = []
  /// The indices of the scenes with which the passed files start, without repetitions.
  ///
  /// If a storyboard names no initial scene, this is the first scene without incoming segues.
  public var entries: [Int] = []

  /// Creates a flow without scenes.
  public init() {}

  /// A place in a file.
  public struct Place: Hashable, Sendable {
    /// The index of the file in ``Flow/files``.
    public var file: Int
    /// The line, from 1.
    public var line: Int
    /// The column in characters, from 1.
    public var column: Int

    /// Creates a place. Each argument sets the property with the same name.
    public init(file: Int, line: Int, column: Int) {
      self.file = file
      self.line = line
      self.column = column
    }
  }
}
