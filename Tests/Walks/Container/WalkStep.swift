internal import WalkSupport

/// One thing that a user, an app or the terminal does.
///
/// Which of the things on the screen it means is a number that is taken modulo how many there are, so
/// that a step still means something where others before it are left out.
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
