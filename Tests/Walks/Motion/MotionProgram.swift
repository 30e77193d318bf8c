import CellGraphics
import Simulation

/// Shows a movement, a tick further with each key.
final class MotionProgram: TerminalProgram {
  let isFinished = false
  let timeUntilNextChange: Duration? = nil
  private let movement: Movement
  private let style: DrawingStyle
  private var simulator: Simulator?

  init(_ movement: Movement, _ style: DrawingStyle) {
    (self.movement, self.style) = (movement, style)
  }

  func resize(columns: Int, rows: Int) {
    if let simulator { return simulator.perform(.resize(columns: columns, rows: rows)) }
    simulator = MotionApp.begin(movement, style, columns: columns, rows: rows)
  }

  func receive(_ key: Key) {
    guard let simulator else { return }
    simulator.advance(to: simulator.tick + 1)
  }

  func nextFrame() -> Frame? { simulator?.nextFrame() }

  func advance(by elapsed: Duration) {}
  func receive(_ pointer: PointerInput) {}
  func receive(pasted text: String) {}
}
