import NavigationKit
import Storyboards

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
    let keys = action[action.index(after: open)...].dropLast()
    switch action.prefix(while: { $0 != " " }) {
    case "code": return choose(quoted(in: step))
    case "tap":
      let title = action.dropFirst(4)[..<action.index(before: open)]
      return tap { $0.accessibilityIdentifier.map { Substring($0) == title } ?? false }
    case "back": return tap { $0.accessibilityIdentifier == "back" }
    case "tab": return press(.character(keys.first ?? " "))
    case "page":
      let count = keys.contains("×") ? Int(keys.prefix { $0.isNumber }) ?? 0 : 1
      for _ in 0..<count { _ = press(.left) }
      return keys.hasSuffix("←")
    default: return false
    }
  }

  /// The first name in quotes.
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

  /// Goes on with the focus to what is wanted, and taps it.
  private func tap(_ isWanted: (View) -> Bool) -> Bool {
    for _ in 0..<40 {
      if let view = simulator.application.focusedView, isWanted(view) { return press(.enter) }
      _ = press(.tab)
    }
    return false
  }

  private func press(_ key: Key) -> Bool {
    guard let command = KeyBindings.command(for: key, isEditing: false) else { return false }
    simulator.perform(command)
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
