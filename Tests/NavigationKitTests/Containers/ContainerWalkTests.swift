import ContainerWalk
import Testing

@Suite struct ContainerWalkTests {
  /// A hundredth of what `make test` does with the optimised program of the same name.
  @Test func `random calls keep the invariants of every container`() {
    #expect(ContainerWalk.firstFailure(seed: 2026, count: 10_000) == nil)
  }
}
