public import Inspection
internal import Motion
internal import Narration
internal import NavigationKit
internal import Simulation
import TextFormats

extension SessionLog {
  /// Returns the log as text for people: a line for the header, then a line for each record with
  /// seconds and ticks.
  ///
  /// `>` marks an input, `·` an event, `#` a checkpoint and `<` a branch. Control characters are
  /// replaced by symbols. Takes time proportional to the records.
  ///
  /// - Parameters:
  ///   - topics: The topics to list. Branches, `begin` and `end` are always listed.
  ///   - isInSentences: True writes each input and event as a sentence in plain words.
  ///   - showsCauses: True indents each event below the input or the event that led to it, if that
  ///     is listed. `⋮` marks an event whose cause is further above. A log of an earlier version does
  ///     not have the causes.
  ///   - showsNumbers: True writes the number of each event before it, if the log has it.
  public func listing(
    only topics: [LogTopic] = LogTopic.allCases, isInSentences: Bool = false,
    showsCauses: Bool = false, showsNumbers: Bool = false
  ) -> String {
    var outline = FeedOutline(listingInputs: topics.contains(.inputs))
    var inputs = 0
    let size = "\(header.columns) × \(header.rows)"
    let words =
      [header.program, size, header.colorDepth, header.storyboardName].compactMap(\.self)
      + header.storyboards.map(\.name) + header.settings.map { "\($0.name) \($0.value)" }
    var text = words.map { $0.harmless(upTo: 400) }.joined(separator: ", ") + "\n"
    for record in records {
      switch record {
      case .input(let input):
        inputs += 1
        _ = outline.add(input: inputs)
        guard topics.contains(.inputs) else { continue }
        text += Self.line(input.tick, "> \(isInSentences ? input.text : input.description)")
      case .events(let batch):
        for event in batch.events {
          let isListed = topics.contains(event.kind.topic)
          let place = showsCauses ? outline.add(event, isListed: isListed) : nil
          guard isListed else { continue }
          let indentation = place.map(Self.indentation) ?? ""
          let number = showsNumbers && event.number > 0 ? "\(event.number) " : ""
          let words = number + (isInSentences ? event.text : event.description)
          text += Self.line(event.tick, indentation + "· \(words.harmless(upTo: 400))")
        }
      case .checkpoint(let tick, let digest) where topics.contains(.screens):
        text += Self.line(tick, "# \(digest.harmless())")
      case .branch(let tick, let position):
        inputs = position.inputs
        let words = Sentence.notice(
          "branch", [.number: .number(position.tick), .count: .number(position.inputs)])
        text += Self.line(tick, "< \(words)")
      case .begin(let tick): text += Self.line(tick, "recording begins")
      case .end(let tick): text += Self.line(tick, "end")
      case .checkpoint: break
      }
    }
    return text
  }

  /// Returns the blanks and the mark before an event.
  private static func indentation(at place: FeedOutline.Place) -> String {
    String(repeating: "  ", count: min(place.level, deepestLevel))
      + (place.isInterrupted ? FeedOutline.interruption : "")
  }

  /// The deepest level of a listing. A damaged log could otherwise cause a line of any length.
  private static let deepestLevel = 20

  /// Returns a line with the time in seconds, with three decimals, and the tick in columns before
  /// the text.
  static func line(_ tick: Int, _ text: String) -> String {
    let milliseconds = tick * 1_000 / Tick.perSecond
    let fraction = String(milliseconds % 1_000 + 1_000).dropFirst()
    let second = "\(milliseconds / 1_000).\(fraction)"
    return padded(second, to: 10) + padded(" \(tick)", to: 8) + "  \(text)\n"
  }

  /// Returns a text with spaces before it, so that it has at least this many bytes.
  private static func padded(_ text: String, to columns: Int) -> String {
    String(repeating: " ", count: max(0, columns - text.utf8.count)) + text
  }
}

extension Event {
  /// The sentence of the event.
  var text: String { StringTable.english.text(Sentence(self)) }
}

extension SessionInput {
  /// The sentence of the input. Control characters are replaced by symbols.
  var text: String {
    StringTable.english.text(.input(command.sentence, key: key)).harmless(upTo: 400)
  }
}
