/// The records of states in arrays of numbers, which take 32 bytes a state.
struct StateRecords {
  private var digests: [StateDigest] = []
  private var parents: [Int32] = []
  private var actions: [Int32] = []
  private var places: [Int32] = []
  private var data: [UInt32] = []

  /// The number of states.
  var count: Int { digests.count }

  /// The record of a state.
  subscript(state: Int) -> StateGraph.Record {
    StateGraph.Record(
      digest: digests[state], parent: parents[state], action: actions[state],
      place: places[state], data: data[state])
  }

  /// Adds a state.
  mutating func append(_ record: StateGraph.Record) {
    digests.append(record.digest)
    parents.append(record.parent)
    actions.append(record.action)
    places.append(record.place)
    data.append(record.data)
  }

  /// The bytes of all records.
  var byteCount: Int {
    count * (MemoryLayout<StateDigest>.stride + 4 * MemoryLayout<Int32>.stride)
  }
}
