internal import CellGraphics
internal import NavigationKit

extension SceneViewController {
  /// Makes the views of all size classes, so that segues and texts find them. Shows the views for
  /// the present traits.
  ///
  /// A view of a variation that has the id of a scene's own view is not made again, because it is
  /// the same view with another frame.
  func makeVariations() {
    for description in scene.views { _ = maker.make(description) }
    for description in scene.variations.flatMap(\.views) where sceneView(description.id) == nil {
      _ = maker.make(description)
    }
    shownVariation = variation
    showVariation()
  }

  /// Shows the views for the present traits. Views that stay visible keep their values.
  func followTraits() {
    guard !scene.variations.isEmpty, isViewLoaded, variation != shownVariation else { return }
    shownVariation = variation
    showVariation()
  }

  /// The index of the first variation that matches the traits; nil for the scene's own views.
  private var variation: Int? {
    let traits = traitCollection
    return scene.variations.firstIndex { $0.matches(traits) }
  }

  /// Shows the views of the current variation. Views that only other variations have are removed.
  private func showVariation() {
    let variation = shownVariation.map { scene.variations[$0] }
    let items = (variation?.views ?? scene.views).compactMap { description in
      sceneView(description.id).map { view in
        if !scene.variations.isEmpty { maker.setAppearance(of: view, description) }
        return (view, description.frame)
      }
    }
    (viewIfLoaded as? RowsCanvasView)?.show(items, canvas: variation?.canvas ?? canvas)
  }
}
