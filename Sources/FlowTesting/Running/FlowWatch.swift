internal import NavigationKitTesting

/// Runs flows again while their files are edited, from the first line that has changed or failed.
///
/// A running app cannot be copied. The watch therefore runs flows in advance, while it waits for the
/// next change, and keeps one app for the state before each step.
///
/// ```swift
/// let json = """
///   {"version": 1, "canvas": {"width": 400, "height": 800}, "initialScene": "home",
///    "scenes": [{"id": "home", "title": "Home"}]}
///   """
/// let bundle = try StoryboardBundle(name: "a.json", json: Array(json.utf8)) { _ in nil }
/// let watch = FlowWatch(FlowRunner { _, _ in FlowRunner.App(bundle: bundle, name: "a.json") })
/// func flow(_ text: String) -> FlowChoice.Item {
///   FlowChoice().items(of: FlowFile(path: "a.flow", bytes: Array(text.utf8)).flows)[0]
/// }
/// precondition(watch.run([flow("press Tab\npress Tab")])[0].performedSteps == 2)
/// while watch.prepare() {}
/// precondition(watch.run([flow("press Tab\npress Enter")])[0].performedSteps == 1)
/// ```
public final class FlowWatch {
  /// The result of one flow after a change.
  public struct Outcome {
    /// The result.
    public var result: FlowResult
    /// The line of the file from which the flow ran; nil if it did not run, because nothing has
    /// changed since it passed.
    public var resumedLine: Int?
    /// The number of steps that this run has performed.
    public var performedSteps = 0
    /// Returns the log of a failure, which takes time proportional to the session; nil without one.
    public var makeLog: () -> [UInt8]? = { nil }
  }

  /// A flow in a variant, as it ran last.
  private struct Entry {
    var item: FlowChoice.Item
    /// The lines without their places, and with the lines of other files.
    var lines: [FlowLine]
    var result: FlowResult
    /// The index of the first line that failed; nil if all passed.
    var failed: Int?
    /// Apps by the number of lines that they have run.
    var states: [Int: FlowRun] = [:]
    /// Indicates whether the flow has changed or failed, so that its states are likely needed.
    var isLikely = false
    /// Indicates whether the flow ended earlier in preparation than before, so that it runs from its
    /// start after the next change.
    var isUnprepared = false
  }

  private let runner: FlowRunner
  private var entries: [String: Entry] = [:]
  /// The names of the flows in the order of the last run.
  private var order: [String] = []
  /// The app that runs up to a number of lines of a flow, to be kept then.
  private var preparation: (name: String, lines: Int, run: FlowRun)?
  /// The largest number of apps that are kept.
  private let mostStates: Int

  /// Creates a watch.
  ///
  /// - Parameters:
  ///   - runner: Runs the flows. It must return changed files after a change.
  ///   - mostStates: The largest number of apps that are kept.
  public init(_ runner: FlowRunner, mostStates: Int = 512) {
    (self.runner, self.mostStates) = (runner, mostStates)
  }

  /// Forgets all states, because an app has changed.
  public func forget() { (entries, preparation) = ([:], nil) }

  /// Runs the flows that have changed or failed, and returns the results of all.
  ///
  /// - Parameter show: Called with each result as soon as it is known.
  public func run(_ items: [FlowChoice.Item], show: (Outcome) throws -> Void = { _ in }) rethrows
    -> [Outcome]
  {
    var outcomes: [Outcome] = []
    preparation = nil
    order = items.map(\.identifier)
    let known = Set(order)
    entries = entries.filter { known.contains($0.key) }
    for item in items {
      let outcome = run(item)
      try show(outcome)
      outcomes.append(outcome)
    }
    return outcomes
  }

