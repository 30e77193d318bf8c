/// The place where UIKit looks for an app's files.
///
/// The type exists so that initialisers have UIKit's parameters. There is one bundle, ``main``, and
/// it is not used.
public final class Bundle: Sendable {
  /// The only bundle.
  public static let main = Bundle()

  private init() {}
}
