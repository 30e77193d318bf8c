public import NavigationKit

/// A trait that code can wait for: the counterpart of `UITraitDefinition`.
///
/// Only the size classes and the idiom, which follows the width, change while an app runs.
public protocol UITraitDefinition {
  /// Returns whether two collections have other values of the trait. False by default.
  static func differs(_ a: UITraitCollection, _ b: UITraitCollection) -> Bool
}

extension UITraitDefinition {
  /// Returns false: the trait never changes while an app runs.
  public static func differs(_ a: UITraitCollection, _ b: UITraitCollection) -> Bool { false }
}

/// The type of a trait, as in `UITraitHorizontalSizeClass.self`.
public typealias UITrait = any UITraitDefinition.Type

/// The size class of the width.
public enum UITraitHorizontalSizeClass: UITraitDefinition {
  /// Returns whether the size classes of the width differ.
  public static func differs(_ a: UITraitCollection, _ b: UITraitCollection) -> Bool {
    a.horizontalSizeClass != b.horizontalSizeClass
  }
}

/// The size class of the height.
public enum UITraitVerticalSizeClass: UITraitDefinition {
  /// Returns whether the size classes of the height differ.
  public static func differs(_ a: UITraitCollection, _ b: UITraitCollection) -> Bool {
    a.verticalSizeClass != b.verticalSizeClass
  }
}

/// The kind of device.
public enum UITraitUserInterfaceIdiom: UITraitDefinition {
  /// Returns whether the kinds of devices differ.
  public static func differs(_ a: UITraitCollection, _ b: UITraitCollection) -> Bool {
    a.userInterfaceIdiom != b.userInterfaceIdiom
  }
}

/// The light or dark appearance, which never changes while an app runs.
public enum UITraitUserInterfaceStyle: UITraitDefinition {}
/// The preferred size of letters, which never changes.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {}
/// The number of dots for a point, which never changes.
public enum UITraitDisplayScale: UITraitDefinition {}
/// The direction of the interface, which never changes.
public enum UITraitLayoutDirection: UITraitDefinition {}

/// A registration for changes of traits, which `unregisterForTraitChanges(_:)` ends.
public protocol UITraitChangeRegistration: AnyObject {}

extension TraitObserver: UITraitChangeRegistration {}

/// An object with traits that calls closures when they change: a view or a controller.
public protocol UITraitChangeObservable: AnyObject {}

extension Responder: UITraitChangeObservable {}

extension UITraitChangeObservable where Self: Responder {
  /// Calls a closure after one of some traits has changed, once for each change.
  ///
  /// ```swift
  /// let controller = UIViewController()
  /// var count = 0
  /// controller.registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
  ///   (self: UIViewController, previous: UITraitCollection) in count += 1
  /// }
  /// precondition(count == 0)  // called after changes only
  /// ```
  ///
  /// - Parameters:
  ///   - traits: The types of the traits.
  ///   - handler: Gets the object, which it must not capture, and the traits before the change.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let observer = TraitObserver(
      isConcerned: { old, new in traits.contains { $0.differs(old, new) } },
      handler: { [unowned self] in handler(self, $0) })
    traitObservers.append(observer)
    return observer
  }

  /// Calls a method without arguments of this object after one of some traits has changed.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: @escaping TargetAction<Self>
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits) { object, _ in action(object)() }
  }

  /// Calls a method of another object, which is not kept alive, after one of some traits has changed.
  @discardableResult
  public func registerForTraitChanges<Target: AnyObject>(
    _ traits: [UITrait], target: Target, action: @escaping TargetAction<Target>
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits) { [weak target] _, _ in
      if let target { action(target)() }
    }
  }

  /// Ends a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitObservers.removeAll { $0 === registration }
  }
}

extension TraitOverrides {
  /// Returns whether a trait is overridden. Only size classes can be.
  public func contains(_ trait: UITrait) -> Bool { trait.differs(traits, UITraitCollection()) }

  /// Ends the override of a trait.
  public mutating func remove(_ trait: UITrait) {
    if trait == UITraitHorizontalSizeClass.self { horizontalSizeClass = .unspecified }
    if trait == UITraitVerticalSizeClass.self { verticalSizeClass = .unspecified }
  }
}
