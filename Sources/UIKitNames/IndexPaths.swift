public import NavigationKit

extension IndexPath: ExpressibleByArrayLiteral {
  /// Creates an index path of a section and a row or item, as in `[0, 3]`.
  ///
  /// - Precondition: The literal has two elements, or none for no position.
  public init(arrayLiteral elements: Int...) {
    precondition(elements.isEmpty || elements.count == 2, "index path of \(elements.count) indices")
    self = elements.isEmpty ? IndexPath() : IndexPath(row: elements[1], section: elements[0])
  }

  /// The number of indices: 2, or 0 for no position.
  public var count: Int { self == IndexPath() ? 0 : 2 }
}
