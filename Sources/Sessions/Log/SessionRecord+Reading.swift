internal import NavigationKit
internal import Simulation
internal import Storyboards

extension SessionHeader {
  /// Reads the members of a header; throws what is missing or wrong.
  init(_ node: JSONNode) throws(SessionLogError.Reason) {
    guard node["record"]?.string == "header" else { throw .noHeader }
    let format = try node.member("format", \.integer, "a whole number")
    guard format == Self.currentFormat else { throw .unsupportedFormat(format) }
    self.init(
      program: try node.member("program", \.string, "a string"),
      ticksPerSecond: try node.member("ticksPerSecond", \.integer, "a whole number"),
      columns: try node.member("columns", \.size, "a size from 1 to 10,000"),
      rows: try node.member("rows", \.size, "a size from 1 to 10,000"),
      storyboardName: try node.member("storyboardName", \.string, "a string"),
      storyboard: try node.member("storyboard", \.string, "a string"),
      storyboards: node["storyboards"] == nil
        ? []
        : try node.member("storyboards", \.storyboards, "a list of names and texts"))
  }
}

extension SessionRecord {
  /// Reads one record; nil for a kind this version does not know.
  init?(_ node: JSONNode) throws(SessionLogError.Reason) {
    switch try node.member("record", \.string, "a string") {
    case "input": self = .input(tick: try node.tick(), try Command(node))
    case "event":
      guard let event = try Event(node) else { return nil }
      self = .event(event)
    case "checkpoint":
      self = .checkpoint(
        tick: try node.tick(), digest: try node.member("digest", \.string, "a string"))
    case "branch":
      self = .branch(
        tick: try node.tick(),
        to: Moment(
          tick: try node.tick("to"),
          inputs: try node.member(
            "inputs", { node in node.integer.flatMap { $0 >= 0 ? $0 : nil } }, "a count")))
    case "end": self = .end(tick: try node.tick())
    default: return nil
    }
  }
}

extension Event {
  fileprivate init?(_ node: JSONNode) throws(SessionLogError.Reason) {
    guard let kind = Kind(rawValue: try node.member("kind", \.string, "a string")) else {
      return nil
    }
    self.init(
      tick: try node.tick(), kind: kind, subject: node["subject"]?.string ?? "",
      object: node["object"]?.string ?? "", animated: node["animated"]?.bool,
      detail: node["detail"]?.string ?? "")
  }
}

extension Command {
  fileprivate init(_ node: JSONNode) throws(SessionLogError.Reason) {
    let name = try node.member("command", \.string, "a string")
    switch name {
    case "swipe": self = .swipe(try node.direction())
    case "drag": self = .drag(try node.direction())
    case "tap": self = .tap
    case "key": self = .key(try KeyInput(node))
    case "moveFocus":
      self = .moveFocus(
        try node.member(
          "to", { $0.string.flatMap(FocusMovement.init) }, "'next' or 'previous'"))
    case "selectTab":
      self = .selectTab(
        try node.member(
          "number", { $0.integer.flatMap { (1...9).contains($0) ? $0 : nil } }, "1 to 9"))
    case "pointer":
      self = .pointer(
        try node.member(
          "phase", { $0.string.flatMap(TouchPhase.init) }, "'down', 'move', 'up' or 'cancel'"),
        column: try node.coordinate("column"), row: try node.coordinate("row"))
    case "wheel":
      self = .wheel(
        try node.direction(), column: try node.coordinate("column"),
        row: try node.coordinate("row"))
    case "paste": self = .paste(try node.member("text", \.string, "a string"))
    case "cancel": self = .cancel
    case "toggleHelp": self = .toggleHelp
    case "toggleSegueMenu": self = .toggleSegueMenu
    case "toggleSlowAnimations": self = .toggleSlowAnimations
    case "resize":
      self = .resize(
        columns: try node.member("columns", \.size, "a size from 1 to 10,000"),
        rows: try node.member("rows", \.size, "a size from 1 to 10,000"))
    case "quit": self = .quit
    // Leaving out an input would replay something else than what happened.
    default: throw .unknownCommand(name)
    }
  }
}

extension KeyInput {
  fileprivate init(_ node: JSONNode) throws(SessionLogError.Reason) {
    if let arrow = node["arrow"]?.string.flatMap(Direction.init) {
      self = .arrow(arrow)
    } else if let text = node["text"]?.string {
      self = .text(text)
    } else {
      self = try node.member("key", { $0.string.flatMap(Self.named) }, "a key such as 'home'")
    }
  }

  private static func named(_ name: String) -> KeyInput? {
    switch name {
    case "deleteBackward": .deleteBackward
    case "deleteForward": .deleteForward
    case "home": .home
    case "end": .end
    case "pageUp": .pageUp
    case "pageDown": .pageDown
    default: nil
    }
  }
}

extension JSONNode {
  /// A moment: 0 to a year of ticks, so that no sum of ticks can overflow.
  fileprivate func tick(_ key: String = "tick") throws(SessionLogError.Reason) -> Int {
    try member(
      key, { node in node.integer.flatMap { (0...4_000_000_000).contains($0) ? $0 : nil } },
      "a tick")
  }

  fileprivate func direction() throws(SessionLogError.Reason) -> Direction {
    try member("direction", { $0.string.flatMap(Direction.init) }, "a direction such as 'up'")
  }

  fileprivate func coordinate(_ key: String) throws(SessionLogError.Reason) -> Int {
    try member(
      key, { node in node.integer.flatMap { (0..<10_000).contains($0) ? $0 : nil } },
      "a cell from 0 to 9,999")
  }

  fileprivate var size: Int? { integer.flatMap { (1...10_000).contains($0) ? $0 : nil } }

  fileprivate var storyboards: [SessionHeader.Storyboard]? {
    guard let elements else { return nil }
    let storyboards = elements.compactMap { element -> SessionHeader.Storyboard? in
      guard let name = element["name"]?.string, let text = element["text"]?.string else {
        return nil
      }
      return SessionHeader.Storyboard(name: name, text: text)
    }
    return storyboards.count == elements.count ? storyboards : nil
  }

  fileprivate func member<Value>(
    _ key: String, _ read: (JSONNode) -> Value?, _ expected: String
  ) throws(SessionLogError.Reason) -> Value {
    guard let node = self[key], let value = read(node) else {
      throw .badMember(key: key, expected: expected)
    }
    return value
  }
}
