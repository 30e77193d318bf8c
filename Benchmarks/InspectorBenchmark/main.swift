import Foundation
import NavigationKit
import Sessions
import Simulation
import Storyboards

// Measures the time of a frame at 200 × 60 during a transition, with the inspector closed and open.
// The first argument is a scene file that refers to no other. A second one, `closed` or `open`, measures
// only that, for a profiler.

let path = CommandLine.arguments.dropFirst().first ?? "scenes.json"
let document = try SceneDocument(json: Array(Data(contentsOf: URL(filePath: path))))

/// Returns the processor time in milliseconds.
func processorMilliseconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1_000 + Double(time.tv_nsec) / 1_000_000
}

/// Runs transitions back and forth, and returns the mean and the longest time of a frame.
func measure(isOpen: Bool) -> (mean: Double, longest: Double) {
  let session = LiveSession(recorder: nil) {
    Simulator(document: document, columns: 200, rows: 60)
  }
  if isOpen { for key in "ia" { session.receive(.character(key)) } }
  var times: [Double] = []
  for round in 0..<40 {
    session.receive(round % 2 == 0 ? .up : .down)
    for _ in 0..<60 {
      let start = processorMilliseconds()
      session.advance(by: .microseconds(16_667))
      if session.nextFrame() != nil { times.append(processorMilliseconds() - start) }
    }
  }
  return (times.reduce(0, +) / Double(times.count), times.max() ?? 0)
}

let only = CommandLine.arguments.dropFirst(2).first
for (name, isOpen) in [("closed", false), ("open", true)] where only == nil || only == name {
  let result = measure(isOpen: isOpen)
  print(
    "inspector \(name): "
      + String(format: "%.2f ms a frame, longest %.2f ms", result.mean, result.longest))
}
