internal import Testing

@testable internal import TerminalUI

@Suite struct ColorToleranceTests {
  private static let white: Int32 = 0xFFFFFF

  /// Returns the answers for pairs of a shown and a composed colour, in order.
  private func answers(_ pairs: [(shown: Int32, composed: Int32)]) -> [Bool] {
    var tolerance = ColorTolerance()
    return pairs.map { tolerance.isInvisible($0.shown, $0.composed) }
  }

  @Test func `a difference of one step of a channel is invisible`() {
    // By OKLab's formulas 254 of 255 is 0.0030 below white, and 127 is 0.0034 below 128.
    #expect(answers([(Self.white, 0xFEFEFE), (0x808080, 0x7F7F7F)]) == [true, true])
  }

  @Test func `the limit is a distance of 0.03`() {
    // 246 of 255 is 0.0269 below white, and 244 is 0.0328 below.
    #expect(
      answers([(Self.white, 0xF6F6F6), (Self.white, 0xF4F4F4), (0xFF0000, 0x00FF00)])
        == [true, false, false])
  }

  @Test func `the terminal's own colour is never near another`() {
    #expect(answers([(-1, 0), (0, -1), (-1, -1)]) == [false, false, true])
  }

  @Test func `an answer that is asked for again is the same`() {
    let pairs: [(shown: Int32, composed: Int32)] = (0..<600).map { number in
      let grey = Int32(number % 256)
      return (Self.white, grey << 16 | grey << 8 | grey)
    }
    let answers = answers(pairs)
    let again = answers[256..<512]
    #expect(Array(again) == Array(answers[0..<256]))
    #expect(answers[255] && !answers[0])
  }

  @Test func `a screen that costs few bytes becomes exact at once`() {
    #expect(ScreenEncoder.rowsAtOnce(of: [0, 1000, 0, 1500], total: 2500) == 4)
  }

  @Test func `exact rows of many bytes are spread over frames of 2,500 bytes`() {
    // The third row would make it 2,700.
    #expect(ScreenEncoder.rowsAtOnce(of: [900, 900, 900, 900], total: 3600) == 2)
    #expect(ScreenEncoder.rowsAtOnce(of: [0, 3000, 600], total: 3600) == 2)
  }

  @Test func `a third of the bytes of a large screen is sent at once`() {
    // 60 rows of 500 bytes are 30,000.
    #expect(
      ScreenEncoder.rowsAtOnce(of: Array(repeating: 500, count: 60), total: 30_000) == 20)
  }
}
