import FlowMaps
import Flows
import Glibc
import Storyboards

// What loading a scene file, reading its flow, checking it and drawing it take, as the file grows
// tenfold. The web leads anywhere; in the chain each scene leads to the next three, so that ways are as
// long as can be. `segue check` reads and checks, `segue graph` reads and draws; `segue run` loads.
//
// With storyboards as arguments it says what reading and checking all of them takes.

/// Returns a scene file of `count` scenes with four segues each.
func sceneFile(_ shape: String, count: Int) -> [UInt8] {
  // Any numbers that look random and are the same each time (Park and Miller, 1988).
  var state = 1
  func random(_ limit: Int) -> Int {
    state = state * 48_271 % 2_147_483_647
    return state % limit
  }
  var scenes = ["{\"id\":\"nav\",\"kind\":\"navigationController\",\"root\":\"s0\"}"]
  for number in 0..<count - 1 {
    let kinds = [("show", "up"), ("presentModally", "left"), ("show", "right")]
    var segues = kinds.enumerated().map { place, kind in
      let to = shape == "web" ? random(count - 1) : min(number + 1 + place, count - 2)
      return "{\"id\":\"g\(place)\",\"kind\":\"\(kind.0)\",\"to\":\"s\(to)\","
        + "\"trigger\":{\"swipe\":\"\(kind.1)\"}}"
    }
    let own = shape == "web" ? random(count - 1) : number / 2
    let action = shape == "web" && number % 2 == 0 ? "a0" : "a\(own)"
    segues.append(
      "{\"id\":\"u\",\"kind\":\"unwind\",\"action\":\"\(action)\","
        + "\"trigger\":{\"swipe\":\"down\"}}")
    scenes.append(
      "{\"id\":\"s\(number)\",\"title\":\"Scene \(number)\","
        + "\"segues\":[\(segues.joined(separator: ","))],"
        + "\"unwindActions\":{\"a\(number)\":[]}}")
  }
  let text =
    "{\"version\":1,\"canvas\":{\"width\":400,\"height\":800},\"initialScene\":\"nav\","
    + "\"scenes\":[\n\(scenes.joined(separator: ",\n"))]}"
  return Array(text.utf8)
}

func milliseconds(_ work: () throws -> Void) rethrows -> Double {
  var shortest = Double.infinity
  for _ in 0..<3 {
    let start = ContinuousClock.now
    try work()
    let (whole, rest) = (ContinuousClock.now - start).components
    shortest = min(shortest, Double(whole) * 1e3 + Double(rest) / 1e15)
  }
  return shortest
}

func row(_ cells: [String]) {
  print(
    cells.enumerated().map { place, cell in
      let width = place == 0 ? 24 : 11
      let padding = String(repeating: " ", count: max(0, width - cell.count))
      return place == 0 ? cell + padding : padding + cell
    }.joined())
}

func rounded(_ number: Double) -> String { "\((number * 10).rounded() / 10)" }

func bytes(of path: String) -> [UInt8] {
  guard let file = fopen(path, "r") else { return [] }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 1 << 16)
  while case let count = fread(&chunk, 1, chunk.count, file), count > 0 { bytes += chunk[..<count] }
  return bytes
}

if CommandLine.arguments.count > 1 {
  let files = CommandLine.arguments.dropFirst().map { FlowSource(path: $0, bytes: bytes(of: $0)) }
  var readings: [FlowReading] = []
  let read = milliseconds {
    readings = files.compactMap { file in try? FlowReading([file]) { _ in nil } }
  }
  var count = 0
  let check = milliseconds {
    count = readings.reduce(0) { $0 + FlowCheck.findings(in: $1).count }
  }
  print("\(readings.count) files, \(count) findings: read \(rounded(read)) ms")
  print("checked \(rounded(check)) ms")
} else {
  row(["milliseconds", "load", "read", "check", "DOT", "SVG", "findings"])
  for shape in ["web", "chain"] {
    for count in [100, 1_000, 10_000] { measure(shape, count) }
  }
}

func measure(_ shape: String, _ count: Int) {
  let bytes = sceneFile(shape, count: count)
  let load = milliseconds {
    _ = try? StoryboardBundle(name: "a.json", json: bytes) { _ in nil }
  }
  var reading: FlowReading?
  let read = milliseconds {
    reading = try? FlowReading([FlowSource(path: "a.json", bytes: bytes)]) { _ in nil }
  }
  guard let reading else { fatalError("the file is refused") }
  var findings: [Finding] = []
  let check = milliseconds { findings = FlowCheck.findings(in: reading) }
  var bytesDrawn = 0
  let dot = milliseconds { bytesDrawn += FlowMap(reading.flow).dot.utf8.count }
  let svg = milliseconds { bytesDrawn += FlowMap(reading.flow).svg.utf8.count }
  guard bytesDrawn > 0 else { fatalError("nothing is drawn") }
  row(
    ["\(shape) of \(count) scenes", rounded(load), rounded(read), rounded(check), rounded(dot)]
      + [rounded(svg), "\(findings.count)"])
}
