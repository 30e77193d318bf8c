/// Gives the segues of one scene their ids in the scene file, in file order.
struct SegueIDs {
  private var taken: Set<String> = []

  /// Returns the segue's identifier or object id, made unique in the scene by a number.
  ///
  /// An identifier that two segues of a scene share is valid in UIKit, where the first is found. In
  /// a scene file the second gets a number.
  mutating func next(_ segue: InterfaceBuilderDocument.Segue) -> String {
    let base = segue.identifier ?? (segue.id.isEmpty ? "segue" : segue.id)
    var (name, number) = (base, 2)
    while !taken.insert(name).inserted {
      name = "\(base)~\(number)"
      number += 1
    }
    return name
  }
}

extension InterfaceBuilderDocument.Segue {
  /// Indicates whether the segue gets an id: it is no relationship and has a kind.
  var isConverted: Bool { kind != nil && kind != .relationship }
}
