/// The position of a controller between off and on the screen.
///
/// The usual order is a cycle: disappeared, appearing, appeared, disappearing. A cancelled
/// transition changes `appearing` to `disappearing` or the other way round (WWDC 2013, session
/// 218).
public enum AppearanceState: String, Hashable, Sendable, CaseIterable {
  /// The view is not on the screen. `viewDidDisappear(_:)` was the last callback, or none was
  /// called yet.
  case disappeared
  /// The controller has received `viewWillAppear(_:)`.
  case appearing
  /// The controller has received `viewDidAppear(_:)`.
  case appeared
  /// The controller has received `viewWillDisappear(_:)`.
  case disappearing
}
