public import Flows
import Storyboards

/// A flow as text, which a project commits so that reviews show each change of navigation.
///
/// The text has a paragraph for each scene and a line for each segue, in the order of their keys.
/// The order in the files has no influence.
///
/// ```swift
/// // Two scenes.
/// let place = Flow.Place(file: 0, line: 1, column: 1)
/// var flow = Flow()
/// flow.scenes = ["home", "end"].map {
///   Flow.Scene(id: $0, name: $0, kind: .viewController, place: place)
/// }
/// // A segue between them.
/// var go = Flow.Segue(id: "go", kind: .show, source: 0, place: place)
/// go.destination = 1
/// (flow.segues, flow.entries) = ([go], [0])
/// // The result.
/// let baseline = FlowBaseline(flow)
/// flow.segues = []
/// let differences = baseline.differences(to: FlowBaseline(flow))
/// precondition(differences.contains("-   segue go: show → end"))
/// ```
public struct FlowBaseline: Equatable, Sendable {
  /// The text as it is kept in a file.
  public var text: String

  /// Creates the baseline of a flow.
  public init(_ flow: Flow) {
    let outline = FlowOutline(flow)
    let entries = flow.entries.map { outline.scenes[$0].key.whole }.sorted()
    text =
      "# Navigation of the app. `segue baseline check` compares it, `segue baseline write` updates it.\n"
    text += "version 1\n"
    text += "start \(entries.isEmpty ? "none" : entries.joined(separator: ", "))\n"
    var segues: [String: [FlowOutline.Segue]] = [:]
    for segue in outline.segues { segues[segue.scene, default: []].append(segue) }
    for scene in outline.scenes.sorted(by: { $0.key < $1.key }) {
      text += "\nscene \(scene.key.whole): \(scene.summary)\n"
      for fact in scene.facts where !["name", "kind", "start"].contains(fact.name) {
        text += "  \(fact.name) \(fact.value)\n"
      }
      for segue in (segues[scene.key] ?? []).sorted(by: { $0.id < $1.id }) {
        text += "  segue \(segue.id.whole): \(segue.plainSummary)\n"
      }
    }
  }

  /// Reads a baseline from the text of a file, with line feeds or carriage returns.
  ///
  /// Earlier versions of the program distinguished tables from other view controllers, and wrote
  /// the default presentation. Such texts are converted to the current form.
  ///
  /// A text that is no baseline is accepted too. Every line of it is then a difference.
  public init(text: String) {
    let plain = text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text
    self.text = plain.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .filter { $0 != "  presentation fullScreen" }.map(Self.current).joined(separator: "\n")
  }

  /// Returns a line in the current form. Earlier versions called tables and collections by their
  /// own kinds, and wrote `modal` for `present`.
  private static func current(_ line: Substring) -> String {
    let words = Flow.Kind.viewController.displayName
    for kind in [
      Flow.Kind.tableViewController.displayName, Flow.Kind.collectionViewController.displayName,
    ]
    where line.hasPrefix("scene ") {
      for before in [": ", "\", "] where line.hasSuffix(before + kind) {
        return String(line.dropLast(kind.count)) + words
      }
    }
    guard line.hasPrefix("  segue ") else { return String(line) }
    return String(line).replacing(": modal → ", with: ": present → ", maxReplacements: 1)
  }

  /// Returns the differences to a newer baseline.
  ///
  /// Removed lines begin with `-`, added lines with `+`. Each group has the line of its scene above
  /// it.
  ///
  /// - Parameter other: The newer baseline.
  /// - Returns: The lines; empty if both baselines describe the same navigation.
  ///
  /// ```swift
  /// let old = FlowBaseline(text: "version 1\nstart home\n")
  /// let new = FlowBaseline(text: "version 1\nstart welcome\n")
  /// precondition(old.differences(to: new) == "- start home\n+ start welcome\n")
  /// precondition(new.differences(to: new).isEmpty)
  /// ```
  public func differences(to other: FlowBaseline) -> String {
    let (old, new) = (paragraphs, other.paragraphs)
    var text = ""
    for head in Set(old.keys).union(new.keys).sorted() {
      let (before, after) = (old[head], new[head])
      let (lost, gained) = (before ?? [], after ?? [])
      guard before == nil || after == nil || lost != gained else { continue }
      if !text.isEmpty { text += "\n" }
      let isKept = before != nil && after != nil
      if !head.isEmpty { text += "\(isKept ? " " : before == nil ? "+" : "-") \(head)\n" }
      for line in lost where !gained.contains(line) { text += "- \(line)\n" }
      for line in gained where !lost.contains(line) { text += "+ \(line)\n" }
    }
    return text
  }

  /// The lines of each scene, by the scene's first line.
  private var paragraphs: [String: [String]] {
    var paragraphs = ["": [String]()]
    var head = ""
    for line in text.split(whereSeparator: \.isNewline).map(String.init) where !line.hasPrefix("#")
    {
      if line.hasPrefix("scene ") {
        head = line
        paragraphs[head] = []
      } else {
        paragraphs[head]?.append(line)
      }
    }
    return paragraphs
  }
}
