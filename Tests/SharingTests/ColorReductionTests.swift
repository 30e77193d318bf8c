import CellGraphics
import Sessions
import Testing

@testable import Sharing

@Suite struct ColorReductionTests {
  private func session(_ colors: SharedColors?) throws -> SharedSession {
    var options = SharingOptions()
    options.colors = colors
    return try SharedSession(SessionLog(SampleLog.bytes()), options)
  }

  private func colors(_ session: SharedSession) -> Set<UInt32> {
    Set(session.rows.flatMap(\.runs).flatMap { [$0.foreground, $0.background] })
  }

  @Test func `a session in few colours has only those of its palette`() throws {
    let all = try colors(session(nil))
    #expect(all.contains(0xFFCC66))
    let many = try colors(session(.palette256))
    #expect(many.isSubset(of: Set(Palette.xterm256.colors.map(\.rgb))))
    #expect(!many.contains(0xFFCC66))
    let few = try colors(session(.palette16))
    #expect(few.isSubset(of: Set(Palette.ansi16.colors.map(\.rgb))))
    #expect(try colors(session(.truecolor)) == all)
  }

  @Test func `a session without colours is black and white`() throws {
    #expect(try colors(session(.monochrome)) == [0, 0xFFFFFF])
  }

  @Test func `text keeps a colour of its own in a palette`() {
    // Both greys are nearest to the light grey of ANSI, 0xE5E5E5.
    var reduction = ColorReduction(to: .palette16, isDark: false)
    let cell = Cell(
      glyph: Glyph("x"), foreground: Color(rgb: 0xE6E6E6), background: Color(rgb: 0xE4E4E4))
    let reduced = reduction.reduced(cell)
    #expect(reduced.background.rgb == 0xE5E5E5)
    #expect(reduced.foreground.rgb == 0)
    var space = cell
    space.glyph = .blank
    #expect(reduction.reduced(space).foreground == reduction.reduced(space).background)
  }

  @Test func `a text in reverse becomes legible and keeps its background`() {
    // In 16 colours the blue is 5C5CFF, to which black has a contrast of 4.4 and white of 4.8.
    var reduction = ColorReduction(to: .palette16, isDark: true)
    var cell = Cell(
      glyph: Glyph("x"), foreground: Color(rgb: 0x6C6CFF), background: .black)
    cell.attributes = .reverse
    let reduced = reduction.reduced(cell)
    #expect(reduced.foreground.rgb == 0x5C5CFF)
    #expect(reduced.background == .white)
    var space = cell
    space.glyph = .blank
    #expect(reduction.reduced(space).foreground == reduced.foreground)
  }

  @Test func `every format carries the number of colours`() throws {
    var options = SharingOptions()
    options.colors = .palette256
    let bytes = SampleLog.bytes()
    for format in SharedFormat.allCases where format.carriesLog {
      let artefact = try SharedSession(SessionLog(bytes), options)
        .artefact(format, options, log: bytes)
      #expect(try CarriedLog(in: artefact).options.colors == .palette256)
    }
  }
}
