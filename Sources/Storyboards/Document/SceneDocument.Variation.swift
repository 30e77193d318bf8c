public import CellGraphics
public import NavigationKit

extension SceneDocument {
  /// The views of a scene in some size classes, in place of its usual ones.
  ///
  /// Only scenes with the layout `rows` have variations. Their views are made once, and each
  /// variation shows those that it names; a view that stays visible keeps its value.
  public struct Variation: Equatable, Sendable {
    /// The horizontal size class; nil for any.
    public var width: UserInterfaceSizeClass?
    /// The vertical size class; nil for any.
    public var height: UserInterfaceSizeClass?
    /// The size, in points, to which the frames refer; nil for the canvas of the scene.
    public var canvas: Size?
    /// The views from back to front. A view with the id of one of the scene's views is the same
    /// view with another frame and look.
    public var views: [View]
    /// The byte offset of the variation's object in the file; 0 if the document was made in code.
    public var offset: Int

    /// Makes a variation for a width, a height or both.
    public init(
      width: UserInterfaceSizeClass? = nil, height: UserInterfaceSizeClass? = nil,
      canvas: Size? = nil, views: [View], offset: Int = 0
    ) {
      self.width = width
      self.height = height
      self.canvas = canvas
      self.views = views
      self.offset = offset
    }

    /// Indicates whether the variation is for these size classes.
    func matches(_ traits: TraitCollection) -> Bool {
      (width ?? traits.horizontalSizeClass) == traits.horizontalSizeClass
        && (height ?? traits.verticalSizeClass) == traits.verticalSizeClass
    }
  }
}
