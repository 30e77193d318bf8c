internal import CellGraphics

extension CollectionView {
  /// Moves the focused item by a key.
  ///
  /// - Returns: False if the key has no effect.
  func moveFocusedItem(by input: KeyInput) -> Bool {
    updateLayout()
    guard let path = indexPathForFocusedItem else { return false }
    let page = max(1, (scrollsVertically ? bounds.height : bounds.width) - 1)
    switch input {
    case .arrow(let direction):
      return moveFocusedItem(to: item(direction, of: path, where: canFocus))
    case .home: return moveFocusedItem(to: firstItem)
    case .end: return moveFocusedItem(to: lastItem)
    case .pageUp: return moveFocusedItem(to: item(at: -page, from: path))
    case .pageDown: return moveFocusedItem(to: item(at: page, from: path))
    case .text, .deleteBackward, .deleteForward: return false
    }
  }

  /// Selects the focused item as Enter does.
  func activateFocusedItem() -> Bool {
    updateLayout()
    guard let path = indexPathForFocusedItem, beginPress(on: path) else { return false }
    recordAction("select", path) { userSelects(path) }
    endHighlight(of: path)
    return true
  }

  /// The keys that act on the focused item now.
  var itemHints: [KeyHint] {
    guard let path = indexPathForFocusedItem else { return [] }
    let arrows = [Direction.up, .down, .left, .right]
      .filter { item($0, of: path, where: knownCanFocus) != nil }.map(\.arrow).joined()
    var hints = arrows.isEmpty ? [] : [KeyHint(keys: arrows, meaning: "items")]
    if canSelect { hints.append(KeyHint(keys: "⏎", meaning: "select")) }
    return hints
  }

  func canFocus(_ path: IndexPath) -> Bool {
    collectionDelegate?.collectionView(self, canFocusItemAt: path) ?? true
  }

  /// Returns the delegate's answer for hints.
  ///
  /// Hints are needed for each frame, and the app's methods can have effects. So the delegate is
  /// asked only after the focus has moved or the layout has changed.
  private func knownCanFocus(_ path: IndexPath) -> Bool {
    if focusAnswers.focused != indexPathForFocusedItem {
      focusAnswers = (indexPathForFocusedItem, [:])
    }
    if let known = focusAnswers.byPath[path] { return known }
    let answer = canFocus(path)
    focusAnswers.byPath[path] = answer
    return answer
  }

  /// Indicates whether the whole content scrolls up and down rather than sideways.
  var scrollsVertically: Bool {
    contentSize.width <= bounds.width || contentSize.height > bounds.height
  }

  private func moveFocusedItem(to path: IndexPath?) -> Bool {
    guard let path, path != indexPathForFocusedItem else { return false }
    indexPathForFocusedItem = path
    reveal(path)
    updateItems()
    return true
  }

  /// Returns the nearest item in a direction; nil if there is none.
  ///
  /// - Parameters:
  ///   - direction: The direction on the screen.
  ///   - path: The item at which the search begins.
  ///   - canFocus: Returns false for items to leave out.
  private func item(
    _ direction: Direction, of path: IndexPath, where canFocus: (IndexPath) -> Bool
  ) -> IndexPath? {
    guard let attributes = currentLayout.layoutAttributesForItem(at: path) else { return nil }
    let focused = seenFrame(of: attributes)
    let isAlong = direction.isVertical == scrollsVertically
    // Most neighbours are within a page. The rest of the content is searched only if none is.
    let areas = [nearArea(direction, focused)] + (isAlong ? [restArea(direction, focused)] : [])
    for rect in areas {
      var places = places(in: rect).filter { $0.path != path }
      places += placesInSection(of: attributes, around: path)
      let search = ItemSearch(from: focused, direction: direction, mayLeaveLine: isAlong)
      let found = search.nearest(places.map(\.frame)).map { places[$0].path }
      if let found {
        return canFocus(found) ? found : item(direction, of: found, where: canFocus)
      }
    }
    return nil
  }

