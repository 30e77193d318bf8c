internal import NavigationKit
internal import Simulation
internal import Storyboards

extension SessionHeader {
  /// The record as a line of JSON with its newline.
  public var line: [UInt8] {
    jsonLine("header") { writer in
      writer.member("format", format)
      writer.member("program", program)
      writer.member("ticksPerSecond", ticksPerSecond)
      writer.member("columns", columns)
      writer.member("rows", rows)
      writer.member("storyboardName", storyboardName)
      writer.member("storyboard", storyboard)
      if let colorDepth { writer.member("colorDepth", colorDepth) }
      if !settings.isEmpty {
        writer.member("settings") { writer in
          writer.object { writer in
            for setting in settings { writer.member(setting.name, setting.value) }
          }
        }
      }
      Self.write(storyboards, as: "storyboards", to: &writer)
      Self.write(origins, as: "origins", to: &writer)
    }
  }

  private static func write(
    _ storyboards: [Storyboard], as key: String, to writer: inout JSONWriter
  ) {
    if storyboards.isEmpty { return }
    writer.member(key) { writer in
      writer.array { writer in
        for storyboard in storyboards {
          writer.object { writer in
            writer.member("name", storyboard.name)
            writer.member("text", storyboard.text)
          }
        }
      }
    }
  }
}

/// Turns records into lines, and remembers what need not be said again.
struct SessionRecordWriter {
  private var patterns: [EventPattern: Int] = [:]
  private var screens: Set<UInt64> = []

  /// So many patterns and screens are remembered; what comes later is written in full.
  private static let longestMemory = 1 << 12

  func line(_ input: SessionInput) -> [UInt8] {
    jsonLine("input") { writer in
      writer.member("tick", input.tick)
      input.command.write(to: &writer)
      if let key = input.key { writer.member("raw", key) }
    }
  }

  mutating func line(_ batch: EventBatch) -> [UInt8] {
    let known = patterns[batch.pattern]
    let isNew = known == nil && patterns.count < Self.longestMemory
    if isNew { patterns[batch.pattern] = patterns.count }
    let number = isNew ? patterns.count - 1 : known
    return jsonLine("events") { writer in
      writer.member("tick", batch.tick)
      if let number { writer.member("pattern", number) }
      if known == nil { batch.pattern.write(to: &writer) }
      if !batch.numbers.isEmpty { writer.member("numbers") { batch.writeNumbers(to: &$0) } }
    }
  }

  /// - Parameter isMoving: Whether something moves, so that another checkpoint follows.
  mutating func checkpoint(
    _ frame: Frame, _ digest: StableDigest, tick: Int, isMoving: Bool
  ) -> [UInt8] {
    let isNew = screens.count < Self.longestMemory && screens.insert(digest.value).inserted
    return jsonLine("checkpoint") { writer in
      writer.member("tick", tick)
      writer.member("digest", digest.text)
      if isMoving { writer.member("moving", true) }
      if isNew { writer.member("rows", RowDigests(frame).text) }
    }
  }

  func branch(to moment: Moment, tick: Int) -> [UInt8] {
    jsonLine("branch") { writer in
      writer.member("tick", tick)
      writer.member("to", moment.tick)
      writer.member("inputs", moment.inputs)
    }
  }

  func begin(tick: Int) -> [UInt8] { jsonLine("begin") { $0.member("tick", tick) } }

  func end(tick: Int) -> [UInt8] { jsonLine("end") { $0.member("tick", tick) } }
}

