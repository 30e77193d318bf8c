import BareExpat
import Foundation
import Storyboards

// The time that reading storyboards takes, beside that of a bare XML parse of the same bytes. The
// argument is a folder of storyboards; which of the three to do once may be named after it, to be
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

func milliseconds(_ body: () -> Void) -> Double {
  (0..<5).map { _ in
    let duration = ContinuousClock().measure(body).components
    return Double(duration.seconds) * 1e3 + Double(duration.attoseconds) / 1e15
  }.min() ?? 0
}

switch arguments.count > 2 ? arguments[2] : "" {
case "parse": parse()
case "read": read()
case "convert": convert()
default:
  let bytes = files.reduce(0) { $0 + $1.count }
  print("\(files.count) files, \(bytes / 1_000) kB")
  let bare = milliseconds(parse)
  for (name, time) in [
    ("bare parse", bare), ("read", milliseconds(read)),
    ("convert and check", milliseconds(convert)),
  ] {
    print("\(name): \((time * 10).rounded() / 10) ms, \((time / bare * 100).rounded() / 100) times")
  }
}
