import TextFormats

extension SharedSession {
  /// The transcript as text: a line for each input and navigation, with its time.
  public var transcriptText: String {
    let lines = transcript.map { line in
      "\(SharedTime.clock(line.time))  \(line.chapter == nil ? "  " : "")\(line.sentence)\n"
    }
    return "\(title)\n\n" + lines.joined()
  }

  /// Captions and chapters as WebVTT. Each sentence is shown until the next one, at most 6 s.
  ///
  /// - Parameter log: The log to carry in a note; nil for none.
  public func captions(carrying log: CarriedLog?) -> String {
    let lines = transcript
    var text = "WEBVTT\n\n"
    for (index, line) in lines.enumerated() {
      let next = lines[(index + 1)...].first { $0.time > line.time }?.time ?? length
      let end = min(max(next, line.time + 60), line.time + 720)
      text += "\(SharedTime.caption(line.time)) --> \(SharedTime.caption(end))\n"
      text += "\(line.sentence.escapedForXML)\n\n"
    }
    return text + (log.map { "NOTE \($0.text)\n" } ?? "")
  }

  /// The session as Markdown: a still as text for each chapter, with the sentences before it.
  ///
  /// - Parameter log: The log to carry in a comment; nil for none.
  public func markdown(carrying log: CarriedLog?) -> String {
    var text = "# \(Self.escapedForMarkdown(title))\n\n\(still(ofChapter: 0))\n"
    for line in transcript {
      let sentence = Self.escapedForMarkdown(line.sentence)
      if let chapter = line.chapter {
        let end = time(ofTick: chapters[chapter - 1].endTick)
        text += "## \(chapter). \(sentence)\n\n"
        text += "\(SharedTime.clock(line.time)) to \(SharedTime.clock(end)).\n\n"
        text += "\(still(ofChapter: chapter))\n"
      } else {
        text += "* \(SharedTime.clock(line.time)) \(sentence)\n\n"
      }
    }
    return text + (log.map { "<!-- \($0.text) -->\n" } ?? "")
  }

  private func still(ofChapter number: Int) -> String {
    let frame = frames[restingFrame(ofChapter: number)]
    let texts = rows(of: frame).map(\.text)
    // A row of backticks must not end the block.
    var longest = 0
    for row in texts {
      for run in row.split(whereSeparator: { $0 != "`" }) { longest = max(longest, run.count) }
    }
    let fence = String(repeating: "`", count: max(3, longest + 1))
    return "\(fence)text\n" + texts.map { $0 + "\n" }.joined() + "\(fence)\n"
  }

  /// Returns a text in which no character has a meaning for Markdown.
  static func escapedForMarkdown(_ text: String) -> String {
    var result = ""
    for character in text {
      if "\\`*_{}[]<>#|!&~$".contains(character) { result += "\\" }
      result.append(character)
    }
    return result
  }
}
