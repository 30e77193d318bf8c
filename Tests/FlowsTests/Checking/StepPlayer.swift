import NavigationKit
import Storyboards
import TextFormats

@testable import Simulation

/// Plays the steps of a finding with keys on the real machine.
struct StepPlayer {
  let simulator: Simulator

  init(_ bundle: StoryboardBundle) {
    simulator = Simulator(storyboards: bundle, columns: 80, rows: 24)
    settle()
  }

  /// Plays steps such as `tab 2 (2): → 'Two'`; answers with the first that cannot be played.
  func play(_ steps: [String]) -> String? {
    for step in steps where !step.hasPrefix("start:") {
      guard let colon = step.firstIndex(of: ":"), play(step[..<colon], step) else { return step }
    }
    return nil
  }

  private func play(_ action: Substring, _ step: String) -> Bool {
    guard let open = action.lastIndex(of: "("), action.hasSuffix(")") else { return false }
    let keys = String(action[action.index(after: open)...].dropLast())
    let words = action[..<action.index(before: open)]
    switch action.prefix(while: { $0 != " " }) {
    case "code": return press(String(keys.dropLast())) && choose(quoted(in: step))
    case "tap", "change":
      let title = words.drop { $0 != " " }.dropFirst()
      return goTo { $0.accessibilityIdentifier.map { Substring($0) == title } ?? false }
        && press(keys)
    case "back": return goTo { $0.accessibilityIdentifier == "back" } && press(keys)
    default: return press(keys)
    }
  }

  /// Presses keys such as `2 × Tab ←`.
  private func press(_ names: String) -> Bool {
    var words = names.split(separator: " ")[...]
    while let word = words.popFirst() {
      var (count, name) = (1, word)
      if words.first == "×", let number = Int(word) {
        (count, name) = (number, words.dropFirst().first ?? "")
        words = words.dropFirst(2)
      }
      guard let key = Self.key(name) else { return false }
      for _ in 0..<count { guard press(key) else { return false } }
    }
    return true
  }

  private static func key(_ name: Substring) -> Key? {
    switch name {
    case "↑": .up
    case "↓": .down
    case "←": .left
    case "→": .right
    case "Shift-←": .shift(.left)
    case "Shift-→": .shift(.right)
    case "Tab": .tab
    case "Enter": .enter
    case "End": .end
    case _ where name.count == 1: name.first.map { .character($0) }
    default: nil
    }
  }

  /// Returns the first name in quotes.
  private func quoted(in step: String) -> String {
    let parts = step.split(separator: "'", omittingEmptySubsequences: false)
    return parts.count > 1 ? String(parts[1]) : ""
  }

  /// Chooses a segue from the menu.
  func choose(_ segue: String) -> Bool {
    guard let place = simulator.manualSegues.firstIndex(where: { $0.segue.id == segue }) else {
      return false
    }
    _ = press(.character("m"))
    for _ in 0..<place { _ = press(.down) }
    return press(.enter)
  }

  /// Moves the focus until it is on a wanted view. Returns false if it never is.
  private func goTo(_ isWanted: (View) -> Bool) -> Bool {
    for _ in 0..<40 {
      if let view = simulator.application.focusedView, isWanted(view) { return true }
      _ = press(.tab)
    }
    return false
  }

  private func press(_ key: Key) -> Bool {
    let command = KeyBindings.command(for: key, isEditing: simulator.textEntry.takes(key))
    guard let command else { return false }
    simulator.perform(command)
    // A finger that is down rests where it is.
    if case .shift = key { return true }
    settle()
    return true
  }

  private func settle() {
    for _ in 0..<500 {
      guard let due = simulator.nextDueTick else { break }
      simulator.advance(to: due)
    }
    simulator.advance(to: simulator.tick)
  }
}
