public import Inspection
internal import NavigationKit
internal import Simulation
internal import Storyboards
import TextFormats

extension SessionHeader {
  /// The header as a line of JSON with its line feed.
  public var line: [UInt8] {
    var writer = JSONWriter()
    write(to: &writer)
    return writer.bytes
  }

  /// Writes the header's members in the order of `docs/session-log-format.md`. Empty lists and
  /// missing values are omitted.
  fileprivate func write(to writer: inout JSONWriter) {
    writer.line("header") { writer in
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

  /// Writes files as a list of objects with `name` and `text`; an empty list writes nothing.
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

/// Writes records as lines of JSON.
///
/// A long recording repeats itself, so a line can refer to an earlier one. Patterns of events have
/// numbers, and screens have digests. The writer remembers up to ``maxRemembered`` of each; later
/// ones are written in full each time. The lines collect in ``bytes`` until the caller removes
/// them.
struct SessionRecordWriter {
  private var json = JSONWriter()
  private var events = EventLineWriter()
  private var screens: Set<UInt64> = []
  private var cells = RecordedScreensWriter()

  /// The largest number of patterns and screens to remember. Later ones are written in full.
  static let maxRemembered = 1 << 12

  /// The lines written since the last `removeAll()`.
  var bytes: [UInt8] { json.bytes }

  /// Discards the lines, but remembers what they defined.
  mutating func removeAll() { json.removeAll() }

  /// Writes the header, which must be the first line.
  mutating func write(_ header: SessionHeader) { header.write(to: &json) }

  /// Writes an input. It is written before it takes effect, so that the log of a crashed session
  /// has it.
  mutating func write(_ input: SessionInput) {
    events.inputs += 1
    json.line("input") { writer in
      writer.member("tick", input.tick)
      input.command.write(to: &writer)
      if let key = input.key { writer.member("raw", key) }
    }
  }

  /// Writes events as one line.
  ///
  /// - Parameter batch: 1 to ``EventBatch/limit`` events of the same tick.
  mutating func write(_ batch: ArraySlice<Event>) { events.write(batch, to: &json) }

  /// Writes one event as an `event` record.
  mutating func write(single event: Event) { json.line("event") { event.write(to: &$0) } }

  /// Writes a checkpoint, with rows and cells on the first use of its digest.
  ///
  /// - Parameter isMoving: Indicates whether something moves, so that another checkpoint follows.
  mutating func writeCheckpoint(
    _ frame: Frame, _ digest: StableDigest, tick: Int, isMoving: Bool
  ) {
    let isNew = screens.count < Self.maxRemembered && screens.insert(digest.value).inserted
    json.line("checkpoint") { writer in
      writer.member("tick", tick)
      writer.member("digest", digest.text)
      if isMoving { writer.member("moving", true) }
      guard isNew else { return }
      let rows = frame.rowDigests
      writer.member("rows", RowDigests(rows).text)
      cells.write(frame, rows, to: &writer)
    }
  }

  /// Writes a checkpoint of which only the digest is known.
  mutating func writeCheckpoint(digest: String, tick: Int) {
    json.line("checkpoint") { writer in
      writer.member("tick", tick)
      writer.member("digest", digest)
    }
  }

  /// Writes that the user went back to a position and continues from there.
  ///
  /// - Parameters:
  ///   - position: The position from which the session continues.
  ///   - tick: The tick that the session had reached before.
  mutating func writeBranch(to position: Position, tick: Int) {
    events.inputs = position.inputs
    json.line("branch") { writer in
      writer.member("tick", tick)
      writer.member("to", position.tick)
      writer.member("inputs", position.inputs)
    }
  }

  /// Writes that events and screens follow from here on. Before it, a recording that was started
  /// during a session has only the inputs.
  mutating func writeBegin(tick: Int) { json.line("begin") { $0.member("tick", tick) } }

  /// Writes the last line of a complete log. A log without it was interrupted.
  mutating func writeEnd(tick: Int) { json.line("end") { $0.member("tick", tick) } }
}

extension SessionLog {
  /// Returns the log as lines of JSON in which each event has its own line and no line depends on
  /// an earlier one.
  ///
  /// With all topics the result is a valid log, longer than a recording. Takes time proportional to
  /// the records.
  ///
  /// - Parameter topics: The topics to write. The header, branches, `begin` and `end` are always
  ///   written.
  public func plainLines(only topics: [LogTopic] = LogTopic.allCases) -> String {
    var writer = SessionRecordWriter()
    writer.write(header)
    for record in records {
      switch record {
      case .input(let input) where topics.contains(.inputs): writer.write(input)
      case .events(let batch):
        for event in batch.events where topics.contains(event.kind.topic) {
          writer.write(single: event)
        }
      case .checkpoint(let tick, let digest) where topics.contains(.screens):
        writer.writeCheckpoint(digest: digest, tick: tick)
      case .branch(let tick, let position): writer.writeBranch(to: position, tick: tick)
      case .begin(let tick): writer.writeBegin(tick: tick)
      case .end(let tick): writer.writeEnd(tick: tick)
      case .input, .checkpoint: break
      }
    }
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

extension JSONWriter {
  /// Writes a record as one line: an object that begins with the kind of record.
  mutating func line(_ record: String, _ members: (inout JSONWriter) -> Void) {
    object { writer in
      writer.member("record", record)
      members(&writer)
    }
    newline()
  }
}

extension Event {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.member("tick", tick)
    writer.member("kind", kind.rawValue)
    if !subject.isEmpty { writer.member("subject", subject) }
    if !object.isEmpty { writer.member("object", object) }
    if let animated { writer.member("animated", animated) }
    if !detail.isEmpty { writer.member("detail", detail) }
    guard number > 0 else { return }
    writer.member("number", number)
    switch cause {
    case .start: writer.member("cause", 0)
    case .input(let number): writer.member("cause", -number)
    case .event(let number): writer.member("cause", number)
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
    case .keyCommand(let shortcut):
      writer.member("text", shortcut.input)
      writer.member("modifiers", shortcut.modifiers.rawValue)
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
    case .showScene(let scene, let storyboard):
      writer.member("scene", scene)
      if let storyboard { writer.member("storyboard", storyboard) }
    case .resize(let columns, let rows):
      writer.member("columns", columns)
      writer.member("rows", rows)
    case .external(let work):
      writer.member("source", work.source)
      writer.member("origin", work.origin)
      writer.member("number", work.number)
    case .tap, .cancel, .toggleHelp, .toggleSegueMenu, .toggleSlowAnimations, .rotate, .quit: break
    }
  }

  /// The name of the command in a log. Names are part of the format and do not change.
  private var logName: String {
    switch self {
    case .swipe: "swipe"
    case .drag: "drag"
    case .tap: "tap"
    case .key: "key"
    case .keyCommand: "keyCommand"
    case .moveFocus: "moveFocus"
    case .selectTab: "selectTab"
    case .pointer: "pointer"
    case .wheel: "wheel"
    case .paste: "paste"
    case .cancel: "cancel"
    case .performSegue: "performSegue"
    case .showScene: "showScene"
    case .toggleHelp: "toggleHelp"
    case .toggleSegueMenu: "toggleSegueMenu"
    case .toggleSlowAnimations: "toggleSlowAnimations"
    case .rotate: "rotate"
    case .resize: "resize"
    case .external: "external"
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
