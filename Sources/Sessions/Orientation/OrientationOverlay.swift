internal import CellGraphics
internal import Narration
internal import NavigationKit
internal import Simulation
internal import Storyboards

/// The open palette or map. It takes all input, and the session performs what the user chooses.
enum OrientationOverlay {
  case palette(Palette)
  case map(FlowChart)

  /// The reaction to an input.
  enum Reaction {
    /// The overlay stays open.
    case stays
    case closes
    /// The palette takes the place of the map.
    case opensPalette
    /// The overlay closes, and the session runs the entry.
    case runs(PaletteEntry.Action)
    case quits
  }

  /// Performs a key.
  mutating func receive(_ key: Key) -> Reaction {
    switch self {
    case .palette(var palette):
      defer { self = .palette(palette) }
      return Reaction(palette.receive(key))
    case .map(var map):
      defer { self = .map(map) }
      return Reaction(map.receive(key))
    }
  }

  /// Performs a report of the mouse on a screen. The wheel moves the selection.
  mutating func receive(_ pointer: PointerInput, in screen: CellRect) -> Reaction {
    switch self {
    case .palette(var palette):
      defer { self = .palette(palette) }
      switch pointer.action {
      case .press:
        return Reaction(palette.press(column: pointer.column, row: pointer.row, in: screen))
      case .wheel(.up): palette.turnWheel(by: -3)
      case .wheel(.down): palette.turnWheel(by: 3)
      case .wheel, .drag, .release, .cancel: break
      }
    case .map(var map):
      defer { self = .map(map) }
      switch pointer.action {
      case .press: return Reaction(map.press(column: pointer.column, row: pointer.row, in: screen))
      case .wheel(let direction): map.turnWheel(direction)
      case .drag, .release, .cancel: break
      }
    }
    return .stays
  }

  /// Adds a pasted text to the palette. The map ignores it.
  mutating func type(_ text: String) {
    guard case .palette(var palette) = self else { return }
    palette.type(text)
    self = .palette(palette)
  }

  /// Draws the overlay over a frame.
  ///
  /// Drawing tells the palette how many entries have room, so the overlay changes.
  mutating func draw(
    over frame: inout Frame, colors: ChromeColors.Surface, in words: StringTable
  ) {
    let screen = frame.surface.bounds
    switch self {
    case .palette(var palette):
      frame.addOverlay("palette", over: palette.rect(in: screen)) {
        palette.draw(onto: &$0, in: $1, colors: colors, words)
      }
      self = .palette(palette)
    case .map(let map):
      frame.addOverlay("map", over: screen) {
        FlowChartDrawing(map, in: $1).draw(onto: &$0, colors: colors, in: words)
      }
    }
  }
}

extension OrientationOverlay.Reaction {
  fileprivate init(_ reaction: Palette.Reaction) {
    switch reaction {
    case .stays: self = .stays
    case .closes: self = .closes
    case .runs(let action): self = .runs(action)
    case .quits: self = .quits
    }
  }

  fileprivate init(_ reaction: FlowChart.Reaction) {
    switch reaction {
    case .stays: self = .stays
    case .closes: self = .closes
    case .opensPalette: self = .opensPalette
    case .goes(let scene, let way): self = .runs(.scene(scene, by: way))
    case .quits: self = .quits
    }
  }
}
