import CellGraphics
import Simulation
import TerminalTestSupport
import TerminalUI

/// A terminal that shows a movement.
struct Screen {
  var depth: ColorDepth
  var columns: Int
  var rows: Int

  /// The screens of every colour depth and size.
  static let all = [
    ColorDepth.truecolor, .palette256, .palette16, .monochrome,
  ].flatMap { depth in
    [(80, 24), (120, 40), (Movement.creepColumns, 9), (12, 4), (1, 1)].map {
      Screen(depth: depth, columns: $0.0, rows: $0.1)
    }
  }

  /// The drawing style that the program would use for the screen.
  var style: DrawingStyle {
    switch depth {
    case .truecolor: DrawingStyle()
    case .monochrome: DrawingStyle(smoothness: .cells, fading: .dissolve)
    case .palette8, .palette16, .palette256: DrawingStyle(fading: .shade)
    }
  }

  func start(_ movement: Movement) throws -> TestTerminal {
    try TestTerminal(
      "MotionWalk",
      [
        "show", movement.rawValue, "\(depth)", style.smoothness.rawValue, style.fading.rawValue,
      ],
      environment: ["TERM": depth == .palette16 ? "xterm-16color" : "xterm-256color"],
      columns: columns, rows: rows)
  }
}
