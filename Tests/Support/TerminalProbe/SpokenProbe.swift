internal import Simulation

/// A program in spoken mode that says each key, and ends in whichever way a key asks for.
final class SpokenProbe: SpokenProgram {
  private(set) var isFinished = false
  var isEditingText: Bool { keys.last == "e" }
  private var keys: [String] = []
  private var lines: [String] = []

  func start() { lines.append("ready") }

  func receive(_ key: Key) {
    keys.append(key.name)
    lines.append("key \(key.name)")
    switch key {
    case .character("q"): isFinished = true
    case .control("b"): print(keys[keys.count])
    case _: break
    }
  }

  func receive(pasted text: String) { lines.append("paste \(text)") }

  func refuseOverlongPaste() { lines.append("refused") }

  func resize(columns: Int, rows: Int) { lines.append("size \(columns) x \(rows)") }

  func terminate() { print("terminated") }

  func takeLines() -> [String] {
    defer { lines = [] }
    return lines
  }
}
