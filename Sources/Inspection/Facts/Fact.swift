/// A line about the selected item.
public struct Fact: Equatable, Sendable {
  /// The name of the property; empty for a further line of the same property.
  public var name: String
  /// The value.
  public var value: String

  /// The change that Enter begins; nil for a fact that cannot be changed.
  package var edit: FactEdit?

  /// Creates a fact.
  init(_ name: String, _ value: String, edit: FactEdit? = nil) {
    (self.name, self.value, self.edit) = (name, value, edit)
  }
}
