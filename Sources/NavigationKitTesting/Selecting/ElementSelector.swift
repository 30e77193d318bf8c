public import Narration

/// A description of an element of the screen: by text, id, role or class, state and place.
///
/// ```swift
/// var selector = ElementSelector(.text("Buy"))
/// selector.number = .first
/// precondition(selector.description == #"the first "Buy""#)
/// ```
public struct ElementSelector: Hashable, Sendable {
  /// The property by which an element is found.
  public enum Target: Hashable, Sendable {
    /// The title or the value. A text that ends in `…` matches the beginning.
    case text(String)
    /// The identifier in the scene file or in code.
    case id(String)
    /// Any element of the role or class.
    case any
  }

  /// The choice among several elements that match.
  public enum Number: Hashable, Sendable {
    /// The element with this position in reading order, from 1.
    case position(Int)
    /// The last element in reading order.
    case last

    /// The first element in reading order.
    public static let first = Number.position(1)
  }

  /// The relation between two elements on the screen.
  public enum Relation: String, Hashable, Sendable, CaseIterable {
    /// Further down, overlapping in columns.
    case below
    /// Further up, overlapping in columns.
    case above
    /// Further left, overlapping in rows.
    case leftOf = "left of"
    /// Further right, overlapping in rows.
    case rightOf = "right of"
    /// Inside of the other element.
    case inside = "in"
  }

  /// A relation to another element.
  public struct Place: Hashable, Sendable {
    /// The relation.
    public var relation: Relation
    /// The text or id of the other element.
    public var target: Target
    /// The role of the other element; nil for any.
    public var role: ScreenElement.Role?
  }

  /// The property by which the element is found.
  public var target: Target
  /// The role; nil for any.
  public var role: ScreenElement.Role?
  /// The name of the view's class, without the prefix `UI`; nil for any.
  public var className: String?
  /// The states that the element has.
  public var states: [ElementState] = []
  /// The relations to other elements.
  public var places: [Place] = []
  /// The choice among several matches; nil if there must be only one.
  public var number: Number?

  /// Creates a selector without further conditions.
  public init(_ target: Target) { self.target = target }
}

/// A state of an element.
public enum ElementState: String, Hashable, Sendable, CaseIterable {
  /// The element reacts.
  case enabled
  /// The element does not react.
  case disabled
  /// The element is selected or has a checkmark.
  case selected
  /// The element has the focus.
  case focused
  /// A switch is on.
  case on
  /// A switch is off.
  case off
}

extension ElementSelector: ExpressibleByStringLiteral {
  /// Creates a selector of a text, or of an identifier if the text starts with `#`.
  public init(stringLiteral text: String) {
    self.init(text.hasPrefix("#") ? .id(String(text.dropFirst())) : .text(text))
  }
}

extension ElementSelector: CustomStringConvertible {
  /// The selector as a flow writes it.
  public var description: String {
    var words: [String] = []
    switch number {
    case .position(let position): words.append("the \(Self.ordinal(position))")
    case .last: words.append("the last")
    case nil: break
    }
    words += Self.words(target, role, className)
    if !states.isEmpty {
      words.append("that is " + states.map(\.rawValue).joined(separator: " and "))
    }
    for place in places {
      words.append(place.relation.rawValue)
      words += Self.words(place.target, place.role, nil)
    }
    return words.joined(separator: " ")
  }

  private static func words(_ target: Target, _ role: ScreenElement.Role?, _ name: String?)
    -> [String]
  {
    let own: String? =
      switch target {
      case .text(let text): FlowText.quoted(text)
      case .id(let id): "#\(id)"
      case .any: nil
      }
    return [own, role?.rawValue, name].compactMap(\.self)
  }

  /// The words for the first positions.
  static let ordinals = [
    "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
  ]

  private static func ordinal(_ position: Int) -> String {
    ordinals.indices.contains(position - 1) ? ordinals[position - 1] : "\(position)th"
  }
}
