internal import CellGraphics
public import Simulation

/// A replay that is watched: time runs, keys only end it.
public final class ReplaySession: TerminalProgram {
  public let replay: Replay

  private var clock: TickAccumulator
  private var columns: Int
  private var rows: Int
  private var wasStopped = false
  private var needsDisplay = true

  /// - Parameters:
  ///   - speedInThousandths: 1,000 is the speed at which it happened.
  ///   - columns: The terminal's, which need not be the recording's.
  public init(_ replay: Replay, speedInThousandths: Int, columns: Int, rows: Int) {
    self.replay = replay
    self.columns = columns
    self.rows = rows
    clock = TickAccumulator(speedInThousandths: speedInThousandths)
  }

  public var isFinished: Bool { wasStopped || replay.isAtEnd }

  public var timeUntilNextChange: Duration? {
    let simulator = replay.simulator
    if simulator.isAnimating { return clock.realTime(untilTicks: 1) }
    let due = [simulator.nextDueTick, simulator.nextPictureTick, replay.nextTick]
      .compactMap(\.self).min()
    return due.map { clock.realTime(untilTicks: $0 - simulator.tick) }
  }

  public func advance(by elapsed: Duration) {
    let ticks = clock.takeTicks(in: elapsed)
    if ticks > 0 { replay.advance(to: replay.simulator.tick + ticks) }
  }

  public func receive(_ key: Key) {
    if KeyBindings.command(for: key, isEditing: false) == .quit { wasStopped = true }
  }

  public func receive(_ pointer: PointerInput) {}

  public func receive(pasted text: String) {}

  public func resize(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    needsDisplay = true
  }

  public func nextFrame() -> Frame? {
    guard let frame = needsDisplay ? replay.simulator.frame() : replay.simulator.nextFrame() else {
      return nil
    }
    needsDisplay = false
    return frame.fitted(columns: columns, rows: rows)
  }
}

extension Frame {
  /// The frame's top left part on a screen of another size; what it does not cover is black.
  func fitted(columns: Int, rows: Int) -> Frame {
    guard surface.columns != columns || surface.rows != rows else { return self }
    var screen = Surface(
      columns: columns, rows: rows, filledWith: Cell(background: .black))
    screen.composite(surface, column: 0, row: 0)
    let visible = panels.compactMap { panel -> Panel? in
      let rect = panel.rect.intersection(screen.bounds)
      return rect.isEmpty ? nil : Panel(id: panel.id, rect: rect)
    }
    return Frame(surface: screen, panels: visible)
  }
}
