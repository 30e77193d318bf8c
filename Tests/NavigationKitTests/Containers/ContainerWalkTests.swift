import ContainerWalk
import Testing

@Suite struct ContainerWalkTests {
  /// A hundredth of what `make test` does with the optimised program of the same name.
  @Test func `random use leaves every container whole`() {
    #expect(ContainerWalk.firstFailure(seed: 2026, count: 10_000) == nil)
  }
}
