import NavigationWalk
import Testing

@Suite struct NavigationWalkTests {
  /// A tenth of what `make test` does with the optimised program of the same name.
  @Test func `random navigation agrees with the model`() {
    #expect(NavigationWalk.firstFailure(seed: 2026, count: 100_000) == nil)
  }
}
