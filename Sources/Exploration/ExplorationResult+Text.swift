internal import TextFormats

extension ExplorationResult {
  /// The result as sentences, with a newline after the last.
  ///
  /// - Parameter logs: The paths of the logs of the failures; empty if none were written.
  public func text(logs: [String] = []) -> String {
    var lines = [
      "\(extent) from \(start.harmless(upTo: 400)): \(Self.count(stateCount, "state")), "
        + "\(Self.count(stepCount, "step"))."
    ]
    if !proved.isEmpty {
      lines += Self.wrapped("Proved: \(proved.map(\.sentence).joined(separator: "; ")).")
    }
    for (rule, count) in witnesses where count > 0 {
      lines.append("Seen: \(rule.harmless(upTo: 200)) in \(Self.count(count, "state")).")
    }
    var open = undecided.filter { $0.invariant != .rules }.map {
      "\($0.invariant.sentence) (\($0.reason))"
    }
    if unexpandedCount > 0 {
      open.insert(
        "anything beyond \(Self.count(depth, "action")) "
          + "(\(Self.count(unexpandedCount, "state")) unexpanded)", at: 0)
    }
    if !open.isEmpty { lines += Self.wrapped("Not proved: \(open.joined(separator: "; ")).") }
    for (index, failure) in failures.enumerated() {
      lines += ["", "\(index + 1). Not true: \(failure.violation.invariant.sentence)."]
      lines += failure.lines
      if logs.indices.contains(index) {
        lines.append("   Replay it: segue replay \(logs[index].harmless())")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private var extent: String {
    unexpandedCount > 0 ? "All ways of up to \(Self.count(depth, "action"))" : "All ways"
  }

  /// Returns a text in lines of at most 80 columns, all but the first indented.
  private static func wrapped(_ text: String) -> [String] {
    var lines = [""]
    for word in text.split(separator: " ") {
      if lines[lines.count - 1].count + word.count + 1 > 80 { lines.append(" ") }
      lines[lines.count - 1] += (lines[lines.count - 1].isEmpty ? "" : " ") + word
    }
    return lines
  }

  /// Returns a number with its noun, with commas between the thousands.
  static func count(_ number: Int, _ noun: String) -> String {
    "\(grouped(number)) \(noun)\(number == 1 ? "" : "s")"
  }

  static func grouped(_ number: Int) -> String {
    var text = ""
    for (index, digit) in String(number).reversed().enumerated() {
      if index > 0, index % 3 == 0 { text.append(",") }
      text.append(digit)
    }
    return String(text.reversed())
  }
}

extension ExplorationResult.Failure {
  /// The reason and the way, a step a line.
  var lines: [String] {
    var lines = ["   \(violation.message.harmless(upTo: 400).capitalizedFirst)."]
    if steps.isEmpty { lines.append("   It is so at the start.") }
    for (index, step) in steps.enumerated() {
      let place = places.indices.contains(index + 1) ? places[index + 1] : ""
      let change =
        index < places.count && place == places[index] ? "" : " → \(place.harmless(upTo: 400))"
      lines.append("   \(index + 1)) \(step)\(change)")
    }
    if !violation.turningPoint.isEmpty { lines.append("   \(violation.turningPoint)") }
    if !isConfirmed {
      lines.append(
        "   A new app does not fail on this way alone: the fault depends on what was done before.")
    }
    return lines
  }
}

extension String {
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
