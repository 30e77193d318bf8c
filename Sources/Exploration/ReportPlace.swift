/// A place in a file, for reports that other programs show beside the file's lines.
public struct ReportPlace: Hashable, Sendable {
  /// The path as given to the command.
  public var path: String
  /// The line from 1.
  public var line: Int

  /// The column in characters from 1.
  public var column: Int

  /// Creates a place. Each argument sets the property with the same name.
  public init(path: String, line: Int, column: Int = 1) {
    (self.path, self.line, self.column) = (path, line, column)
  }
}
