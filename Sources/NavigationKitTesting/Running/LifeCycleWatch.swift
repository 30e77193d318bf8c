internal import Inspection
internal import NavigationKit

/// The defects of appearance calls and the warnings of an app so far.
struct LifeCycleWatch {
  private var cycles = LifeCycles()
  /// The warnings, oldest first.
  private(set) var warnings: [Event] = []

  /// Adds an event.
  mutating func add(_ event: Event) {
    cycles.add(event)
    if event.kind == .warning { warnings.append(event) }
  }

  /// The unbalanced calls as phrases, oldest first.
  var unbalancedCalls: [String] {
    cycles.defects.map { defect in
      let first = defect.first.map { "after \($0.rawValue)" } ?? "as the first call"
      return "\(defect.controller): \(defect.second.rawValue) \(first)"
    } + warnings.filter { $0.detail.hasPrefix("unbalanced calls") }.map(\.detail)
  }
}
