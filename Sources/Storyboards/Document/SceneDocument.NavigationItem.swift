public import NavigationKit

extension SceneDocument {
  /// What a navigation bar shows for a scene.
  public struct NavigationItem: Equatable, Sendable {
    /// A line above the title; nil for none.
    public var prompt: String?
    /// From the left edge inwards.
    public var leftBarButtonItems: [BarButtonItem]
    /// From the right edge inwards.
    public var rightBarButtonItems: [BarButtonItem]
    /// What the way back to this scene is called; nil takes the title.
    public var backButtonTitle: String?
    /// True leaves out the way back from this scene.
    public var hidesBackButton: Bool

    public init(
      prompt: String? = nil, leftBarButtonItems: [BarButtonItem] = [],
      rightBarButtonItems: [BarButtonItem] = [], backButtonTitle: String? = nil,
      hidesBackButton: Bool = false
    ) {
      self.prompt = prompt
      self.leftBarButtonItems = leftBarButtonItems
      self.rightBarButtonItems = rightBarButtonItems
      self.backButtonTitle = backButtonTitle
      self.hidesBackButton = hidesBackButton
    }
  }

  /// One thing in a bar.
  public struct BarButtonItem: Equatable, Sendable {
    /// Unique among the scene's views and bar button items; nil only for a space.
    public var id: String?
    public var content: Content
    /// nil is the usual one of the content.
    public var style: NavigationKit.BarButtonItem.Style?
    /// The byte offset of the item's object.
    public var offset: Int

    public enum Content: Equatable, Sendable {
      case title(String)
      /// An item that every app has; not `fixedSpace`.
      case systemItem(NavigationKit.BarButtonItem.SystemItem)
      /// Nothing, this many columns wide.
      case fixedSpace(Int)
    }

    public init(
      id: String?, content: Content, style: NavigationKit.BarButtonItem.Style? = nil,
      offset: Int = 0
    ) {
      self.id = id
      self.content = content
      self.style = style
      self.offset = offset
    }
  }
}
