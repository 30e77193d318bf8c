public import Flows
import Storyboards

/// A flow as a text that is kept beside the sources, so that a change of navigation is seen in review.
///
/// A paragraph for each scene, in the order of their keys, and a line in it for each segue, in the
/// order of theirs: where things stand in a file is of no account.
public struct FlowBaseline: Equatable, Sendable {
  public var text: String

  /// The baseline of a flow as it is.
  public init(_ flow: Flow) {
    let outline = FlowOutline(flow)
    let entries = flow.entries.map { outline.scenes[$0].key.whole }.sorted()
    text = "# The flow of the app. `segue baseline check` compares it; `write` writes it.\n"
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

  /// A baseline that was written, whatever ends its lines.
  ///
  /// Earlier versions of the program told tables from other view controllers, and wrote the usual
  /// presentation; both are read as they are written now.
  public init(text: String) {
    let plain = text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text
    self.text = plain.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .filter { $0 != "  presentation fullScreen" }.map(Self.current).joined(separator: "\n")
  }

  private static func current(_ line: Substring) -> String {
    let words = Flow.Kind.viewController.words
    for kind in [Flow.Kind.tableViewController.words, Flow.Kind.collectionViewController.words]
    where line.hasPrefix("scene ") {
      for before in [": ", "\", "] where line.hasSuffix(before + kind) {
        return String(line.dropLast(kind.count)) + words
      }
    }
    guard line.hasPrefix("  segue ") else { return String(line) }
    return String(line).replacing(": modal → ", with: ": present → ", maxReplacements: 1)
  }

  /// What differs from `other`, newer: lines with - and +, each with its scene's line above it; empty
  /// where nothing does.
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

  /// The lines by the line of the scene that they stand below.
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
