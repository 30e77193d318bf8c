internal import CellGraphics
internal import NavigationKit

/// Eight moments of a transition as text, side by side.
///
/// A letter is a letter; a cell without one is as dark as its ground: the old scene is light, the new
/// one dark.
public struct TransitionStrip {
  /// Moments in a strip: the first is a ninth of the time after the beginning.
  static let count = 8
  static let columns = 18
  static let usualRows = 7

  public let name: String
  /// What happens, in a sentence.
  public let meaning: String
  /// Ticks from beginning to end.
  public let duration: Int
  /// Lines of text, four moments in each block of them.
  public let lines: [String]

  /// - Parameters:
  ///   - rows: The height of the window.
  ///   - root: What the window shows at first.
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

  /// Moments side by side, each in a frame.
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
  final class Stage {
    let application = Application()
    let window: Window
    let old = ViewController()
    let new = ViewController()
    /// In the old scene, to grow from.
    let button: View

    init(rows: Int) {
      window = Window(
        application: application,
        size: Size(width: Double(TransitionStrip.columns), height: Double(rows)))
      button = Label(frame: Rect(x: 2, y: 5, width: 4, height: 1))
      application.turn {
        new.modalPresentationStyle = .fullScreen
        fill(old, "old", ground: .white)
        fill(new, "NEW", ground: .black)
        (button as? Label)?.text = "[+]"
        old.view.addSubview(button)
      }
    }

    private func fill(_ controller: ViewController, _ text: String, ground: Color) {
      controller.view.backgroundColor = ground
      for (row, column) in [(1.0, 2.0), (3, 7), (5, 12)] {
        let label = Label(frame: Rect(x: column, y: row, width: 3, height: 1))
        label.text = text
        label.textColor = Color(rgb: 0x808080)
        controller.view.addSubview(label)
      }
    }

    /// Shows `root` and begins what `change` asks for.
    func begin(_ root: ViewController, _ change: (Stage) -> Void) {
      application.turn {
        window.rootViewController = root
        window.makeKeyAndVisible()
      }
      application.turn { change(self) }
    }

    /// What is seen now.
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
  /// The letter, unless it has all but faded into its ground; else how dark the cell is.
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
  /// 0 to 255.
  fileprivate var lightness: Int { (Int(red) + Int(green) + Int(blue)) / 3 }
}

extension Unicode.Scalar {
  /// How much of a cell the block is that this draws; nil for no block.
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
