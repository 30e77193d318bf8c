/// A box of the image: a scene, or a container with the cards of its scenes below each other.
///
/// A container's card is at the top of its frame, and the cards of its scenes follow below it. A
/// container inside another has a frame of its own, 9 points narrower on either side. Lengths are
/// in points, from the top left corner of the block.
struct MapBlock {
  /// A scene's card within the block.
  struct Card {
    var node: Int
    var x: Double
    var y: Double
    var width: Double
  }

  /// The frame around the scenes of a container.
  struct Frame {
    var node: Int
    var x: Double
    var y: Double
    var width: Double
    var height: Double
  }

  /// A line below the block, for a segue inside it.
  struct Note {
    var text: String
    var edge: Int
  }

  /// The cards, from top to bottom.
  private(set) var cards: [Card] = []
  /// The frames of containers, outer ones before inner ones.
  private(set) var frames: [Frame] = []
  /// The width of the cards and frames.
  private(set) var width: Double
  private(set) var height: Double
  var notes: [Note] = []

  static let cardHeight = 42.0
  static let padding = 9.0
  static let noteHeight = 15.0
  private static let gap = 7.0

  /// Makes the block of a node that is inside no container, with all nodes in it.
  init(_ node: Int, in map: FlowMap) {
    let width = Self.neededWidth(node, in: map)
    self.width = width
    height = 0
    height = place(node, x: 0, y: 0, width: width, in: map)
  }

  /// The height with the notes below the cards.
  var fullHeight: Double {
    height + (notes.isEmpty ? 0 : 5) + Double(notes.count) * Self.noteHeight
  }

  /// The width with the notes, which can be wider than the cards.
  var fullWidth: Double {
    notes.map { TextWidth.of($0.text, size: 9.5) + 12 }.reduce(width) { max($0, $1) }
  }

  mutating func add(_ note: Note) { notes.append(note) }

  /// Returns the width of a node's card: at least 96 points, and enough for its texts and its
  /// children.
  private static func neededWidth(_ node: Int, in map: FlowMap) -> Double {
    let own =
      max(
        TextWidth.of(map.title(of: node), size: 13, isBold: true),
        TextWidth.of(map.subtitle(of: node), size: 10)) + 48
    let held = map.nodes[node].children.map { neededWidth($0, in: map) + 2 * padding }.max() ?? 0
    return max(96, own, held)
  }

  /// Places the card of a node and the cards of its children.
  ///
  /// - Returns: The height of all cards together.
  private mutating func place(
    _ node: Int, x: Double, y: Double, width: Double, in map: FlowMap
  ) -> Double {
    let children = map.nodes[node].children
    guard !children.isEmpty else {
      cards.append(Card(node: node, x: x, y: y, width: width))
      return Self.cardHeight
    }
    let frame = frames.count
    frames.append(Frame(node: node, x: x, y: y, width: width, height: 0))
    cards.append(Card(node: node, x: x, y: y, width: width))
    var height = Self.cardHeight
    for child in children {
      height += Self.gap
      height += place(
        child, x: x + Self.padding, y: y + height, width: width - 2 * Self.padding, in: map)
    }
    height += Self.padding
    frames[frame].height = height
    return height
  }
}
