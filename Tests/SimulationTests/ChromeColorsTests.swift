import CellGraphics
import Foundation
import NavigationKit
import Simulation
import Storyboards
import Testing

@Suite struct ChromeColorsTests {
  /// Returns the contrast of WCAG 2.2, from 1 to 21.
  private func contrast(_ a: Color, _ b: Color) -> Double {
    func luminance(_ color: Color) -> Double {
      let parts = [color.red, color.green, color.blue].map { part in
        let value = Double(part) / 255
        return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }
    let (one, other) = (luminance(a), luminance(b))
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  @Test(arguments: [UserInterfaceStyle.light, .dark])
  func `every text has a contrast of at least 4.5 to its background`(style: UserInterfaceStyle) {
    let colors = ChromeColors(style)
    for surface in [colors.box, colors.line, colors.panel, colors.desk, colors.problem] {
      #expect(contrast(surface.foreground, surface.background) >= 4.5)
      #expect(contrast(surface.secondary, surface.background) >= 4.5)
    }
    for color in [colors.first, colors.second, colors.error] {
      #expect(contrast(color, colors.panel.background) >= 4.5)
    }
  }

  private static let json = """
    {"version": 1, "canvas": {"width": 400, "height": 800}, "initialScene": "a", "scenes": [
      {"id": "a", "title": "First", "segues": [
        {"id": "b", "kind": "presentModally", "to": "b"}]}, {"id": "b"}]}
    """

  private func simulator(_ appearance: UserInterfaceStyle?) throws -> Simulator {
    let bundle = try StoryboardBundle(
      name: "a.json", json: Array(Self.json.utf8), appearance: appearance
    ) { _ in nil }
    return Simulator(storyboards: bundle, columns: 80, rows: 24)
  }

  /// Returns the colours behind and of the text in a panel; of a row drawn reversed they are the
  /// other way round.
  private func backgrounds(of panel: String, in simulator: Simulator) throws -> Set<UInt32> {
    let frame = simulator.frame()
    let rect = try #require(frame.panels.first { $0.id == panel }?.rect)
    return Set(
      (rect.row..<rect.endRow).flatMap { row in
        frame.surface.row(row)[rect.column..<rect.endColumn].map { cell in
          (cell.attributes.contains(.reverse) ? cell.foreground : cell.background).rgb
        }
      })
  }

  @Test func `help, menu, problem panel and status line use the appearance of the app`() throws {
    for (style, box, line, problem) in [
      (UserInterfaceStyle.light, 0xFFFFFF, 0x2C2C2E, 0xFFE5E5),
      (.dark, 0x2C2C2E, 0x3A3A3C, 0x7A1F1F),
    ] as [(UserInterfaceStyle, UInt32, UInt32, UInt32)] {
      let simulator = try simulator(style)
      #expect(try backgrounds(of: "status", in: simulator) == [line])
      simulator.show(problems: ["a.json:1:1: expected a value"])
      #expect(try backgrounds(of: "problems", in: simulator) == [problem])
      simulator.perform(.toggleHelp)
      #expect(try backgrounds(of: "help", in: simulator) == [box])
      simulator.perform(.toggleHelp)
      simulator.perform(.toggleSegueMenu)
      // The selected entry is drawn reversed.
      #expect(try backgrounds(of: "segues", in: simulator).contains(box))
    }
  }

  @Test func `a requested appearance overrides the appearance of the file`() throws {
    let dark = Self.json.replacing(
      "\"version\": 1,", with: "\"version\": 1, \"appearance\": \"dark\",")
    for (json, asked, background) in [
      (Self.json, nil, 0xFFFFFF), (Self.json, .dark, 0x000000), (dark, nil, 0x000000),
      (dark, .light, 0xFFFFFF),
    ] as [(String, UserInterfaceStyle?, UInt32)] {
      let bundle = try StoryboardBundle(name: "a.json", json: Array(json.utf8), appearance: asked) {
        _ in nil
      }
      let simulator = Simulator(storyboards: bundle, columns: 40, rows: 12)
      #expect(simulator.frame().surface[column: 0, row: 5].background.rgb == background)
    }
  }
}
