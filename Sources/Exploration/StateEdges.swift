/// The edges of states in few bytes.
///
/// The actions of a state are a list that states share. The target of each action is a number of one
/// to five bytes: 0 for the same state, 1 for a trap, and otherwise 2 more than the distance from the
/// last other target. The sign of a distance is its lowest bit, and seven bits are in a byte, as in
/// LEB128.
struct StateEdges {
  /// The actions of states, each list once.
  private var lists: [[Int32]] = []
  private var numbers: [[Int32]: Int32] = [:]
  /// The list of each state; -1 before it is expanded.
  private var listNumbers: [Int32] = []
  /// The index of the first byte of each state's targets.
  private var starts: [UInt32] = []
  private var bytes: [UInt8] = []

  /// The edges of one state.
  struct List: Sequence {
    fileprivate let state: Int32
    fileprivate let actions: [Int32]
    fileprivate let bytes: [UInt8]
    fileprivate let start: Int

    /// The number of edges.
    var count: Int { actions.count }

    /// Indicates whether there are no edges.
    var isEmpty: Bool { actions.isEmpty }

    func makeIterator() -> Iterator { Iterator(list: self, position: start, last: state) }

    struct Iterator: IteratorProtocol {
      fileprivate let list: List
      fileprivate var position: Int
      /// The last target that is another state.
      fileprivate var last: Int32
      private var index = 0

      fileprivate init(list: List, position: Int, last: Int32) {
        (self.list, self.position, self.last) = (list, position, last)
      }

      mutating func next() -> StateGraph.Edge? {
        guard index < list.actions.count else { return nil }
        defer { index += 1 }
        var code: UInt32 = 0
        var shift: UInt32 = 0
        var byte: UInt8
        repeat {
          byte = list.bytes[position]
          position += 1
          code |= UInt32(byte & 0x7F) << shift
          shift += 7
        } while byte & 0x80 != 0
        var target = list.state
        if code == 1 {
          target = StateGraph.Edge.trap
        } else if code > 1 {
          let distance = Int32(bitPattern: (code - 2) >> 1)
          last = code & 1 == 0 ? last + distance : last - distance
          target = last
        }
        return StateGraph.Edge(action: list.actions[index], target: target)
      }
    }
  }

  /// Adds a state without edges.
  mutating func appendState() {
    listNumbers.append(-1)
    starts.append(0)
  }

  /// Indicates whether a state has its edges.
  func isSet(_ state: Int) -> Bool { listNumbers[state] >= 0 }

  /// Returns the edges of a state; none before they are set.
  func list(of state: Int) -> List {
    let number = Int(listNumbers[state])
    return List(
      state: Int32(state), actions: number < 0 ? [] : lists[number], bytes: bytes,
      start: Int(starts[state]))
  }

  /// Stores the edges of a state.
  mutating func set(_ edges: [StateGraph.Edge], of state: Int) {
    let actions = edges.map(\.action)
    let number = numbers[actions] ?? Int32(lists.count)
    if number == lists.count {
      lists.append(actions)
      numbers[actions] = number
    }
    listNumbers[state] = number
    starts[state] = UInt32(bytes.count)
    var last = Int32(state)
    for edge in edges {
      var code: UInt32 = 0
      if edge.target == StateGraph.Edge.trap {
        code = 1
      } else if edge.target != state {
        let distance = edge.target - last
        code = distance.magnitude << 1 + (distance < 0 ? 3 : 2)
        last = edge.target
      }
      while code >= 0x80 {
        bytes.append(UInt8(code & 0x7F) | 0x80)
        code >>= 7
      }
      bytes.append(UInt8(code))
    }
  }

  /// The bytes of all edges, without the lists that states share.
  var byteCount: Int {
    listNumbers.count * 2 * MemoryLayout<Int32>.stride + bytes.count
  }
}
