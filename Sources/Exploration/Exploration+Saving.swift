internal import FlowTesting

/// The form in which an interrupted search is kept.
extension Exploration {
  private static let mark = "segue explore 4"

  /// The states, the edges and the violations so far.
  ///
  /// Tasks whose results have not been added are done again.
  ///
  /// - Parameter key: A text about the app and the options, which a restored search must have too.
  public func saved(key: String) -> [UInt8] {
    var writer = ByteWriter()
    writer.write(Self.mark)
    writer.write(key)
    writer.write(stepCount)
    writer.write(graph.places.count)
    for place in graph.places { writer.write(place) }
    writer.write(graph.actions.count)
    for action in graph.actions { writer.write(action) }
    writer.write(graph.count)
    for state in 0..<graph.count {
      let record = graph.records[state]
      for number in [record.parent, record.action, record.place] { writer.write(Int(number)) }
      writer.write(Int(bitPattern: UInt(record.digest.high)))
      writer.write(Int(bitPattern: UInt(record.digest.low)))
      writer.write(Int(record.data))
      writer.write(pathLength(of: state))
      writer.write(graph.isExpanded(state) ? graph.edges(of: state).count : -1)
      for edge in graph.edges(of: state) {
        writer.write(Int(edge.action))
        writer.write(Int(edge.target))
      }
    }
    writer.write(violations.count)
    for violation in violations {
      writer.write(violation.invariant.rawValue)
      writer.write(violation.message)
      writer.write(violation.state)
      writer.write(violation.action ?? -1)
    }
    writer.write(uses.sorted { $0.sortKey.lexicographicallyPrecedes($1.sortKey) })
    return writer.bytes
  }

  /// Continues a search that was kept. Call it before the first state is expanded.
  ///
  /// - Parameters:
  ///   - bytes: The result of ``saved(key:)``.
  ///   - key: The text about the app and the options.
  /// - Returns: False if the bytes are of another app, other options or another version. The search
  ///   is unchanged then.
  public func restore(_ bytes: [UInt8], key: String) -> Bool {
    var reader = ByteReader(bytes: bytes[...])
    guard reader.text() == Self.mark, reader.text() == key, let steps = reader.number(),
      let graph = Self.graph(&reader)
    else { return false }
    var violations: [Violation] = []
    for _ in 0..<(reader.number() ?? 0) {
      guard let name = reader.text(), let invariant = Invariant(rawValue: name),
        let message = reader.text(), let state = reader.number(), let action = reader.number(),
        state >= 0, state < graph.graph.count, action < graph.graph.actions.count
      else { return false }
      violations.append(
        Violation(
          invariant: invariant, message: message, state: state, action: action < 0 ? nil : action))
    }
    guard let uses = reader.uses() else { return false }
    self.uses = Set(uses)
    adopt(graph.graph, pathLengths: graph.lengths, violations, stepCount: steps)
    return true
  }

  private static func graph(_ reader: inout ByteReader) -> (graph: StateGraph, lengths: [Int])? {
    var graph = StateGraph()
    var lengths: [Int] = []
    for _ in 0..<(reader.number() ?? 0) {
      guard let place = reader.text() else { return nil }
      _ = graph.number(ofPlace: place)
    }
    for _ in 0..<(reader.number() ?? 0) {
      guard let action = reader.action() else { return nil }
      _ = graph.number(of: action)
    }
    guard let count = reader.number() else { return nil }
    var edges: [[StateGraph.Edge]?] = []
    for state in 0..<count {
      guard let parent = reader.number(), let action = reader.number(),
        let place = reader.number(), let high = reader.number(), let low = reader.number(),
        let data = reader.number(), let length = reader.number(), let edgeCount = reader.number(),
        parent < state,
        action < graph.actions.count, place >= 0, place < graph.places.count
      else { return nil }
      graph.append(
        StateGraph.Record(
          digest: StateDigest(
            high: UInt64(bitPattern: Int64(high)), low: UInt64(bitPattern: Int64(low))),
          parent: Int32(parent), action: Int32(action), place: Int32(place),
          data: UInt32(truncatingIfNeeded: data)))
      lengths.append(length)
      var found: [StateGraph.Edge] = []
      for _ in 0..<max(0, edgeCount) {
        guard let action = reader.number(), let target = reader.number(),
          (0..<graph.actions.count).contains(action), target < count
        else { return nil }
        found.append(StateGraph.Edge(action: Int32(action), target: Int32(target)))
      }
      edges.append(edgeCount < 0 ? nil : found)
    }
    for (state, edges) in edges.enumerated() { if let edges { graph.setEdges(edges, of: state) } }
    return count > 0 ? (graph, lengths) : nil
  }
}
