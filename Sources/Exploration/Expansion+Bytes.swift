internal import FlowTesting
internal import NavigationKit
internal import Simulation

extension Exploration {
  /// The marks of a step in the form of ``bytes(of:)``.
  private enum Mark {
    static let trap = -1
    static let newState = -2
    static let newAction = -1
  }

  /// Returns the bytes of results, for another process with the same search.
  ///
  /// Both run the same program, so that the form has no version. States and actions that this search
  /// knows are numbers, so the other one must know them too.
  public func bytes(of expansion: Expansion) -> [UInt8] {
    var writer = ByteWriter()
    writer.write(expansion.steps.count)
    for step in expansion.steps {
      if let number = graph.knownNumber(of: step.action) {
        writer.write(Int(number))
      } else {
        writer.write(Mark.newAction)
        writer.write(step.action)
      }
      let known = step.digest.map { graph.index(of: $0) ?? Mark.newState }
      writer.write(known ?? Mark.trap)
      if let digest = step.digest, known == Mark.newState {
        writer.write(digest)
        writer.write(Int(step.data))
        writer.write(step.place)
        writer.write(step.pathLength)
        writer.write(Int(bitPattern: UInt(step.witnesses)))
      }
      writer.write(step.faults.count)
      for fault in step.faults {
        writer.write(fault.invariant.rawValue)
        writer.write(fault.message)
      }
    }
    writer.write(expansion.uses)
    return writer.bytes
  }

  /// Reads the results of another process; nil for bytes that are incomplete.
  public func expansion(from bytes: ArraySlice<UInt8>) -> Expansion? {
    var reader = ByteReader(bytes: bytes)
    guard let count = reader.number() else { return nil }
    var expansion = Expansion(steps: [])
    for _ in 0..<max(0, count) {
      guard let step = step(&reader) else { return nil }
      expansion.steps.append(step)
    }
    guard let found = reader.uses() else { return nil }
    expansion.uses = found
    return expansion
  }

  private func step(_ reader: inout ByteReader) -> Expansion.Step? {
    guard let number = reader.number(), number < graph.actions.count,
      let action = number < 0 ? reader.action() : graph.actions[number],
      let target = reader.number(), target < graph.count
    else { return nil }
    var step = Expansion.Step(action: action, digest: nil, place: "")
    if target >= 0 {
      step.digest = graph.records[target].digest
    } else if target == Mark.newState {
      guard let digest = reader.digest(), let data = reader.number(), let place = reader.text(),
        let length = reader.number(),
        let witnesses = reader.number()
      else { return nil }
      (step.digest, step.place, step.pathLength) = (digest, place, length)
      step.data = UInt32(truncatingIfNeeded: data)
      step.witnesses = UInt64(bitPattern: Int64(witnesses))
    }
    guard let faults = reader.number() else { return nil }
    for _ in 0..<max(0, faults) {
      guard let invariant = reader.text().flatMap(Invariant.init), let message = reader.text()
      else { return nil }
      step.faults.append(Expansion.Fault(invariant: invariant, message: message))
    }
    return step
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

  mutating func write(_ digest: StateDigest) {
    write(Int(bitPattern: UInt(digest.high)))
    write(Int(bitPattern: UInt(digest.low)))
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
  private let bytes: ArraySlice<UInt8>
  /// The index of the next byte.
  private var position: Int

  init(bytes: ArraySlice<UInt8>) { (self.bytes, position) = (bytes, bytes.startIndex) }

  mutating func number() -> Int? {
    guard bytes.endIndex - position >= 8 else { return nil }
    defer { position += 8 }
    let offset = position - bytes.startIndex
    return bytes.withUnsafeBytes {
      Int(littleEndian: $0.loadUnaligned(fromByteOffset: offset, as: Int.self))
    }
  }

  mutating func text() -> String? {
    guard let count = number(), count >= 0, bytes.endIndex - position >= count else { return nil }
    defer { position += count }
    return String(decoding: bytes[position..<position + count], as: UTF8.self)
  }

  mutating func digest() -> StateDigest? {
    guard let high = number(), let low = number() else { return nil }
    return StateDigest(
      high: UInt64(bitPattern: Int64(high)), low: UInt64(bitPattern: Int64(low)))
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
