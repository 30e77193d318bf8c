internal import NavigationKit

/// Moves the focus through all its stops and collects the actions of a user there.
///
/// If several actions have the same effect, it keeps the one with the fewest keys.
struct FocusWalk {
  /// The keys of each action. Actions with the fewest keys are first.
  var moves: [[Key]] {
    found.enumerated().sorted {
      ($0.element.count, $0.offset) < ($1.element.count, $1.offset)
    }.map(\.element)
  }

  private let simulator: Simulator
  private var found: [[Key]] = []
  private var swiped: Set<ObjectIdentifier> = []
  /// Swipes that work only after a focused view has been scrolled to its end, with their
  /// recognisers.
  private var later: [(swipe: ObjectIdentifier, keys: [Key])] = []
  private var dragged: Set<ObjectIdentifier> = []
  private var hasCommands = false

  /// The largest number of list rows, and of focus stops, that are tried.
  private static let longestWalk = 40

  /// Collects the actions in the state of a simulator, whose focus moves.
  init(on simulator: Simulator) {
    self.simulator = simulator
    if simulator.application.window?.rootViewController?.presentedViewController != nil {
      found.append([.escape])
    }
    var stops: [View] = []
    while stops.count < Self.longestWalk, let view = simulator.application.focusedView,
      !stops.contains(where: { $0 === view })
    {
      let way = [Key](repeating: .tab, count: stops.count)
      stops.append(view)
      addCommands(way)
      addGestures(way)
      add(view, way)
      simulator.perform(.moveFocus(.next))
    }
    if stops.isEmpty {
      addCommands([])
      addGestures([])
    }
    for (swipe, keys) in later where swiped.insert(swipe).inserted { found.append(keys) }
  }

  /// Adds the actions of letters and digits, once, at the first focus stop that does not edit a
  /// text.
  private mutating func addCommands(_ way: [Key]) {
    guard !hasCommands, !simulator.isEditingText else { return }
    hasCommands = true
    let tabs = simulator.application.reachableTabBarController?.tabBar.items?.count ?? 0
    for number in 1...9 where number <= tabs {
      found.append(way + [.character(Character("\(number)"))])
    }
    for number in simulator.manualSegues.indices {
      found.append(
        way + [.character("m")] + [Key](repeating: .down, count: number) + [.enter])
    }
  }

  // MARK: - Gestures

  /// Adds the swipes and drags that can be performed with this focus.
  ///
  /// - Parameter way: The keys that lead to the focus.
  private mutating func addGestures(_ way: [Key]) {
    let recognizers = simulator.application.reachableRecognizers
    for direction in Direction.allCases {
      let swipe = recognizers.lazy.compactMap { $0 as? SwipeGestureRecognizer }
        .first { $0.directions.contains(direction) }
      if let swipe { add(swipe, direction, way) }
    }
    for drag in recognizers {
      guard let pan = drag as? ScreenEdgePanGestureRecognizer,
        dragged.insert(ObjectIdentifier(pan)).inserted
      else { continue }
      found.append(way + [Key](repeating: .shift(pan.inward), count: 7) + [.enter])
    }
  }

  /// Adds a swipe. If the focused view handles the arrow, Home or End before the arrow can help;
  /// such a way is kept for later, because another focus may need fewer keys.
  private mutating func add(
    _ swipe: SwipeGestureRecognizer, _ direction: Direction, _ way: [Key]
  ) {
    let id = ObjectIdentifier(swipe)
    if !isTaken(direction) {
      if swiped.insert(id).inserted { found.append(way + [direction.key]) }
    } else if direction == .up {
      later.append((id, way + [.home, .up]))
    } else if direction == .down {
      later.append((id, way + [.end, .down]))
    }
  }

  /// Indicates whether the focused view, or a view around it, handles an arrow key.
  private func isTaken(_ direction: Direction) -> Bool {
    simulator.application.takesArrow(direction)
  }

  // MARK: - Views

  /// Adds the keys that act on the focused view.
  private mutating func add(_ view: View, _ way: [Key]) {
    switch view {
    case let list as TableView: addRows(of: list, way)
    case is TextView: found.append(way + [.character("a")])
    case is TextField: found += [way + [.enter], way + [.enter, .enter], way + [.character("a")]]
    case let control as Control where Self.isAdjustable(control):
      found += [way + [.left], way + [.right]]
    default: found.append(way + [.enter])
    }
  }

  /// Indicates whether ← or → changes the value of a control.
  private static func isAdjustable(_ control: Control) -> Bool {
    control.keyHints.contains { $0.keys.contains("←") || $0.keys.contains("→") }
  }

  /// Adds the keys that act on the rows of a list, up to ``longestWalk`` rows from its top.
  private mutating func addRows(of list: TableView, _ way: [Key]) {
    let count = (0..<list.numberOfSections).reduce(0) { $0 + list.numberOfRows(inSection: $1) }
    guard count > 0 else { return found.append(way + [.enter]) }
    var way = way
    if isTaken(.up) {
      found.append(way + [.enter])
      simulator.perform(.key(.home))
      way.append(.home)
    }
    for row in 0..<min(count, Self.longestWalk) {
      if row > 0 { simulator.perform(.swipe(.down)) }
      let there = way + [Key](repeating: .down, count: row)
      found.append(there + [.enter])
      if isTaken(.right) { found.append(there + [.right]) }
    }
    simulator.perform(.key(.home))
  }
}

extension Direction {
  fileprivate var key: Key {
    switch self {
    case .up: .up
    case .down: .down
    case .left: .left
    case .right: .right
    }
  }
}
