/// Where UIKit looks for an app's files.
///
/// Controllers and storyboards are told of one as in UIKit; there is just the one.
public final class Bundle: Sendable {
  public static let main = Bundle()

  private init() {}
}
