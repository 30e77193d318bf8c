import CellGraphics
import Foundation
import NavigationKit
import Testing

/// The contrasts of the theme, by the formulas of WCAG 2.2 (w3.org/TR/WCAG22/#dfn-contrast-ratio).
@Suite struct ThemeTests {
  typealias Member = (name: String, color: @Sendable (Theme) -> Theme.DynamicColor)

  /// A text of the theme and the backgrounds that it is drawn on.
  struct Text: Sendable, CustomTestStringConvertible {
    var text: Member
    var backgrounds: [Member]

    var testDescription: String { text.name }
  }

  private static let rows: [Member] = [
    ("background", \.background), ("groupedRowBackground", \.groupedRowBackground),
    ("selectedBackground", \.selectedBackground),
  ]

  private static let areas: [Member] = [
    ("background", \.background), ("barBackground", \.barBackground),
    ("groupedBackground", \.groupedBackground), ("groupedRowBackground", \.groupedRowBackground),
    ("headerBackground", \.headerBackground), ("selectedBackground", \.selectedBackground),
    ("alertBackground", \.alertBackground), ("fieldBackground", \.fieldBackground),
    ("controlBackground", \.controlBackground),
  ]

  static let texts: [Text] = [
    Text(
      text: ("imageName", \.imageName), backgrounds: [("imageBackground", \.imageBackground)]),
    Text(text: ("label", \.label), backgrounds: areas),
    Text(text: ("rowLabel", \.rowLabel), backgrounds: areas),
    Text(text: ("secondaryLabel", \.secondaryLabel), backgrounds: areas),
    Text(text: ("tint", \.tint), backgrounds: areas),
    Text(
      text: ("destructive", \.destructive), backgrounds: [("alertBackground", \.alertBackground)]),
    Text(text: ("deletionSign", \.deletionSign), backgrounds: rows),
    Text(text: ("accessory", \.accessory), backgrounds: rows),
    Text(text: ("badge", \.badge), backgrounds: [("barBackground", \.barBackground)]),
    Text(
      text: ("labelOnFill", \.labelOnFill),
      backgrounds: [
        ("focusedBackground", \.focusedBackground),
        ("destructiveBackground", \.destructiveBackground),
        ("actionBackground", \.actionBackground), ("switchOn", \.switchOn),
        ("switchOff", \.switchOff),
      ]),
    Text(text: ("box", \.box.foreground), backgrounds: [("box", \.box.background)]),
    Text(text: ("box, secondary", \.box.secondary), backgrounds: [("box", \.box.background)]),
    Text(
      text: ("statusLine", \.statusLine.foreground),
      backgrounds: [("statusLine", \.statusLine.background)]),
    Text(
      text: ("statusLine, secondary", \.statusLine.secondary),
      backgrounds: [("statusLine", \.statusLine.background)]),
    Text(text: ("panel", \.panel.foreground), backgrounds: [("panel", \.panel.background)]),
    Text(
      text: ("panel, secondary", \.panel.secondary), backgrounds: [("panel", \.panel.background)]),
    Text(text: ("desk", \.desk.foreground), backgrounds: [("desk", \.desk.background)]),
    Text(text: ("desk, secondary", \.desk.secondary), backgrounds: [("desk", \.desk.background)]),
    Text(text: ("problem", \.problem.foreground), backgrounds: [("problem", \.problem.background)]),
    Text(
      text: ("problem, secondary", \.problem.secondary),
      backgrounds: [("problem", \.problem.background)]),
    Text(text: ("firstSetting", \.firstSetting), backgrounds: [("panel", \.panel.background)]),
    Text(text: ("secondSetting", \.secondSetting), backgrounds: [("panel", \.panel.background)]),
    Text(text: ("error", \.error), backgrounds: [("panel", \.panel.background)]),
  ]

  /// Lines and signs, which need a contrast of 3 (1.4.11).
  static let signs: [Text] = [
    Text(
      text: ("controlLine", \.controlLine),
      backgrounds: [
        ("background", \.background), ("fieldBackground", \.fieldBackground),
        ("controlBackground", \.controlBackground),
      ]),
    Text(text: ("borderLine", \.borderLine), backgrounds: areas.filter { $0.name == "background" }),
    Text(text: ("grabber", \.grabber), backgrounds: areas.filter { $0.name == "background" }),
  ]

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

  /// Returns the pairs of `texts` with a contrast below `least` in the colours that `shown` gives.
  private func faint(
    _ text: Text, in theme: Theme, least: Double,
    shown: (_ text: Color, _ background: Color) -> (text: Color, background: Color) = { ($0, $1) }
  ) -> [String] {
    [UserInterfaceStyle.light, .dark].flatMap { style in
      text.backgrounds.compactMap { background in
        let pair = shown(
          text.text.color(theme).color(for: style),
          background.color(theme).color(for: style))
        let contrast = contrast(pair.text, pair.background)
        return contrast >= least
          ? nil : "\(style) \(text.text.name) on \(background.name): \(contrast)"
      }
    }
  }

  @Test(arguments: texts)
  func `each text has a contrast of at least 4,5 to its backgrounds, light and dark`(text: Text) {
    #expect(faint(text, in: .standard, least: 4.5) == [])
  }

  @Test(arguments: signs)
  func `lines of controls and borders have a contrast of at least 3`(sign: Text) {
    #expect(faint(sign, in: .standard, least: 3) == [])
  }

  @Test(arguments: texts)
  func `each text has a contrast of at least 4,5 with 256 and with 16 colours`(text: Text) {
    for palette in [Palette.xterm256, .ansi16] {
      let faint = faint(text, in: .standard, least: 4.5) { text, background in
        let pair = palette.indices(ofText: text, on: background)
        return (palette.colors[pair.foreground], palette.colors[pair.background])
      }
      #expect(faint == [])
    }
  }

  @Test func `the check finds the faint pairs of the first theme`() {
    let found = Self.texts.flatMap { faint($0, in: Theme.first, least: 4.5) }
      .map { line in String(line.prefix { $0 != ":" }) }
    // 3.3 : 1, 3.8 : 1 and 4.1 : 1.
    #expect(found.contains("light accessory on background"))
    #expect(found.contains("dark tint on alertBackground"))
    #expect(found.contains("light secondaryLabel on headerBackground"))
  }

  @Test func `an app's theme is used by views that are created after it is set`() {
    let application = Application()
    application.theme.tint = Theme.DynamicColor(light: Color(rgb: 0x7A1F5C), dark: .white)
    application.theme.barBackground = Theme.DynamicColor(light: Color(rgb: 0xFFF4E0), dark: .black)
    application.theme.switchOn = Theme.DynamicColor(light: Color(rgb: 0x402060), dark: .white)
    let control = Switch(frame: Rect(x: 0, y: 4, width: 6, height: 1))
    control.isOn = true
    let window = Window(application: application, size: Size(width: 20, height: 8))
    application.turn {
      let root = ViewController()
      root.title = "Root"
      root.navigationItem.rightBarButtonItem = BarButtonItem(title: "Add", style: .plain) { _ in }
      root.view.addSubview(control)
      window.rootViewController = NavigationController(rootViewController: root)
      window.makeKeyAndVisible()
    }
    // The bar takes the first row.
    let surface = Stage(application: application, window: window).surface
    #expect(surface[column: 0, row: 0].background == Color(rgb: 0xFFF4E0))
    #expect(surface[column: 17, row: 0].foreground == Color(rgb: 0x7A1F5C))
    #expect(surface[column: 3, row: 5].background == Color(rgb: 0x402060))
  }
}
