internal import NavigationKit
internal import Storyboards

/// Follows the stored properties of an app's objects to controllers that they keep on purpose.
enum Ownership {
  /// The number of objects between a controller in the hierarchy and one that it keeps.
  private static let depth = 4

  /// Returns the controllers that stored properties of other controllers or of the delegate hold, and
  /// the pages of storyboards.
  static func controllers(
    heldBy owners: [ViewController], _ delegate: (any ApplicationDelegate)?
  ) -> Set<ObjectIdentifier> {
    var found: Set<ObjectIdentifier> = []
    var seen: Set<ObjectIdentifier> = []
    for owner in owners { visit(owner, depth, &seen) { found.insert(ObjectIdentifier($0)) } }
    for case let owner as PageViewController in owners {
      var pages = owner.declaredPages
      while let page = pages.popLast() {
        found.insert(ObjectIdentifier(page))
        pages += page.children
      }
    }
    if let delegate { visit(delegate, depth, &seen) { found.insert(ObjectIdentifier($0)) } }
    return found
  }

  /// Returns how a controller holds itself, as the end of a sentence; empty if it is not known.
  static func cycle(of controller: ViewController) -> String {
    let names = closures(of: controller)
    return names.isEmpty
      ? "" : "; its closure \(names.joined(separator: " or ")) may hold it (use [weak self])"
  }

  private static func closures(of controller: ViewController) -> [String] {
    var names: [String] = []
    var mirror: Mirror? = Mirror(reflecting: controller)
    while let current = mirror, ClassFacts.isOfApp(current.subjectType) {
      for (label, value) in current.children {
        guard let label, _typeName(type(of: value), qualified: false).contains("->") else {
          continue
        }
        names.append(label)
      }
      mirror = current.superclassMirror
    }
    return names
  }

  private static func visit(
    _ value: Any, _ depth: Int, _ seen: inout Set<ObjectIdentifier>,
    _ body: (ViewController) -> Void
  ) {
    guard depth > 0 else { return }
    var mirror: Mirror? = Mirror(reflecting: value)
    if mirror?.displayStyle == .class {
      guard seen.insert(ObjectIdentifier(value as AnyObject)).inserted else { return }
    }
    while let current = mirror {
      // Fields of this package's classes are no property of the app.
      if current.displayStyle == .class, !ClassFacts.isOfApp(current.subjectType) { return }
      for (_, child) in current.children.prefix(64) {
        if let controller = child as? ViewController { body(controller) }
        visit(child, depth - 1, &seen, body)
      }
      mirror = current.superclassMirror
    }
  }
}
