public import NavigationKit

extension SceneDocument {
  /// The contents of a navigation bar for a scene.
  public struct NavigationItem: Equatable, Sendable {
    /// A line above the title; nil for none.
    public var prompt: String?
    /// From the left edge inwards.
    public var leftBarButtonItems: [BarButtonItem]
    /// From the right edge inwards.
    public var rightBarButtonItems: [BarButtonItem]
    /// The title of the back button that leads to this scene; nil for the scene's title.
    public var backButtonTitle: String?
    /// True leaves out the way back from this scene.
    public var hidesBackButton: Bool

    /// Makes an item without bar buttons, unless a value says otherwise.
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
    /// The title, the system item or the space.
    public var content: Content
    /// nil is the usual one of the content.
    public var style: NavigationKit.BarButtonItem.Style?
    /// The byte offset of the item's object.
    public var offset: Int

    /// The content of a bar button item.
    public enum Content: Equatable, Sendable {
      /// A button with a title.
      case title(String)
      /// An item that every app has; not `fixedSpace`.
      case systemItem(NavigationKit.BarButtonItem.SystemItem)
      /// Nothing, this many columns wide.
      case fixedSpace(Int)
    }

    /// Makes an item; only a space has no id.
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
