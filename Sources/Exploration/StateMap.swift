internal import FlowTesting
internal import TextFormats

/// The states of a search and the actions between them, for a drawing.
public struct StateMap {
  /// An action from one state to another.
  struct Edge {
    var from: Int
    var to: Int?
    var words: [String]
  }

  private let places: [String]
  private let edges: [Edge]
  private let home: String
  private let uses: [CoverageUse]

  /// Reads the states of a search. Each state is reached once more for the words of its actions.
  public init(_ exploration: Exploration) {
    let graph = exploration.graph
    places = (0..<graph.count).map { graph.place(of: $0) }
    home = graph.place(of: 0)
    uses = exploration.uses.sorted { $0.sortKey.lexicographicallyPrecedes($1.sortKey) }
    var edges: [Edge] = []
    for state in 0..<graph.count {
      var found: [Int32: [String]] = [:]
      let words = exploration.words(ofActionsAt: state)
      for (edge, words) in zip(graph.edges(of: state), words) where Int(edge.target) != state {
        found[edge.target, default: []].append(words)
      }
      for target in found.keys.sorted() {
        edges.append(
          Edge(from: state, to: target < 0 ? nil : Int(target), words: found[target] ?? []))
      }
    }
    self.edges = edges
  }

  /// The drawing in Graphviz's language DOT.
  public var dot: String {
    var lines = ["digraph states {", "  node [shape=box, fontname=\"Helvetica\"];"]
    for (index, place) in places.enumerated() {
      let style = index == 0 ? ", style=bold" : ""
      lines.append("  s\(index) [label=\"\(index + 1). \(Self.quoted(place))\"\(style)];")
    }
    if edges.contains(where: { $0.to == nil }) { lines.append("  trap [label=\"trap\"];") }
    for edge in edges {
      let target = edge.to.map { "s\($0)" } ?? "trap"
      let label = edge.words.map(Self.quoted).joined(separator: "\\n")
      lines.append("  s\(edge.from) -> \(target) [label=\"\(label)\"];")
    }
    return (lines + ["}"]).joined(separator: "\n") + "\n"
  }

  /// Returns the states, the actions and the used scenes and segues as one JSON object.
  ///
  /// - Parameter app: The path of the app's main file.
  public func json(app: String) -> String {
    var writer = JSONWriter()
    writer.object { object in
      object.member("version", 1)
      object.member("app", app)
      object.member("home", home)
      object.member("states") { states in
        states.array { list in
          for (index, place) in places.enumerated() {
            list.object { state in
              state.member("number", index + 1)
              state.member("path", place)
            }
          }
        }
      }
      object.member("actions") { actions in
        actions.array { list in
          for edge in edges {
            list.object { action in
              action.member("from", edge.from + 1)
              if let to = edge.to { action.member("to", to + 1) }
              action.member("words") { $0.array { for word in edge.words { $0.write(word) } } }
            }
          }
        }
      }
      object.member("uses") { $0.write(uses) }
    }
    writer.newline()
    return writer.text
  }

  private static func quoted(_ text: String) -> String {
    text.harmless(upTo: 200).replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
  }
}
