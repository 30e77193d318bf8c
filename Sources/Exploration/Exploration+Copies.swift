/// The copies of a search in other processes, which expand its states.
///
/// A copy never adds its own results: it gets the additions of the original search, so that all
/// have the same numbers of states and actions.
extension Exploration {
  /// The part of a search that a copy has.
  public struct Extent: Sendable {
    var states: Int
    var actions: Int
    var places: Int
    var mergedEnd: Int
  }

  /// The present part, which a copy has that is made now.
  public var extent: Extent {
    Extent(
      states: graph.count, actions: graph.actions.count, places: graph.places.count,
      mergedEnd: mergedEnd)
  }

  /// Returns what was added since a copy had a part of this search.
  ///
  /// - Parameter extent: The part that the copy has.
  public func additions(since extent: Extent) -> [UInt8] {
    var writer = ByteWriter()
    writer.write(graph.places.count - extent.places)
    for place in graph.places[extent.places...] { writer.write(place) }
    writer.write(graph.actions.count - extent.actions)
    for action in graph.actions[extent.actions...] { writer.write(action) }
    writer.write(graph.count - extent.states)
    for state in extent.states..<graph.count {
      let record = graph.records[state]
      writer.write(record.digest)
      for number in [record.parent, record.action, record.place, scenes[state]] {
        writer.write(Int(number))
      }
      writer.write(Int(record.data))
    }
    let merged = (extent.mergedEnd..<max(mergedEnd, extent.mergedEnd)).filter(graph.isExpanded)
    writer.write(merged.count)
    for state in merged {
      let edges = graph.edges(of: state)
      writer.write(state)
      writer.write(edges.count)
      for edge in edges {
        writer.write(Int(edge.action) << 32 | Int(UInt32(bitPattern: edge.target)))
      }
    }
    return writer.bytes
  }

  /// Adds to this copy what was added to the original search.
  ///
  /// - Parameter bytes: The result of ``additions(since:)``. Other bytes are a programming error.
  public func add(additions bytes: ArraySlice<UInt8>) {
    var reader = ByteReader(bytes: bytes)
    func number() -> Int { reader.number() ?? 0 }
    for _ in 0..<number() { _ = graph.number(ofPlace: reader.text() ?? "") }
    for _ in 0..<number() {
      guard let action = reader.action() else { preconditionFailure("an action is incomplete") }
      _ = graph.number(of: action)
    }
    for _ in 0..<number() {
      guard let digest = reader.digest() else { preconditionFailure("a state is incomplete") }
      let (parent, action, place, length) = (number(), number(), number(), number())
      graph.append(
        StateGraph.Record(
          digest: digest, parent: Int32(parent), action: Int32(action), place: Int32(place),
          data: UInt32(truncatingIfNeeded: number())))
      depths.append(parent < 0 ? 0 : depths[parent] + 1)
      scenes.append(Int32(length))
      examined[digest] = nil
    }
    for _ in 0..<number() {
      let state = number()
      let edges = (0..<number()).map { _ in
        let word = number()
        return StateGraph.Edge(
          action: Int32(word >> 32), target: Int32(bitPattern: UInt32(truncatingIfNeeded: word)))
      }
      // A search that continues an older one can have it already.
      if !graph.isExpanded(state) { graph.setEdges(edges, of: state) }
    }
    parkWaitingApps()
  }
}
