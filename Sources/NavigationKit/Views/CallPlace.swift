/// A call in the sources of an app.
package struct CallPlace: Equatable {
  private let file: String
  private let line: Int
  private let column: Int

  /// Creates a place from `#fileID`, `#line` and `#column`.
  package init(file: String, line: Int, column: Int) {
    (self.file, self.line, self.column) = (file, line, column)
  }
}
