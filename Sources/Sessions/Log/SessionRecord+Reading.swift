internal import NavigationKit
internal import Simulation
internal import Storyboards
import TextFormats

extension SessionHeader {
  /// Reads the members of a header. Throws an error for the first member that is missing or wrong.
  init(_ node: JSONNode) throws(SessionLogError.Reason) {
    guard node[.record]?.string == "header" else { throw .noHeader }
    let format = try node.member(.format, \.integer, "a whole number")
    guard format == Self.currentFormat else { throw .unsupportedFormat(format) }
    let (columns, rows) = try node.screenSize()
    self.init(
      program: try node.member(.program, \.string, "a string"),
      ticksPerSecond: try node.member(.ticksPerSecond, \.integer, "a whole number"),
      columns: columns, rows: rows,
      storyboardName: try node.member(.storyboardName, \.string, "a string"),
      storyboard: try node.member(.storyboard, \.string, "a string"),
      storyboards: node[.storyboards] == nil
        ? []
        : try node.member(.storyboards, \.storyboards, "a list of names and texts"),
      colorDepth: node[.colorDepth]?.string,
      settings: node[.settings] == nil
        ? [] : try node.member(.settings, \.settings, "an object of texts"))
    if node[.origins] != nil {
      origins = try node.member(.origins, \.storyboards, "a list of names and texts")
    }
  }
}

/// Reads the lines of a log as records. It keeps the patterns, rows and cells that later lines
/// refer to.
struct SessionRecordReader {
  private var patterns: [Int: EventPattern] = [:]
  private var causes = EventCausesReader()
  /// The row fingerprints of the screens so far, by the digest of the screen.
  private(set) var rows: [String: RowDigests] = [:]
  /// The cells of the screens so far.
  private(set) var screens = RecordedScreens()
  /// A description of the unknown part of the last line; nil if this version knows all of it.
  private(set) var remark: String?

  /// Reads one record. Returns nil for an unknown kind.
  mutating func record(_ node: JSONNode) throws(SessionLogError.Reason) -> SessionRecord? {
    remark = nil
    switch try node.member(.record, \.string, "a string") {
    case "input":
      causes.inputs += 1
      return .input(
        SessionInput(tick: try node.tick(), try Command(node), key: node[.raw]?.string))
    case "event":
      guard let item = try EventPattern.Item(single: node) else {
        return unknown("unknown event kind; event skipped")
      }
      var event = item.event(at: try node.tick())
      causes.readSingle(node, into: &event)
      return .events(EventBatch([event]))
    case "events": return try events(node)
    case "checkpoint":
      let digest = try node.member(.digest, \.string, "a string")
      if let text = node[.rows]?.string, rows[digest] == nil {
        guard let digests = RowDigests(text) else {
          throw .badMember(key: "rows", expected: "four hexadecimal digits a row")
        }
        rows[digest] = digests
      }
      if let cells = node[.cells], !screens.add(cells, digest: digest) {
        throw .badMember(key: "cells", expected: "a list of rows and numbers of rows above")
      }
      return .checkpoint(tick: try node.tick(), digest: digest)
    case "branch":
      let position = Position(
        tick: try node.tick(.to),
        inputs: try node.member(
          .inputs, { node in node.integer.flatMap { $0 >= 0 ? $0 : nil } }, "a count"))
      causes.inputs = position.inputs
      return .branch(tick: try node.tick(), to: position)
    case "begin": return .begin(tick: try node.tick())
    case "end": return .end(tick: try node.tick())
    default: return unknown("unknown record kind; record skipped")
    }
  }

  /// Keeps a remark on the last line and returns nil, because a newer version of the program may
  /// write records that this one does not know.
  private mutating func unknown(_ remark: String) -> SessionRecord? {
    self.remark = remark
    return nil
  }

  /// Reads the events of one tick: a pattern, and a number for each placeholder in it. Returns nil
  /// if this version knows none of the events.
  private mutating func events(_ node: JSONNode) throws(SessionLogError.Reason) -> SessionRecord? {
    let pattern = try pattern(node)
    let numbers =
      node[.numbers] == nil ? [] : try node.member(.numbers, \.numbers, "a list of numbers")
    guard numbers.count >= pattern.placeholderCount else {
      throw .badMember(
        key: "numbers", expected: "a list with a number for each placeholder of the pattern")
    }
    let tick = try node.tick()
    let causes = causes.read(node, count: pattern.items.count)
    guard !pattern.items.isEmpty else { return nil }
    return .events(EventBatch(tick: tick, pattern: pattern, numbers: numbers, causes: causes))
  }

