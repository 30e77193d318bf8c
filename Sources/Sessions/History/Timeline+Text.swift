internal import Motion

extension Timeline {
  /// Returns the tick that a text describes; nil if it has another form.
  ///
  /// A time is seconds (`62.5`), minutes and seconds (`1:02.5`) or hours too (`1:02:03`); parts
  /// after a colon are below 60. `50%` is a share of the session, from 0 to 100. `#7500` is a tick.
  /// A time after the end means the end.
  func tick(_ text: String) -> Int? {
    let text = text.trimmingSpaces
    if text.first == "#" {
      let digits = text.dropFirst().trimmingSpaces
      return digits.contains(".") ? nil : digits.decimal.map(held)
    }
    if text.last == "%" {
      guard let part = text.dropLast().trimmingSpaces.decimal, part <= 100 else { return nil }
      return held(part / 100 * Double(end))
    }
    return Self.seconds(text).map { held($0 * Double(Tick.perSecond)) }
  }

  /// Parses seconds, or minutes and hours before colons; nil for any other text.
  private static func seconds(_ text: Substring) -> Double? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count <= 3 else { return nil }
    var seconds = 0.0
    for (index, part) in parts.enumerated() {
      guard let number = part.decimal else { return nil }
      if index < parts.count - 1, part.contains(".") { return nil }
      // At most two digits after a colon.
      if index > 0, number >= 60 || (part.firstIndex(of: ".") ?? part.endIndex) > part.index(2) {
        return nil
      }
      seconds = seconds * 60 + number
    }
    return seconds
  }

  /// Returns the nearest tick, at most the end.
  private func held(_ tick: Double) -> Int { Int(min(tick.rounded(), Double(end))) }
}

extension Substring {
  /// The value of digits with an optional fraction; nil for other text.
  fileprivate var decimal: Double? {
    let parts = utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard parts.count <= 2,
      parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(digits.contains) })
    else { return nil }
    return Double(self)
  }

  /// Returns the index of the character at an offset, or the end.
  fileprivate func index(_ offset: Int) -> Index {
    index(startIndex, offsetBy: offset, limitedBy: endIndex) ?? endIndex
  }
}

extension StringProtocol where SubSequence == Substring {
  fileprivate var trimmingSpaces: Substring {
    var text = self[...].drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return text
  }
}
