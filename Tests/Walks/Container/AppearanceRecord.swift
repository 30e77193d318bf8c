import NavigationKit
import WalkSupport

/// The appearance state of each controller according to its callbacks. The states follow the cycle
/// of appearance, and can change from each transitional state to the other (catalogue 1.2.8).
struct AppearanceRecord {
  private var states: [String: Event.Kind] = [:]

  mutating func follow(_ events: [Event]) throws(WalkFailure) {
    for event in events {
      let legal: [Event.Kind]
      switch event.kind {
      case .viewWillAppear: legal = [.viewDidDisappear, .viewWillDisappear]
      case .viewDidAppear: legal = [.viewWillAppear]
      case .viewWillDisappear: legal = [.viewDidAppear, .viewWillAppear]
      case .viewDidDisappear: legal = [.viewWillDisappear]
      default: continue
      }
      let before = states[event.subject] ?? .viewDidDisappear
      guard legal.contains(before) else {
        throw WalkFailure(reason: "\(event.subject): \(event.kind) after \(before)")
      }
      states[event.subject] = event.kind
    }
  }
}
