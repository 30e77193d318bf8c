import Glibc
import TerminalTestSupport

/// Runs the program in an emulator and does to it what users and systems do at bad moments.
///
/// `Torture` checks three rules: the terminal is restored completely, no record is lost, and the
/// screen is the one that Ctrl-L draws.
///
/// ```
/// .build/release/Torture [SEED [SECONDS [PROGRAM]]]
/// ```
///
/// It runs in the project's folder, for about SECONDS seconds. It exits with 1 after a failure and
/// prints the failure. The same seed does the same things in the same order. PROGRAM is by default
/// the `segue` beside it; that of an address-sanitized build also finds damaged memory. With `show`
/// `Torture` is the program that runs in the emulator.
@main
enum Torture {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.first == "show" { FrozenProgram.show() }
    let seed = arguments.first.map { UInt64($0) } ?? 2026
    let seconds = arguments.count > 1 ? Double(arguments[1]) : 100
    guard let seed, let seconds, arguments.count <= 3 else {
      print("usage: Torture [SEED [SECONDS [PROGRAM]]]")
      exit(64)
    }
    let named = arguments.count > 2 ? arguments[2] : TestTerminal.path(of: "segue")
    guard let path = realpath(named, nil) else {
      print("\(named) is missing; `make torture` builds it")
      exit(66)
    }
    let program = String(cString: path)
    do {
      try run(seed: seed, seconds: seconds, program: program)
    } catch {
      print("seed \(seed): \(error)")
      exit(1)
    }
  }

  /// Gives each kind of torture its part of the time.
  private static func run(seed: UInt64, seconds: Double, program: String) throws {
    let folder = try Folder()
    try folder.write(TortureScenes.text, to: "scenes.json")
    let parts: [(part: any Ordeal, share: Double)] = [
      (Endings(program: program, folder: folder), 0.4),
      (RandomInputs(), 0.35),
      (ResizeStorm(program: program, folder: folder), 0.1),
      (OddEnvironments(program: program, folder: folder), 0.15),
    ]
    for (index, (part, share)) in parts.enumerated() {
      let end = ContinuousClock.now + .seconds(seconds * share)
      try part.run(seed: seed &+ UInt64(index), until: end)
      print(part.summary)
    }
  }
}

/// One kind of torture.
protocol Ordeal: AnyObject {
  /// The actions so far, as a line of text.
  var summary: String { get }
  /// Runs until `end`, and performs each required action at least once.
  func run(seed: UInt64, until end: ContinuousClock.Instant) throws
}

/// A violated rule.
struct Fault: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) { self.description = description }
}

/// A folder that goes with this value.
final class Folder {
  let path: String

  init() throws {
    var template = Array("/tmp/segue-torture-XXXXXX".utf8CString)
    guard let path = mkdtemp(&template) else { throw Fault("there is no temporary folder") }
    self.path = String(cString: path)
  }

  deinit {
    guard let directory = opendir(path) else { return }
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      unlink("\(path)/\(name)")
    }
    closedir(directory)
    rmdir(path)
  }

  func write(_ text: String, to name: String) throws {
    let file = open("\(path)/\(name)", O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw Fault("cannot write \(name)") }
    defer { close(file) }
    var text = text
    let isWritten = text.withUTF8 { Glibc.write(file, $0.baseAddress, $0.count) == $0.count }
    if !isWritten { throw Fault("cannot write \(name)") }
  }
}
