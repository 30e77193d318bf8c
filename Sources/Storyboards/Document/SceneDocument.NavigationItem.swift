public import NavigationKit

extension SceneDocument {
  /// The contents of a navigation bar for a scene.
  ///
  /// The scene's title is ``SceneDocument/Scene/title``. A navigation controller around the scene
  /// shows the item while the scene is on top of its stack.
  public struct NavigationItem: Equatable, Sendable {
    /// A line above the title; nil for none.
    public var prompt: String?
    /// The items at the left, from the edge inwards.
    ///
    /// They replace the back button, as in UIKit.
    public var leftBarButtonItems: [BarButtonItem]
    /// The items at the right, from the edge inwards.
    public var rightBarButtonItems: [BarButtonItem]
    /// The title of the back button that leads to this scene; nil for the scene's title.
    public var backButtonTitle: String?
    /// A Boolean value that indicates whether the back button is hidden while this scene is on top.
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

  /// An item of a navigation bar or toolbar.
  ///
  /// A tap on the item performs the segues of its scene with the trigger
  /// ``SceneDocument/Segue/Trigger/tap(button:)`` and the item's id.
  public struct BarButtonItem: Equatable, Sendable {
    /// The id, unique among the views and bar button items of the scene; nil only for a space.
    public var id: String?
    /// The title, the system item or the space.
    public var content: Content
    /// The style; nil for the default of the content.
    public var style: NavigationKit.BarButtonItem.Style?
    /// The byte offset of the item's object in the file; 0 if the document was made in code.
    public var offset: Int

    /// The content of a bar button item.
    public enum Content: Equatable, Sendable {
      /// A button with a title.
      case title(String)
      /// A standard item such as Done or a flexible space, except `fixedSpace`.
      case systemItem(NavigationKit.BarButtonItem.SystemItem)
      /// A space with this number of columns.
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