  private func run(_ item: FlowChoice.Item) -> Outcome {
    let lines = item.flow.lines.map { comparable($0, in: item.flow.path, depth: 0) }
    var entry = entries[item.identifier]
    let changed = entry.map { Self.firstDifference($0.lines, lines) } ?? 0
    if let entry, changed == nil, entry.failed == nil {
      return Outcome(result: entry.result)
    }
    let resumed = min(changed ?? lines.count, entry?.failed ?? lines.count)
    let start = entry?.states.keys.filter { $0 <= resumed }.max()
    var run = FlowRun(runner, item.flow, item.variant)
    if let start, let state = entry?.states.removeValue(forKey: start) {
      run = state
      run.replaceFlow(by: item.flow)
    } else {
      run.start()
    }
    let stepsBefore = run.outcome.steps
    let first = run.nextLine
    var failed: Int?
    while run.advance() {
      if failed == nil, !run.outcome.failures.isEmpty { failed = run.nextLine - 1 }
    }
    if run.hasEnded { failed = failed ?? run.nextLine }
    let result = run.finishWithoutLog()
    var states = (entry?.states ?? [:]).filter { $0.key <= resumed }
    // The app after the last line is the state before a line that is added.
    if failed == nil { states[run.nextLine] = run }
    entries[item.identifier] = Entry(
      item: item, lines: lines, result: result, failed: failed, states: states,
      isLikely: entry != nil || failed != nil)
    // The expectations between the last step and the change have been checked again.
    let begin = lines[first..<resumed].contains(where: \.hasStep) ? first : resumed
    let shown = item.flow.lines.indices.contains(begin) ? item.flow.lines[begin].line : nil
    var outcome = Outcome(
      result: result, resumedLine: shown ?? item.flow.lastLine,
      performedSteps: result.steps - stepsBefore)
    if result.outcome != .passed { outcome.makeLog = { run.log() } }
    return outcome
  }

  /// Runs one more line of a flow, to keep the app for the state after it. Call it while nothing
  /// changes. It returns after one line, so that the caller notices a change soon.
  ///
  /// - Returns: False if a state is kept for each step, or for as many as fit.
  public func prepare() -> Bool {
    guard var next = preparation ?? nextPreparation() else { return false }
    preparation = nil
    if next.run.nextLine < next.lines {
      if next.run.advance() {
        preparation = next
      } else {
        entries[next.name]?.isUnprepared = true
      }
    } else {
      entries[next.name]?.states[next.lines] = next.run
    }
    return true
  }

  /// Starts an app for the next state that is not kept; nil if there is none.
  private func nextPreparation() -> (name: String, lines: Int, run: FlowRun)? {
    guard entries.values.reduce(0, { $0 + $1.states.count }) < mostStates else { return nil }
    let likely = order.filter { entries[$0]?.isLikely == true }
    let others = order.filter { entries[$0]?.isLikely != true }
    for name in likely + others {
      guard let entry = entries[name], !entry.isUnprepared else { continue }
      let last = entry.failed ?? entry.lines.count
      // Expectations are checked again from the state after the step before them.
      for index in stride(from: last, through: 0, by: -1)
      where entry.states[index] == nil && (index == 0 || entry.lines[index - 1].hasStep) {
        var run = FlowRun(runner, entry.item.flow, entry.item.variant)
        run.start()
        return (name, index, run)
      }
    }
    return nil
  }

  /// Returns the index of the first line that differs; nil for equal lines.
  private static func firstDifference(_ old: [FlowLine], _ new: [FlowLine]) -> Int? {
    if let index = zip(old, new).enumerated().first(where: { $1.0 != $1.1 })?.offset {
      return index
    }
    return old.count == new.count ? nil : min(old.count, new.count)
  }

  /// Returns a line without its place, and with the lines of the file that it runs.
  private func comparable(_ line: FlowLine, in path: String, depth: Int) -> FlowLine {
    var line = line
    (line.line, line.column) = (0, 0)
    func all(_ lines: [FlowLine], in path: String) -> [FlowLine] {
      lines.map { comparable($0, in: path, depth: depth + 1) }
    }
    switch line.action {
    case .step, .expect, .snapshot: break
    case .during(let kind, let moments):
      line.action = .during(
        kind,
        moments.map { FlowLine.Moment(moment: $0.moment, lines: all($0.lines, in: path)) })
    case .repeating(let count, let lines): line.action = .repeating(count, all(lines, in: path))
    case .run(let name):
      let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
      guard depth < FlowRunner.deepest,
        let file = try? runner.file(name.hasPrefix("/") ? name : folder + name)
      else { break }
      line.action = .repeating(1, all(file.flows.flatMap(\.lines), in: file.path))
    }
    return line
  }
}

extension FlowLine {
  /// Indicates whether the line changes the state of the app.
  fileprivate var hasStep: Bool {
    switch action {
    case .step, .run: true
    case .repeating(_, let lines): lines.contains(where: \.hasStep)
    case .during(_, let moments): moments.contains(where: \.hasStep)
    case .expect, .snapshot: false
    }
  }
}
