internal import NavigationKit
public import Simulation
public import Storyboards

/// Carries out a log's inputs on a machine of its own, and holds what happens against the log.
public final class Replay {
  public let log: SessionLog
  /// The machine; another one after a branch.
  public private(set) var simulator: Simulator
  /// The first difference; nil as long as there is none.
  public private(set) var divergence: Divergence?

  /// The next record to be carried out or compared.
  private var next = 0
  /// Events that happened and have not been compared yet, oldest first.
  private var happened: ArraySlice<Event> = []
  private var lastInput: Divergence.Input?
  /// What has been put in so far, for branches to go back to.
  private let past: Past

  /// - Throws: `StoryboardErrors` where the storyboards in the log cannot be understood.
  public init(_ log: SessionLog) throws(StoryboardErrors) {
    self.log = log
    past = try log.past(Timeline())
    simulator = past.makeSimulator()
    collect()
  }

  /// Whether every record has been carried out.
  public var isAtEnd: Bool { next == log.records.count }

  /// The tick of the next record; nil at the end.
  public var nextTick: Int? { isAtEnd ? nil : log.records[next].tick }

  /// Carries out all records up to `tick` and lets time pass until then.
  public func advance(to tick: Int) {
    while let due = nextTick, due <= tick { step() }
    simulator.advance(to: max(tick, simulator.tick))
    collect()
  }

  /// Carries out everything.
  ///
  /// - Returns: The first difference; nil when the replay is identical.
  public func run() -> Divergence? {
    while !isAtEnd, divergence == nil { step() }
    if divergence == nil, log.isComplete, let extra = happened.first {
      diverge(at: extra.tick, expected: "nothing more", found: extra.description)
    }
    return divergence
  }

  private func step() {
    let record = log.records[next]
    next += 1
    simulator.advance(to: record.tick)
    collect()
    _ = past.timeline.follow(record)
    switch record {
    case .input(let tick, let command):
      lastInput = Divergence.Input(tick: tick, command: command)
      simulator.perform(command)
      collect()
    case .event(let expected):
      compare(expected)
    case .checkpoint(let tick, let digest):
      let found = simulator.frame().digest.text
      if found != digest {
        diverge(at: tick, expected: "a screen with digest \(digest)", found: "digest \(found)")
      }
    case .branch(let tick, let moment):
      if let extra = happened.first {
        diverge(at: tick, expected: "nothing more before a branch", found: extra.description)
      }
      simulator = past.traveller(at: moment).simulator
      happened = []
    case .end:
      break
    }
  }

  private func compare(_ expected: Event) {
    guard let found = happened.popFirst() else {
      return diverge(at: expected.tick, expected: expected.description, found: "nothing")
    }
    guard found != expected else { return }
    let time = found.tick == expected.tick ? "" : " at tick \(found.tick)"
    diverge(
      at: expected.tick, expected: expected.description, found: found.description + time)
  }

  private func diverge(at tick: Int, expected: String, found: String) {
    guard divergence == nil else { return }
    divergence = Divergence(tick: tick, expected: expected, found: found, input: lastInput)
  }

  private func collect() { happened += simulator.takeEvents() }
}