  private func places(in rect: Rect) -> [(path: IndexPath, frame: Rect)] {
    (currentLayout.layoutAttributesForElements(in: rect) ?? [])
      .filter { $0.representedElementCategory == .cell && !$0.isHidden && hasItem($0.indexPath) }
      .map { ($0.indexPath, seenFrame(of: $0)) }
  }

  /// The number of items of a sideways section that an arrow considers on each side.
  private static let sidewaysReach = 24

  /// The items of the same section around an item, if that section scrolls sideways. The items that
  /// are scrolled out of sight count too.
  private func placesInSection(
    of attributes: CollectionViewLayoutAttributes, around path: IndexPath
  ) -> [(path: IndexPath, frame: Rect)] {
    guard attributes.orthogonalSection != nil else { return [] }
    let items = max(0, path.item - Self.sidewaysReach)...path.item + Self.sidewaysReach
    return items.compactMap { item in
      let other = IndexPath(item: item, section: path.section)
      guard other != path, hasItem(other),
        let found = currentLayout.layoutAttributesForItem(at: other)
      else { return nil }
      return (other, seenFrame(of: found))
    }
  }

  /// The page beyond a frame in a direction, over the whole breadth of the view.
  private func nearArea(_ direction: Direction, _ frame: Rect) -> Rect {
    let (width, height) = (max(bounds.width, 1), max(bounds.height, 1))
    let (left, top) = (min(bounds.minX, frame.minX), min(bounds.minY, frame.minY))
    let (right, bottom) = (max(bounds.maxX, frame.maxX), max(bounds.maxY, frame.maxY))
    switch direction {
    case .up:
      return Rect(x: left, y: frame.minY - height, width: right - left, height: height)
    case .down: return Rect(x: left, y: frame.maxY, width: right - left, height: height)
    case .left: return Rect(x: frame.minX - width, y: top, width: width, height: bottom - top)
    case .right: return Rect(x: frame.maxX, y: top, width: width, height: bottom - top)
    }
  }

  private func restArea(_ direction: Direction, _ frame: Rect) -> Rect {
    let end = Point(x: contentSize.width, y: contentSize.height)
    switch direction {
    case .up: return Rect(x: 0, y: 0, width: end.x, height: max(0, frame.minY))
    case .down:
      return Rect(x: 0, y: frame.maxY, width: end.x, height: max(0, end.y - frame.maxY))
    case .left: return Rect(x: 0, y: 0, width: max(0, frame.minX), height: end.y)
    case .right:
      return Rect(x: frame.maxX, y: 0, width: max(0, end.x - frame.maxX), height: end.y)
    }
  }

  /// Returns the item that is nearest to a distance from the focused item, along the scrolling.
  private func item(at distance: Double, from path: IndexPath) -> IndexPath? {
    guard let attributes = currentLayout.layoutAttributesForItem(at: path) else { return nil }
    let frame = seenFrame(of: attributes)
    let isVertical = scrollsVertically
    let goal =
      isVertical
      ? Point(x: frame.midX, y: frame.midY + distance)
      : Point(x: frame.midX + distance, y: frame.midY)
    if isVertical ? goal.y < 0 : goal.x < 0 { return firstItem }
    if isVertical ? goal.y > contentSize.height : goal.x > contentSize.width { return lastItem }
    let area = Rect(
      x: isVertical ? bounds.minX : goal.x - bounds.width / 2,
      y: isVertical ? goal.y - bounds.height / 2 : bounds.minY, width: bounds.width,
      height: bounds.height)
    func far(_ frame: Rect) -> Double {
      let (x, y) = (frame.midX - goal.x, 2 * (frame.midY - goal.y))
      return x * x + y * y
    }
    return places(in: area).min { far($0.frame) < far($1.frame) }?.path
  }
}
