import CellGraphics
import Simulation
import TestSupport
import Testing

@Suite struct ANSITextTests {
  private func frame(_ draw: (inout Surface) -> Void) -> Frame {
    var surface = Surface(
      columns: 4, rows: 2, filledWith: Cell(background: Color(rgb: 0x010203)))
    draw(&surface)
    return Frame(surface: surface, panels: [])
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test
  func
    `a line writes its colours and attributes only where they change, and resets them at its end`()
  {
    let frame = frame { surface in
      surface.draw(
        TextLine("ab"), column: 1, row: 0, color: .white, attributes: .bold, clip: surface.bounds)
    }
    let ground = "\u{1B}[0;38;2;1;2;3;48;2;1;2;3m"
    let ink = "\u{1B}[0;1;38;2;255;255;255;48;2;1;2;3m"
    #expect(
      text(frame.ansiText)
        == "\(ground) \(ink)ab\(ground) \u{1B}[0m\n\(ground)    \u{1B}[0m\n")
  }

  @Test func `plain text contains a wide glyph once and no trailing blanks`() {
    let frame = frame { surface in
      surface.draw(TextLine("界x"), column: 0, row: 1, color: .white, clip: surface.bounds)
    }
    #expect(text(frame.plainText) == "\n界x\n")
  }
}
