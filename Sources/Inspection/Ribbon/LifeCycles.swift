package import NavigationKit

/// The calls of the life cycle, transitions and defects of a session so far.
package struct LifeCycles {
  /// A lane for each controller, in the order of their first calls.
  private(set) var lanes: [Ribbon.Lane] = []
  private(set) var bars: [Ribbon.Bar] = []
  /// The calls without their partners, in order.
  package private(set) var defects: [Ribbon.Defect] = []
  private var indexes: [String: Int] = [:]
  /// The last appearance call of each lane.
  private var last: [Event.Kind?] = []
  /// The number of entries of the journal that have been read.
  private var processed = 0
  private var cuts = 0
  /// The journal that has been read; nil for none.
  private var journal: EventJournal?

  /// Creates the life cycles of a session that has not begun.
  package init() {}

  /// Adds the new events of a journal. Another journal, or a cut, begins again.
  mutating func update(_ journal: EventJournal) {
    if journal.cuts != cuts || journal !== self.journal {
      self = LifeCycles()
      (self.journal, cuts) = (journal, journal.cuts)
    }
    for entry in journal.entries[processed...] { entry.event.map { add($0) } }
    processed = journal.entries.count
  }

  /// Adds an event. Only `viewDidLoad`, appearance calls and transitions have an effect.
  ///
  /// A call that cannot follow the previous one of its controller is stored, and recorded as a
  /// defect too. `viewDidLoad` can follow any call.
  package mutating func add(_ event: Event) {
    addBar(event)
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

  private mutating func addBar(_ event: Event) {
    switch event.kind {
    case .transitionBegan:
      let names = [event.subject, event.object].filter { !$0.isEmpty }
      bars.append(Ribbon.Bar(title: names.joined(separator: " → "), start: event.tick))
    case .transitionEnded:
      // Transitions of several containers can run at the same time, but not many.
      guard let index = bars.indices.suffix(8).last(where: { bars[$0].end == nil }) else { return }
      bars[index].end = event.tick
      bars[index].isCancelled = event.detail == "cancelled"
    case _: break
    }
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
