/// What UIKit makes a view or a controller from when it comes out of a file.
///
/// Nothing here does: the type is there so that an `init?(coder:)` can be written, as views demand it
/// of their subclasses.
public final class Coder {
  public init() {}
}
