/// A request of an app for navigation. Controllers are numbered in the order in which they are
/// created.
enum NavigationRequest: Equatable {
  case push(Int, on: Int, animated: Bool)
  case pop(on: Int, animated: Bool)
  case popToRoot(on: Int, animated: Bool)
  case popTo(Int, on: Int, animated: Bool)
  case set([Int], on: Int, animated: Bool)
  case present(NavigationModel.Level, from: Int, animated: Bool)
  case dismiss(on: Int, animated: Bool)
  /// The effect of a custom segue: its views move by themselves, then the level is presented.
  case go(NavigationModel.Level, from: Int)
  case unwind(animated: Bool)
  case replaceRoot(NavigationModel.Level)
}

extension NavigationRequest: CustomStringConvertible {
  var description: String {
    switch self {
    case .push(let id, let on, let animated): "push \(id) on \(on)\(Self.manner(animated))"
    case .pop(let on, let animated): "pop on \(on)\(Self.manner(animated))"
    case .popToRoot(let on, let animated): "pop to root on \(on)\(Self.manner(animated))"
    case .popTo(let id, let on, let animated): "pop to \(id) on \(on)\(Self.manner(animated))"
    case .set(let ids, let on, let animated): "set \(ids) on \(on)\(Self.manner(animated))"
    case .present(let level, let from, let animated):
      "present \(level) from \(from)\(Self.manner(animated))"
    case .dismiss(let on, let animated): "dismiss on \(on)\(Self.manner(animated))"
    case .go(let level, let from): "go to \(level) from \(from)"
    case .unwind(let animated): "unwind\(Self.manner(animated))"
    case .replaceRoot(let level): "replace root by \(level)"
    }
  }

  private static func manner(_ animated: Bool) -> String { animated ? ", animated" : "" }
}

/// One step of a walk.
enum WalkStep: Equatable {
  /// These are asked for one after the other in one turn.
  case turn([NavigationRequest])
  /// A finger drags the front controller a tenth of the way out, and lets go.
  case drag(cancelled: Bool)
  /// Waits for a number of ticks.
  case wait(Int)
}

extension WalkStep: CustomStringConvertible {
  var description: String {
    switch self {
    case .turn(let requests): requests.map(\.description).joined(separator: "; then ")
    case .drag(let cancelled): cancelled ? "drag and cancel" : "drag and let go"
    case .wait(let ticks): "wait \(ticks)"
    }
  }
}
