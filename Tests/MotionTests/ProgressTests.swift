import Motion
import Testing

@Suite struct ProgressTests {
  @Test func `progress is a whole number of steps`() {
    #expect(Progress.rounded(0) == 0)
    #expect(Progress.rounded(1) == 1)
    #expect(Progress.rounded(0.5) == 0.5)
    // A third of 65,536 is 21,845.33.
    #expect(Progress.rounded(1.0 / 3) == 21_845.0 / 65_536)
    #expect(Progress.rounded(-0.25) == -0.25)
  }

  @Test func `a difference in the last bit disappears by rounding`() {
    #expect(Progress.rounded(0.7.nextUp) == Progress.rounded(0.7.nextDown))
  }
}
