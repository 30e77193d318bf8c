internal import Narration
public import NavigationKit

/// The life cycles of controllers over time, one lane each.
///
/// ```swift
/// let ribbon = Ribbon(
///   events: [
///     Event(tick: 0, kind: .viewWillAppear, subject: "a"),
///     Event(tick: 30, kind: .viewDidAppear, subject: "a"),
///   ], order: [], ticks: 0..<120, now: 120)
/// precondition(ribbon.lanes.map(\.controller) == ["a"])
/// precondition(ribbon.lanes[0].state(at: 15) == .appearing)
/// precondition(ribbon.lanes[0].state(at: 30) == .appeared)
/// ```
public struct Ribbon: Equatable, Sendable {
  /// The life cycle of one controller.
  public struct Lane: Equatable, Sendable {
    /// The identity of the controller.
    public var controller: String
    /// The number of containers around it.
    public var level: Int
    /// The calls in order of time.
    public var calls: [Call] = []

    /// Returns the state after the calls up to a tick; nil before the view is loaded.
    public func state(at tick: Int) -> AppearanceState? {
      calls.last { $0.tick <= tick }?.state
    }

    /// Returns the calls in a stretch of time with the one before; nil for a lane without a call and
    /// without a view on the screen then.
    func part(in ticks: Range<Int>) -> [Call]? {
      guard let first = calls.first, let last = calls.last, first.tick < ticks.upperBound else {
        return nil
      }
      if last.tick < ticks.lowerBound { return last.state == .disappeared ? nil : [last] }
      let start = calls.lastIndex { $0.tick < ticks.lowerBound } ?? 0
      let part = calls[start...].prefix { $0.tick < ticks.upperBound }
      let isAlive = part.count > 1 || part.first.map { $0.tick >= ticks.lowerBound } ?? false
      return isAlive || part.first?.state != .disappeared ? Array(part) : nil
    }
  }

  /// A call of the life cycle.
  public struct Call: Equatable, Sendable {
    /// The tick of the call.
    public var tick: Int
    /// The kind of the call.
    public var kind: Event.Kind
    /// The state after the call.
    public var state: AppearanceState
    /// Indicates whether the call lacks its partner.
    public var isUnpaired = false
  }

  /// A transition between two controllers.
  public struct Bar: Equatable, Sendable {
    /// The controllers, as in `list → detail`.
    public var title: String
    /// The tick at which it began.
    public var start: Int
    /// The tick at which it ended; nil while it runs.
    public var end: Int?
    /// Indicates whether it was cancelled.
    public var isCancelled = false
  }

  /// A call without its partner, with both calls that do not fit together.
  public struct Defect: Equatable, Sendable {
    /// The controller that received both.
    public var controller: String
    /// The tick of the later call.
    public var tick: Int
    /// The earlier call; nil if there was none.
    public var first: Event.Kind?
    /// The later call.
    public var second: Event.Kind
  }

  /// The lanes from top to bottom.
  public private(set) var lanes: [Lane] = []
  /// The transitions in order of their start.
  public private(set) var bars: [Bar] = []
  /// The calls without a partner in order of time.
  public private(set) var defects: [Defect] = []
  /// The ticks from the left to the right edge.
  public private(set) var ticks = 0..<usualTicks
  /// The tick at which the session is shown.
  public private(set) var now = 0

  /// The ticks that a ribbon shows at first: four seconds.
  public static let usualTicks = 480

  init() {}

  /// Creates the ribbon of a stretch of time.
  ///
  /// - Parameters:
  ///   - events: All events of the session, in order.
  ///   - order: The controllers that exist, with their levels, from top to bottom. Other controllers
  ///     with calls in `ticks` follow.
  ///   - ticks: The ticks to show.
  ///   - now: The tick at which the session is shown.
  public init(
    events: some Sequence<Event>, order: [(controller: String, level: Int)], ticks: Range<Int>,
    now: Int
  ) {
    var cycles = LifeCycles()
    for event in events { cycles.add(event) }
    self.init(cycles, order: order, ticks: ticks, now: now)
  }

  /// Creates the ribbon of a stretch of time.
  ///
  /// - Parameter hidden: The controllers without a lane.
  init(
    _ cycles: LifeCycles, order: [(controller: String, level: Int)],
    hiding hidden: Set<String> = [],
    ticks: Range<Int>, now: Int
  ) {
    (self.ticks, self.now) = (ticks, now)
    let places = Dictionary(
      order.enumerated().map { ($0.element.controller, ($0.offset, $0.element.level)) }
    ) { first, _ in first }
    lanes = cycles.lanes.enumerated().compactMap { index, lane -> (Int, Lane)? in
      guard !hidden.contains(lane.controller), let part = lane.part(in: ticks) else { return nil }
      let place = places[lane.controller] ?? (order.count + index, 0)
      return (
        place.0, Lane(controller: lane.controller, level: place.1, calls: part)
      )
    }.sorted { $0.0 < $1.0 }.map(\.1)
    bars = cycles.bars.filter { $0.start < ticks.upperBound && ($0.end ?? now) >= ticks.lowerBound }
    defects = cycles.defects.filter { ticks.contains($0.tick) }
  }

  /// Returns a longer time for 1, or a shorter one for -1: half a second to 64 seconds.
  static func zoomed(_ ticks: Int, _ step: Int) -> Int {
    step > 0 ? min(ticks * 2, 7_680) : max(ticks / 2, 60)
  }
}

extension Ribbon.Defect {
  /// The English sentence of the defect.
  public var text: String { text(in: .english) }

  /// Returns the sentence of the defect in the words of a table.
  func text(in words: StringTable) -> String {
    var arguments: [Sentence.Argument: Sentence.Value] = [
      .title: .name(controller), .object: .name(second.rawValue),
      .detail: .name(Self.partner(of: second, after: first)),
    ]
    guard let first else { return words.label("pane.defect", arguments) }
    arguments[.subject] = .name(first.rawValue)
    return words.label("pane.defectAfter", arguments)
  }

  /// Returns the call that is missing between two calls.
  private static func partner(of kind: Event.Kind, after first: Event.Kind? = nil) -> String {
    switch kind {
    case .viewWillAppear: first == .viewWillAppear ? "viewDidAppear" : "viewWillDisappear"
    case .viewDidAppear: "viewWillAppear"
    case .viewWillDisappear: first == .viewWillDisappear ? "viewDidDisappear" : "viewWillAppear"
    case _: "viewWillDisappear"
    }
  }
}
