internal import WalkSupport

/// An action of the user, the app or the terminal.
///
/// The step refers to a thing on the screen by a number, which is taken modulo the number of such
/// things. So the step remains valid if steps before it are removed.
struct WalkStep: Equatable {
  enum Kind: CaseIterable {
    // The user, by keys.
    case swipe, drag, dragOn, liftFinger, tap, moveFocus, type, cancel, selectTab
    // The user, by hand.
    case press, pressEdge, pressSheet, move, creep, release, callOff, wheel, click
    // The app.
    case selectTabByCode, changeTabs, push, pop, popToRoot, setStack, turnPage
    case showColumn, hideColumn, setColumn, setDisplayMode, showDetail
    case present, presentAgain, dismiss, replaceRoot
    // The terminal.
    case resize, wait
  }

  var kind: Kind
  var which: Int
  var how: Int

  init(using random: inout SeededRandom) {
    kind = Kind.allCases.randomElement(using: &random) ?? .wait
    which = Int.random(in: 0..<1000, using: &random)
    how = Int.random(in: 0..<1000, using: &random)
  }
}

extension WalkStep: CustomStringConvertible {
  var description: String { "\(kind) \(which) \(how)" }
}
