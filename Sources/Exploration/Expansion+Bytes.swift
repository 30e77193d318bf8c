internal import FlowTesting
internal import NavigationKit
internal import Simulation

/// The form in which one process sends the results of a state to another one.
///
/// Both run the same program, so that the form has no version.
extension Expansion {
  /// The bytes of the results.
  public var bytes: [UInt8] {
    var writer = ByteWriter()
    writer.write(steps.count)
    for step in steps {
      writer.write(step.action)
      writer.write(step.digest == nil ? 0 : 1)
      writer.write(Int(truncatingIfNeeded: step.digest?.high ?? 0))
      writer.write(Int(truncatingIfNeeded: step.digest?.low ?? 0))
      writer.write(step.place)
      writer.write(step.pathLength)
      writer.write(Int(bitPattern: UInt(step.witnesses)))
      writer.write(step.faults.count)
      for fault in step.faults {
        writer.write(fault.invariant.rawValue)
        writer.write(fault.message)
      }
    }
    writer.write(uses)
    return writer.bytes
  }

  /// Reads results; nil for bytes that are incomplete.
  public init?(bytes: ArraySlice<UInt8>) {
    var reader = ByteReader(bytes: bytes)
    guard let count = reader.number() else { return nil }
    steps = []
    for _ in 0..<count {
      guard let action = reader.action(), let isState = reader.number(),
        let high = reader.number(), let low = reader.number(), let place = reader.text(),
        let length = reader.number(), let witnesses = reader.number(), let faults = reader.number()
      else { return nil }
      let digest = StateDigest(
        high: UInt64(bitPattern: Int64(high)), low: UInt64(bitPattern: Int64(low)))
      var step = Step(action: action, digest: isState == 1 ? digest : nil, place: place)
      step.pathLength = length
      step.witnesses = UInt64(bitPattern: Int64(witnesses))
      for _ in 0..<faults {
        guard let name = reader.text(), let invariant = Invariant(rawValue: name),
          let message = reader.text()
        else { return nil }
        step.faults.append(Fault(invariant: invariant, message: message))
      }
      steps.append(step)
    }
    guard let found = reader.uses() else { return nil }
    uses = found
  }
}

extension UserAction {
  /// The bytes of the action.
  public var bytes: [UInt8] {
    var writer = ByteWriter()
    writer.write(self)
    return writer.bytes
  }

  /// Reads an action; nil for bytes that are none.
  public init?(bytes: ArraySlice<UInt8>) {
    var reader = ByteReader(bytes: bytes)
    guard let action = reader.action() else { return nil }
    self = action
  }
}

/// Writes numbers and texts one after the other.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  mutating func write(_ number: Int) {
    withUnsafeBytes(of: number.littleEndian) { bytes += $0 }
  }

  mutating func write(_ text: String) {
    write(text.utf8.count)
    bytes += text.utf8
  }

  mutating func write(_ uses: [CoverageUse]) {
    write(uses.count)
    for use in uses {
      for text in [use.kind.rawValue, use.scene, use.name, use.place] { write(text) }
    }
  }

  mutating func write(_ action: UserAction) {
    write(Int(action.kind.rawValue))
    write(action.inputs.count)
    for input in action.inputs {
      write(input.delay)
      write(input.command)
    }
  }

  /// Writes a command that ``ActionFinder`` finds. Any other is a programming error and traps.
  private mutating func write(_ command: Command) {
    switch command {
    case .swipe(let direction): write("swipe \(direction.rawValue)")
    case .drag(let direction): write("drag \(direction.rawValue)")
    case .tap: write("tap")
    case .moveFocus(let movement): write("focus \(movement.rawValue)")
    case .selectTab(let number): write("tab \(number)")
    case .cancel: write("cancel")
    case .rotate: write("rotate")
    case .resize(let columns, let rows): write("resize \(columns) \(rows)")
    case .key(.home): write("home")
    case .key(.end): write("end")
    case .key(.deleteBackward): write("delete")
    case .key(.text(let text)): write("text \(text)")
    case .performSegue(let segue, let scene):
      write("segue")
      write(segue)
      write(scene)
    case .showScene(let scene, let storyboard):
      write(storyboard == nil ? "scene" : "sceneOf")
      write(scene)
      if let storyboard { write(storyboard) }
    default: preconditionFailure("\(command) is no action of a search")
    }
  }
}

/// Reads what a ``ByteWriter`` has written.
struct ByteReader {
  var bytes: ArraySlice<UInt8>

  mutating func number() -> Int? {
    guard bytes.count >= 8 else { return nil }
    var number: UInt64 = 0
    for byte in bytes.prefix(8).reversed() { number = number << 8 | UInt64(byte) }
    bytes = bytes.dropFirst(8)
    return Int(Int64(bitPattern: number))
  }

  mutating func text() -> String? {
    guard let count = number(), count >= 0, bytes.count >= count else { return nil }
    defer { bytes = bytes.dropFirst(count) }
    return String(decoding: bytes.prefix(count), as: UTF8.self)
  }

  mutating func uses() -> [CoverageUse]? {
    guard let count = number() else { return nil }
    var uses: [CoverageUse] = []
    for _ in 0..<max(0, count) {
      guard let kind = text().flatMap(CoverageUse.Kind.init), let scene = text(),
        let name = text(), let place = text()
      else { return nil }
      uses.append(CoverageUse(kind, scene: scene, name: name, place: place))
    }
    return uses
  }

  mutating func action() -> UserAction? {
    guard let raw = number(), let kind = UserAction.Kind(rawValue: UInt8(truncatingIfNeeded: raw)),
      let count = number()
    else { return nil }
    var action = UserAction([], kind)
    for _ in 0..<count {
      guard let delay = number(), let command = command() else { return nil }
      action.inputs.append(UserAction.Input(delay: delay, command: command))
    }
    return action
  }

  private mutating func command() -> Command? {
    guard let text = text() else { return nil }
    let words = text.split(separator: " ", maxSplits: 1).map(String.init)
    let value = words.count > 1 ? words[1] : ""
    switch words.first ?? "" {
    case "swipe": return Direction(rawValue: value).map { .swipe($0) }
    case "drag": return Direction(rawValue: value).map { .drag($0) }
    case "tap": return .tap
    case "focus": return FocusMovement(rawValue: value).map { .moveFocus($0) }
    case "tab": return Int(value).map { .selectTab($0) }
    case "cancel": return .cancel
    case "rotate": return .rotate
    case "resize":
      let sides = value.split(separator: " ").compactMap { Int($0) }
      return sides.count == 2 ? .resize(columns: sides[0], rows: sides[1]) : nil
    case "home": return .key(.home)
    case "end": return .key(.end)
    case "delete": return .key(.deleteBackward)
    case "text": return .key(.text(value))
    case "segue":
      guard let segue = self.text(), let scene = self.text() else { return nil }
      return .performSegue(segue, scene: scene)
    case "scene": return self.text().map { .showScene($0, storyboard: nil) }
    case "sceneOf":
      guard let scene = self.text(), let storyboard = self.text() else { return nil }
      return .showScene(scene, storyboard: storyboard)
    default: return nil
    }
  }
}
