import Exploration
import Foundation
import Simulation
import Storyboards

// Measures searches through an app: states and steps a second of processor time, in one process.
// The arguments are scene files that refer to no others. Each is searched again and again, because a
// search of a small app is over in less than a millisecond. A search ends after four actions, because
// the gallery has too many states for all of them.

/// Returns the processor time in seconds.
func processorSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000
}

/// Returns the number of states and steps of one search.
func search(_ document: SceneDocument, interrupts: Bool) -> (states: Int, steps: Int) {
  var configuration = Exploration.Configuration()
  configuration.interrupts = interrupts
  configuration.depth = interrupts ? 2 : 4
  let exploration = Exploration(configuration) {
    Simulator(document: document, columns: 80, rows: 24)
  }
  while exploration.advance() {}
  return (exploration.stateCount, exploration.stepCount)
}

for path in CommandLine.arguments.dropFirst() {
  let document = try SceneDocument(json: Array(Data(contentsOf: URL(filePath: path))))
  for interrupts in [false, true] {
    // The first search also finds what later ones know, such as names of types.
    let size = search(document, interrupts: interrupts)
    var rounds = 0
    let start = processorSeconds()
    repeat {
      _ = search(document, interrupts: interrupts)
      rounds += 1
    } while processorSeconds() - start < 1
    let seconds = (processorSeconds() - start) / Double(rounds)
    print(
      "\(path)\(interrupts ? ", interrupted" : ""): \(size.states) states, \(size.steps) steps in "
        + String(
          format: "%.2f ms; %.0f states and %.0f steps a second", seconds * 1_000,
          Double(size.states) / seconds, Double(size.steps) / seconds))
  }
}
