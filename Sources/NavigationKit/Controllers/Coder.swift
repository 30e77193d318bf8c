/// The archive from which UIKit decodes a view or a controller.
///
/// The type exists so that a subclass can declare `init?(coder:)`, which views require. An app
/// decodes nothing from it.
public final class Coder {
  /// The values that a storyboard has for the object, by their names in UIKit.
  package var values: [String: Int] = [:]

  /// Creates an empty coder.
  public init() {}
}
