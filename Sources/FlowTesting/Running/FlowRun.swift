internal import NavigationKit
internal import NavigationKitTesting
internal import Simulation

/// A run of one flow in one variant.
struct FlowRun {
  private let runner: FlowRunner
  private(set) var flow: FlowTest
  private(set) var outcome: FlowResult
  /// The path of the file whose lines run now.
  private var path: String
  private var digest = StableDigest()
  private var pilot: Pilot?
  /// The number of lines of the flow that have run completely.
  private(set) var nextLine = 0
  /// Indicates whether a failure or an error has ended the flow.
  private(set) var hasEnded = false

  /// The end of a flow before its last line.
  private enum Stop: Error {
    case failed
    case error(String)
  }

  init(_ runner: FlowRunner, _ flow: FlowTest, _ variant: FlowVariant) {
    (self.runner, self.flow, path) = (runner, flow, flow.path)
    outcome = FlowResult(flow, variant)
  }

  /// Runs the flow from its start and returns its result.
  mutating func result() -> FlowResult {
    start()
    while advance() {}
    return finish()
  }

  /// Starts the app. Call it once, before ``advance()``.
  mutating func start() {
    do throws(Stop) {
      pilot = try makePilot()
    } catch {
      end(error)
    }
  }

  /// Runs the next line of the flow.
  ///
  /// - Returns: False at the end of the flow, or after a failure that ends it.
  mutating func advance() -> Bool {
    guard !hasEnded, pilot != nil, nextLine < flow.lines.count else { return false }
    do throws(Stop) {
      try run(flow.lines[nextLine], depth: 0)
    } catch {
      end(error)
      return false
    }
    nextLine += 1
    return true
  }

  private mutating func end(_ stop: Stop) {
    hasEnded = true
    if case .error(let message) = stop { (outcome.outcome, outcome.message) = (.error, message) }
  }

  /// Replaces the flow by an edited one whose lines so far are the same.
  mutating func replaceFlow(by flow: FlowTest) {
    self.flow = flow
    outcome.flow = flow
  }

  /// Returns the result of the lines so far, with the log of a failure.
  func finish() -> FlowResult {
    var result = finishWithoutLog()
    if result.outcome != .passed { result.log = log() }
    return result
  }

  /// Returns the session as a log, in time proportional to its length; nil without an app.
  func log() -> [UInt8]? { pilot?.log() }

  /// Returns the result of the lines so far.
  func finishWithoutLog() -> FlowResult {
    var outcome = outcome
    if !outcome.failures.isEmpty { outcome.outcome = .failed }
    guard let pilot else { return outcome }
    outcome.ticks = pilot.simulator.tick
    var reader = CoverageReader()
    var known: Set<CoverageUse> = []
    outcome.uses = reader.uses(in: pilot.events).filter { known.insert($0).inserted }
    if runner.makesDigests {
      var digest = digest
      for event in pilot.events {
        digest.combine(StableDigest(Array("\(event.tick) \(event)".utf8)).value)
      }
      outcome.digest = digest.text
    }
    return outcome
  }

  private mutating func makePilot() throws(Stop) -> Pilot {
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
        preferences: UserPreferences(reducesMotion: variant.reducesMotion), colors: variant.colors)
    } catch {
      outcome.failures.append(
        FlowResult.Failure(path: flow.path, line: flow.line, column: 1, failure: error))
      throw .failed
    }
  }

  private mutating func run(_ lines: [FlowLine], depth: Int) throws(Stop) {
    for line in lines { try run(line, depth: depth) }
  }

  private mutating func run(_ line: FlowLine, depth: Int) throws(Stop) {
    switch line.action {
    case .step(let step):
      try attempt(line) { (pilot) throws(PilotFailure) in
        try pilot.perform(step, as: line.text)
      }
      outcome.steps += 1
      combineScreen()
    case .expect: if let pilot { try check(line, on: pilot) }
    case .during(let kind, let moments): try run(moments, of: kind, line)
    case .snapshot(let name): try compare(name, line)
    case .run(let path): try include(path, line, depth: depth)
    case .repeating(let count, let lines):
      for _ in 0..<count { try run(lines, depth: depth) }
    }
  }

  /// Calls `body` with the app. A failure of it is one of the line.
  private mutating func attempt(_ line: FlowLine, _ body: (Pilot) throws(PilotFailure) -> Void)
    throws(Stop)
  {
    guard let pilot else { return }
    do throws(PilotFailure) {
      try body(pilot)
    } catch {
      try fail(error, at: line)
    }
  }

  private mutating func combineScreen() {
    guard runner.makesDigests, let pilot else { return }
    digest.combine(pilot.simulator.frame().digest.value)
  }

  private mutating func check(_ line: FlowLine, on pilot: Pilot) throws(Stop) {
    guard case .expect(let expectation, let isSoft) = line.action else { return }
    outcome.expectations += 1
    guard let failure = pilot.check(expectation, as: line.text) else { return }
    try fail(failure, at: line, isSoft: isSoft)
  }

  private mutating func compare(_ name: String, _ line: FlowLine) throws(Stop) {
    guard let pilot else { return }
    outcome.expectations += 1
    let screen = FlowRunner.Snapshot(name: name, frame: pilot.frame)
    guard let mismatch = runner.snapshot(screen, flow, outcome.variant) else { return }
    let failure = pilot.failure(
      .snapshot, line.text, found: mismatch.found, advice: mismatch.advice, marks: mismatch.marks)
    // The flow continues, so that one run finds all screens that have changed.
    try fail(failure, at: line, isSoft: true)
  }

  private mutating func include(_ name: String, _ line: FlowLine, depth: Int) throws(Stop) {
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
    for flow in file.flows { try run(flow.lines, depth: depth + 1) }
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

  // MARK: - Moments

  /// Looks at moments of the last transition. From the first moment with a step on, the flow
  /// continues with the interrupted transition.
  private mutating func run(
    _ moments: [FlowLine.Moment], of kind: Transition.Kind?, _ line: FlowLine
  ) throws(Stop) {
    var interruption: (pilot: Pilot, begin: Int, end: Int)?
    for moment in moments {
      if let interruption {
        try attempt(line) { (_) throws(PilotFailure) in
          try interruption.pilot.advance(
            to: moment.moment, begin: interruption.begin, end: interruption.end)
        }
        try run(moment.lines, at: interruption.pilot)
        continue
      }
      var earlier: (pilot: Pilot, begin: Int, end: Int)?
      try attempt(line) { (pilot) throws(PilotFailure) in
        let span = try pilot.lastTransition(of: kind)
        earlier = (try pilot.moment(moment.moment, of: kind), span.begin, span.end)
      }
      guard let earlier else { return }
      if moment.hasStep {
        interruption = earlier
        pilot = earlier.pilot
      }
      try run(moment.lines, at: earlier.pilot)
    }
    guard interruption != nil else { return }
    try attempt(line) { (pilot) throws(PilotFailure) in try pilot.untilRest() }
    combineScreen()
  }

  /// Checks expectations and performs steps without waiting for rest.
  private mutating func run(_ lines: [FlowLine], at pilot: Pilot) throws(Stop) {
    for line in lines {
      guard case .step(let step) = line.action else {
        try check(line, on: pilot)
        continue
      }
      try attempt(line) { (_) throws(PilotFailure) in
        try pilot.interrupt(by: step, as: line.text)
      }
      outcome.steps += 1
    }
  }
}
