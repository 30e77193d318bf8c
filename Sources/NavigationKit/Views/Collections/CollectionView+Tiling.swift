internal import CellGraphics

/// A view and the element that it shows.
struct ShownElement {
  var element: CollectionElement
  var view: CollectionReusableView
}

extension CollectionView {
  /// The greatest number of layouts in a row for cells whose preferred sizes change the places.
  private static let mostSizingPasses = 8

  /// Shows the views of all visible elements and recycles all other views.
  ///
  /// - Parameter isUpdating: Indicates whether the new places are those after an update, so that
  ///   new cells appear with an animation.
  func tile(isUpdating: Bool = false) {
    for _ in 0..<Self.mostSizingPasses {
      let isDone = tileOnce(isUpdating: isUpdating)
      if isDone { break }
      currentLayout.isPrepared = false
      updateLayout()
    }
    updateItems()
    // Adding and removing views has marked the view for layout, but this method is part of the
    // layout.
    needsLayout = false
  }

  /// - Returns: False if a view prefers a size that changes the places.
  private func tileOnce(isUpdating: Bool) -> Bool {
    let attributes = visibleAttributes
    let wanted = Set(attributes.map(\.element))
    var old: [CollectionElement: CollectionReusableView] = [:]
    for shown in shownElements where wanted.contains(shown.element) {
      old[shown.element] = shown.view
    }
    let gone = shownElements.filter { !wanted.contains($0.element) }
    shownElements = []
    for shown in gone { recycle(shown) }
    var isDone = true
    for attributes in attributes {
      if let view = old[attributes.element] {
        shownElements.append(ShownElement(element: attributes.element, view: view))
        place(view, attributes)
      } else if let view = makeView(attributes) {
        shownElements.append(ShownElement(element: attributes.element, view: view))
        if !fits(view, attributes) { isDone = false }
        show(view, attributes, isUpdating: isUpdating)
      }
    }
    return isDone
  }

  /// The attributes of the elements in the visible part, before and after a scroll that is
  /// animated.
  private var visibleAttributes: [CollectionViewLayoutAttributes] {
    let seen = presentationBounds(at: window?.application?.tick ?? 0)
    let (left, top) = (min(bounds.minX, seen.minX), min(bounds.minY, seen.minY))
    let rect = Rect(
      x: left, y: top, width: max(bounds.maxX, seen.maxX) - left,
      height: max(bounds.maxY, seen.maxY) - top)
    let found = currentLayout.layoutAttributesForElements(in: rect) ?? []
    return found.filter { attributes in
      guard !attributes.isHidden else { return false }
      if attributes.orthogonalSection != nil { return true }
      let frame = attributes.frame
      return frame.maxX > rect.minX && frame.minX < rect.maxX && frame.maxY > rect.minY
        && frame.minY < rect.maxY
    }
  }

  private func makeView(_ attributes: CollectionViewLayoutAttributes) -> CollectionReusableView? {
    let (path, kind) = (attributes.indexPath, attributes.representedElementKind ?? "")
    switch attributes.representedElementCategory {
    case .cell:
      guard hasItem(path) else { return nil }
      return makeCell(at: path)
    case .supplementaryView:
      let view = dataSource?.collectionView(
        self, viewForSupplementaryElementOfKind: kind, at: path)
      if let view {
        collectionDelegate?.collectionView(
          self, willDisplaySupplementaryView: view, forElementKind: kind, at: path)
      }
      return view
    case .decorationView:
      return currentLayout.decorationTypes.first { $0.kind == kind }?.type.init(registeredAs: kind)
    }
  }

  /// Returns the data source's cell for an item, with its selection set.
  func makeCell(at path: IndexPath) -> CollectionViewCell? {
    guard let cell = dataSource?.collectionView(self, cellForItemAt: path) else { return nil }
    cell.isSelected = selectedItems.contains(path)
    cell.isInEditingMode = isEditing
    cell.updateConfigurationIfNeeded()
    return cell
  }

