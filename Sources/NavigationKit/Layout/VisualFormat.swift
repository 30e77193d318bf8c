/// A layout in the visual format of UIKit, such as `H:|-[name]-2-[value(>=4)]|`.
///
/// The grammar is that of Apple's "Visual Format Language". Numbers are cells. A `-` without a
/// number is one cell.
struct VisualFormat {
  enum Item: Equatable {
    case superview
    case view(String)
  }

  /// One relation of a distance or a size.
  struct Predicate: Equatable {
    enum Value: Equatable {
      case number(Double)
      /// A metric, or the name of a view in the predicate of a size.
      case name(String)
    }

    var relation: LayoutConstraint.Relation = .equal
    var value: Value
    var priority: Value?
  }

  /// An item, the relations of its size, and the distance to the item before it.
  struct Part: Equatable {
    var item: Item
    var size: [Predicate] = []
    /// The relations of the distance to the previous item; nil for the first item. An empty array
    /// is no distance.
    var distance: [Predicate]?
  }

  /// The distance of a `-` without a number, in cells.
  static let standardDistance = 1.0

  var axis: StackView.Axis = .horizontal
  var parts: [Part] = []

  /// Parses a format. Nil results if it is not in the grammar.
  init?(_ text: String) {
    var scanner = Scanner(text.filter { $0 != " " })
    if scanner.take("V:") { axis = .vertical } else { _ = scanner.take("H:") }
    guard let first = scanner.item() else { return nil }
    parts = [first]
    while !scanner.isAtEnd {
      guard parts.count == 1 || parts[parts.count - 1].item != .superview,
        let distance = scanner.distance(), var next = scanner.item()
      else { return nil }
      next.distance = distance
      parts.append(next)
    }
    let isOnlyEdge = parts.count == 1 && parts[0].item == .superview
    let hasEdgeWithin = parts.dropFirst().dropLast().contains { $0.item == .superview }
    if isOnlyEdge || hasEdgeWithin { return nil }
  }
}

/// Reads the parts of a visual format.
private struct Scanner {
  private var rest: Substring

  init(_ text: String) { rest = text[...] }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func take(_ prefix: String) -> Bool {
    guard rest.hasPrefix(prefix) else { return false }
    rest = rest.dropFirst(prefix.count)
    return true
  }

  /// Reads `|` or `[name(predicates)]`.
  mutating func item() -> VisualFormat.Part? {
    if take("|") { return VisualFormat.Part(item: .superview) }
    guard take("["), let name = name() else { return nil }
    var part = VisualFormat.Part(item: .view(name))
    if rest.first == "(" {
      guard let predicates = predicates() else { return nil }
      part.size = predicates
    }
    return take("]") ? part : nil
  }

  /// Reads a connection; an empty array is none.
  mutating func distance() -> [VisualFormat.Predicate]? {
    guard take("-") else { return [] }
    let standard = VisualFormat.Predicate(value: .number(VisualFormat.standardDistance))
    if rest.first == "[" || rest.first == "|" { return [standard] }
    let found = rest.first == "(" ? predicates() : value().map { [.init(value: $0)] }
    return found != nil && take("-") ? found : nil
  }

  private mutating func predicates() -> [VisualFormat.Predicate]? {
    guard take("(") else { return nil }
    var found: [VisualFormat.Predicate] = []
    repeat {
      guard let predicate = predicate() else { return nil }
      found.append(predicate)
    } while take(",")
    return take(")") ? found : nil
  }

  private mutating func predicate() -> VisualFormat.Predicate? {
    var relation = LayoutConstraint.Relation.equal
    if take(">=") {
      relation = .greaterThanOrEqual
    } else if take("<=") {
      relation = .lessThanOrEqual
    } else {
      _ = take("==")
    }
    guard let value = value() else { return nil }
    var predicate = VisualFormat.Predicate(relation: relation, value: value)
    if take("@") {
      guard let priority = self.value() else { return nil }
      predicate.priority = priority
    }
    return predicate
  }

  private mutating func value() -> VisualFormat.Predicate.Value? {
    let digits = rest.prefix { $0.isNumber || $0 == "." || $0 == "-" && rest.first == "-" }
    if let number = Double(digits) {
      rest = rest.dropFirst(digits.count)
      return .number(number)
    }
    return name().map { .name($0) }
  }

  private mutating func name() -> String? {
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    guard let first = name.first, !first.isNumber else { return nil }
    rest = rest.dropFirst(name.count)
    return String(name)
  }
}