  /// Returns the pattern of a line. The line either contains the pattern, which later lines can
  /// refer to by its number, or the number of an earlier one.
  private mutating func pattern(_ node: JSONNode) throws(SessionLogError.Reason) -> EventPattern {
    let number =
      node[.pattern] == nil
      ? nil : try node.member(.pattern, \.integer, "a whole number")
    if node[.events] == nil {
      guard let pattern = number.flatMap({ patterns[$0] }) else {
        throw .badMember(key: "pattern", expected: "the number of a pattern defined above")
      }
      return pattern
    }
    let elements = try node.member(
      .events, { $0.elements.flatMap { $0.count <= EventBatch.limit ? $0 : nil } },
      "a list of up to \(EventBatch.limit) events")
    var items: [EventPattern.Item] = []
    for element in elements {
      if let item = try EventPattern.Item(element) {
        items.append(item)
      } else {
        remark = "unknown event kind; event skipped"
      }
    }
    let pattern = EventPattern(items: items)
    if let number { patterns[number] = pattern }
    return pattern
  }
}

extension EventPattern.Item {
  /// Reads an event of a pattern. Returns nil for an unknown kind.
  fileprivate init?(_ node: JSONNode) throws(SessionLogError.Reason) {
    let bad = SessionLogError.Reason.badMember(
      key: "events", expected: "a list of arrays of kind, subject, object, animated and detail")
    guard let members = node.elements, (1...5).contains(members.count),
      let name = members[0].string
    else { throw bad }
    func template(_ index: Int) throws(SessionLogError.Reason) -> EventPattern.Template {
      guard index < members.count else {
        return EventPattern.Template(text: "", placeholderCount: 0)
      }
      guard let text = members[index].string, let template = EventPattern.Template(text) else {
        throw bad
      }
      return template
    }
    guard let kind = Event.Kind(rawValue: name) else { return nil }
    self.init(
      kind: kind, subject: try template(1), object: try template(2),
      animated: members.count > 3 ? members[3].bool : nil, detail: try template(4))
  }

  /// Reads a record of a single event, in which digits are not placeholders.
  fileprivate init?(single node: JSONNode) throws(SessionLogError.Reason) {
    let name = try node.member(.kind, \.string, "a string")
    guard let kind = Event.Kind(rawValue: name) else { return nil }
    func text(_ key: SessionKey) -> EventPattern.Template {
      EventPattern.Template(text: node[key]?.string ?? "", placeholderCount: 0)
    }
    self.init(
      kind: kind, subject: text(.subject), object: text(.object),
      animated: node[.animated]?.bool, detail: text(.detail))
  }

  fileprivate func event(at tick: Int) -> Event {
    Event(
      tick: tick, kind: kind, subject: subject.text, object: object.text, animated: animated,
      detail: detail.text)
  }
}

extension Command {
  fileprivate init(_ node: JSONNode) throws(SessionLogError.Reason) {
    let name = try node.member(.command, \.string, "a string")
    switch name {
    case "swipe": self = .swipe(try node.direction())
    case "drag": self = .drag(try node.direction())
    case "tap": self = .tap
    case "key": self = .key(try KeyInput(node))
    case "keyCommand":
      self = .keyCommand(
        KeyShortcut(
          input: try node.member(.text, \.string, "a string"),
          modifiers: KeyShortcut.Modifiers(
            rawValue: try node.member(
              .modifiers, { $0.integer.flatMap { $0 >= 0 ? $0 : nil } }, "0 or more"))))
    case "moveFocus":
      self = .moveFocus(
        try node.member(
          .to, { $0.string.flatMap(FocusMovement.init) }, "'next' or 'previous'"))
    case "selectTab":
      self = .selectTab(
        try node.member(
          .number, { $0.integer.flatMap { (1...9).contains($0) ? $0 : nil } }, "1 to 9"))
    case "pointer":
      self = .pointer(
        try node.member(
          .phase, { $0.string.flatMap(TouchPhase.init) }, "'down', 'move', 'up' or 'cancel'"),
        column: try node.coordinate(.column), row: try node.coordinate(.row))
    case "wheel":
      self = .wheel(
        try node.direction(), column: try node.coordinate(.column),
        row: try node.coordinate(.row))
    case "paste": self = .paste(try node.member(.text, \.string, "a string"))
    case "cancel": self = .cancel
    case "performSegue":
      self = .performSegue(
        try node.member(.segue, \.string, "a string"),
        scene: try node.member(.scene, \.string, "a string"))
    case "showScene":
      self = .showScene(
        try node.member(.scene, \.string, "a string"), storyboard: node[.storyboard]?.string)
    case "toggleHelp": self = .toggleHelp
    case "toggleSegueMenu": self = .toggleSegueMenu
    case "toggleSlowAnimations": self = .toggleSlowAnimations
    case "rotate": self = .rotate
    case "resize":
      let (columns, rows) = try node.screenSize()
      self = .resize(columns: columns, rows: rows)
    case "external": self = .external(try ExternalWork(node))
    case "quit": self = .quit
    // A replay without an input would differ from the session.
    default: throw .unknownCommand(name)
    }
  }
}

