import Foundation
import NavigationKit
import Sessions
import Simulation
import Storyboards
import WalkSupport

/// A random session of keys, cancelled drags, clicks and resizes.
struct RandomSession {
  let makeSimulator: () -> Simulator
  private(set) var timeline = Timeline()

  /// - Parameter file: In `docs/storyboards`; refers to no other.
  init(_ file: String, seed: UInt64, inputs: Int) throws {
    let folder = Recording.tutorial.deletingLastPathComponent().appending(path: "docs/storyboards")
    let document = try SceneDocument(
      json: Array(try Data(contentsOf: folder.appending(path: file))))
    makeSimulator = { Simulator(document: document, columns: 80, rows: 24) }
    var random = SeededRandom(seed: seed)
    while timeline.inputs.count < inputs {
      for command in Self.commands(&random) {
        // Several in one tick, during a transition, and after it.
        let wait = [0, 1, 7, 30, 90, 200][Int.random(in: 0..<6, using: &random)]
        timeline.append(command, at: timeline.end + wait)
      }
    }
    timeline.pass(to: timeline.end + 100)
  }

  private static func commands(_ random: inout SeededRandom) -> [Command] {
    let (column, row) = (
      Int.random(in: 0..<80, using: &random), Int.random(in: 0..<24, using: &random)
    )
    switch Int.random(in: 0..<16, using: &random) {
    case 0...3: return [.tap]
    case 4, 5: return [.swipe(.down)]
    case 6: return [.swipe([.up, .left, .right].randomElement(using: &random) ?? .up)]
    case 7, 8: return [.moveFocus(.next)]
    case 9: return [.drag(.right), .drag(.right), .cancel]
    case 10: return [.drag(.down), .drag(.down), .drag(.down), .tap]
    case 11:
      return [
        .pointer(.down, column: 1, row: row), .pointer(.move, column: 20, row: row),
        .pointer(random.isOne(in: 2) ? .cancel : .up, column: 25, row: row),
      ]
    case 12:
      return [
        .pointer(.down, column: column, row: row), .pointer(.up, column: column, row: row),
      ]
    case 13: return [.resize(columns: 20 + column, rows: 3 + row)]
    case 14: return [.cancel]
    default: return [.key(.text("x")), .wheel(.down, column: column, row: row)]
    }
  }
}

extension RandomSession {
  /// Returns a simulator that executed the session up to a position, tick by tick, composing each
  /// frame.
  ///
  /// The reference for jumps in time: it does not use due ticks.
  func runFromStart(to position: Position) -> (simulator: Simulator, events: [Event]) {
    let simulator = makeSimulator()
    var events = simulator.takeEvents()
    var inputs = timeline.inputs[..<position.inputs]
    for tick in 0...position.tick {
      simulator.advance(to: tick)
      while let input = inputs.first, input.tick == tick {
        simulator.perform(input.command)
        inputs.removeFirst()
      }
      events += simulator.takeEvents()
      _ = simulator.nextFrame()
    }
    return (simulator, events)
  }

  /// Returns the events from a position to the end of the session.
  func remainingEvents(of simulator: Simulator, from position: Position) -> [Event] {
    _ = simulator.takeEvents()
    for input in timeline.inputs[position.inputs...] {
      simulator.advance(to: input.tick)
      simulator.perform(input.command)
    }
    simulator.advance(to: timeline.end)
    return simulator.takeEvents()
  }
}
