import NavigationKit
import TextFormats

/// The keys of segues that present a popover.
extension SceneFormat {
  static let popover: [SegueField] = [
    .optional(
      "anchor", \.presentation.anchor,
      .id(of: .anchor) { .unknownAnchor($0, scene: $1, nearest: $2) },
      "The id of the view, row or bar button that the popover points at"),
    SegueField(
      key: FormatKey(
        "arrowDirections", directions.shape,
        "The allowed directions of the popover's arrow; default all"),
      read: { node, decoder, segue in
        segue.presentation.arrowDirections = PopoverArrowDirection(
          directions.read(node, &decoder) ?? [])
      },
      write: { segue, encoder in
        let own = segue.presentation.arrowDirections
        return own == .any ? nil : directions.write(own.directions, encoder)
      }),
  ]

  /// In the file the allowed directions are an array of words, in the document an option set.
  private static let directions: FormatValue<[Direction]> = FormatValue.list(
    of: FormatValue<Direction>.word())
}

extension PopoverArrowDirection {
  private static let all: [(direction: Direction, arrow: PopoverArrowDirection)] = [
    (.up, .up), (.down, .down), (.left, .left), (.right, .right),
  ]

  fileprivate init(_ directions: [Direction]) {
    self = []
    for (direction, arrow) in Self.all where directions.contains(direction) { insert(arrow) }
  }

  fileprivate var directions: [Direction] {
    Self.all.filter { contains($0.arrow) }.map(\.direction)
  }
}
