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
    var writer = CastWriter(version: version)
    writer.writeHeader(title, frames[0])
    var last: SharedFrame?
    var events: [(time: Int, order: Int, code: Character, data: String)] = []
    for input in inputs {
      let time = time(ofTick: input.tick)
      if let size = input.resize {
        events.append((time, 0, "r", size.description))
      } else {
        events.append((time, 1, "i", input.key ?? input.sentence))
      }
    }
    for chapter in chapters {
      events.append((time(ofTick: chapter.tick), 2, "m", chapter.sentence))
      events.append((time(ofTick: chapter.endTick), 4, "S", Self.list(chapter.stack)))
    }
    for frame in frames {
      events.append((frame.time, 3, "o", CastScreen.text(of: frame, since: last, rows)))
      last = frame
    }
    // Sorting an array is not stable, so the index decides between equal events.
    let ordered = events.indices.sorted { one, two in
      let (a, b) = (events[one], events[two])
      return (a.time, a.order, one) < (b.time, b.order, two)
    }
    for index in ordered {
      writer.write(events[index].code, events[index].data, at: events[index].time)
    }
    if let log { writer.write("L", log.text, at: length) }
    if version == 3 { writer.write("x", "0", at: length) }
    return writer.text
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
  private(set) var text = ""
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
    text = writer.text + "\n"
  }

  /// Writes an event. Version 2 has the time since the start, version 3 since the last event.
  mutating func write(_ code: Character, _ data: String, at time: Int) {
    let now = SharedTime.microseconds(time)
    var writer = JSONWriter()
    writer.write(data)
    let seconds = SharedTime.seconds(microseconds: version == 2 ? now : now - last)
    text += "[\(seconds),\"\(code)\",\(writer.text)]\n"
    last = now
  }
}
