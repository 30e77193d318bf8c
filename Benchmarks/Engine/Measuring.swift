/// Returns the number of runs of `body` per second in the best of `rounds` rounds. Other programs
/// can only slow a round down.
func perSecond(rounds: Int = 5, count: Int, _ body: () -> Void) -> Double {
  let shortest = (0..<rounds).map { _ in seconds { for _ in 0..<count { body() } } }.min() ?? 0
  return Double(count) / shortest
}

func seconds(_ body: () -> Void) -> Double {
  let duration = ContinuousClock().measure(body).components
  return Double(duration.seconds) + Double(duration.attoseconds) / 1e18
}

/// Prints a line of a table: the name on the left, the figures on the right.
func row(_ name: String, _ figures: String...) { row(name, figures) }

func row(_ name: String, _ figures: [String]) {
  let width = figures.count > 4 ? 12 : 14
  let padded = figures.map { String(repeating: " ", count: max(1, width - $0.count)) + $0 }
  print(name + String(repeating: " ", count: max(0, 40 - name.count)) + padded.joined())
}

/// Returns a number with one digit after the point.
func tenths(_ value: Double) -> String {
  let tenths = Int((value * 10).rounded())
  return "\(tenths / 10).\(tenths % 10)"
}

/// Returns a whole number with its thousands apart.
func grouped(_ value: Double) -> String {
  let digits = String(Int(value.rounded()))
  return digits.enumerated().map { index, digit in
    index > 0 && (digits.count - index) % 3 == 0 ? ",\(digit)" : "\(digit)"
  }.joined()
}
