internal import NavigationKit
internal import NavigationKitTesting
internal import Simulation

/// A run of one flow in one variant.
struct FlowRun {
  private let runner: FlowRunner
  private let flow: FlowTest
  private var outcome: FlowResult
  /// The path of the file whose lines run now.
  private var path: String
  private var digest = StableDigest()

  /// The end of a flow before its last line.
  private enum Stop: Error {
    case failed
    case error(String)
  }

  init(_ runner: FlowRunner, _ flow: FlowTest, _ variant: FlowVariant) {
    (self.runner, self.flow, path) = (runner, flow, flow.path)
    outcome = FlowResult(flow, variant)
  }

  /// Runs the flow and returns its result.
  mutating func result() -> FlowResult {
    var pilot: Pilot?
    do throws(Stop) {
      let started = try start()
      pilot = started
      try run(flow.lines, on: started, depth: 0)
    } catch {
      if case .error(let message) = error { (outcome.outcome, outcome.message) = (.error, message) }
    }
    if !outcome.failures.isEmpty { outcome.outcome = .failed }
    if let pilot {
      outcome.ticks = pilot.simulator.tick
      outcome.events = pilot.events
      if outcome.outcome != .passed { outcome.log = pilot.log() }
      if runner.makesDigests {
        for event in pilot.events {
          digest.combine(StableDigest(Array("\(event.tick) \(event)".utf8)).value)
        }
        outcome.digest = digest.text
      }
    }
    return outcome
  }

  private mutating func start() throws(Stop) -> Pilot {
    let variant = outcome.variant
    let app: FlowRunner.App
    do throws(FlowRunner.FileError) {
      app = try runner.app(flow, variant)
    } catch {
      throw .error(error.message)
    }
    do throws(PilotFailure) {
      return try Pilot(
        app.bundle, name: app.name, columns: variant.size.columns, rows: variant.size.rows,
        appearance: variant.appearance,
        preferences: UserPreferences(reducesMotion: variant.reducesMotion))
    } catch {
      outcome.failures.append(
        FlowResult.Failure(path: flow.path, line: flow.line, column: 1, failure: error))
      throw .failed
    }
  }

  private mutating func run(_ lines: [FlowLine], on pilot: Pilot, depth: Int) throws(Stop) {
    for line in lines { try run(line, on: pilot, depth: depth) }
  }

  private mutating func run(_ line: FlowLine, on pilot: Pilot, depth: Int) throws(Stop) {
    switch line.action {
    case .step(let step):
      outcome.steps += 1
      do throws(PilotFailure) {
        try pilot.perform(step, as: line.text)
      } catch {
        try fail(error, at: line)
      }
      if runner.makesDigests { digest.combine(pilot.simulator.frame().digest.value) }
    case .expect: try check(line, on: pilot)
    case .during(let kind, let moments):
      for moment in moments { try check(moment, of: kind, line, on: pilot) }
    case .snapshot(let name): try compare(name, line, on: pilot)
    case .run(let path): try include(path, line, on: pilot, depth: depth)
    case .repeating(let count, let lines):
      for _ in 0..<count { try run(lines, on: pilot, depth: depth) }
    }
  }

  private mutating func check(_ line: FlowLine, on pilot: Pilot) throws(Stop) {
    guard case .expect(let expectation, let isSoft) = line.action else { return }
    outcome.expectations += 1
    guard let failure = pilot.check(expectation, as: line.text) else { return }
    try fail(failure, at: line, isSoft: isSoft)
  }

  private mutating func check(
    _ moment: FlowLine.Moment, of kind: Transition.Kind?, _ line: FlowLine, on pilot: Pilot
  ) throws(Stop) {
    let earlier: Pilot
    do throws(PilotFailure) {
      earlier = try pilot.moment(moment.moment, of: kind)
    } catch {
      return try fail(error, at: line)
    }
    for line in moment.lines { try check(line, on: earlier) }
  }

  private mutating func compare(_ name: String, _ line: FlowLine, on pilot: Pilot) throws(Stop) {
    outcome.expectations += 1
    let frame = pilot.simulator.frame()
    let screen = FlowRunner.Snapshot(name: name, frame: frame)
    guard let mismatch = runner.snapshot(screen, flow, outcome.variant) else { return }
    let failure = pilot.failure(
      .snapshot, line.text, found: mismatch.found, advice: mismatch.advice, marks: mismatch.marks)
    // The flow continues, so that one run finds all screens that have changed.
    try fail(failure, at: line, isSoft: true)
  }

  private mutating func include(_ name: String, _ line: FlowLine, on pilot: Pilot, depth: Int)
    throws(Stop)
  {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    let place = "\(path):\(line.line):\(line.column): "
    guard depth < FlowRunner.deepest else {
      throw .error("\(place)run goes deeper than \(FlowRunner.deepest) files; end the circle")
    }
    let file: FlowFile
    do throws(FlowRunner.FileError) {
      file = try runner.file(name.hasPrefix("/") ? name : folder + name)
    } catch {
      throw .error(place + error.message)
    }
    if let defect = file.defects.first { throw .error(defect.description) }
    let outer = path
    path = file.path
    for flow in file.flows { try run(flow.lines, on: pilot, depth: depth + 1) }
    path = outer
  }

  private mutating func fail(_ failure: PilotFailure, at line: FlowLine, isSoft: Bool = false)
    throws(Stop)
  {
    outcome.failures.append(
      FlowResult.Failure(
        path: path, line: line.line, column: line.column, failure: failure, isSoft: isSoft))
    if !isSoft { throw .failed }
  }
}
