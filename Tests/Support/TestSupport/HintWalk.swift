import CellGraphics
import NavigationKit
public import Simulation

/// Presses every key that the status line offers, wherever these keys and the focus lead, and reports
/// those without an effect.
///
/// Each key is pressed in a machine of its own, at rest.
public struct HintWalk {
  /// A hint of the status line.
  public struct Hint: Hashable, Sendable {
    /// The keys as shown on the status line, such as `←→`.
    public var keys: String
    public var meaning: String
  }

  /// A state of a machine at rest.
  private struct Place {
    var way: [Command]
    /// The screen without the status line.
    var picture: [SurfaceRow]
    var hints: [Hint]
  }

  private let makeSimulator: () -> Simulator
  /// The most states that are looked at.
  private let limit: Int

  /// The hints whose keys have no effect, with the way there.
  public private(set) var untrue: [String] = []
  /// Every hint met.
  public private(set) var hints: Set<Hint> = []
  public private(set) var pressCount = 0
  public private(set) var stateCount = 0

  /// - Parameter start: Commands that lead to where the walk begins.
  public init(limit: Int, from start: [Command] = [], makeSimulator: @escaping () -> Simulator) {
    self.limit = limit
    self.makeSimulator = makeSimulator
    walk(from: start)
  }

  private mutating func walk(from start: [Command]) {
    var waiting = [start]
    var met: Set<String> = []
    while !waiting.isEmpty, stateCount < limit {
      let way = waiting.removeFirst()
      let simulator = simulator(after: way)
      guard !simulator.isFinished else { continue }
      let hints = Self.hints(of: simulator)
      let line = hints.map { "\($0.keys) \($0.meaning)" }.joined(separator: ", ")
      let state = simulator.seenScenes.joined(separator: "/") + "|" + line
      guard met.insert(state).inserted else { continue }
      stateCount += 1
      self.hints.formUnion(hints)
      let place = Place(way: way, picture: Self.picture(of: simulator), hints: hints)
      for hint in hints {
        for keys in Self.sequences(of: hint.keys) {
          if let commands = press(keys, of: hint, at: place) { waiting.append(way + commands) }
        }
      }
      // The focus leads to other hints, which the line need not say.
      waiting.append(way + [.moveFocus(.next)])
    }
  }

  /// - Returns: The commands of the keys, unless a key has none.
  private mutating func press(_ keys: [Key], of hint: Hint, at place: Place) -> [Command]? {
    let way = place.way
    let simulator = simulator(after: way)
    _ = simulator.takeEvents()
    pressCount += 1
    var commands: [Command] = []
    for key in keys {
      let isText = simulator.textEntry.takes(key)
      guard let command = KeyBindings.command(for: key, isEditing: isText) else {
        untrue.append("\(way): \(hint.keys) \(hint.meaning): no command")
        return nil
      }
      simulator.perform(command)
      commands.append(command)
    }
    // What a finger drags back springs back, so what is seen at once counts too.
    let isSeen = Self.picture(of: simulator) != place.picture
    Self.settle(simulator)
    let hasHappened = simulator.takeEvents().contains {
      $0.kind != .inputIgnored && $0.kind != .presentationShouldDismiss
        && $0.kind != .presentationDidAttemptToDismiss
    }
    // A notice has gone by now, so other hints mean another state.
    if !hasHappened, !isSeen, !simulator.isFinished, Self.picture(of: simulator) == place.picture,
      Self.hints(of: simulator) == place.hints
    {
      untrue.append("\(way): \(hint.keys) \(hint.meaning): no effect of \(commands)")
    }
    return commands
  }

  private func simulator(after way: [Command]) -> Simulator {
    let simulator = makeSimulator()
    Self.settle(simulator)
    for command in way {
      simulator.perform(command)
      Self.settle(simulator)
    }
    return simulator
  }

  private static func settle(_ simulator: Simulator) {
    for _ in 0..<500 {
      guard let due = simulator.nextDueTick else { return }
      simulator.advance(to: due)
    }
  }

  /// Returns the screen without the status line.
  private static func picture(of simulator: Simulator) -> [SurfaceRow] {
    let surface = simulator.frame().surface
    return (0..<surface.rows - 1).map { surface.row($0) }
  }

  // MARK: - The status line

  /// Returns the hints of the last row. Keys are bold; the first bold words are the current scene.
  public static func hints(of simulator: Simulator) -> [Hint] {
    let surface = simulator.frame().surface
    var runs: [(isBold: Bool, text: String)] = []
    for cell in surface.row(surface.rows - 1) where !cell.glyph.scalars.isEmpty {
      let isBold = cell.attributes.contains(.bold)
      if runs.last?.isBold != isBold { runs.append((isBold, "")) }
      runs[runs.count - 1].text.unicodeScalars.append(contentsOf: cell.glyph.scalars)
    }
    return runs.indices.dropFirst().compactMap { index in
      guard runs[index].isBold, index + 1 < runs.count else { return nil }
      let meaning = runs[index + 1].text.drop { $0 == " " }
      return Hint(keys: runs[index].text, meaning: meaning.components(beforeGap: 3))
    }
  }

  /// Returns the keys that a hint names, in the order in which they are pressed together. A hint such
  /// as `Tab ⏎` names one sequence, and `↑↓` names two.
  static func sequences(of text: String) -> [[Key]] {
    // The palette is no part of a simulator.
    if text == ":" { return [] }
    guard text.contains("Tab"), text.hasSuffix(" ⏎") else { return keys(of: text).map { [$0] } }
    let count = text.split(separator: "×").last.flatMap { Int($0.prefix { $0.isNumber }) }
    let tabs = count ?? text.split(separator: " ").count - 1
    return [[Key](repeating: text.hasPrefix("⇧") ? .backTab : .tab, count: tabs) + [.enter]]
  }

  /// Returns the keys that a hint names.
  static func keys(of text: String) -> [Key] {
    switch text {
    case "⏎": return [.enter]
    case "Esc": return [.escape]
    case "Tab": return [.tab]
    case "F1": return [.f1]
    case "Ctrl-C": return [.control("c")]
    case _: break
    }
    let isShifted = text.hasPrefix("⇧")
    let digits = text.compactMap(\.wholeNumberValue)
    if let first = digits.first, let last = digits.last {
      let numbers = text.contains("–") ? Array(first...last) : digits
      return numbers.map { .character(Character("\($0)")) }
    }
    return text.compactMap { character in
      switch character {
      case "←": isShifted ? .shift(.left) : .left
      case "→": isShifted ? .shift(.right) : .right
      case "↑": isShifted ? .shift(.up) : .up
      case "↓": isShifted ? .shift(.down) : .down
      case "⇧", " ": nil
      default: .character(character)
      }
    }
  }
}

extension Substring {
  /// Returns the text before a gap of `count` blanks.
  fileprivate func components(beforeGap count: Int) -> String {
    var text = ""
    var blanks = 0
    for character in self {
      blanks = character == " " ? blanks + 1 : 0
      text.append(character)
      if blanks == count { break }
    }
    while text.last == " " { text.removeLast() }
    return text
  }
}
