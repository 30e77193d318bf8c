internal import CellGraphics

extension PageViewController {
  /// Asks the data source for the pages before and after the current page.
  func findNeighbours() {
    guard appearanceState == .appeared, let first = pages.first, let last = pages.last,
      dataSource != nil
    else {
      neighbours = (nil, nil)
      return updateGestures()
    }
    neighbours = (neighbour(of: first, .reverse), neighbour(of: last, .forward))
    updateGestures()
  }

  /// Returns the page after or before another one, as the data source says.
  func neighbour(of page: ViewController, _ direction: NavigationDirection) -> ViewController? {
    direction == .forward
      ? dataSource?.pageViewController(self, viewControllerAfter: page)
      : dataSource?.pageViewController(self, viewControllerBefore: page)
  }

  /// Updates the neighbours after the user has turned the page: the old page is now a neighbour.
  func advanceNeighbours(_ direction: NavigationDirection, from old: [ViewController]) {
    let edge = direction == .forward ? pages.last : pages.first
    let next = edge.flatMap { neighbour(of: $0, direction) }
    neighbours = direction == .forward ? (old.last, next) : (next, old.first)
    let index = dots.currentPage + (direction == .forward ? 1 : -1)
    // Pages that wrap around also wrap in the dots.
    if dots.numberOfPages > 0 {
      dots.currentPage = (index + dots.numberOfPages) % dots.numberOfPages
    }
    updateGestures()
  }

  /// Indicates whether there can be dots: only pages that scroll horizontally have them.
  var canHaveDots: Bool { transitionStyle == .scroll && navigationOrientation == .horizontal }

  /// Asks the data source for the number of dots.
  func countPages() {
    dots.numberOfPages = canHaveDots ? max(0, dataSource?.presentationCount(for: self) ?? 0) : 0
    if dots.numberOfPages > 0 {
      dots.currentPage = min(
        max(0, dataSource?.presentationIndex(for: self) ?? 0), dots.numberOfPages - 1)
    }
    viewIfLoaded?.setNeedsLayout()
  }

  /// Places the page above the dots. On a screen of one row the dots are hidden.
  func arrangePage() {
    guard let size = viewIfLoaded?.bounds.size else { return }
    let rows = dots.numberOfPages > 0 && size.height >= 2 ? 1.0 : 0
    contentView.place(in: Rect(x: 0, y: 0, width: size.width, height: size.height - rows))
    dots.place(in: Rect(x: 0, y: size.height - rows, width: size.width, height: rows))
    dots.isHidden = rows == 0
  }
}

extension PageViewController {
  func makeGestures() -> [GestureRecognizer] {
    let isHorizontal = navigationOrientation == .horizontal
    var gestures: [GestureRecognizer] = [
      makeSwipe(isHorizontal ? .left : .up, .forward),
      makeSwipe(isHorizontal ? .right : .down, .reverse),
    ]
    if isHorizontal { gestures += [makePan(.right, .forward), makePan(.left, .reverse)] }
    gestures.append(makeTurningPan())
    return gestures
  }

  /// Disables the swipe in a direction without a page.
  private func updateGestures() {
    for case let swipe as SwipeGestureRecognizer in turningGestures {
      let isForward = swipe.direction == .left || swipe.direction == .up
      swipe.isEnabled = neighbour(isForward ? .forward : .reverse) != nil
    }
  }

  private func makeSwipe(_ way: Direction, _ direction: NavigationDirection)
    -> SwipeGestureRecognizer
  {
    let swipe = SwipeGestureRecognizer { [weak self] _ in self?.userTurned(direction) }
    swipe.direction = .init(way)
    swipe.actionTitle = direction == .forward ? "next page" : "page before"
    swipe.isEnabled = false
    return swipe
  }

  private func makePan(
    _ edge: ScreenEdgePanGestureRecognizer.Edge, _ direction: NavigationDirection
  ) -> ScreenEdgePanGestureRecognizer {
    let pan = ScreenEdgePanGestureRecognizer { [weak self] recognizer in
      guard let recognizer = recognizer as? ScreenEdgePanGestureRecognizer else { return }
      self?.followDrag(recognizer, direction)
    }
    pan.edge = edge
    pan.actionTitle = "turn"
    pan.shouldBegin = { [weak self] in
      self?.neighbour(direction) != nil && self?.application?.isTransitioning == false
    }
    pan.refusal = { [weak self] in self?.refusalOfTurn(direction) }
    return pan
  }

  private func followDrag(
    _ recognizer: ScreenEdgePanGestureRecognizer, _ direction: NavigationDirection
  ) {
    switch recognizer.state {
    case .began:
      interaction = makeInteraction(direction)
      interaction?.update(recognizer.progress)
      userTurned(direction, interaction: interaction)
    case .changed: interaction?.update(recognizer.progress)
    case .ended: endInteraction { $0.release(recognizer) }
    case .cancelled: endInteraction { $0.end(cancelled: true) }
    case .possible, .failed: break
    }
  }

  /// Returns the interactive driver of a turn.
  func makeInteraction(_ direction: NavigationDirection) -> DraggedTransition {
    let isHorizontal = navigationOrientation == .horizontal
    let onwards: Direction = isHorizontal ? .left : .up
    return DraggedTransition(
      animator: PageTurnAnimator(self, direction, from: displayedView),
      forwards: direction == .forward ? onwards : onwards.opposite, area: contentView
    ) { [weak contentView] in
      guard let size = contentView?.bounds.size else { return 0 }
      return isHorizontal ? size.width : size.height
    }
  }

  func endInteraction(_ end: (DraggedTransition) -> Void) {
    if let interaction { end(interaction) }
    interaction = nil
  }
}
