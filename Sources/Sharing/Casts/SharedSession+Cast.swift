internal import Motion
import TextFormats

extension SharedSession {
  /// The session as an asciicast file of version 2 or 3.
  ///
  /// It is written for readers of all kinds: absolute cursor positions, all colours explicit, and no
  /// scrolling, repeating or erasing. Each shown frame is one event. Events of the kinds `S` (the
  /// stack of scenes after a navigation) and `L` (the log) are for Segue; players ignore them.
  ///
  /// <https://docs.asciinema.org/manual/asciicast/v3/>
  ///
  /// - Parameter log: The log to carry; nil for none.
  public func cast(version: Int, carrying log: CarriedLog?) -> String {
    var bytes: [UInt8] = []
    writeCast(version: version, carrying: log) { bytes += $0 }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Writes the asciicast file in parts, because that of a long session is large.
  func writeCast(
    version: Int, carrying log: CarriedLog?, to sink: ([UInt8]) throws -> Void
  ) rethrows {
    var writer = CastWriter(version: version)
    writer.writeHeader(title, frames[0])
    var screens = CastScreens(rows)
    var frame = frames.startIndex
    for event in castEvents {
      while frame < frames.count, frames[frame].time < event.time + (event.order > 3 ? 1 : 0) {
        writer.write("o", json: screens.json(of: frames[frame]), at: frames[frame].time)
        frame += 1
        try writer.flush(to: sink)
      }
      writer.write(event.code, event.data, at: event.time)
    }
    for frame in frames[frame...] {
      writer.write("o", json: screens.json(of: frame), at: frame.time)
      try writer.flush(to: sink)
    }
    if let log { writer.write("L", log.text, at: length) }
    if version == 3 { writer.write("x", "0", at: length) }
    try sink(writer.bytes)
  }

  /// An event that is no frame. At equal times, frames come after the orders 0 to 2.
  private struct CastEvent {
    var time: Int
    var order: Int
    var code: Character
    var data: String
  }

  /// The events that are no frames, in order.
  private var castEvents: [CastEvent] {
    var events: [CastEvent] = []
    for input in inputs {
      let time = time(ofTick: input.tick)
      if let size = input.resize {
        events.append(CastEvent(time: time, order: 0, code: "r", data: size.description))
      } else {
        events.append(
          CastEvent(time: time, order: 1, code: "i", data: input.key ?? input.sentence))
      }
    }
    for chapter in chapters {
      events.append(
        CastEvent(
          time: time(ofTick: chapter.tick), order: 2, code: "m", data: chapter.sentence))
      events.append(
        CastEvent(
          time: time(ofTick: chapter.endTick), order: 4, code: "S", data: Self.list(chapter.stack)))
    }
    // Sorting an array is not stable, so the index decides between equal events.
    return events.indices.sorted { one, two in
      let (a, b) = (events[one], events[two])
      return (a.time, a.order, one) < (b.time, b.order, two)
    }.map { events[$0] }
  }

  private static func list(_ names: [String]) -> String {
    var writer = JSONWriter()
    writer.array { writer in for name in names { writer.write(name) } }
    return writer.text
  }
}

/// Writes the lines of an asciicast file.
private struct CastWriter {
  let version: Int
  /// The lines that have not been flushed.
  private(set) var bytes: [UInt8] = []
  /// The number of bytes from which on the lines are flushed.
  private static let partLength = 1 << 20
  /// The microseconds of the last event.
  private var last = 0

  init(version: Int) { self.version = version }

  mutating func writeHeader(_ title: String, _ frame: SharedFrame) {
    var writer = JSONWriter()
    writer.object { header in
      header.member("version", version)
      if version == 2 {
        header.member("width", frame.columns)
        header.member("height", frame.rows.count)
      } else {
        header.member("term") { term in
          term.object { term in
            term.member("cols", frame.columns)
            term.member("rows", frame.rows.count)
            term.member("type", "xterm-256color")
          }
        }
      }
      header.member("title", title)
    }
    writer.newline()
    bytes += writer.bytes
  }

  /// Gives the lines to a sink if there are many.
  mutating func flush(to sink: ([UInt8]) throws -> Void) rethrows {
    guard bytes.count >= Self.partLength else { return }
    try sink(bytes)
    bytes.removeAll(keepingCapacity: true)
  }

  /// Writes an event. Version 2 has the time since the start, version 3 since the last event.
  mutating func write(_ code: Character, _ data: String, at time: Int) {
    var writer = JSONWriter()
    writer.write(data)
    write(code, json: writer.bytes, at: time)
  }

  /// Writes an event whose data are JSON already.
  mutating func write(_ code: Character, json: [UInt8], at time: Int) {
    let now = SharedTime.microseconds(time)
    let seconds = SharedTime.seconds(microseconds: version == 2 ? now : now - last)
    bytes += "[\(seconds),\"\(code)\",".utf8
    bytes += json
    bytes += "]\n".utf8
    last = now
  }
}
