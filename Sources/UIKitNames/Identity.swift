public import NavigationKit

// Views, controllers, recognisers, actions and items are equal to themselves, as NSObject's are.

extension Responder: Hashable {
  public static func == (a: Responder, b: Responder) -> Bool { a === b }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension GestureRecognizer: Hashable {
  public static func == (a: GestureRecognizer, b: GestureRecognizer) -> Bool { a === b }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension AlertAction: Hashable {
  public static func == (a: AlertAction, b: AlertAction) -> Bool { a === b }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension BarButtonItem: Hashable {
  public static func == (a: BarButtonItem, b: BarButtonItem) -> Bool { a === b }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension NavigationItem: Hashable {
  public static func == (a: NavigationItem, b: NavigationItem) -> Bool { a === b }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension TabBarItem: Hashable {
  public static func == (a: TabBarItem, b: TabBarItem) -> Bool { a === b }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension ContextualAction: Hashable {
  public static func == (a: ContextualAction, b: ContextualAction) -> Bool { a === b }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Responder {
  /// The class of the object.
  public var classForCoder: AnyClass { type(of: self) }

  /// Returns whether the object's class is a class, not one of its subclasses.
  public func isMember(of aClass: AnyClass) -> Bool { type(of: self) == aClass }

  /// Returns whether the object's class is a class or one of its subclasses.
  public func isKind(of aClass: AnyClass) -> Bool {
    var mirror: Mirror? = Mirror(reflecting: self)
    while let current = mirror {
      if ObjectIdentifier(current.subjectType) == ObjectIdentifier(aClass) { return true }
      mirror = current.superclassMirror
    }
    return false
  }
}
