import CellGraphics
import NavigationKit
import Simulation
import Testing

@testable import Inspection

/// The colours of the inspector.
@Suite struct PaletteTests {
  @Test(arguments: [UserInterfaceStyle.light, .dark])
  func `texts are legible on the background and on the selected line`(style: UserInterfaceStyle) {
    let palette = InspectorPalette(ChromeColors(style))
    let texts = [
      palette.foreground, palette.secondary, palette.accent, palette.change, palette.error,
    ]
    for text in texts {
      #expect(text.contrast(with: palette.background) >= 4.5)
      #expect(text.contrast(with: palette.selection) >= 3)
    }
    #expect(palette.foreground.contrast(with: palette.selection) >= 4.5)
  }
}
