public import Inspection
internal import Motion
internal import Narration
internal import NavigationKit
import TextFormats

extension SessionLog {
  /// Returns the log as lines of `key: value`: the header, then a line for each record, in sentences.
  ///
  /// A key is the kind of the record with its time in seconds, such as `input at 0.4`.
  ///
  /// - Parameter topics: The topics to list. Branches, `begin` and `end` are always listed.
  public func records(only topics: [LogTopic] = LogTopic.allCases) -> String {
    var header = PlainText()
    header.add([
      ("program", self.header.program), ("file", self.header.storyboardName),
      ("columns", "\(self.header.columns)"), ("rows", "\(self.header.rows)"),
    ])
    var lines: [(key: String, value: String?)] = []
    func add(_ kind: String, _ tick: Int, _ text: String) {
      lines.append(("\(kind) at \(Self.seconds(tick))", text))
    }
    for record in records {
      switch record {
      case .input(let input) where topics.contains(.inputs): add("input", input.tick, input.text)
      case .events(let batch):
        for event in batch.events where topics.contains(event.kind.topic) {
          add("event", event.tick, event.text)
        }
      case .checkpoint(let tick, let digest) where topics.contains(.screens):
        add("screen", tick, digest)
      case .branch(let tick, let position):
        let words = Sentence.notice(
          "branch", [.number: .number(position.tick), .count: .number(position.inputs)])
        add("branch", tick, words)
      case .begin(let tick): add("begin", tick, "the recording begins")
      case .end(let tick): add("end", tick, "the session ends")
      case .input, .checkpoint: break
      }
    }
    header.add(lines)
    return header.text
  }

  /// Returns a tick as seconds with up to three decimals.
  private static func seconds(_ tick: Int) -> String {
    let milliseconds = tick * 1_000 / Tick.perSecond
    var fraction = String(milliseconds % 1_000 + 1_000).dropFirst()
    while fraction.last == "0" { fraction.removeLast() }
    return "\(milliseconds / 1_000)" + (fraction.isEmpty ? "" : ".\(fraction)")
  }
}
