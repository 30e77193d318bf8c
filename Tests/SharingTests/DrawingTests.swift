import CellGraphics
import Sessions
import Testing
import TextFormats

@testable import Sharing

@Suite struct DrawingTests {
  private func drawing(_ change: (inout SharingOptions) -> Void = { _ in }) throws -> String {
    var options = SharingOptions()
    change(&options)
    return try SharedSession(SessionLog(SampleLog.bytes()), options).drawing(carrying: nil)
  }

  @Test func `a slide is one movement of each scene with the curve of the session`() throws {
    let drawing = try drawing()
    // The session has 360 ticks, and the last screen stays for 120 more. The slide of 11 rows, each
    // 18 units high, takes the ticks 60 to 108.
    let movements = drawing.split(separator: "\n").filter { $0.contains("translate") }
    #expect(movements.count == 2)
    #expect(movements.allSatisfy { $0.contains("12.5%{") && $0.contains("22.5%{") })
    #expect(movements.contains { $0.contains("22.5%{transform:translate(0,-198px)") })
    #expect(movements.contains { $0.contains("12.5%{transform:translate(0,198px)") })
  }

  @Test func `each screen at rest is drawn once`() throws {
    let drawing = try drawing()
    #expect(drawing.split(separator: "\n").count { $0.hasPrefix("<g id=\"p") } == 2)
    #expect(drawing.split(separator: ">Hello<", omittingEmptySubsequences: false).count == 2)
  }

  @Test func `where images do not move, the first screen is shown`() throws {
    let drawing = try drawing()
    let shown = drawing.split(separator: "\n").filter { $0.hasPrefix("<use") && $0.contains(" p ") }
    #expect(shown.count == 1)
    #expect(shown[0].contains("#p0"))
    #expect(drawing.contains(".p{visibility:visible}"))
  }

  @Test func `the description has the transcript`() throws {
    #expect(try drawing().contains("\n0:00.50 Detail presented over List, 0.4 s.\n"))
  }

  @Test func `timing functions have the values of CSS`() {
    // The curve of ease-in-out is symmetric, and at a quarter of the time 12.9 % are done.
    #expect(abs(TimingStyle.easeInOut.progress(at: 0.5) - 0.5) < 0.000_1)
    #expect(abs(TimingStyle.easeInOut.progress(at: 0.25) - 0.129_2) < 0.000_5)
    #expect(abs(TimingStyle.linear.progress(at: 0.3) - 0.3) < 0.000_1)
    #expect(abs(TimingStyle.ease.progress(at: 0.5) - 0.802_4) < 0.000_5)
  }

  @Test func `a still is the screen at its tick`() throws {
    let session = try SharedSession(SessionLog(SampleLog.bytes()))
    #expect(String(decoding: session.still(at: 0, .txt), as: UTF8.self).contains("Hello"))
    #expect(!String(decoding: session.still(at: 200, .txt), as: UTF8.self).contains("Hello"))
    #expect(
      String(decoding: session.still(at: 0, .ans), as: UTF8.self).contains("48;2;255;204;102m"))
    let svg = try XMLReader.read(session.still(at: 0, .svg))
    #expect(svg.name == "svg")
  }

  @Test func `numbers are short`() {
    #expect(Drawing.number(0.5, decimals: 3) == ".5")
    #expect(Drawing.number(-12.25, decimals: 1) == "-12.3")
    #expect(Drawing.number(3, decimals: 2) == "3")
    #expect(Drawing.number(-0.001, decimals: 2) == "0")
  }
}
