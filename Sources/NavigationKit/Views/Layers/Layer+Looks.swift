public import CellGraphics

/// The geometry and looks of a layer without a view.
struct LayerLooks {
  var frame: Rect = .zero
  var backgroundColor: Color?
  var opacity: Float = 1
  var isHidden = false
  var masksToBounds = false
}

extension Layer {
  /// The rectangle of the layer in the layer around it, in cells; the view's frame for a view's
  /// layer.
  public var frame: Rect {
    get { view?.frame ?? ownLooks.frame }
    set {
      view?.frame = newValue
      ownLooks.frame = newValue
      setNeedsDisplay()
    }
  }

  /// The rectangle of the layer in its own coordinates, in cells; the view's bounds for a view's
  /// layer.
  public var bounds: Rect {
    get { view?.bounds ?? Rect(origin: .zero, size: ownLooks.frame.size) }
    set {
      let center = position
      view?.bounds = newValue
      ownLooks.frame.size = newValue.size
      position = center
    }
  }

  /// The centre of the layer in the layer around it; the view's centre for a view's layer.
  public var position: Point {
    get { view?.center ?? ownLooks.frame.center }
    set {
      view?.center = newValue
      let frame = ownLooks.frame
      ownLooks.frame.origin = Point(
        x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
      setNeedsDisplay()
    }
  }

  /// The colour behind the content; the view's background for a view's layer.
  public var backgroundColor: Color? {
    get { view.map(\.backgroundColor) ?? ownLooks.backgroundColor }
    set {
      view?.backgroundColor = newValue
      ownLooks.backgroundColor = newValue
      setNeedsDisplay()
    }
  }

  /// The opacity, 0 to 1; the view's alpha for a view's layer.
  public var opacity: Float {
    get { view.map { Float($0.alpha) } ?? ownLooks.opacity }
    set {
      view?.alpha = Double(newValue)
      ownLooks.opacity = newValue
      setNeedsDisplay()
    }
  }

  /// Indicates whether the layer is not drawn.
  public var isHidden: Bool {
    get { view?.isHidden ?? ownLooks.isHidden }
    set {
      view?.isHidden = newValue
      ownLooks.isHidden = newValue
      setNeedsDisplay()
    }
  }

  /// Indicates whether the content is cut at the edges; ``View/clipsToBounds`` for a view's layer.
  ///
  /// A layer that is cut has no shadow, as in Core Animation.
  public var masksToBounds: Bool {
    get { view?.clipsToBounds ?? ownLooks.masksToBounds }
    set {
      view?.clipsToBounds = newValue
      ownLooks.masksToBounds = newValue
      setNeedsDisplay()
    }
  }

  /// Marks the screen for drawing.
  public func setNeedsDisplay() {
    var layer: Layer? = self
    while let current = layer, current.view == nil { layer = current.addedSuperlayer }
    layer?.view?.setNeedsFrame()
  }

  /// Marks the layer's view for layout.
  public func setNeedsLayout() { view?.setNeedsLayout() }

  /// Performs the pending layout of the layer's view.
  public func layoutIfNeeded() { view?.layoutIfNeeded() }
}

// MARK: - Sublayers

extension Layer {
  /// The layers in this one, from back to front; nil for none.
  ///
  /// They are the layers that were added, and then those of the view's subviews. Layers that were
  /// added are drawn over the view's content and under its subviews.
  public var sublayers: [Layer]? {
    let layers = (addedSublayers ?? []) + (view?.subviews.map(\.layer) ?? [])
    return layers.isEmpty ? nil : layers
  }

  /// The layer that contains this one: the layer to which it was added, or that of the superview of
  /// its view; nil for none.
  public var superlayer: Layer? { addedSuperlayer ?? view?.superview?.layer }

  /// Adds `layer` in front of the other sublayers. It is removed from another layer first.
  public func addSublayer(_ layer: Layer) {
    insertSublayer(layer, at: UInt32(addedSublayers?.count ?? 0))
  }

  /// Inserts `layer` at a position among the sublayers, 0 for the back. A position beyond the last
  /// one is the front.
  public func insertSublayer(_ layer: Layer, at index: UInt32) {
    layer.removeFromSuperlayer()
    layer.addedSuperlayer = self
    var layers = addedSublayers ?? []
    layers.insert(layer, at: min(Int(index), layers.count))
    addedSublayers = layers
    setNeedsDisplay()
  }

  /// Inserts `layer` behind `sibling`, or at the back if `sibling` is no sublayer.
  public func insertSublayer(_ layer: Layer, below sibling: Layer?) {
    layer.removeFromSuperlayer()
    insertSublayer(layer, at: UInt32(place(of: sibling) ?? 0))
  }

  /// Inserts `layer` in front of `sibling`, or in front of all if `sibling` is no sublayer.
  public func insertSublayer(_ layer: Layer, above sibling: Layer?) {
    layer.removeFromSuperlayer()
    insertSublayer(
      layer, at: UInt32(place(of: sibling).map { $0 + 1 } ?? addedSublayers?.count ?? 0))
  }

  /// Removes the layer from the layer around it. The layer of a view stays.
  public func removeFromSuperlayer() {
    guard let superlayer = addedSuperlayer else { return }
    superlayer.addedSublayers?.removeAll { $0 === self }
    if superlayer.addedSublayers?.isEmpty == true { superlayer.addedSublayers = nil }
    superlayer.setNeedsDisplay()
    addedSuperlayer = nil
  }

  private func place(of sibling: Layer?) -> Int? {
    guard let sibling else { return nil }
    // All layers that were added are under those of subviews.
    if let view, sibling.view?.superview === view { return addedSublayers?.count ?? 0 }
    return addedSublayers?.firstIndex { $0 === sibling }
  }
}
