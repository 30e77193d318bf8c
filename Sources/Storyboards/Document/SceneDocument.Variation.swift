public import CellGraphics
public import NavigationKit

extension SceneDocument {
  /// The views of a scene in some size classes, in place of its usual ones.
  public struct Variation: Equatable, Sendable {
    /// nil for any.
    public var width: UserInterfaceSizeClass?
    /// nil for any.
    public var height: UserInterfaceSizeClass?
    /// The drawing board that the frames of its views refer to; nil is the scene's.
    public var canvas: Size?
    /// From back to front; one with the id of a view of the scene is that very view.
    public var views: [View]
    /// The byte offset of the variation's object.
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

    func matches(_ traits: TraitCollection) -> Bool {
      (width ?? traits.horizontalSizeClass) == traits.horizontalSizeClass
        && (height ?? traits.verticalSizeClass) == traits.verticalSizeClass
    }
  }
}
