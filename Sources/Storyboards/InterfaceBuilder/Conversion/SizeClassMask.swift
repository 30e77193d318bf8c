/// Which parts of a view are there in a size class: Xcode 6 and 7 left views and constraints out of
/// some.
struct SizeClassMask {
  /// The size class that a terminal is given: compact in width, regular in height, as a phone held
  /// upright.
  private static let variations = [
    "default", "widthClass=compact", "heightClass=regular",
    "heightClass=regular-widthClass=compact",
  ]

  private var excluded: Set<String> = []

  /// - Parameter part: `subviews` or `constraints`.
  init(_ view: XMLElement, part: String) {
    for variation in Self.variations {
      for element in view.children where element.name == "variation" && element["key"] == variation
      {
        for mask in element.children where mask.name == "mask" && mask["key"] == part {
          for change in mask.children {
            guard let reference = change["reference"] else { continue }
            if change.name == "exclude" { excluded.insert(reference) }
            if change.name == "include" { excluded.remove(reference) }
          }
        }
      }
    }
  }

  func contains(_ element: XMLElement) -> Bool {
    guard !excluded.isEmpty, let id = element["id"] else { return true }
    return !excluded.contains(id)
  }
}

extension XMLElement {
  /// The views within the view that its size class has, from back to front.
  var shownSubviews: [XMLElement] {
    guard let subviews = child("subviews") else { return [] }
    let mask = SizeClassMask(self, part: "subviews")
    return subviews.children.filter(mask.contains)
  }

  /// An attribute as it is in the size class of a terminal.
  var shownConstraints: [XMLElement] {
    guard let constraints = child("constraints") else { return [] }
    let mask = SizeClassMask(self, part: "constraints")
    return constraints.children.filter(mask.contains)
  }
}
