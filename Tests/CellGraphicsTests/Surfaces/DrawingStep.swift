import CellGraphics
import WalkSupport

/// One random operation, applied to both implementations.
enum DrawingStep {
  case fill(CellRect, Color)
  case draw(String, column: Int, row: Int, Color, clip: CellRect)
  indirect case composite([DrawingStep], column: Int, row: Int, opacity: Double, clip: CellRect)

  static func random(using random: inout SeededRandom, depth: Int = 0) -> DrawingStep {
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    func color() -> Color {
      Color(
        red: UInt8(number(0...255)), green: UInt8(number(0...255)), blue: UInt8(number(0...255)),
        alpha: [0, 255, 255, UInt8(number(1...254))][number(0...3)])
    }
    func rect() -> CellRect {
      if number(0...2) == 0 { return CellRect(column: -9, row: -9, columns: 99, rows: 99) }
      return CellRect(
        column: number(-2...11), row: number(-1...2), columns: number(0...8), rows: number(1...4))
    }
    switch number(0...(depth == 0 ? 5 : 3)) {
    case 0: return .fill(rect(), color())
    case 1...3:
      let text = (0..<number(1...7)).map { _ in ["a", " ", "日", "本", "語"][number(0...4)] }
      return .draw(
        text.joined(), column: number(-3...12), row: number(0...2), color(), clip: rect())
    default:
      var steps: [DrawingStep] = []
      for _ in 0..<number(1...6) { steps.append(.random(using: &random, depth: 1)) }
      return .composite(
        steps, column: number(-4...10), row: number(-1...2), opacity: Double(number(1...8)) / 8,
        clip: rect())
    }
  }

  func apply(to surface: inout Surface) {
    switch self {
    case .fill(let rect, let color): surface.fill(rect, with: color)
    case .draw(let text, let column, let row, let color, let clip):
      surface.draw(TextLine(text), column: column, row: row, color: color, clip: clip)
    case .composite(let steps, let column, let row, let opacity, let clip):
      var layer = Surface(columns: 8, rows: 2)
      for step in steps { step.apply(to: &layer) }
      surface.composite(layer, column: column, row: row, opacity: opacity, clip: clip)
    }
  }

  func apply(to surface: inout SlowSurface) {
    switch self {
    case .fill(let rect, let color): surface.fill(rect, with: color)
    case .draw(let text, let column, let row, let color, let clip):
      surface.draw(text, column: column, row: row, color: color, clip: clip)
    case .composite(let steps, let column, let row, let opacity, let clip):
      var layer = SlowSurface(columns: 8, rows: 2)
      for step in steps { step.apply(to: &layer) }
      surface.composite(layer, column: column, row: row, opacity: opacity, clip: clip)
    }
  }
}
