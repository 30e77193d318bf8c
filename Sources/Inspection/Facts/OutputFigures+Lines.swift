package import Narration
package import Simulation

extension OutputFigures {
  /// Returns the figures in the words of a table, one line for each.
  package func lines(in words: StringTable) -> [String] {
    func label(_ key: String, _ arguments: [Sentence.Argument: Sentence.Value]) -> String {
      words.label("meter.\(key)", arguments)
    }
    var lines = [
      label("rate", [.number: .number(bytesInLastSecond)]),
      label("frames", [.number: .number(framesShown), .row: .number(framesDropped)]),
    ]
    if let last = lastMovement {
      lines += [
        label("last", [.number: .number(last.bytes), .seconds: .thousandths(last.milliseconds)]),
        label(
          "lastFrames", [.number: .number(last.framesShown), .row: .number(last.framesDropped)]),
      ]
    } else {
      lines.append(label("noLast", [:]))
    }
    switch link {
    case .unknown: lines.append(label("linkUnknown", [:]))
    case .fast: lines.append(label("linkFast", [:]))
    case .measured(let rate, let motion):
      lines.append(label("link", [.number: .number(rate)]))
      lines.append(label("motion.\(motion.rawValue)", [:]))
    }
    return lines
  }
}
