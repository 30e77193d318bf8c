/// Where a controller is between off and on the screen.
///
/// Legal changes are round the circle, and from either -ing to the other when a transition is
/// cancelled (WWDC 2013, session 218).
public enum AppearanceState: String, Hashable, Sendable, CaseIterable {
  case disappeared
  case appearing
  case appeared
  case disappearing
}
