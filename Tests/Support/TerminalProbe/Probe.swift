internal import Glibc
internal import Simulation

/// A program that shows one scene, and ends in whichever way a key asks for.
final class Probe: TerminalProgram {
  let scene: ProbeScene
  private(set) var isFinished = false
  private var step = 0
  private var elapsed: Duration = .zero
  private var keys: [String] = []
  private var size = (columns: 0, rows: 0)
  private var isChanged = false
  private var slideStart: Duration?

  init(scene: ProbeScene) { self.scene = scene }

  private static let stepDuration: Duration = .milliseconds(10)

  var timeUntilNextChange: Duration? {
    guard let slideStart, step < ProbeScene.slideSteps else { return nil }
    return slideStart + Self.stepDuration * (step + 1) - elapsed
  }

  var timeUntilMovementEnds: Duration? {
    guard let slideStart, step < ProbeScene.slideSteps else { return nil }
    return slideStart + Self.stepDuration * ProbeScene.slideSteps - elapsed
  }

  func advance(by duration: Duration) {
    elapsed += duration
    guard let slideStart else { return }
    let new = min(ProbeScene.slideSteps, Int((elapsed - slideStart) / Self.stepDuration))
    if new != step { (step, isChanged) = (new, true) }
  }

  func resize(columns: Int, rows: Int) {
    size = (columns, rows)
    isChanged = true
  }

  func nextFrame() -> Frame? {
    guard isChanged else { return nil }
    isChanged = false
    return scene.frame(step: step, columns: size.columns, rows: size.rows, keys: keys)
  }

  func receive(_ key: Key) {
    keys.append("\(key)")
    isChanged = true
    switch (scene, key) {
    case (_, .control("q")): isFinished = true
    case (_, .control("t")): keys.append("elapsed \(elapsed / .milliseconds(1))")
    case (_, .control("e")):
      perror("a warning")
      print("a message")
    case (_, .control("b")): crash(keys[0])
    case (_, .control("x")): compute(until: .infinity)
    case (_, .control("y")): compute(until: 0.5)
    case (.slide, .enter): (slideStart, step) = (elapsed, 0)
    case (.keys, _), (.slide, _): break
    case (_, .right): step += 1
    default: break
    }
  }

  func receive(_ pointer: PointerInput) {
    let name = "\(pointer.action) \(pointer.button) \(pointer.modifiers.rawValue)"
    keys.append("\(name) at \(pointer.column), \(pointer.row)")
    isChanged = true
  }

  func receive(pasted text: String) {
    keys.append("paste \(text.split(separator: "\n").joined(separator: "/"))")
    isChanged = true
  }

  func showLimit(_ used: (columns: Int, rows: Int), of window: (columns: Int, rows: Int)) {
    keys.append("uses \(used.columns) × \(used.rows) of \(window.columns) × \(window.rows) cells")
    isChanged = true
  }

  /// Uses the processor for some seconds of its time, as a layout that takes long does.
  private func compute(until seconds: Double) {
    let start = clock()
    // clock(3) counts microseconds on every POSIX system.
    while Double(clock() - start) < seconds * 1_000_000 {}
    perror("computed")
  }

  /// - Parameter kind: The key pressed first.
  private func crash(_ kind: String) {
    switch kind {
    case "character(\"f\")": fatalError("the probe has a message")
    case "character(\"a\")": abort()
    case "character(\"s\")": UnsafeMutablePointer<Int>(bitPattern: 16)?.pointee = 1
    case "character(\"o\")": print(depth(of: 1))
    default: print(keys[keys.count])
    }
  }

  /// Never comes back.
  private func depth(of number: Int) -> Int {
    number == 0 ? 0 : depth(of: number + 1) + 1
  }
}
