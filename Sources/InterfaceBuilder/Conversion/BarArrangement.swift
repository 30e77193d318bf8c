internal import CellGraphics

/// Places the items of a bar that is a view.
///
/// A toolbar places the items one after the other and divides the remaining width equally among its
/// flexible spaces. A navigation bar has the title in the middle. A tab bar gives all items the
/// same width.
struct BarArrangement {
  /// An item with its frame, in the coordinates of the bar's frame.
  struct Slot {
    var item: BarConversion.Item
    var frame: Rect
    /// The item's alignment in its frame. A terminal cell may be wider than a letter's points.
    var alignment: TextAlignment
  }

  private(set) var slots: [Slot] = []
  private let bar: Rect

  /// The space beside the first and the last item, in points.
  static let margin = 16.0
  private static let spacing = 8.0
  /// The assumed width of a letter in a bar, in points. A terminal of 40 columns has about this
  /// width per letter.
  private static let letter = 9.0

  /// Places the items of a bar.
  ///
  /// - Parameters:
  ///   - content: The items.
  ///   - bar: The frame of the bar, in points.
  init(_ content: BarConversion.Content, in bar: Rect) {
    self.bar = bar
    switch content {
    case .toolbar(let items): arrange(items)
    case .navigationBar(let left, let title, let right): arrange(left, title, right)
    case .tabBar(let items):
      let width = bar.width / Double(max(1, items.count))
      for (index, item) in items.enumerated() {
        add(item, x: bar.minX + Double(index) * width, width, .center)
      }
    }
  }

  /// Arranges the items of a toolbar.
  ///
  /// Items that are too wide together get narrower in the same proportion, and so do the gaps. The
  /// items before the first flexible space have their text at the left, those after the last one at
  /// the right, and those between in the middle.
  private mutating func arrange(_ items: [BarConversion.Item]) {
    var widths = items.map { $0.space == .flexible ? 0 : width(of: $0) }
    // Neighbouring items have a gap between them, unless a space item separates them.
    var gaps = items.indices.map { index in
      index > 0 && items[index].space == nil && items[index - 1].space == nil ? Self.spacing : 0
    }
    let room = max(0, bar.width - 2 * Self.margin)
    let total = widths.reduce(0, +) + gaps.reduce(0, +)
    let flexible = items.indices.filter { items[$0].space == .flexible }
    if total > room {
      widths = widths.map { $0 * room / total }
      gaps = gaps.map { $0 * room / total }
    } else {
      for index in flexible { widths[index] = (room - total) / Double(flexible.count) }
    }
    var x = bar.minX + Self.margin
    for (index, item) in items.enumerated() {
      x += gaps[index]
      let isFirst = flexible.first.map { index < $0 } ?? true
      let isLast = flexible.last.map { index > $0 } ?? false
      if item.space == nil {
        add(item, x: x, widths[index], isFirst ? .leading : isLast ? .trailing : .center)
      }
      x += widths[index]
    }
  }

  /// Arranges the items of a navigation bar. The title is in the middle of the bar, or as near to
  /// it as the items of both sides permit.
  ///
  /// Items and gaps are computed in points. The scene's layout later converts the frames to cells,
  /// as for any view on the canvas.
  private mutating func arrange(
    _ left: [BarConversion.Item], _ title: BarConversion.Item?, _ right: [BarConversion.Item]
  ) {
    var start = bar.minX + Self.margin
    for item in left {
      let width = width(of: item)
      if item.space == nil { add(item, x: start, width, .leading) }
      start += width + (item.space == nil ? Self.spacing : 0)
    }
    // The items are added in the order of the focus, from left to right.
    var end = bar.maxX - Self.margin
    var last: [Slot] = []
    for item in right {
      let width = width(of: item)
      end -= width
      if item.space == nil { last.append(slot(item, x: end, width, .trailing)) }
      end -= item.space == nil ? Self.spacing : 0
    }
    if let title, !title.title.isEmpty || title.view != nil {
      let width = min(width(of: title), max(0, end - start))
      let x = min(max(start, bar.midX - width / 2), end - width)
      add(title, x: x, width, .center)
    }
    slots += last.reversed()
  }

  /// Returns the width of an item in points. Without a width of its own it has room for its title
  /// and two more letters.
  ///
  /// The columns of a text count a wide character, such as a Chinese one, twice.
  private func width(of item: BarConversion.Item) -> Double {
    if let width = item.width { return min(max(width, 0), bar.width) }
    return Double(TextLine(item.title).columns + 2) * Self.letter
  }

  /// Adds an item over the full height of the bar.
  private mutating func add(
    _ item: BarConversion.Item, x: Double, _ width: Double, _ alignment: TextAlignment
  ) {
    slots.append(slot(item, x: x, width, alignment))
  }

  private func slot(
    _ item: BarConversion.Item, x: Double, _ width: Double, _ alignment: TextAlignment
  ) -> Slot {
    Slot(
      item: item, frame: Rect(x: x, y: bar.minY, width: width, height: bar.height),
      alignment: alignment)
  }
}
