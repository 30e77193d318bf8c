public import NavigationKit

// Views, controllers and recognisers are equal to themselves, as NSObject's are.

extension Responder: Hashable {
  public static func == (a: Responder, b: Responder) -> Bool { a === b }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension GestureRecognizer: Hashable {
  public static func == (a: GestureRecognizer, b: GestureRecognizer) -> Bool { a === b }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
