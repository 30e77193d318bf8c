import CellGraphics
import Foundation
import NavigationKit
import Simulation
import Storyboards
import TestSupport

/// The scenes of a bundle on a screen of 80 × 24, one after the other, and how well the focus is seen.
final class SceneLooks {
  let simulator: Simulator
  private let factory: SceneFactory
  /// The number of stops of the focus that are examined in each scene.
  private static let longestWalk = 12
  /// The least contrast of a control with what is around it (WCAG 2.1, 1.4.11).
  private static let leastContrast = 3.0

  init(_ bundle: StoryboardBundle) {
    simulator = Simulator(storyboards: bundle, columns: 80, rows: 24)
    factory = SceneFactory(bundle)
  }

  /// The stops of the focus that cannot be seen, in all scenes of the main storyboard.
  static func focusProblems(_ bundle: StoryboardBundle) -> [String] {
    let looks = SceneLooks(bundle)
    var problems: [String] = []
    for scene in bundle.main.document.scenes {
      switch scene.kind {
      case .storyboardReference, .alertController: continue
      default: looks.show(scene.id)
      }
      problems += looks.focusProblems().map { "\(scene.id): \($0)" }
    }
    return problems
  }

  func show(_ id: String) {
    simulator.application.turn {
      simulator.application.window?.rootViewController = factory.makeViewController(anywhere: id)
    }
    settle()
  }

  private func settle() {
    let limit = simulator.tick + 600
    while let due = simulator.nextDueTick, due <= limit { simulator.advance(to: due) }
  }

  /// The stops of the focus that cannot be seen in the scene that is shown.
  func focusProblems() -> [String] {
    guard let root = simulator.application.window?.rootViewController?.view else { return [] }
    // Has the focus while the others are looked at without it, and cannot be seen itself.
    let other = Button(frame: Rect(x: 0, y: 0, width: 1, height: 1))
    other.alpha = 0.02
    simulator.application.turn { root.addSubview(other) }
    defer { simulator.application.turn { other.removeFromSuperview() } }
    var problems: [String] = []
    var seen: [View] = []
    while seen.count < Self.longestWalk, let view = simulator.application.focusedView,
      !seen.contains(where: { $0 === view })
    {
      seen.append(view)
      if view !== other, let problem = problem(of: view, other) { problems.append(problem) }
      simulator.perform(.moveFocus(.next))
      settle()
    }
    return problems
  }

  private func problem(of view: View, _ other: View) -> String? {
    let focused = simulator.frame().surface
    focus(other)
    guard simulator.application.focusedView === other else { return nil }
    let plain = simulator.frame().surface
    focus(view)
    let rect = cells(of: view)
    guard !rect.isEmpty else { return nil }
    var (change, text) = (0.0, 21.0)
    for row in rect.row..<rect.endRow {
      for column in rect.column..<rect.endColumn {
        let (with, without) = (
          Seen(focused[column: column, row: row]), Seen(plain[column: column, row: row])
        )
        guard with != without else { continue }
        change = max(change, with.contrast(to: without))
        if with.isLetter { text = min(text, contrast(with.ink, with.ground)) }
      }
    }
    guard change < Self.leastContrast || text < Self.leastContrast else { return nil }
    return "\(type(of: view)) \((view as? Button)?.title ?? ""): change \(change), text \(text)"
  }

  private func focus(_ view: View) {
    simulator.application.turn { _ = view.becomeFirstResponder() }
    settle()
  }

  private func cells(of view: View) -> CellRect {
    let origin = view.convert(Point(x: 0, y: 0), to: nil)
    let rect = CellRect(
      column: Int(origin.x.rounded()), row: Int(origin.y.rounded()),
      columns: Int(view.bounds.width.rounded()), rows: max(1, Int(view.bounds.height.rounded())))
    return rect.intersection(CellRect(column: 0, row: 0, columns: 80, rows: 23))
  }
}

extension Frame {
  /// The characters on the screen, a line for each row.
  var text: String { String(decoding: plainText, as: UTF8.self) }
}

/// A cell as the eye has it.
struct Seen: Equatable {
  var glyph: Glyph
  var ink: Color
  var ground: Color
  var isBold: Bool
  var isUnderlined: Bool

  init(_ cell: Cell) {
    glyph = cell.glyph
    let isReversed = cell.attributes.contains(.reverse)
    ink = isReversed ? cell.background : cell.foreground
    ground = isReversed ? cell.foreground : cell.background
    isBold = cell.attributes.contains(.bold)
    isUnderlined = cell.attributes.contains(.underline)
    if !hasInk { ink = .black }
  }

  private var hasInk: Bool { glyph != .blank && glyph != .continuation }
  var isLetter: Bool { Self.letters.contains(glyph) }
  private static let letters = Set(
    (UInt8(ascii: "0")...UInt8(ascii: "z")).map { Glyph(Unicode.Scalar($0)) })

  /// Returns the contrast to another look of the same cell.
  func contrast(to other: Seen) -> Double {
    let grounds = InterfaceBuilderTests.contrast(ground, other.ground)
    guard hasInk else { return grounds }
    return max(
      grounds, InterfaceBuilderTests.contrast(ink, glyph == other.glyph ? other.ink : ground))
  }
}

/// Returns the contrast of two colours by WCAG 2.1: 1 to 21.
func contrast(_ a: Color, _ b: Color) -> Double {
  func luminance(_ color: Color) -> Double {
    func linear(_ value: UInt8) -> Double {
      let value = Double(value) / 255
      return value <= 0.03928 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }
  let (light, dark) = (max(luminance(a), luminance(b)), min(luminance(a), luminance(b)))
  return (light + 0.05) / (dark + 0.05)
}
