extension Application {
  /// A message of the app to its user. The program that shows the app finds the words for it.
  public enum Notice: Hashable, Sendable {
    /// A text of the app itself, which is shown as it is.
    case text(String)
    /// A tap on something that performs no segue.
    ///
    /// - Parameters:
    ///   - title: The name of the tapped view or item; nil for one without a name.
    ///   - action: The method of the app's code that the tap calls; nil for none.
    case unconnected(title: String?, action: String?)
    /// A tap whose segues have conditions that do not hold. The value names the first segue.
    case condition(String)
  }
}
