internal import CellGraphics
import TextFormats

extension Ribbon {
  /// The columns for the lanes of the text.
  private static let textColumns = 96

  /// The ribbon as text: a line of seconds, a line of transitions, and a line for each lane.
  ///
  /// ```text
  ///                  0 s         1 s
  /// transitions            ┣━━━━━┫
  /// list             ██████▄▄▄▄▄▄·······
  /// detail                 ▄▄▄▄▄▄███████
  /// ```
  public var text: String {
    let scale = RibbonScale(ticks: ticks, columns: Self.textColumns)
    let names = lanes.map { TextLine(Self.name(of: $0)).columns }.reduce(11, max) + 2
    func line(_ name: String, _ signs: [Int: String]) -> String {
      var text = name + String(repeating: " ", count: max(0, names - TextLine(name).columns))
      for column in 0..<scale.columns { text += signs[column] ?? " " }
      while text.last == " " { text.removeLast() }
      return text + "\n"
    }
    var marks: [Int: String] = [:]
    for (tick, text) in scale.marks {
      guard let column = scale.column(of: tick) else { continue }
      for (index, character) in text.enumerated() { marks[column + index] = String(character) }
    }
    var result = line("", marks)
    var signs: [Int: String] = [:]
    for bar in bars {
      for cell in scale.cells(of: bar, now: now) { signs[cell.column] = cell.sign }
    }
    result += line("transitions", signs)
    for lane in lanes {
      let pairs = (0..<scale.columns).compactMap { column in
        scale.sign(of: lane, at: column, now: now).map { (column, $0.sign) }
      }
      result += line(Self.name(of: lane), Dictionary(pairs) { first, _ in first })
    }
    for defect in defects { result += "✗ " + defect.text.harmless(upTo: 200) + "\n" }
    return result
  }

  /// Returns the name of a lane below its containers, safe to print.
  static func name(of lane: Lane) -> String {
    String(repeating: " ", count: max(0, lane.level)) + lane.controller.harmless(upTo: 40)
  }
}