extension SessionLog {
  /// The records of the topics as a log in which each event has a line of its own and nothing has to
  /// be looked up in lines before.
  public func plainLines(only topics: [LogTopic] = LogTopic.allCases) -> String {
    var bytes = header.line
    let writer = SessionRecordWriter()
    for record in records {
      switch record {
      case .input(let input) where topics.contains(.inputs): bytes += writer.line(input)
      case .events(let batch):
        for event in batch.events where topics.contains(event.kind.topic) {
          bytes += jsonLine("event") { event.write(to: &$0) }
        }
      case .checkpoint(let tick, let digest) where topics.contains(.screens):
        bytes += jsonLine("checkpoint") { writer in
          writer.member("tick", tick)
          writer.member("digest", digest)
        }
      case .branch(let tick, let moment): bytes += writer.branch(to: moment, tick: tick)
      case .begin(let tick): bytes += writer.begin(tick: tick)
      case .end(let tick): bytes += writer.end(tick: tick)
      case .input, .checkpoint: break
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

private func jsonLine(_ record: String, _ members: (inout JSONWriter) -> Void) -> [UInt8] {
  var writer = JSONWriter()
  writer.object { writer in
    writer.member("record", record)
    members(&writer)
  }
  writer.newline()
  return writer.bytes
}

extension Event {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.member("tick", tick)
    writer.member("kind", kind.rawValue)
    if !subject.isEmpty { writer.member("subject", subject) }
    if !object.isEmpty { writer.member("object", object) }
    if let animated { writer.member("animated", animated) }
    if !detail.isEmpty { writer.member("detail", detail) }
  }
}

extension EventPattern {
  /// Each event is an array of its kind, subject, object, whether it is animated, and its detail;
  /// what means nothing at the end is left out.
  fileprivate func write(to writer: inout JSONWriter) {
    writer.member("events") { writer in
      writer.array { writer in
        for item in items { writer.array { item.write(to: &$0) } }
      }
    }
  }
}

extension EventPattern.Item {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.write(kind.rawValue)
    let hasDetail = !detail.text.isEmpty
    let hasAnimated = animated != nil || hasDetail
    let hasObject = !object.text.isEmpty || hasAnimated
    if !subject.text.isEmpty || hasObject { writer.write(subject.text) }
    if hasObject { writer.write(object.text) }
    if let animated {
      writer.write(animated)
    } else if hasAnimated {
      writer.writeNull()
    }
    if hasDetail { writer.write(detail.text) }
  }
}

extension EventBatch {
  fileprivate func writeNumbers(to writer: inout JSONWriter) {
    writer.array { writer in
      for number in numbers {
        // As a number where that gives the same digits back.
        if number.utf8.count <= 15, number.utf8.first != 0x30 || number.utf8.count == 1 {
          writer.write(Int(number) ?? 0)
        } else {
          writer.write(number)
        }
      }
    }
  }
}

extension Command {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.member("command", logName)
    switch self {
    case .swipe(let direction), .drag(let direction):
      writer.member("direction", direction.rawValue)
    case .key(let input): input.write(to: &writer)
    case .moveFocus(let movement): writer.member("to", movement.rawValue)
    case .selectTab(let number): writer.member("number", number)
    case .pointer(let phase, let column, let row):
      writer.member("phase", phase.rawValue)
      writer.member("column", column)
      writer.member("row", row)
    case .wheel(let direction, let column, let row):
      writer.member("direction", direction.rawValue)
      writer.member("column", column)
      writer.member("row", row)
    case .paste(let text): writer.member("text", text)
    case .performSegue(let segue, let scene):
      writer.member("segue", segue)
      writer.member("scene", scene)
    case .resize(let columns, let rows):
      writer.member("columns", columns)
      writer.member("rows", rows)
    case .tap, .cancel, .toggleHelp, .toggleSegueMenu, .toggleSlowAnimations, .quit: break
    }
  }

  private var logName: String {
    switch self {
    case .swipe: "swipe"
    case .drag: "drag"
    case .tap: "tap"
    case .key: "key"
    case .moveFocus: "moveFocus"
    case .selectTab: "selectTab"
    case .pointer: "pointer"
    case .wheel: "wheel"
    case .paste: "paste"
    case .cancel: "cancel"
    case .performSegue: "performSegue"
    case .toggleHelp: "toggleHelp"
    case .toggleSegueMenu: "toggleSegueMenu"
    case .toggleSlowAnimations: "toggleSlowAnimations"
    case .resize: "resize"
    case .quit: "quit"
    }
  }
}

extension KeyInput {
  fileprivate func write(to writer: inout JSONWriter) {
    switch self {
    case .arrow(let direction): writer.member("arrow", direction.rawValue)
    case .text(let text): writer.member("text", text)
    case .deleteBackward: writer.member("key", "deleteBackward")
    case .deleteForward: writer.member("key", "deleteForward")
    case .home: writer.member("key", "home")
    case .end: writer.member("key", "end")
    case .pageUp: writer.member("key", "pageUp")
    case .pageDown: writer.member("key", "pageDown")
    }
  }
}
