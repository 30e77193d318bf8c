public import TextFormats

/// A part of a storyboard that the import left out or interpreted, with its place.
///
/// A remark is not an error: the import succeeds, and the scene file shows the rest. `segue import`
/// prints all remarks, and `segue run` those about the side file.
///
/// ```swift
/// let text = """
///   <document initialViewController="a"><scenes><scene><objects>
///     <viewController id="a"><connections>
///       <segue destination="b" kind="show" id="g"/>
///     </connections></viewController>
///   </objects></scene></scenes></document>
///   """
/// let source = InterfaceBuilderSource(path: "Main.storyboard", xml: Array(text.utf8))
/// let imported = try StoryboardImport(source, named: "scenes.json") { _ in nil }
/// precondition(imported.remarks[0].element == "segue g" && imported.remarks[0].position.line == 3)
/// precondition(imported.remarks[0].what == "the destination 'b' is not a scene; left out")
/// ```
public struct ImportRemark: Equatable, Sendable {
  /// The file's path, as the caller gave it.
  public var path: String
  /// The place of the element, or of the key in a side file.
  public var position: SourcePosition
  /// The element's name, followed by its id if it has an id.
  public var element: String
  /// Indicates whether the remark is about the side file.
  public var isInSideFile = false
  /// One sentence without its period, such as
  /// `no root view controller; an empty scene replaces it`.
  public var what: String
}

extension ImportRemark: CustomStringConvertible {
  /// One line such as `Main.storyboard:12:9: segue g4: …`. The line has no terminal sequences.
  public var description: String {
    "\(path.harmless(upTo: 1_000)):\(position.line):\(position.column): "
      + "\(element.harmless()): \(what)"
  }
}
