internal import CellGraphics
internal import Motion
internal import Narration
internal import NavigationKit
internal import Sessions
internal import Simulation
import TextFormats

/// Executes the inputs of a log and takes a frame whenever the screen changes, in a movement at most
/// once in a number of ticks.
struct SessionSampler {
  private let simulator: Simulator
  private(set) var table: SharedRowTable
  private(set) var frames: [SharedFrame] = []
  private(set) var chapters: [SharedChapter] = []
  private(set) var inputs: [SharedInput] = []
  private(set) var events: [Event] = []
  private(set) var firstStack: [String] = []
  /// The controllers at each change of their tree.
  private(set) var trees: [ControllerTree] = []
  /// The transitions that can be drawn as layers.
  private(set) var transitions: [DrawnTransition] = []
  /// The last tick.
  private(set) var end = 0
  /// The last surface, for comparison.
  private var last: Surface?
  private var stack: [SpokenScreen.Level] = []
  /// The places of the scenes in the running transition; nil if transitions are not taken.
  private var moments: SceneMoments?
  /// The rows of all frames, each list once.
  private var screens: Set<[Int]> = []
  /// The tick at which the running navigation began; nil at rest.
  private var began: Int?
  /// The commands of ``inputs``.
  private var commands: [Command] = []
  /// The number of performed commands.
  private var performed = 0

  /// The distance in ticks of two frames of a movement.
  private let step: Int

  /// - Parameters:
  ///   - simulator: A simulator at the start of the log.
  ///   - log: The final branch of the session.
  ///   - step: The distance in ticks of two frames of a movement.
  ///   - takesTransitions: Whether to take the layers of transitions, which only drawings need.
  ///   - colors: The number of colours; nil for all.
  init(
    _ simulator: Simulator, _ log: SessionLog, step: Int, takesTransitions: Bool,
    colors: SharedColors?
  ) {
    (self.simulator, self.step) = (simulator, step)
    moments = takesTransitions ? SceneMoments() : nil
    table = SharedRowTable(
      colors.map { ColorReduction(to: $0, isDark: log.header.appearance == .dark) })
    if let colors { simulator.style = colors.style(like: simulator.style) }
    for case .input(let input) in log.records {
      inputs.append(SharedInput(input))
      commands.append(input.command)
    }
    end = log.records.last?.tick ?? 0
  }

  /// Executes everything up to the end of the log.
  ///
  /// - Parameter progress: Is called with the tick before each step, and with the last tick.
  mutating func run(_ progress: (Int, Int) -> Void) {
    events += simulator.takeEvents()
    trees = [ControllerTree(simulator.application)]
    stack = simulator.spokenScreen().levels
    firstStack = stack.map(\.name)
    advance(to: 0)
    while let tick = nextTick, tick <= end {
      progress(tick, end)
      advance(to: tick)
    }
    advance(to: end)
    if let transition = moments?.end() { transitions.append(transition) }
  }

  /// The next tick with an input, something due or a frame of a movement.
  private var nextTick: Int? {
    let now = simulator.tick
    var goals = [simulator.nextDueTick, simulator.nextPictureTick]
    if simulator.isAnimating { goals.append(now + step) }
    if performed < inputs.count { goals.append(inputs[performed].tick) }
    return goals.compactMap(\.self).filter { $0 > now }.min()
  }

  /// Advances to a tick, performs its inputs, and takes its frame and events.
  private mutating func advance(to tick: Int) {
    simulator.advance(to: tick)
    collect(at: tick)
    while performed < inputs.count, inputs[performed].tick <= tick {
      simulator.perform(commands[performed])
      performed += 1
    }
    if simulator.isTransitioning, began == nil { began = tick }
    if let transition = moments?.take(simulator) { transitions.append(transition) }
    collect(at: tick)
    take(at: tick)
  }

  /// Takes the events of a tick. Only events and ends of transitions change the stack of scenes.
  private mutating func collect(at tick: Int) {
    let new = simulator.takeEvents()
    events += new
    if began != nil || !new.isEmpty { endNavigation(at: tick) }
    if !new.isEmpty { takeTree() }
  }

  /// Adds the tree of controllers, if it differs from the last one.
  private mutating func takeTree() {
    let tree = ControllerTree(simulator.application)
    guard tree.lines != trees.last?.lines else { return }
    if trees.last?.tick == tree.tick { trees.removeLast() }
    trees.append(tree)
  }

  /// Adds the frame of a tick, if it differs from the last one.
  private mutating func take(at tick: Int) {
    let isAtRest = simulator.isAtRest
    guard let surface = simulator.nextFrame()?.surface else {
      if isAtRest, !frames.isEmpty { frames[frames.count - 1].isAtRest = true }
      return
    }
    defer { last = surface }
    guard var frame = frames.last, let last, frame.columns == surface.columns,
      last.rows == surface.rows
    else {
      let rows = (0..<surface.rows).map { table.index(of: surface.row($0)) }
      frames.append(
        SharedFrame(
          tick: tick, time: tick, columns: surface.columns, rows: rows, isAtRest: isAtRest))
      return
    }
    for row in 0..<surface.rows where surface.differs(from: last, inRow: row) {
      frame.rows[row] = table.index(of: surface.row(row))
    }
    guard frame.rows != frames[frames.count - 1].rows else {
      if isAtRest { frames[frames.count - 1].isAtRest = true }
      return
    }
    (frame.tick, frame.time, frame.isAtRest) = (tick, tick, isAtRest)
    // A movement that repeats shares the memory of its frames.
    frame.rows = screens.insert(frame.rows).memberAfterInsert
    if frames[frames.count - 1].tick == tick { frames.removeLast() }
    frames.append(frame)
  }

  /// Adds a chapter if a navigation has ended with another stack of scenes.
  private mutating func endNavigation(at tick: Int) {
    guard !simulator.isTransitioning else { return }
    let start = began ?? tick
    began = nil
    let new = simulator.spokenScreen().levels
    guard new != stack else { return }
    defer { stack = new }
    let sentence = Sentence.change(
      from: stack.map(\.name), to: new.map(\.name),
      new.last?.isPresented == true ? .presented : .pushed, edge: nil,
      milliseconds: (tick - start) * 1_000 / Tick.perSecond)
    chapters.append(
      SharedChapter(
        tick: start, endTick: tick,
        sentence: sentence.map { StringTable.english.text($0).harmless(upTo: 400) } ?? "",
        stack: new.map { $0.name.harmless(upTo: 80) }))
  }
}

extension Surface {
  /// Returns whether a row differs from that of a surface of the same size.
  fileprivate func differs(from old: Surface, inRow row: Int) -> Bool {
    var differs = false
    forEachChange(ofRow: row, since: old) { _ in differs = true }
    return differs
  }
}

extension SharedInput {
  fileprivate init(_ input: SessionInput) {
    tick = input.tick
    sentence = StringTable.english.text(.input(input.command.sentence, key: input.key))
      .harmless(upTo: 400)
    key = input.key?.harmless()
    if case .resize(let columns, let rows) = input.command {
      resize = SharedSize(columns: columns, rows: rows)
    }
  }
}
