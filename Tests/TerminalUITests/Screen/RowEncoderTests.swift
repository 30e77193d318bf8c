import CellGraphics
import Testing

@testable import TerminalUI

@Suite struct RowEncoderTests {
  @Test(arguments: [ColorDepth.truecolor, .palette256, .palette16, .palette8])
  func `block elements are not dim, texts are`(depth: ColorDepth) {
    let attributes: TextAttributes = [.bold, .dim]
    for block in ["▀", "▛", "▟", "█"] {
      let base = Int32(block.unicodeScalars.first?.value ?? 0)
      #expect(
        attributes.ncurses(of: base, depth: depth)
          == TextAttributes.bold.ncurses(of: base, depth: depth))
      #expect(
        attributes.ncurses(of: base, depth: .monochrome)
          != TextAttributes.bold.ncurses(of: base, depth: .monochrome))
    }
    // The letter a.
    #expect(
      attributes.ncurses(of: 0x61, depth: depth)
        != TextAttributes.bold.ncurses(of: 0x61, depth: depth))
  }
}
