internal import CellGraphics
internal import NavigationKit

/// Applies the constraints and priorities of a scene to its views.
///
/// A file gives constants in points of the design canvas. ``DesignCanvasView`` keeps these and
/// converts them to cells again when its size changes.
///
/// Constraints are made in a second pass over the scene, because a constraint can relate a view to
/// one that comes later in the file.
struct SceneLayout {
  let scene: SceneDocument.Scene
  /// Returns the view with an id.
  let sceneView: (_ id: String) -> View?

  /// Places the views as the scene describes, after all of them are in `canvas`.
  func layOutViews(in canvas: DesignCanvasView) {
    for layout in scene.layouts {
      guard let view = sceneView(layout.view) else { continue }
      setPriorities(of: view, layout)
      if layout.constraints != nil { view.translatesAutoresizingMaskIntoConstraints = false }
    }
    for layout in scene.layouts {
      guard let view = sceneView(layout.view) else { continue }
      for description in layout.constraints ?? [] {
        guard let constraint = makeConstraint(description, on: view, in: canvas) else { continue }
        constraint.isActive = true
        canvas.keep(constraint, at: description.constant)
      }
    }
  }

  /// Makes a constraint without its constant. The multiplier between a width and a height is
  /// converted to cells. The result is nil if the related view is missing.
  private func makeConstraint(
    _ description: SceneDocument.Constraint, on view: View, in canvas: DesignCanvasView
  ) -> LayoutConstraint? {
    let item: (any LayoutItem)? =
      switch description.item {
      case .none: nil
      case .superview: canvas
      case .safeAreaLayoutGuide: canvas.safeAreaLayoutGuide
      case .layoutMarginsGuide: canvas.layoutMarginsGuide
      case .view(let id): sceneView(id)
      }
    // A missing view must not be treated as a constraint without an item.
    guard item != nil || description.item == .none else { return nil }
    let constraint = LayoutConstraint(
      item: view, attribute: description.attribute, relatedBy: description.relation, toItem: item,
      attribute: description.itemAttribute,
      multiplier: DesignScale.multiplier(
        description.multiplier, description.attribute, description.itemAttribute))
    constraint.priority = LayoutPriority(Float(description.priority))
    return constraint
  }

  /// Sets the priorities that the layout names. Other priorities keep their defaults.
  private func setPriorities(of view: View, _ layout: SceneDocument.ViewLayout) {
    let hugging = layout.contentHuggingPriority
    let resistance = layout.contentCompressionResistancePriority
    for (axis, hugging, resistance) in [
      (.horizontal, hugging.horizontal, resistance.horizontal),
      (.vertical, hugging.vertical, resistance.vertical),
    ] as [(StackView.Axis, Double?, Double?)] {
      if let hugging { view.setContentHuggingPriority(LayoutPriority(Float(hugging)), for: axis) }
      if let resistance {
        view.setContentCompressionResistancePriority(LayoutPriority(Float(resistance)), for: axis)
      }
    }
  }
}
