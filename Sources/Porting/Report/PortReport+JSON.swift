internal import TextFormats

extension PortReport {
  /// The report as JSON, with a newline at the end.
  ///
  /// The keys are the same in every version: `app`, the counts, `changes`, `left` and `unknown`.
  /// Shares are numbers from 0 to 1.
  public var json: String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("app", name)
      writer.member("sources", sourceCount)
      writer.member("lines", lineCount)
      writer.member("linesLeft", linesLeft)
      writer.member("readyLines", readyLines)
      writer.member("names", nameCount)
      writer.member("knownNames", knownNames)
      writer.member("changes") { writer in
        writer.array { writer in
          for change in changes {
            change.place.write(
              to: &writer, [("kind", change.kind.rawValue), ("code", change.detail)])
          }
        }
      }
      writer.member("left") { writer in
        writer.array { writer in
          for leftover in leftovers {
            leftover.place.write(
              to: &writer,
              [
                ("reason", leftover.reason.rawValue), ("code", leftover.detail),
                ("explanation", leftover.reason.explanation),
              ])
          }
        }
      }
      writer.member("unknown") { writer in
        writer.array { writer in
          for name in unknownNames {
            name.first.write(to: &writer, [("name", name.name)], uses: name.uses)
          }
        }
      }
    }
    writer.newline()
    return writer.text
  }
}

extension PortReport.Place {
  /// Writes an object with the place and some texts.
  fileprivate func write(
    to writer: inout JSONWriter, _ texts: [(String, String)], uses: Int? = nil
  ) {
    writer.object { writer in
      writer.member("file", path)
      writer.member("line", line)
      writer.member("column", column)
      for (key, text) in texts { writer.member(key, text) }
      if let uses { writer.member("uses", uses) }
    }
  }
}
