/// The archive from which UIKit decodes a view or a controller.
///
/// The type exists so that a subclass can declare `init?(coder:)`, which views require. Nothing is
/// decoded from it.
public final class Coder {
  /// Creates an empty coder.
  public init() {}
}
