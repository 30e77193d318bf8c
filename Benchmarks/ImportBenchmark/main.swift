import BareExpat
import Foundation
import InterfaceBuilder
import Storyboards

// The time that reading storyboards takes, beside that of a bare XML parse of the same bytes. The
// argument is a folder of storyboards; which of them to do once may be named after it, to be
// counted with another tool.
let arguments = CommandLine.arguments
guard arguments.count > 1, let names = FileManager.default.enumerator(atPath: arguments[1]) else {
  print("usage: ImportBenchmark FOLDER [parse|read|convert]")
  exit(64)
}
let files = names.compactMap { $0 as? String }.filter { $0.hasSuffix(".storyboard") }.sorted()
  .compactMap { FileManager.default.contents(atPath: arguments[1] + "/" + $0).map(Array.init) }

func parse() {
  for file in files {
    file.withUnsafeBytes {
      _ = bare_expat_parse($0.baseAddress?.assumingMemoryBound(to: CChar.self), $0.count)
    }
  }
}

func read() {
  for file in files { _ = try? InterfaceBuilderDocument(xml: file) }
}

func convert() {
  for file in files {
    let source = InterfaceBuilderSource(path: "Main.storyboard", xml: file)
    _ = try? StoryboardImport(source, named: "Main.storyboard") { _ in nil }
  }
}

/// Returns the median times of each, in milliseconds: all are done in turn, so that a machine that
/// is slow for a while is so for all of them.
func milliseconds(_ bodies: [() -> Void]) -> [Double] {
  var times = bodies.map { _ in [Double]() }
  for _ in 0..<9 {
    for (index, body) in bodies.enumerated() {
      let duration = ContinuousClock().measure(body).components
      times[index].append(Double(duration.seconds) * 1e3 + Double(duration.attoseconds) / 1e15)
    }
  }
  return times.map { $0.sorted()[$0.count / 2] }
}

/// Returns the most memory that the process has taken, in MB, the files themselves included.
func peakMemory() -> Int {
  let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
  let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
  return (line?.split(separator: " ").dropFirst().first).flatMap { Int($0) }.map { $0 / 1_024 } ?? 0
}

switch arguments.count > 2 ? arguments[2] : "" {
case "parse": parse()
case "read": read()
case "convert": convert()
default:
  let bytes = files.reduce(0) { $0 + $1.count }
  print("\(files.count) files, \(bytes / 1_000) kB")
  let times = milliseconds([parse, read, convert])
  for (name, time) in zip(["bare parse by expat", "read", "import"], times) {
    let ratio = (time / times[0] * 100).rounded() / 100
    print("\(name): \((time * 10).rounded() / 10) ms, \(ratio) times")
  }
  print("peak memory of the process: \(peakMemory()) MB")
}
