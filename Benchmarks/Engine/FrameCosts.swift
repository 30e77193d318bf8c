import AllocationCount
import CellGraphics
import Glibc
import NavigationKit
import Simulation
import Storyboards
import TerminalUI

/// A transition of the reference scenes, played there and back in turn.
final class PlayedTransition {
  enum Kind: String, CaseIterable {
    case slide
    case fade
    case zoom

    var ticks: Int {
      switch self {
      case .slide: 48
      case .fade: 36
      case .zoom: 120
      }
    }

    fileprivate var directions: (there: Direction, back: Direction) {
      switch self {
      case .slide: (.up, .down)
      case .fade: (.right, .left)
      case .zoom: (.left, .right)
      }
    }
  }

  let simulator: Simulator
  private let kind: Kind
  private var isThere = false

  init(_ kind: Kind, columns: Int, rows: Int) {
    self.kind = kind
    simulator = Simulator(document: Self.document, columns: columns, rows: rows)
  }

  static let document: SceneDocument = {
    guard let document = try? SceneDocument(json: referenceBytes) else {
      preconditionFailure("Benchmarks/Terminal/reference.json cannot be read")
    }
    return document
  }()

  static let referenceBytes: [UInt8] = {
    // The folder of the benchmarks is two levels above this file.
    var path = String(describing: #filePath)
    for _ in 0..<2 { path = String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]) }
    return bytes(ofFile: path + "/Terminal/reference.json")
  }()

  /// Begins the way there or back.
  func start() {
    let directions = kind.directions
    simulator.perform(.swipe(isThere ? directions.back : directions.there))
    isThere.toggle()
  }

  /// Two ticks, as between the frames of a terminal.
  func advance() { simulator.advance(to: simulator.tick + 2) }

  /// Discards the events, as a session does after it has read them.
  func forgetEvents() { _ = simulator.takeEvents() }

  var frames: Int { kind.ticks / 2 + 2 }

  /// There or back, with a frame for every second tick.
  func play(_ body: (Frame) -> Void) {
    start()
    for _ in 0..<frames {
      advance()
      if let frame = simulator.nextFrame() { body(frame) }
    }
    forgetEvents()
  }
}

private func bytes(ofFile path: String) -> [UInt8] {
  guard let file = fopen(path, "r") else { return [] }
  defer { fclose(file) }
  var result: [UInt8] = []
  while case let byte = getc(file), byte != EOF { result.append(UInt8(byte)) }
  return result
}

/// The microseconds that the steps of frames have taken.
private struct Steps {
  var tick = 0.0
  var composition = 0.0
  var drawing = 0.0
  var panels = 0.0
  var output = 0.0
  var frames = 0
  var bytes = 0
  var requests = 0

  var total: Double { tick + composition + drawing + panels + output }
}

/// Prints the cost of a frame, step by step, for transitions between two full screens.
func printFrameCosts() {
  print()
  row(
    "µs a frame", "2 ticks", "composition", "drawing", "panels", "output", "all", "bytes",
    "requests")
  for (columns, rows) in [(80, 24), (200, 60), (400, 120)] {
    for kind in PlayedTransition.Kind.allCases {
      guard let steps = measure(kind, columns: columns, rows: rows) else { continue }
      let frames = Double(steps.frames)
      let times = [
        steps.tick, steps.composition, steps.drawing, steps.panels, steps.output, steps.total,
      ]
      let figures =
        times.map { tenths($0 * 1e6 / frames) } + [
          tenths(Double(steps.bytes) / frames), tenths(Double(steps.requests) / frames),
        ]
      row("\(kind.rawValue), \(columns) × \(rows)", figures)
    }
  }
}

/// Returns the best of some rounds; the first, in which everything is met for the first time,
/// counts for none.
private func measure(_ kind: PlayedTransition.Kind, columns: Int, rows: Int) -> Steps? {
  guard
    var drawing = DrawingBenchmark(terminal: "xterm-256color", columns: columns, rows: rows)
  else { return nil }
  let transition = PlayedTransition(kind, columns: columns, rows: rows)
  var best: Steps?
  for round in 0..<9 {
    var steps = Steps()
    for _ in 0..<2 { play(transition, on: &drawing, &steps) }
    if round > 0, steps.total < best?.total ?? .infinity { best = steps }
  }
  return best
}

private func play(
  _ transition: PlayedTransition, on drawing: inout DrawingBenchmark, _ steps: inout Steps
) {
  transition.start()
  for _ in 0..<transition.frames {
    let before = allocationCount()
    steps.tick += seconds { transition.advance() }
    var next: Frame?
    steps.composition += seconds { next = transition.simulator.nextFrame() }
    if let frame = next {
      steps.drawing += seconds { drawing.draw(frame) }
      steps.panels += seconds { drawing.compose() }
      var bytes = 0
      steps.output += seconds { bytes = drawing.encode() }
      steps.bytes += bytes
      steps.frames += 1
    }
    steps.requests += allocationCount() - before
  }
  transition.forgetEvents()
}
