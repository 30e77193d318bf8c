import NavigationKit
import WalkSupport

/// Operations that have begun and must end, according to the events.
struct CallbackRecord {
  /// Transitions that have begun and not ended, by what they go between.
  private var transitions: [String: Int] = [:]
  /// Controllers that will move to a parent, or to none, and have not.
  private var movers: Set<String> = []
  /// Controllers whose delegate was told that the user dismisses them.
  private var leavers: Set<String> = []

  mutating func follow(_ events: [Event]) throws(WalkFailure) {
    for event in events {
      switch event.kind {
      case .transitionBegan: transitions["\(event.subject)-\(event.object)", default: 0] += 1
      case .transitionEnded:
        let key = "\(event.subject)-\(event.object)"
        guard let count = transitions[key], count > 0 else {
          throw WalkFailure(reason: "a transition \(key) ends that had not begun, or twice")
        }
        transitions[key] = count > 1 ? count - 1 : nil
      case .willMoveToParent: movers.insert(event.subject)
      case .didMoveToParent: movers.remove(event.subject)
      case .presentationWillDismiss: leavers.insert(event.subject)
      case .presentationDidDismiss:
        guard leavers.remove(event.subject) != nil else {
          throw WalkFailure(reason: "\(event.subject) was dismissed, and nobody said it would be")
        }
      default: break
      }
    }
  }

  /// Holds a screen at rest to having nothing left open; what is out of sight may wait until it comes.
  ///
  /// - Parameter visible: The identities of those whose views are in the window.
  func checkRest(visible: [String]) throws(WalkFailure) {
    if let key = transitions.keys.sorted().first {
      throw WalkFailure(reason: "the transition \(key) never ended")
    }
    if let name = visible.first(where: movers.contains) {
      throw WalkFailure(reason: "\(name) was told that it will move, and never that it did")
    }
  }
}

/// A number that stands for all that has happened: FNV-1a over the events.
struct EventDigest: Equatable {
  private var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ events: [Event]) {
    for event in events {
      add(UInt64(bitPattern: Int64(event.tick)))
      for text in [event.kind.rawValue, event.subject, event.object, event.detail] {
        for byte in text.utf8 { add(UInt64(byte)) }
        add(0xFF)
      }
    }
  }

  private mutating func add(_ number: UInt64) {
    value = (value ^ number) &* 0x100_0000_01B3
  }
}
