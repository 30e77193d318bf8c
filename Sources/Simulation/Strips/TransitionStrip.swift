internal import CellGraphics
internal import NavigationKit

/// Eight frames of a transition as text, side by side.
///
/// A cell with a letter shows the letter. Any other cell has a shade for its background: the old
/// scene is light, the new scene is dark.
public struct TransitionStrip {
  /// The number of frames in a strip. The first is a ninth of the duration after the start.
  static let count = 8
  /// The width of a frame, in columns.
  static let columns = 18
  /// The height of a frame, in rows, unless the transition needs more.
  static let usualRows = 7

  /// The name of the transition, such as `slide`.
  public let name: String
  /// A sentence about the transition.
  public let meaning: String
  /// The duration in ticks of 1/120 second.
  public let duration: Int
  /// The lines of text: two blocks with four frames each.
  public let lines: [String]

  /// Plays a transition and keeps its frames.
  ///
  /// - Parameters:
  ///   - rows: The height of the window.
  ///   - root: Returns the root controller of the window.
  ///   - change: Begins the transition of a stage from its old scene to its new one.
  init(
    _ name: String, _ meaning: String, rows: Int = usualRows,
    root: (Stage) -> ViewController = { $0.old },
    change: (Stage) -> Void
  ) {
    func play() -> Stage {
      let stage = Stage(rows: rows)
      stage.begin(root(stage), change)
      return stage
    }
    let whole = play()
    while whole.application.isTransitioning, let due = whole.application.nextDueTick {
      whole.application.advance(to: due)
    }
    let duration = whole.application.tick
    let stage = play()
    let moments = (1...Self.count).map { number in
      stage.application.advance(to: duration * number / (Self.count + 1))
      return stage.rows
    }
    self.name = name
    self.meaning = meaning
    self.duration = duration
    lines = Self.block(Array(moments[..<4])) + Self.block(Array(moments[4...]))
  }

  /// Returns frames side by side, with borders.
  private static func block(_ moments: [[String]]) -> [String] {
    let edge = moments.map { _ in String(repeating: "─", count: columns) }
    var lines = ["┌" + edge.joined(separator: "┬") + "┐"]
    for row in moments[0].indices {
      lines.append("│" + moments.map { $0[row] }.joined(separator: "│") + "│")
    }
    lines.append("└" + edge.joined(separator: "┴") + "┘")
    return lines
  }
}

extension TransitionStrip {
  /// Two scenes in a small window.
  ///
  /// The stage of a strip: a window of 18 columns with an application of its own, whose clock the
  /// strip advances.
  final class Stage {
    let application = Application()
    let window: Window
    let old = ViewController()
    let new = ViewController()
    /// A view in the old scene, from which `grow` starts.
    let button: View

    init(rows: Int) {
      window = Window(
        application: application,
        size: Size(width: Double(TransitionStrip.columns), height: Double(rows)))
      button = Label(frame: Rect(x: 2, y: 5, width: 4, height: 1))
      application.turn {
        new.modalPresentationStyle = .fullScreen
        fill(old, "old", background: .white)
        fill(new, "NEW", background: .black)
        (button as? Label)?.text = "[+]"
        old.view.addSubview(button)
      }
    }

    /// Gives a scene a background and the same text at three places, so that its movement is
    /// visible.
    private func fill(_ controller: ViewController, _ text: String, background: Color) {
      controller.view.backgroundColor = background
      for (row, column) in [(1.0, 2.0), (3, 7), (5, 12)] {
        let label = Label(frame: Rect(x: column, y: row, width: 3, height: 1))
        label.text = text
        // Not of a theme: it must be legible on both backgrounds, and only its lightness counts.
        label.textColor = Color(rgb: 0x808080)
        controller.view.addSubview(label)
      }
    }

    /// Shows `root` and starts a transition by `change`.
    func begin(_ root: ViewController, _ change: (Stage) -> Void) {
      application.turn {
        window.rootViewController = root
        window.makeKeyAndVisible()
      }
      application.turn { change(self) }
    }

    /// The rows of the current frame.
    var rows: [String] {
      let rows = Int(cells: window.bounds.height)
      var canvas = Canvas(surface: Surface(columns: TransitionStrip.columns, rows: rows))
      _ = application.turn { window.draw(onto: &canvas) }
      let surface = canvas.surface
      return (0..<surface.rows).map { row in
        String(String.UnicodeScalarView(surface.row(row).flatMap { $0.shade }))
      }
    }
  }
}

extension Cell {
  /// The scalars that show the cell as text: its letter, or a shade for its lightness.
  ///
  /// A cell without a letter has one of five shades, from `█` for black to a space for white. Block
  /// characters count with the part of the cell that they fill. A letter that has almost faded into
  /// its background is left out.
  fileprivate var shade: [Unicode.Scalar] {
    let scalars = Array(glyph.scalars)
    var light = background.lightness
    if let only = scalars.first, scalars.count == 1, let part = only.inkedEighths {
      light += (foreground.lightness - light) * part / 8
    } else if !scalars.isEmpty, abs(foreground.lightness - light) >= 24 {
      return scalars
    }
    let shades: [Unicode.Scalar] = ["█", "▓", "▒", "░", " "]
    return [shades[min(light * shades.count / 256, shades.count - 1)]]
  }
}

extension Color {
  /// The lightness, 0 to 255.
  fileprivate var lightness: Int { (Int(red) + Int(green) + Int(blue)) / 3 }
}

extension Unicode.Scalar {
  /// The eighths of a cell that a block character fills; nil for other characters.
  fileprivate var inkedEighths: Int? {
    switch value {
    case 0x20: 0
    case 0x2580: 4
    case 0x2581...0x2588: Int(value) - 0x2580
    case 0x2589...0x258F: 0x2590 - Int(value)
    case 0x2590: 4
    case 0x2594, 0x2595: 1
    case 0x2596, 0x2597, 0x2598, 0x259D: 2
    case 0x259A, 0x259E: 4
    case 0x2599, 0x259B, 0x259C, 0x259F: 6
    default: nil
    }
  }
}
