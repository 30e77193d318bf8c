/// A sentence that is true in every state and after every action of an app without faults.
public enum Invariant: String, CaseIterable, Hashable, Sendable {
  /// Each `viewWillAppear` is followed by `viewDidAppear`, and so on, without complaints.
  case balancedAppearance = "balanced-appearance"
  /// No complaint of UIKit about a wrong call.
  case noWarnings = "no-warnings"
  /// One control has the focus while any can have it.
  case oneFocus = "one-focus"
  /// A controller that has gone is released.
  case noLeaks = "no-leaks"
  /// Each unwind segue finds its target, or is refused before.
  case unwindTargets = "unwind-targets"
  /// The presenter of each presented controller is in the hierarchy.
  case presenterInWindow = "presenter-in-window"
  /// The navigation bar shows the item of the controller on top.
  case barOfTop = "bar-of-top"
  /// The first screen can be reached from every state.
  case homeReachable = "home-reachable"
  /// Keys of the user lead out of every screen.
  case noDeadEnds = "no-dead-ends"
  /// Nothing is drawn outside of its window.
  case drawnInside = "drawn-inside"
  /// No transition takes longer than 2 seconds.
  case shortTransitions = "short-transitions"
  /// After each action the app comes to rest.
  case comesToRest = "comes-to-rest"
  /// An interrupted action ends in a state that is reached without an interruption too.
  case sameAfterInterruption = "same-after-interruption"
  /// Reduced motion leads to the same states.
  case sameWithReducedMotion = "same-with-reduced-motion"
  /// The rules of the user hold.
  case rules = "rules"
  /// The app's code does not trap.
  case noTraps = "no-traps"

  /// The sentence, as in a list of what is proved.
  public var sentence: String {
    switch self {
    case .balancedAppearance: "appearance calls are balanced"
    case .noWarnings: "UIKit has nothing to complain about"
    case .oneFocus: "the focus is never lost"
    case .noLeaks: "no controller leaks"
    case .unwindTargets: "each unwind finds its target"
    case .presenterInWindow: "each presenter is in the window"
    case .barOfTop: "the bar shows the top of its stack"
    case .homeReachable: "home can be reached from every state"
    case .noDeadEnds: "the user's keys lead out of every screen"
    case .drawnInside: "nothing is drawn outside of its window"
    case .shortTransitions: "no transition takes more than 2 s"
    case .comesToRest: "the app comes to rest after each action"
    case .sameAfterInterruption: "interrupted actions end in the states of uninterrupted ones"
    case .sameWithReducedMotion: "reduced motion leads to the same states"
    case .rules: "your own rules hold"
    case .noTraps: "the app never traps"
    }
  }
}

/// A way on which an invariant is false.
public struct Violation: Hashable, Sendable {
  /// The invariant.
  public var invariant: Invariant
  /// The reason, as a sentence without a full stop.
  public var message: String
  /// The number of the state before the last action.
  public var state: Int
  /// The number of the last action; nil for a fault of the state itself.
  public var action: Int?
  /// The actions of a way that is not in the graph; nil for the shortest way to ``state``.
  var way: [UserAction]?
  /// The step at which the way home was lost, as a sentence; empty for other invariants.
  public var turningPoint = ""
}
