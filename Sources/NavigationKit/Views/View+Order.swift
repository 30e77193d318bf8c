extension View {
  /// Moves `view` in front of its siblings; nothing happens if it is no subview.
  public func bringSubviewToFront(_ view: View) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.append(subviews.remove(at: index))
    setNeedsDisplay()
  }

  /// Moves `view` behind its siblings; nothing happens if it is no subview.
  public func sendSubviewToBack(_ view: View) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.insert(subviews.remove(at: index), at: 0)
    setNeedsDisplay()
  }

  /// Exchanges the positions of two subviews. Traps if a position is not among ``View/subviews``.
  ///
  /// - Parameters:
  ///   - index: The position of one subview, 0 for the back.
  ///   - other: The position of the other one.
  public func exchangeSubview(at index: Int, withSubviewAt other: Int) {
    precondition(
      subviews.indices.contains(index) && subviews.indices.contains(other),
      "exchangeSubview(at: \(index), withSubviewAt: \(other)) of \(subviews.count) subviews")
    subviews.swapAt(index, other)
    setNeedsDisplay()
  }

  /// Returns the first view with a tag in this view and its subtree, or nil.
  ///
  /// The search visits this view first, then each subview with its own subtree, from back to front.
  ///
  /// ```swift
  /// let card = View()
  /// let title = Label()
  /// title.tag = 7
  /// card.addSubview(title)
  /// precondition(card.viewWithTag(7) === title)
  /// precondition(card.viewWithTag(8) == nil)
  /// ```
  ///
  /// - Parameter tag: The value of ``View/tag``.
  public func viewWithTag(_ tag: Int) -> View? {
    if self.tag == tag { return self }
    for subview in subviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }
}
