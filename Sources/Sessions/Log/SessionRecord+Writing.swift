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
      if storyboards.isEmpty { return }
      writer.member("storyboards") { writer in
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
}

extension SessionRecord {
  /// The record as a line of JSON with its newline.
  public var line: [UInt8] {
    switch self {
    case .input(let tick, let command):
      jsonLine("input") { writer in
        writer.member("tick", tick)
        command.write(to: &writer)
      }
    case .event(let event):
      jsonLine("event") { event.write(to: &$0) }
    case .checkpoint(let tick, let digest):
      jsonLine("checkpoint") { writer in
        writer.member("tick", tick)
        writer.member("digest", digest)
      }
    case .branch(let tick, let moment):
      jsonLine("branch") { writer in
        writer.member("tick", tick)
        writer.member("to", moment.tick)
        writer.member("inputs", moment.inputs)
      }
    case .end(let tick):
      jsonLine("end") { $0.member("tick", tick) }
    }
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
