import Foundation
import NavigationKit
import Simulation
import Storyboards
import TerminalUI

/// Plays transitions on one screen in memory.
final class TransitionBenchmark {
  private let columns: Int
  private let rows: Int
  private var drawing: DrawingBenchmark
  private var documents: [String: SceneDocument] = [:]
  private var composed: FileHandle?
  private var shown: FileHandle?
  private var bytes: FileHandle?

  /// The code that writes the bytes.
  enum Writer: String {
    /// The encoder, for a terminal that repeats every character.
    case encoder
    /// The encoder, for a terminal that repeats only ASCII.
    case ascii
    /// doupdate() of ncurses.
    case curses
  }

  /// The two brackets of a synchronized frame.
  private static let bracketBytes = 16
  /// The number of frames after which an unchanged screen is shown exactly.
  private static let patience = 6
  /// The longest transition that is played, in frames.
  private static let longest = 600

  /// - Parameter folder: The folder for the cells and bytes; `-` writes the composed cells to the
  ///   standard output; nil writes none.
  /// - Returns: nil if the terminal's entry cannot be built.
  init?(columns: Int, rows: Int, depth: ColorDepth, writer: Writer, folder: String?) {
    guard
      let drawing = DrawingBenchmark(
        terminal: "xterm-256color", depth: depth, columns: columns, rows: rows,
        usesEncoder: writer != .curses,
        repeatsEveryCharacter: writer == .encoder && depth == .truecolor)
    else { return nil }
    (self.columns, self.rows) = (columns, rows)
    self.drawing = drawing
    if folder == "-" {
      composed = .standardOutput
    } else if let folder {
      func file(_ name: String) -> FileHandle? {
        _ = FileManager.default.createFile(atPath: "\(folder)/\(name)", contents: nil)
        return FileHandle(forWritingAtPath: "\(folder)/\(name)")
      }
      (composed, shown, bytes) = (file("composed"), file("shown"), file("bytes"))
    }
  }

  /// The figures of a transition.
  private struct Figures {
    var frames = 0
    var bytes = 0
    var longest = 0
    var seconds = 0.0
    var composedFrames = 0
  }

  /// Plays a transition and prints its figures.
  func play(name: String, file: String, steps: [String]) throws {
    let document = try documents[file] ?? read(file)
    let simulator = Simulator(document: document, columns: columns, rows: rows)
    settle(simulator)
    for step in steps.dropLast() {
      perform(step, on: simulator)
      settle(simulator)
    }
    if steps.last == "back" {
      simulator.perform(.moveFocus(.next))
      settle(simulator)
    }
    var figures = Figures()
    var last = simulator.nextFrame()
    if let last { drawing.draw(last) }
    drawing.compose()
    drawing.encode(exactly: true)
    writeCells(isStart: true)
    let start = simulator.tick
    perform(steps.last ?? "", on: simulator)
    var rest = Self.patience
    while rest > 0, figures.composedFrames < Self.longest {
      simulator.advance(to: simulator.tick + 2)
      rest = simulator.isTransitioning ? Self.patience : rest - 1
      guard let frame = simulator.nextFrame() else { continue }
      last = frame
      figures.composedFrames += 1
      send(&figures, exactly: false) { drawing.draw(frame) }
    }
    while let last, drawing.isApproximate {
      send(&figures, exactly: true) { drawing.draw(last) }
    }
    _ = simulator.takeEvents()
    let line = [
      name, "\(figures.composedFrames)", "\(figures.frames)", "\(figures.bytes)",
      "\(figures.longest)", "\(Int(figures.seconds * 1e6))", "\(simulator.tick - start)",
    ]
    FileHandle.standardError.write(Data((line.joined(separator: "\t") + "\n").utf8))
  }

  private func read(_ file: String) throws -> SceneDocument {
    let document = try SceneDocument(json: Array(Data(contentsOf: URL(filePath: file))))
    documents[file] = document
    return document
  }

  private func perform(_ step: String, on simulator: Simulator) {
    let parts = step.split(separator: "/").map(String.init)
    guard parts.count == 2 else { return simulator.perform(.tap) }
    simulator.perform(.performSegue(parts[1], scene: parts[0]))
  }

  /// Advances to the end of all transitions and notices.
  private func settle(_ simulator: Simulator) {
    repeat {
      simulator.advance(to: simulator.tick + 2)
    } while !simulator.isAtRest && simulator.tick < 10_000
  }

  /// Draws and encodes a frame.
  private func send(_ figures: inout Figures, exactly: Bool, _ draw: () -> Void) {
    let start = processorTime
    draw()
    drawing.compose()
    let count = drawing.encode(exactly: exactly)
    figures.seconds += processorTime - start
    writeCells(isStart: false)
    guard count > 0 else { return }
    figures.frames += 1
    figures.bytes += count + Self.bracketBytes
    figures.longest = max(figures.longest, count + Self.bracketBytes)
  }

  private var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  /// Writes a number that is 1 for the first screen of a transition, the size, and the cells.
  private func writeCells(isStart: Bool) {
    for (file, isShown) in [(composed, false), (shown, true)] {
      guard let file else { continue }
      var data = Data()
      for number in [isStart ? 1 : 0, Int32(columns), Int32(rows)] {
        withUnsafeBytes(of: number) { data.append(contentsOf: Array($0)) }
      }
      drawing.withRows(shown: isShown) { data.append(contentsOf: Array($0)) }
      file.write(data)
    }
    guard let bytes else { return }
    withUnsafeBytes(of: [Int32(drawing.bytes.count)][0]) { bytes.write(Data($0)) }
    bytes.write(Data(drawing.bytes))
  }
}
