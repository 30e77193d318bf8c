internal import CellGraphics
internal import NavigationKit
import TextFormats

/// The data of a page for its player, as compressed JSON.
struct PageData {
  let session: SharedSession
  /// The map of the flow; nil for none.
  let map: PageMap?

  /// The data as base64 of deflated JSON.
  var text: String { Base64.text(Compression.compress(json, .deflate)) }

  /// The JSON. Colours are indexes of a list. A frame is the ticks since the one before it and the
  /// index of its step: columns, rows, 1 at rest, and then pairs of a row and the index of its runs.
  private var json: [UInt8] {
    var palette = ColorList()
    var writer = JSONWriter()
    writer.object { data in
      data.member("length", session.length)
      data.member("start", (session.firstStack.last ?? "").harmless())
      data.member("rows") { writer in
        writer.array { writer in
          for row in session.rows { Self.write(row, &palette, to: &writer) }
        }
      }
      data.member("colors") { writer in
        writer.array { writer in for color in palette.colors { writer.write(Int(color)) } }
      }
      let steps = PageSteps(session.frames)
      data.member("steps") { writer in writer.array { steps.writeSteps(to: &$0) } }
      data.member("frames") { writer in writer.array { steps.writeFrames(to: &$0) } }
      data.member("chapters") { writer in writer.array { writeChapters(to: &$0) } }
      data.member("inputs") { writer in writer.array { writeInputs(to: &$0) } }
      data.member("lanes") { writer in writer.array { writeLanes(to: &$0) } }
      data.member("trees") { writer in writer.array { writeTrees(to: &$0) } }
      data.member("walks") { writer in writer.array { writeWalks(to: &$0) } }
    }
    return writer.bytes
  }

  /// Returns the bit beside the attributes: 64 for a character that the player makes narrower if it is
  /// wider than its cells, 128 for one that it makes as wide as them.
  private static func fitting(_ kind: TextPart.Kind) -> Int {
    switch kind {
    case .plain, .block: 0
    case .wide: 64
    case .other: 128
    }
  }

  private static func write(
    _ row: SharedRow, _ palette: inout ColorList, to writer: inout JSONWriter
  ) {
    let parts = row.runs.flatMap(\.parts)
    var indexes: [[Int]] = []
    for part in parts {
      indexes.append([
        part.run.columns, palette.index(of: part.run.foreground),
        palette.index(of: part.run.background),
        Int(part.run.attributes.rawValue) + fitting(part.kind),
      ])
    }
    writer.array { writer in
      for (part, numbers) in zip(parts, indexes) {
        writer.array { writer in
          writer.write(part.run.text)
          for number in numbers { writer.write(number) }
        }
      }
    }
  }

  private func writeChapters(to writer: inout JSONWriter) {
    for chapter in session.chapters {
      writer.object { writer in
        writer.member("time", session.time(ofTick: chapter.tick))
        writer.member("sentence", chapter.sentence)
      }
    }
  }

  private func writeInputs(to writer: inout JSONWriter) {
    for input in session.inputs {
      writer.object { writer in
        writer.member("time", session.time(ofTick: input.tick))
        if let key = input.key { writer.member("key", key) }
        writer.member("sentence", input.sentence)
      }
    }
  }

  /// Writes a lane for each controller: its name, then pairs of a time and a state.
  private func writeLanes(to writer: inout JSONWriter) {
    for lane in LifeLane.lanes(of: session) {
      writer.array { writer in
        writer.write(lane.name)
        for change in lane.changes {
          writer.array { writer in
            writer.write(change.time)
            writer.write(change.state.rawValue)
          }
        }
      }
    }
  }
}

extension PageData {
  /// Writes each tree of controllers: its time, then the level, the name, the relation and 1 on the
  /// screen of each line.
  private func writeTrees(to writer: inout JSONWriter) {
    for tree in session.trees {
      writer.array { writer in
        writer.write(session.time(ofTick: tree.tick))
        for line in tree.lines {
          writer.array { writer in
            writer.write(line.level)
            writer.write(line.name.harmless())
            writer.write(line.relation.text)
            writer.write(line.isVisible ? 1 : 0)
          }
        }
      }
    }
  }

  /// Writes each step on the map: its time, the walked edges, the nodes on the screen, and a sentence
  /// about the edge.
  private func writeWalks(to writer: inout JSONWriter) {
    for step in map?.steps(of: session) ?? [] {
      writer.array { writer in
        writer.write(step.time)
        for numbers in [step.edges, step.nodes] {
          writer.array { writer in for number in numbers { writer.write(number) } }
        }
        writer.write(step.sentence)
      }
    }
  }
}

/// The colours of a page, each once.
private struct ColorList {
  private(set) var colors: [UInt32] = []
  private var indexes: [UInt32: Int] = [:]

  mutating func index(of color: UInt32) -> Int {
    if let index = indexes[color] { return index }
    indexes[color] = colors.count
    colors.append(color)
    return colors.count - 1
  }
}
