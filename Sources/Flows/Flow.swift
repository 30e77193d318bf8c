/// The navigation graph of an app: its scenes, and the segues between them.
///
/// A flow is read from scene files and storyboards by ``FlowReading``. Scenes, segues and files are
/// identified by their index in the arrays. A storyboard reference is replaced by its target scene.
/// If no file contains the target, the reference becomes a placeholder scene.
///
/// A file with errors still gives a flow: the parts without errors are in it.
///
/// The flow is a value without references to files. It can be changed, compared with `==`, and
/// drawn without the files.
///
/// ```swift
/// let place = Flow.Place(file: 0, line: 1, column: 1)
/// var flow = Flow()
/// flow.files = ["scenes.json"]
/// for id in ["home", "end"] {
///   flow.scenes.append(Flow.Scene(id: id, name: id, kind: .viewController, place: place))
/// }
/// var go = Flow.Segue(id: "go", kind: .show, source: 0, place: place)
/// go.destination = 1
/// (flow.segues, flow.entries) = ([go], [0])
/// precondition(flow.reachableScenes(flow.adjacency) == [true, true])
/// ```
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
  ///
  /// A place in a side file has the index of the side file, which follows those of all other files.
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