  /// Asks a new view for the size it prefers and keeps the size.
  ///
  /// - Returns: False if the size changes the places.
  private func fits(
    _ view: CollectionReusableView, _ attributes: CollectionViewLayoutAttributes
  ) -> Bool {
    guard attributes.representedElementCategory != .decorationView else { return true }
    View.performWithoutAnimation { view.bounds.size = attributes.size }
    let preferred = view.preferredLayoutAttributesFitting(attributes)
    guard
      currentLayout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    else { return true }
    currentLayout.keepPreferred(preferred)
    return false
  }

  private func show(
    _ view: CollectionReusableView, _ attributes: CollectionViewLayoutAttributes, isUpdating: Bool
  ) {
    if let cell = view as? CollectionViewCell {
      collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: attributes.indexPath)
    }
    let isCell = attributes.representedElementCategory == .cell
    let first =
      isUpdating && isCell
      ? currentLayout.initialLayoutAttributesForAppearingItem(at: attributes.indexPath) : nil
    View.performWithoutAnimation {
      view.take(first ?? attributes, offsetBy: origin(of: attributes))
      if isUpdating, first == nil { view.alpha = 0 }
      insert(view, attributes)
    }
    if isUpdating { place(view, attributes) }
  }

  private func place(
    _ view: CollectionReusableView, _ attributes: CollectionViewLayoutAttributes
  ) {
    let container = container(of: attributes)
    if view.superview !== container { insert(view, attributes) }
    view.take(attributes, offsetBy: origin(of: attributes))
    if let center = movement?.center, movement?.start == attributes.indexPath,
      attributes.representedElementCategory == .cell
    {
      view.center = center
    }
  }

  /// The view that contains an element: the collection view, or a section that scrolls sideways.
  private func container(of attributes: CollectionViewLayoutAttributes) -> View {
    guard let section = attributes.orthogonalSection else { return self }
    return sectionScrollers.first { $0.section == section } ?? self
  }

  private func origin(of attributes: CollectionViewLayoutAttributes) -> Point {
    guard let section = attributes.orthogonalSection else { return .zero }
    return sectionScrollers.first { $0.section == section }?.frame.origin ?? .zero
  }

  /// Adds a view in front of those with a smaller index, and behind those with a greater one.
  private func insert(
    _ view: CollectionReusableView, _ attributes: CollectionViewLayoutAttributes
  ) {
    view.stackIndex = attributes.zIndex
    let container = container(of: attributes)
    let siblings = container.subviews.filter { $0 !== view }
    let front = siblings.firstIndex {
      (($0 as? CollectionReusableView)?.stackIndex ?? Int.min) > attributes.zIndex
    }
    view.removeFromSuperview()
    container.insertSubview(view, at: front ?? siblings.count)
  }

  func recycle(_ shown: ShownElement) {
    let (kind, path) = (shown.element.kind, shown.element.path)
    shown.view.removeFromSuperview()
    shown.view.alpha = 1
    switch shown.element.category {
    case .cell:
      guard let cell = shown.view as? CollectionViewCell else { return }
      collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
      pool.recycle(cell, kind: "")
    case .supplementaryView:
      collectionDelegate?.collectionView(
        self, didEndDisplayingSupplementaryView: shown.view, forElementOfKind: kind, at: path)
      pool.recycle(shown.view, kind: kind)
    case .decorationView: break
    }
  }

  /// Updates the appearance of all shown cells for the present state of their items.
  func updateItems() {
    for shown in shownElements {
      guard shown.element.category == .cell, let cell = shown.view as? CollectionViewCell else {
        continue
      }
      cell.hasItemFocus = shown.element.path == indexPathForFocusedItem
      cell.isInEditingMode = isEditing
      if let listCell = cell as? CollectionViewListCell {
        // Before the next layout, the data source can have removed the section of a shown item.
        let (path, counts) = (shown.element.path, currentCounts)
        listCell.isLastInSection =
          counts.indices.contains(path.section) && path.item == counts[path.section] - 1
        listCell.setNeedsLayout()
      }
    }
    setNeedsDisplay()
  }
}
