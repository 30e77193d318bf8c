internal import NavigationKit
import TextFormats

/// The life cycle of a controller over the time of an artefact.
struct LifeLane {
  /// A state of a controller's view. The raw values are those of the page's data.
  enum State: Int {
    case loaded = 1
    case appearing = 2
    case visible = 3
    case disappearing = 4
  }

  /// The controller's identity.
  var name: String
  /// The states from their times on.
  var changes: [(time: Int, state: State)] = []

  /// The largest number of lanes; more are no longer readable.
  private static let limit = 24

  /// Returns the lanes of a session in the order in which the views were loaded.
  static func lanes(of session: SharedSession) -> [LifeLane] {
    var lanes: [LifeLane] = []
    for event in session.events {
      guard let state = State(event.kind) else { continue }
      let time = session.time(ofTick: event.tick)
      var index = lanes.firstIndex { $0.name == event.subject }
      if index == nil, lanes.count < limit {
        index = lanes.count
        lanes.append(LifeLane(name: event.subject))
      }
      guard let index else { continue }
      if lanes[index].changes.last?.time == time { lanes[index].changes.removeLast() }
      lanes[index].changes.append((time, state))
    }
    for index in lanes.indices { lanes[index].name = lanes[index].name.harmless() }
    return lanes
  }
}

extension LifeLane.State {
  /// Creates the state that an event leads to; nil for an event that changes none.
  fileprivate init?(_ kind: Event.Kind) {
    switch kind {
    case .viewDidLoad, .viewDidDisappear: self = .loaded
    case .viewWillAppear, .viewIsAppearing: self = .appearing
    case .viewDidAppear: self = .visible
    case .viewWillDisappear: self = .disappearing
    default: return nil
    }
  }
}
