/// The lines of an imported storyboard's parts in the file that Xcode wrote.
///
/// The lines are counted when they are first needed, because most runs never show them. Two values are
/// equal if they are about the same text of the same file.
package struct ImportedLines: Equatable, Sendable {
  /// The name of Xcode's file, without its folder.
  package var file: String
  private let text: [UInt8]
  private let count: @Sendable ([UInt8]) -> Table

  /// Creates the lines of a file.
  ///
  /// - Parameters:
  ///   - file: The name of the file, without its folder.
  ///   - text: The bytes of the file.
  ///   - count: Counts the lines of the parts of a text.
  package init(
    file: String, text: [UInt8], count: @escaping @Sendable (_ text: [UInt8]) -> Table
  ) {
    (self.file, self.text, self.count) = (file, text, count)
  }

  /// Reads the file and counts its lines. Takes time proportional to its size.
  package func counted() -> Table { count(text) }

  package static func == (left: ImportedLines, right: ImportedLines) -> Bool {
    left.file == right.file && left.text == right.text
  }

  /// The lines, from 1, by the ids that the parts have in the imported document.
  package struct Table: Equatable, Sendable {
    /// The lines of the parts of the scenes, by the ids of the scenes.
    package var scenes: [String: Scene] = [:]

    /// Creates a table without lines.
    package init() {}
  }

  /// The lines of a scene and its parts.
  package struct Scene: Equatable, Sendable {
    /// The line of the scene's controller.
    package var line: Int
    /// The lines of views, cells, bar items and recognisers, by their ids.
    package var objects: [String: Int] = [:]
    /// The lines of segues, by their ids.
    package var segues: [String: Int] = [:]
    /// The lines of the gesture recognisers that perform segues, by the ids of the segues.
    package var gestures: [String: Int] = [:]

    /// Creates the lines of a scene without parts.
    package init(line: Int) { self.line = line }
  }
}
