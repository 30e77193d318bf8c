import TextFormats

/// The title and the sign of a tab.
///
/// A storyboard can name a title, an image, both, or a system item such as `search`. A terminal
/// needs at least a title.
struct TabTitles {
  let item: XMLElement?
  let text: InterfaceBuilderText

  /// The title; nil for a missing item or one without a text.
  var title: String? {
    guard let item else { return nil }
    if let title = text.text(of: item, "title"), !title.isEmpty { return title }
    if let system = item["systemItem"] { return Self.words[system] ?? system }
    return item["image"].map { ImageNames($0).title }
  }

  /// A sign before the title; nil if no sign resembles the image.
  var sign: String? {
    (item?["systemItem"] ?? item?["image"]).flatMap { ImageNames($0).sign }
  }

  /// Returns a title for a tab whose item has none, from the controllers of the tab.
  static func title(ofControllers controllers: [XMLElement]) -> String? {
    controllers.lazy.compactMap { controller in
      [controller["userLabel"], controller["customClass"]].lazy.compactMap { name in
        name.flatMap { NameWords($0).without(generic).title }
      }.first
    }.first
  }

  private static let generic: Set<String> = [
    "view", "controller", "viewcontroller", "vc", "navigation", "nav", "table", "collection", "tab",
    "bar", "scene", "root", "base", "main", "ui", "my",
  ]

  /// UIKit's titles of the system items.
  private static let words = [
    "more": "More", "favorites": "Favorites", "featured": "Featured", "topRated": "Top Rated",
    "recents": "Recents", "contacts": "Contacts", "history": "History", "bookmarks": "Bookmarks",
    "search": "Search", "downloads": "Downloads", "mostRecent": "Most Recent",
    "mostViewed": "Most Viewed",
  ]
}
