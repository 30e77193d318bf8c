/// A group of changes to layers, as those of `CATransaction`.
package final class LayerGroup {
  /// Called when all animations of the group have ended; nil for no call.
  package var completion: (() -> Void)?
  /// The time in seconds until the last animation of the group ends.
  package private(set) var length = 0.0
  /// The length in seconds that the app has set for the group; nil for none.
  package var duration: Double?
  /// Indicates whether the app has switched off actions for the group.
  package var disablesActions = false

  /// The number of transitions that were requested before the group began.
  package let earlierTransitions: Int

  package init(earlierTransitions: Int) { self.earlierTransitions = earlierTransitions }

  /// Makes the group last at least `length` seconds.
  package func extend(to length: Double) { self.length = max(self.length, length) }
}