extension ExternalWork {
  fileprivate init(_ node: JSONNode) throws(SessionLogError.Reason) {
    func count(_ key: SessionKey, from least: Int) throws(SessionLogError.Reason) -> Int {
      try node.member(
        key, { $0.integer.flatMap { $0 >= least && $0 <= 1_000_000_000 ? $0 : nil } }, "a count")
    }
    self.init(
      source: try node.member(.source, \.string, "a string"),
      origin: try count(.origin, from: 0), number: try count(.number, from: 1))
  }
}

extension KeyInput {
  fileprivate init(_ node: JSONNode) throws(SessionLogError.Reason) {
    if let arrow = node[.arrow]?.string.flatMap(Direction.init) {
      self = .arrow(arrow)
    } else if let text = node[.text]?.string {
      self = .text(text)
    } else {
      self = try node.member(.key, { $0.string.flatMap(Self.named) }, "a key such as 'home'")
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
  /// Reads a tick. The limit of 4,000,000,000, about a year, prevents overflow in sums.
  fileprivate func tick(_ key: SessionKey = .tick) throws(SessionLogError.Reason) -> Int {
    try member(
      key, { node in node.integer.flatMap { (0...4_000_000_000).contains($0) ? $0 : nil } },
      "a tick")
  }

  /// Reads a size of at most 4,000,000 cells, which keeps a frame below 100 MB.
  fileprivate func screenSize() throws(SessionLogError.Reason) -> (columns: Int, rows: Int) {
    let columns = try member(.columns, \.size, "a size from 1 to 10,000")
    let rows = try member(.rows, \.size, "a size from 1 to 10,000")
    guard columns * rows <= ScreenLimits.mostCells else {
      throw .badMember(key: "rows", expected: "a size of at most 4,000,000 cells")
    }
    return (columns, rows)
  }

  /// Reads a direction: `up`, `down`, `left` or `right`.
  fileprivate func direction() throws(SessionLogError.Reason) -> Direction {
    try member(.direction, { $0.string.flatMap(Direction.init) }, "a direction such as 'up'")
  }

  /// Reads the column or row of a cell, from 0 to 9,999.
  fileprivate func coordinate(_ key: SessionKey) throws(SessionLogError.Reason) -> Int {
    try member(
      key, { node in node.integer.flatMap { (0..<10_000).contains($0) ? $0 : nil } },
      "a cell from 0 to 9,999")
  }

  /// The number of columns or rows; nil if it is no integer from 1 to ``ScreenLimits/longestSide``.
  fileprivate var size: Int? {
    integer.flatMap { (1...ScreenLimits.longestSide).contains($0) ? $0 : nil }
  }

  /// The names and texts of an array of objects; nil if an element is not of this form.
  fileprivate var storyboards: [SessionHeader.Storyboard]? {
    guard let elements else { return nil }
    let storyboards = elements.compactMap { element -> SessionHeader.Storyboard? in
      guard let name = element[.name]?.string, let text = element[.text]?.string else {
        return nil
      }
      return SessionHeader.Storyboard(name: name, text: text)
    }
    return storyboards.count == elements.count ? storyboards : nil
  }

  /// The members of an object of texts; nil if a value is no text.
  fileprivate var settings: [SessionHeader.Setting]? {
    guard let members else { return nil }
    let settings = members.compactMap { member in
      member.node.string.map { SessionHeader.Setting(member.key, $0) }
    }
    return settings.count == members.count ? settings : nil
  }

  /// The numbers of a line as digits: JSON numbers, or strings where a JSON number would lose
  /// digits.
  fileprivate var numbers: [String]? {
    guard let elements else { return nil }
    let numbers = elements.compactMap { element in
      element.string ?? element.integer.map(String.init)
    }
    return numbers.count == elements.count ? numbers : nil
  }

  /// Reads a member of this object.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - read: Converts the value; returns nil for a wrong value.
  ///   - expected: The expected value in the error, such as `a whole number`.
  /// - Throws: An error if the member is missing or wrong.
  fileprivate func member<Value>(
    _ key: SessionKey, _ read: (JSONNode) -> Value?, _ expected: String
  ) throws(SessionLogError.Reason) -> Value {
    guard let node = self[key], let value = read(node) else {
      throw .badMember(key: key.rawValue, expected: expected)
    }
    return value
  }
}
