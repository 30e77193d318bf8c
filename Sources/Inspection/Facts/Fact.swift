/// A line about the selected item.
public struct Fact: Equatable, Sendable {
  /// The name of the property; empty for a further line of the same property.
  public var name: String
  /// The value.
  public var value: String

  /// Creates a fact.
  init(_ name: String, _ value: String) { (self.name, self.value) = (name, value) }
}
