/// The states that a search has found, and the actions between them.
///
/// A state takes 32 bytes, 5 to 11 in the table of digests and 8 for its edges. An edge takes a byte
/// if it leads to the same state or to the next one, and up to 5 otherwise. States with the same
/// actions share the list of them.
struct StateGraph {
  /// An action that leads from one state to another.
  struct Edge: Equatable {
    var action: Int32
    /// The state after the action; ``trap`` if the app ended.
    var target: Int32

    /// The target of an action at which the app trapped.
    static let trap: Int32 = -1
  }

  /// A state as it was found first.
  struct Record {
    var digest: StateDigest
    /// The state before; -1 for the first.
    var parent: Int32
    /// The action from the state before.
    var action: Int32
    /// The number of the place in ``places``.
    var place: Int32
    /// The fingerprint of the app's data, which is no part of the state (``StateReader/data``).
    var data: UInt32
  }

  /// The states in the order in which they were found.
  private(set) var records = StateRecords()
  /// The edges of each expanded state.
  private var edges = StateEdges()
  /// The paths of scenes, each once.
  private(set) var places: [String] = []
  private var placeNumbers: [String: Int32] = [:]
  /// The actions, each once.
  private(set) var actions: [UserAction] = []
  private var actionNumbers: [UserAction: Int32] = [:]
  private var table: [Int32] = [Int32](repeating: -1, count: 1 << 10)

  /// The number of states.
  var count: Int { records.count }

  /// Returns the number of a state; nil for a new one.
  func index(of digest: StateDigest) -> Int? {
    var slot = Int(truncatingIfNeeded: digest.low) & (table.count - 1)
    while table[slot] >= 0 {
      let index = Int(table[slot])
      if records[index].digest == digest { return index }
      slot = (slot + 1) & (table.count - 1)
    }
    return nil
  }

  /// Adds a new state.
  mutating func append(_ record: Record) {
    if (records.count + 1) * 4 > table.count * 3 { grow() }
    insert(Int32(records.count), record.digest)
    records.append(record)
    edges.appendState()
  }

  private mutating func insert(_ index: Int32, _ digest: StateDigest) {
    var slot = Int(truncatingIfNeeded: digest.low) & (table.count - 1)
    while table[slot] >= 0 { slot = (slot + 1) & (table.count - 1) }
    table[slot] = index
  }

  private mutating func grow() {
    table = [Int32](repeating: -1, count: table.count * 2)
    for index in 0..<records.count { insert(Int32(index), records[index].digest) }
  }

  /// Returns the number of an action, which is added if it is new.
  mutating func number(of action: UserAction) -> Int32 {
    if let number = actionNumbers[action] { return number }
    let number = Int32(actions.count)
    actions.append(action)
    actionNumbers[action] = number
    return number
  }

  /// Returns the number of an action; nil for a new one.
  func knownNumber(of action: UserAction) -> Int32? { actionNumbers[action] }

  /// Returns the number of a path of scenes, which is added if it is new.
  mutating func number(ofPlace place: String) -> Int32 {
    if let number = placeNumbers[place] { return number }
    let number = Int32(places.count)
    places.append(place)
    placeNumbers[place] = number
    return number
  }

  /// Stores the edges of a state, which is expanded from then on.
  mutating func setEdges(_ found: [Edge], of state: Int) { edges.set(found, of: state) }

  /// Indicates whether all actions of a state have been tried.
  func isExpanded(_ state: Int) -> Bool { edges.isSet(state) }

  /// The edges of a state; empty before it is expanded.
  func edges(of state: Int) -> StateEdges.List { edges.list(of: state) }

  /// The bytes of all states and edges, without the actions and places that states share.
  var byteCount: Int {
    records.byteCount + edges.byteCount + table.count * MemoryLayout<Int32>.stride
  }

  /// The actions from the first state to a state.
  func way(to state: Int) -> [Int] {
    var way: [Int] = []
    var current = state
    while records[current].parent >= 0 {
      way.append(Int(records[current].action))
      current = Int(records[current].parent)
    }
    return way.reversed()
  }

  /// The path of scenes of a state.
  func place(of state: Int) -> String { places[Int(records[state].place)] }
}
