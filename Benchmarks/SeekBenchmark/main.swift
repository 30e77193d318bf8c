import Foundation
import Motion
import NavigationKit
import Sessions
import Simulation
import Storyboards

// Measures the time to show any position of a one-hour session with 10,000 inputs, and the memory
// of its history. The argument is a scene file that refers to no other.

let path = CommandLine.arguments.dropFirst().first ?? "docs/storyboards/gallery.json"
let document = try SceneDocument(json: Array(Data(contentsOf: URL(filePath: path))))
let makeSimulator = { Simulator(document: document, columns: 80, rows: 24) }

/// A generator of Steele, Lea and Flood's SplitMix64.
struct Dice: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ word >> 30) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ word >> 27) &* 0x94D0_49BB_1331_11EB
    return word ^ word >> 31
  }
}

/// Returns an hour of keys with a pause after each, and occasional resizes.
func hour() -> Timeline {
  var dice = Dice(state: 2026)
  var timeline = Timeline()
  let count = 10_000
  let mean = 3_600 * Tick.perSecond / count
  for number in 0..<count {
    let command: Command =
      switch Int.random(in: 0..<100, using: &dice) {
      case 0..<28: .tap
      case 28..<46: .swipe(.down)
      case 46..<56: .swipe(.up)
      case 56..<62: .swipe(.left)
      case 62..<68: .swipe(.right)
      case 68..<84: .moveFocus(.next)
      case 84..<88: .moveFocus(.previous)
      case 88..<94: .cancel
      case 94: .drag(.right)
      case 95: .drag(.down)
      case 96: .resize(columns: 80 + number % 40, rows: 24 + number % 10)
      case 97: .key(.pageDown)
      default: .key(.home)
      }
    timeline.append(command, at: timeline.end + Int.random(in: 0...2 * mean, using: &dice))
  }
  return timeline
}

/// Returns the processor time of `body` in milliseconds.
func milliseconds(_ body: () -> Void) -> Double {
  let start = processorMilliseconds()
  body()
  return processorMilliseconds() - start
}

func processorMilliseconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
}

/// Returns the resident memory of the process in megabytes.
func residentMegabytes() -> Double {
  let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
  return (text.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0) * 4_096 / 1e6
}

func line(_ name: String, _ figure: String) {
  print(name + String(repeating: " ", count: max(1, 52 - name.count)) + figure)
}

func text(_ value: Double) -> String { String(format: "%.1f", value) }

let timeline = hour()
let before = residentMegabytes()
let history = SessionHistory(timeline, makeSimulator: makeSimulator)
var cursor: SimulatorCursor?
line(
  "from the start to the end, ms",
  text(
    milliseconds {
      cursor = history.cursor(at: timeline.last)
    }))
line("events of the hour", "\(timeline.inputs.count) inputs, \(timeline.end) ticks")
var longest = 0.0
let prefetchTime = milliseconds {
  var isGoing = true
  while isGoing { longest = max(longest, milliseconds { isGoing = history.prefetch() }) }
}
line("prefetching all slots, ms in all", text(prefetchTime))
line("the longest prefetch, ms", text(longest))
line("memory of the history, MB", text(residentMegabytes() - before))

/// Seeks positions, with `idle` milliseconds of idle time after each.
@MainActor func seek(_ name: String, idle: Double, _ positions: [Position]) {
  var times: [Double] = []
  for position in positions {
    times.append(milliseconds { cursor = history.cursor(at: position, reusing: cursor) })
    var spent = 0.0
    while spent < idle {
      var isGoing = true
      spent += milliseconds { isGoing = history.prefetch() }
      if !isGoing { break }
    }
  }
  times.sort()
  let figures = [0.5, 0.9, 0.99, 1].map { text(times[Int($0 * Double(times.count - 1))]) }
  line(name, figures.joined(separator: " / "))
}

var dice = Dice(state: 7)
let anywhere = (0..<1_000).map { _ in
  timeline.position(at: Int.random(in: 0...timeline.end, using: &dice))
}
print("\nseeking, ms: median / 90 % / 99 % / longest")
seek("anywhere, 250 ms apart", idle: 250, Array(anywhere))
seek("anywhere, 33 ms apart", idle: 33, Array(anywhere.prefix(300)))
seek("anywhere, at once", idle: 0, Array(anywhere.prefix(300)))
line("memory of the history, MB", text(residentMegabytes() - before))

// MARK: - Keys

/// A session in which the user holds a key that steps back.
let session = LiveSession(recorder: nil, makeSimulator: makeSimulator)
let memoryBefore = residentMegabytes()
session.carryOut(timeline.inputs)
while session.workWhileIdle() {}
let landmarks = session.landmarks.ticks.count

/// Presses `key` and composes the frame, with `idle` milliseconds between presses.
@MainActor func hold(_ name: String, _ key: Key, idle: Double, count: Int, from start: Key? = nil) {
  var times: [Double] = []
  for _ in 0..<count {
    if let start { session.receive(start) }
    times.append(
      milliseconds {
        session.receive(key)
        _ = session.nextFrame()
      })
    var spent = times[times.count - 1]
    while spent < idle {
      var isGoing = true
      spent += milliseconds { isGoing = session.workWhileIdle() }
      if !isGoing { break }
    }
  }
  times.sort()
  let figures = [0.5, 0.9, 0.99, 1].map { text(times[Int($0 * Double(times.count - 1))]) }
  line(name, figures.joined(separator: " / "))
}

print("\nkeys with their frames, ms: median / 90 % / 99 % / longest; \(landmarks) steps in all")
hold("[ from now, a quarter of a second apart", .character("["), idle: 250, count: 50, from: .end)
hold("[ held, 33 ms apart", .character("["), idle: 33, count: 1_000)
hold("] held, 33 ms apart", .character("]"), idle: 33, count: 300)
hold("{ held, 33 ms apart", .character("{"), idle: 33, count: 300)
session.receive(.end)
hold("[ at once", .character("["), idle: 0, count: 1_000)
line("memory of the session's history, MB", text(residentMegabytes() - memoryBefore))
