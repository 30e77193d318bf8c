internal import NavigationKit

/// Collects the calls of the life cycle in lanes, and finds calls that do not fit together.
struct LaneCollector {
  private(set) var lanes: [Ribbon.Lane]
  private(set) var defects: [Ribbon.Defect] = []
  private var indexes: [String: Int] = [:]
  /// The last appearance call of each lane.
  private var last: [Event.Kind?]

  init(order: [(controller: String, level: Int)]) {
    lanes = order.map { Ribbon.Lane(controller: $0.controller, level: $0.level) }
    last = Array(repeating: nil, count: lanes.count)
    for (index, lane) in lanes.enumerated() { indexes[lane.controller] = index }
  }

  mutating func add(_ event: Event) {
    guard let state = event.kind.stateAfter else { return }
    let index = lane(of: event.subject)
    var call = Ribbon.Call(tick: event.tick, kind: event.kind, state: state)
    if event.kind != .viewDidLoad {
      if !event.kind.canFollow(last[index]) {
        call.isUnpaired = true
        defects.append(
          Ribbon.Defect(
            controller: event.subject, tick: event.tick, first: last[index], second: event.kind))
      }
      last[index] = event.kind
    }
    lanes[index].calls.append(call)
  }

  private mutating func lane(of controller: String) -> Int {
    if let index = indexes[controller] { return index }
    indexes[controller] = lanes.count
    lanes.append(Ribbon.Lane(controller: controller, level: 0))
    last.append(nil)
    return lanes.count - 1
  }
}

extension Event.Kind {
  /// The appearance state after a call of the life cycle; nil for other events.
  fileprivate var stateAfter: AppearanceState? {
    switch self {
    case .viewDidLoad, .viewDidDisappear: .disappeared
    case .viewWillAppear: .appearing
    case .viewDidAppear: .appeared
    case .viewWillDisappear: .disappearing
    case _: nil
    }
  }

  /// Returns whether an appearance call can follow another one of the same controller.
  ///
  /// A cancelled transition turns an appearance into a disappearance, or the reverse.
  fileprivate func canFollow(_ last: Event.Kind?) -> Bool {
    switch self {
    case .viewWillAppear: [nil, .viewDidDisappear, .viewWillDisappear].contains(last)
    case .viewDidAppear: last == .viewWillAppear
    case .viewWillDisappear: last == .viewDidAppear || last == .viewWillAppear
    case _: last == .viewWillDisappear
    }
  }
}
