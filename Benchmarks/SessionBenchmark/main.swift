import Foundation
import Motion
import Sessions

let project = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent()

/// Returns the processor's time that this process has taken.
func processorSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

func measured<Result>(_ body: () throws -> Result) rethrows -> (result: Result, seconds: Double) {
  let start = processorSeconds()
  let result = try body()
  return (result, processorSeconds() - start)
}

func row(_ name: String, _ figures: String...) {
  let padded = figures.map { String(repeating: " ", count: max(1, 14 - $0.count)) + $0 }
  print(name + String(repeating: " ", count: max(0, 44 - name.count)) + padded.joined())
}

func rounded(_ value: Double, _ digits: Int = 2) -> String { String(format: "%.\(digits)f", value) }

let storyboard = [UInt8](try Data(contentsOf: project.appending(path: "scenes.json")))
let long = LongSession(storyboard: storyboard)

// MARK: - Writing

let path = FileManager.default.temporaryDirectory.appending(path: "segue-\(getpid()).log").path
var recording = Double.infinity
var plain = Double.infinity
var pictures = 0
for _ in 0..<3 {
  plain = min(plain, try measured { pictures = try long.run(nil) }.seconds)
  let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_APPEND, 0o600)
  let recorded = try measured {
    let recorder = SessionRecorder(
      header: long.header,
      sink: { records in records.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) } > 0
      },
      synchronize: { fdatasync(descriptor) == 0 })
    return try long.run(recorder)
  }
  recording = min(recording, recorded.seconds)
  close(descriptor)
}
let log = [UInt8](try Data(contentsOf: URL(filePath: path)))
unlink(path)

row("an hour, 10,000 commands, \(pictures) pictures", "s", "MB")
row("run without a terminal", rounded(plain))
row("and recorded to a file", rounded(recording), rounded(Double(log.count) / 1e6))
row("the recording's share, percent", rounded((recording / plain - 1) * 100, 1))

// MARK: - Verifying

func verify(_ bytes: [UInt8]) throws -> (log: SessionLog, reading: Double, replaying: Double) {
  let (log, reading) = try measured { try SessionLog(bytes) }
  let (divergence, replaying) = try measured { try Replay(log).run() }
  precondition(divergence == nil, "\(divergence!)")
  return (log, reading, replaying)
}

var best = try verify(log)
for _ in 0..<2 {
  let next = try verify(log)
  if next.reading + next.replaying < best.reading + best.replaying { best = next }
}
print()
row("verified", "s", "reading", "replaying")
row(
  "\(best.log.records.count) records", rounded(best.reading + best.replaying),
  rounded(best.reading), rounded(best.replaying))

// MARK: - The recordings of the tutorials

print()
row("verified, as many times as fast as it was", "seconds", "ms", "times")
let folder = project.appending(path: "Tests/Fixtures/Recorded/Sessions")
for name in ["scenes", "fade", "vertical", "items", "grow"] {
  let bytes = [UInt8](try Data(contentsOf: folder.appending(path: "\(name).log")))
  var fastest = Double.infinity
  var seconds = 0.0
  for _ in 0..<20 {
    let (log, reading, replaying) = try verify(bytes)
    fastest = min(fastest, reading + replaying)
    seconds = Double(log.end) / Double(Tick.perSecond)
  }
  row(name, rounded(seconds, 1), rounded(fastest * 1_000, 2), rounded(seconds / fastest, 0))
}
