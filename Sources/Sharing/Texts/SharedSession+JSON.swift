internal import CellGraphics
internal import Motion
import TextFormats

extension SharedSession {
  /// The session as JSON for other tools: rows, frames, navigations and inputs.
  ///
  /// A run is `[text, columns, foreground, background, attributes]`, with colours as numbers
  /// 0xRRGGBB. A frame lists the rows that change as pairs of row and index.
  ///
  /// - Parameter log: The log to carry; nil for none.
  public func json(carrying log: CarriedLog?) -> String {
    var writer = JSONWriter()
    writer.object { file in
      file.member("format", 1)
      file.member("title", title)
      file.member("ticksPerSecond", Tick.perSecond)
      file.member("length", length)
      file.member("stack") { writer in Self.write(firstStack, to: &writer) }
      file.member("rows") { writer in
        writer.array { writer in for row in rows { Self.write(row, to: &writer) } }
      }
      file.member("frames") { writer in writer.array { write(frames, to: &$0) } }
      file.member("navigations") { writer in writer.array { writeChapters(to: &$0) } }
      file.member("inputs") { writer in writer.array { writeInputs(to: &$0) } }
      if let log { file.member("log", log.text) }
    }
    return writer.text + "\n"
  }

  private static func write(_ names: [String], to writer: inout JSONWriter) {
    writer.array { writer in for name in names { writer.write(name) } }
  }

  private static func write(_ row: SharedRow, to writer: inout JSONWriter) {
    writer.array { writer in
      for run in row.runs {
        writer.array { writer in
          writer.write(run.text)
          for number in [
            run.columns, Int(run.foreground), Int(run.background), Int(run.attributes.rawValue),
          ] {
            writer.write(number)
          }
        }
      }
    }
  }

  private func write(_ frames: [SharedFrame], to writer: inout JSONWriter) {
    var last: SharedFrame?
    for frame in frames {
      writer.object { writer in
        writer.member("tick", frame.tick)
        writer.member("time", frame.time)
        writer.member("columns", frame.columns)
        writer.member("rows", frame.rows.count)
        writer.member("atRest", frame.isAtRest)
        writer.member("changes") { writer in
          writer.array { writer in
            for (row, index) in frame.changes(since: last) {
              writer.array { writer in
                writer.write(row)
                writer.write(index)
              }
            }
          }
        }
      }
      last = frame
    }
  }

  private func writeChapters(to writer: inout JSONWriter) {
    for chapter in chapters {
      writer.object { writer in
        writer.member("tick", chapter.tick)
        writer.member("time", time(ofTick: chapter.tick))
        writer.member("end", time(ofTick: chapter.endTick))
        writer.member("sentence", chapter.sentence)
        writer.member("stack") { writer in Self.write(chapter.stack, to: &writer) }
      }
    }
  }

  private func writeInputs(to writer: inout JSONWriter) {
    for input in inputs {
      writer.object { writer in
        writer.member("tick", input.tick)
        writer.member("time", time(ofTick: input.tick))
        if let key = input.key { writer.member("key", key) }
        writer.member("sentence", input.sentence)
      }
    }
  }
}

extension SharedFrame {
  /// Returns the rows that differ from an earlier frame, with their indexes; all rows if the frame
  /// is the first or has another size.
  func changes(since last: SharedFrame?) -> [(row: Int, index: Int)] {
    guard let last, last.columns == columns, last.rows.count == rows.count else {
      return rows.enumerated().map { (row: $0.offset, index: $0.element) }
    }
    return rows.indices.filter { last.rows[$0] != rows[$0] }.map { (row: $0, index: rows[$0]) }
  }
}
