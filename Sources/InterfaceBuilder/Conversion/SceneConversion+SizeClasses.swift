internal import CellGraphics
internal import NavigationKit
import Storyboards
import TextFormats

/// Converts the views that a scene shows in other size classes.
///
/// Interface Builder can install views and constraints for some size classes only, as *variations*.
/// The scene itself is converted for an upright phone. For other size classes in which something
/// differs, the scene file gets a variation with a canvas and views of its own.
extension SceneConversion {
  /// The views of the scene for one set of traits. A nil width or height means that the variant
  /// applies to both size classes in that direction.
  ///
  /// The views are those of one representative size class of the variant, since the same variations
  /// apply to all of them.
  struct Variant {
    var width: SizeClass.Extent?
    var height: SizeClass.Extent?
    var size: Size
    var views: ViewConversion
  }

  /// Returns the canvas of an upright phone, for a scene whose frames are for all size classes.
  /// Returns nil unless the scene installs views or constraints only for that size class.
  func phoneCanvas(of root: XMLElement, drawn: Size) -> Size? {
    let phone = SizeClass.phone
    guard drawn == SizeClass.squareCanvas,
      root.installs(scene.variations.intersection(phone.variations).subtracting(["default"]))
    else { return nil }
    return phone.ownCanvas
  }

  /// Returns the views of the scene in all size classes that differ from an upright phone.
  ///
  /// - Parameters:
  ///   - root: The root view with all its variations; nil for a scene without a view.
  ///   - drawn: The size of the root view in the file.
  ///   - tapped: The titles of views that a tap activates, by name.
  ///   - strip: The controls of the navigation bar that are shown below it.
  func variants(
    of root: XMLElement?, drawn: Size, tapped: [String: String], strip: Strip
  ) -> [Variant] {
    guard let root else { return [] }
    return SizeClass.variants(of: scene.variations).map { sizeClass, width, height in
      let size = sizeClass.canvas(drawn: drawn)
      return Variant(
        width: width, height: height, size: strip.extended(size),
        views: converted(
          root.resolved(sizeClass.variations), size: size, tapped: tapped, strip: strip,
          isElsewhere: true))
    }
  }

  /// Returns the variations that show some content.
  ///
  /// - Parameters:
  ///   - variants: The views in other size classes.
  ///   - containers: The containers that segues add in every size class.
  ///   - views: The views that the scene itself shows.
  func variations(
    _ variants: [Variant], _ containers: [ImportedView], of views: [SceneDocument.View]
  ) -> [SceneDocument.Variation] {
    variants.compactMap { variant in
      let shown = variant.views.views + containers
      // A scene without content in a size class was not made for that size class.
      guard shown.contains(where: \.isContent) else { return nil }
      let canvas = self.canvas(shown, size: variant.size)
      return SceneDocument.Variation(
        width: variant.width?.sizeClass, height: variant.height?.sizeClass, canvas: canvas.size,
        views: canvas.views.map { Self.renamed($0, besides: views) })
    }
  }

  /// Returns the view, with a new id if the scene itself has a view of another kind with the same
  /// id.
  private static func renamed(
    _ view: SceneDocument.View, besides views: [SceneDocument.View]
  ) -> SceneDocument.View {
    guard let usual = views.first(where: { $0.id == view.id }),
      usual.kind.rawValue != view.kind.rawValue
    else { return view }
    var view = view
    view.id += " as \(view.kind.rawValue)"
    return view
  }
}

extension SizeClass.Extent {
  fileprivate var sizeClass: UserInterfaceSizeClass {
    switch self {
    case .compact: .compact
    case .regular: .regular
    }
  }
}
