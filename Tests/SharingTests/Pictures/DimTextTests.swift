import CellGraphics
import Testing

@testable import Sharing

@Suite struct DimTextTests {
  @Test func `dim text in pictures is mixed with its background in all three components`() {
    var run = SharedRow.Run(
      text: "x", column: 0, columns: 1, foreground: 0xFF6400, background: 0x00C832,
      attributes: .dim, isBlank: false, dark: nil)
    // Three fifths of the text and two fifths of the background: 153, 140 and 20.
    #expect(run.pictureForeground == 0x998C14)
    run.attributes = []
    #expect(run.pictureForeground == 0xFF6400)
  }
}
