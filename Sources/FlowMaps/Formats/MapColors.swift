import CellGraphics
import Flows

/// The colours of a map, the same in every format. They are hexadecimal, such as `#1c2733`.
///
/// They are meant for a white background, which maps have in a light and in a dark environment.
enum MapColors {
  /// The colour of titles.
  static let foreground = "#1c2733"
  /// The colour of less important texts, such as subtitles and the legend.
  static let faint = "#66737f"
  static let rule = "#c9d2da"

  /// Returns the colour of an edge: that of its change, else that of its kind of segue. A child of
  /// a container is grey.
  static func edge(_ edge: FlowMap.Edge, in map: FlowMap) -> String {
    switch edge.change {
    case .gained: return "#1a7f37"
    case .lost: return "#cf222e"
    case .changed: return "#b26a00"
    case .none: break
    }
    guard let number = edge.segue else { return "#9aa5b1" }
    switch map.flow.segues[number].kind {
    case .show, .push: return "#1f6feb"
    case .showDetail: return "#b02a86"
    case .presentModally, .modal: return "#8250df"
    case .popoverPresentation: return "#0d8a8a"
    case .custom: return "#c2550a"
    case .embed: return "#7d8894"
    case .unwind: return "#5f6b76"
    }
  }

  /// Returns the colour of the border of a scene with this difference.
  static func outline(_ change: FlowMap.Change) -> String {
    switch change {
    case .none: "#b4bfca"
    case .gained: "#1a7f37"
    case .lost: "#cf222e"
    case .changed: "#b26a00"
    }
  }

  /// Returns the background of the card of a scene with this difference.
  static func ground(_ change: FlowMap.Change) -> String {
    switch change {
    case .none: "#ffffff"
    case .gained: "#e6f6ea"
    case .lost: "#fdeced"
    case .changed: "#fff4dd"
    }
  }

  /// Returns the colour of a scene as six digits; nil if the file names no colour or a clear one.
  static func background(of scene: Flow.Scene) -> String? {
    guard let color = scene.background, color.alpha > 0 else { return nil }
    let digits = String(color.rgb & 0xFFFFFF, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }

  /// Returns a dark or white text colour that is readable on the scene's colour.
  static func foreground(on scene: Flow.Scene) -> String {
    guard let color = scene.background, color.alpha > 0 else { return foreground }
    let light = 299 * Int(color.red) + 587 * Int(color.green) + 114 * Int(color.blue)
    return light > 140_000 ? foreground : "#ffffff"
  }
}
