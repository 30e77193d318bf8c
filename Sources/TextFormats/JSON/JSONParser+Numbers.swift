extension JSONParser {
  /// Reads a number: `-`, an integer without leading zeros, a fraction, an exponent.
  mutating func number() throws(JSONSyntaxError) -> JSONValue {
    let start = index
    let isNegative = take("-")
    let wholeStart = index
    if !take("0") { try digits() }
    let wholeEnd = index
    if take(".") { try digits() }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      index += 1
      if !take("+") { _ = take("-") }
      try digits()
    }
    if index == wholeEnd,
      let integer = integer(wholeStart..<wholeEnd, isNegative: isNegative)
    {
      return .integer(integer)
    }
    return .number(try double(start..<index))
  }

  /// Skips at least one digit.
  private mutating func digits() throws(JSONSyntaxError) {
    let start = index
    while let byte = next, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") { index += 1 }
    guard index > start else { throw unexpected("a digit") }
  }

  /// Returns the value of digits; nil if `Int` is too small, and for -0.
  private func integer(_ digits: Range<Int>, isNegative: Bool) -> Int? {
    var value = 0
    for position in digits {
      let digit = Int(bytes[position] - UInt8(ascii: "0"))
      // Counted downwards, because `Int.min` has no positive counterpart.
      let (product, overflow) = value.multipliedReportingOverflow(by: 10)
      let (difference, underflow) = product.subtractingReportingOverflow(digit)
      guard !overflow, !underflow else { return nil }
      value = difference
    }
    if isNegative { return value == 0 ? nil : value }
    return value == Int.min ? nil : -value
  }

  /// Returns the nearest double. Numbers that are too small for a double become 0.
  private func double(_ range: Range<Int>) throws(JSONSyntaxError) -> Double {
    // A number that is too small for a double is nearest to 0.
    let value = Double(String(decoding: bytes[range], as: UTF8.self)) ?? 0
    guard value.isFinite else {
      throw JSONSyntaxError(reason: .numberTooLarge, offset: range.lowerBound)
    }
    return value
  }
}
