import Motion
import Testing

@Suite struct RepetitionTests {
  @Test(arguments: [
    (1.0, false, 10.0), (3.0, false, 30.0), (1.0, true, 20.0), (2.5, true, 50.0),
    (.infinity, true, .infinity), (0.0, false, 10.0), (-2.0, false, 10.0), (.nan, true, 20.0),
  ])
  func `the duration of a repeated animation includes all repetitions`(
    count: Double, autoreverses: Bool, length: Double
  ) {
    let repetition = Repetition(count: count, autoreverses: autoreverses)
    #expect(repetition.length(of: 10) == length)
  }

  @Test func `each pass starts from the beginning`() {
    let repetition = Repetition(count: .infinity, autoreverses: false)
    #expect(
      [0, 4, 10, 14, 1_000_003].map { repetition.phase(after: $0, of: 10) } == [0, 4, 0, 4, 3])
  }

  @Test func `with autoreverse every second pass runs backwards`() {
    let repetition = Repetition(count: 2, autoreverses: true)
    let phases = [0.0, 4, 10, 14, 20, 25, 36].map { repetition.phase(after: $0, of: 10) }
    #expect(phases == [0, 4, 10, 6, 0, 5, 4])
  }

  @Test func `after the last pass the phase is at the end`() {
    #expect(Repetition(count: 1, autoreverses: true).phase(after: 20, of: 10) == 10)
    #expect(Repetition.once.phase(after: 11, of: 10) == 10)
  }
}
