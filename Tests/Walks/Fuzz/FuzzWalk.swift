import CellGraphics
import NavigationKit
import Simulation
import Storyboards
import WalkSupport

/// Some things that a user may do with an app, with a picture after each.
struct FuzzWalk {
  private let simulator: Simulator

  init(_ bundle: StoryboardBundle, _ random: inout SeededRandom) {
    let (columns, rows) = Self.sizes.randomElement(using: &random) ?? (80, 24)
    simulator = Simulator(storyboards: bundle, columns: columns, rows: rows)
    simulator.style = DrawingStyle(
      smoothness: DrawingStyle.Smoothness.allCases.randomElement(using: &random) ?? .cells,
      fading: DrawingStyle.Fading.allCases.randomElement(using: &random) ?? .blend)
  }

  private static let sizes = [(80, 24), (40, 12), (1, 1), (3, 2), (200, 60), (20, 100), (60, 3)]

  func run(_ random: inout SeededRandom) {
    _ = simulator.frame()
    for _ in 0..<12 {
      simulator.perform(command(&random))
      // Through the next changes, some of them in their middle.
      for _ in 0..<6 {
        guard let due = simulator.nextDueTick else { break }
        if simulator.isAnimating { simulator.advance(to: simulator.tick + 7) }
        _ = simulator.frame()
        simulator.advance(to: due)
      }
      _ = simulator.frame()
    }
  }

  private func command(_ random: inout SeededRandom) -> Command {
    let column = Int.random(in: 0..<simulator.columns, using: &random)
    let row = Int.random(in: 0..<simulator.rows, using: &random)
    let direction = Direction.allCases.randomElement(using: &random) ?? .up
    let phase = [TouchPhase.down, .move, .up, .cancel].randomElement(using: &random) ?? .down
    switch Int.random(in: 0..<14, using: &random) {
    case 0, 1: return .tap
    case 2, 3: return .swipe(direction)
    case 4: return .drag(direction)
    case 5: return .moveFocus(random.isOne(in: 3) ? .previous : .next)
    case 6: return .selectTab(Int.random(in: 1...9, using: &random))
    case 7: return .key(.text("aé😀"))
    case 8:
      return .key([.deleteBackward, .end, .pageDown, .home].randomElement(using: &random) ?? .home)
    case 9: return .pointer(phase, column: column, row: row)
    case 10: return .wheel(direction, column: column, row: row)
    case 11: return .cancel
    case 12: return .toggleSegueMenu
    default:
      let (columns, rows) = Self.sizes.randomElement(using: &random) ?? (80, 24)
      return .resize(columns: columns, rows: rows)
    }
  }
}
