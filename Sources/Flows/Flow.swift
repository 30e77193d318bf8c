/// The scenes of an app and the ways between them, as scene files or Xcode's storyboards say it.
///
/// Scenes and segues go by their places in the arrays. A storyboard reference is no scene of its own
/// where what it stands for is known: whatever names it leads on to that.
public struct Flow: Equatable, Sendable {
  /// The paths of the files, those that were asked for first, then those that they lead to.
  public var files: [String] = []
  /// In the order of the files, then of each file.
  public var scenes: [Scene] = []
  /// In the order of the scenes that they leave, then of the file.
  public var segues: [Segue] = []
  /// The scenes that the files which were asked for start with, each once.
  ///
  /// Where a storyboard names none it is the one that nothing leads to.
  public var entries: [Int] = []

  public init() {}

  /// Where something stands in a file.
  public struct Place: Hashable, Sendable {
    /// Which of the `files`.
    public var file: Int
    /// From 1, as the column, in characters.
    public var line: Int
    public var column: Int

    public init(file: Int, line: Int, column: Int) {
      self.file = file
      self.line = line
      self.column = column
    }
  }
}
