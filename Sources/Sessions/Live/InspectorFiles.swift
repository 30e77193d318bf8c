internal import Inspection
internal import Narration

/// A way to write the files that a user of the inspector exports.
public struct InspectorFiles {
  /// Writes a text to a file with this name, such as `segue-ribbon.svg`. Returns the reason why that
  /// failed; nil for a success.
  public var write: (_ name: String, _ text: String) -> String?

  /// Creates a way to write files.
  ///
  /// - Parameter write: Writes a text to a file with a name. Returns the reason of a failure; nil for
  ///   a success.
  public init(write: @escaping (_ name: String, _ text: String) -> String?) { self.write = write }

  /// Writes the ribbon of an inspector, which then says what has happened.
  ///
  /// The text is written before the picture. If the first fails, the second is not tried.
  func export(_ inspector: Inspector) {
    let (ribbon, name) = (inspector.ribbon, "segue-ribbon")
    let failure = write(name + ".txt", ribbon.text) ?? write(name + ".svg", ribbon.svg)
    inspector.show(
      failure
        ?? inspector.words.label(
          "pane.wrote", [.object: .name(name + ".txt"), .subject: .name(name + ".svg")]))
  }
}
