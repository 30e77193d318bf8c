internal import Simulation

/// The results of a random walk, in a form that one process can send to another.
public struct WalkFindings: Sendable {
  /// The number of actions.
  public var stepCount = 0
  /// The states that the search has not found.
  public var states: Set<StateDigest> = []
  /// The violations with their shortest ways.
  public var violations: [Violation] = []

  /// Creates findings without results.
  public init() {}

  init(stepCount: Int, states: Set<StateDigest>, violations: [Violation]) {
    (self.stepCount, self.states, self.violations) = (stepCount, states, violations)
  }

  /// Adds the results of another walk.
  public mutating func add(_ other: WalkFindings) {
    stepCount += other.stepCount
    states.formUnion(other.states)
    violations += other.violations
  }

  /// The bytes of the results.
  public var bytes: [UInt8] {
    var writer = ByteWriter()
    writer.write(stepCount)
    writer.write(states.count)
    // The order has no meaning; the receiver makes a set again.
    for state in states {
      writer.write(Int(bitPattern: UInt(state.high)))
      writer.write(Int(bitPattern: UInt(state.low)))
    }
    writer.write(violations.count)
    for violation in violations {
      writer.write(violation.invariant.rawValue)
      writer.write(violation.message)
      writer.write(violation.way?.count ?? 0)
      for action in violation.way ?? [] { writer.write(action) }
    }
    return writer.bytes
  }

  /// Reads results; nil for bytes that are incomplete.
  public init?(bytes: [UInt8]) {
    var reader = ByteReader(bytes: bytes[...])
    guard let steps = reader.number(), let count = reader.number() else { return nil }
    stepCount = steps
    for _ in 0..<count {
      guard let high = reader.number(), let low = reader.number() else { return nil }
      states.insert(
        StateDigest(
          high: UInt64(bitPattern: Int64(high)), low: UInt64(bitPattern: Int64(low))))
    }
    guard let found = reader.number() else { return nil }
    for _ in 0..<found {
      guard let invariant = reader.text().flatMap(Invariant.init), let message = reader.text(),
        let length = reader.number(), let way = reader.way(length)
      else { return nil }
      violations.append(
        Violation(invariant: invariant, message: message, state: 0, action: nil, way: way))
    }
  }
}

extension ByteReader {
  fileprivate mutating func way(_ length: Int) -> [UserAction]? {
    var way: [UserAction] = []
    for _ in 0..<length {
      guard let action = action() else { return nil }
      way.append(action)
    }
    return way
  }
}

extension [UserAction] {
  /// Reads the bytes of actions, one after the other, up to the first that is incomplete.
  public init(bytes: [UInt8]) {
    var reader = ByteReader(bytes: bytes[...])
    self = []
    while let action = reader.action() { append(action) }
  }

  /// Returns the way with as few actions as possible that still fails, by removing smaller and
  /// smaller parts. The last action is kept.
  ///
  /// Zeller and Hildebrandt, "Simplifying and Isolating Failure-Inducing Input", 2002.
  ///
  /// - Parameter fails: Returns whether a shorter way fails too.
  public func shortened(_ fails: ([UserAction]) throws -> Bool) rethrows -> [UserAction] {
    var way = self
    var size = way.count / 2
    while size > 0 {
      var start = 0
      while start < way.count - 1 {
        var shorter = way
        shorter.removeSubrange(start..<Swift.min(start + size, way.count - 1))
        if shorter.count < way.count, try fails(shorter) { way = shorter } else { start += size }
      }
      size /= 2
    }
    return way
  }
}

extension Exploration {
  /// Adds the violations of a walk that another process has done.
  public func add(_ findings: WalkFindings) {
    for violation in findings.violations {
      let fault = Expansion.Fault(invariant: violation.invariant, message: violation.message)
      report(fault, way: violation.way ?? [])
    }
  }

  /// Adds a way at whose last action the app ends its process or never returns.
  ///
  /// - Parameters:
  ///   - way: The actions from the start of the app.
  ///   - message: The end of the process, as a sentence without a full stop.
  public func addTrap(way: [UserAction], message: String) {
    report(Expansion.Fault(invariant: .noTraps, message: message), way: way)
  }

  /// Returns whether a way has been added that ends with a message.
  public func knowsTrap(message: String) -> Bool {
    hasReported(Expansion.Fault(invariant: .noTraps, message: message))
  }

  /// Performs a way with a new app.
  public func perform(_ way: [UserAction]) {
    let app = ExploredApp(pool.makeSimulator())
    for action in way { app.perform(action) }
  }
}
