extension TabBarItem {
  /// A tab with a standard title and sign. The raw values are UIKit's.
  public enum SystemItem: Int, Hashable, Sendable, CaseIterable {
    /// The tab More.
    case more = 0
    /// The tabs Favorites, Featured and Top Rated.
    case favorites, featured, topRated
    /// The tabs Recents, Contacts and History.
    case recents, contacts, history
    /// The tabs Bookmarks, Search and Downloads.
    case bookmarks, search, downloads
    /// The tabs Most Recent and Most Viewed.
    case mostRecent, mostViewed
  }

  /// Creates a tab with a standard title and sign.
  ///
  /// - Parameters:
  ///   - tabBarSystemItem: The standard tab.
  ///   - tag: A number for the app's own use.
  public convenience init(tabBarSystemItem: SystemItem, tag: Int) {
    self.init(title: tabBarSystemItem.title, image: tabBarSystemItem.sign, tag: tag)
  }
}

extension TabBarItem.SystemItem {
  fileprivate var title: String {
    switch self {
    case .more: "More"
    case .favorites: "Favorites"
    case .featured: "Featured"
    case .topRated: "Top Rated"
    case .recents: "Recents"
    case .contacts: "Contacts"
    case .history: "History"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .downloads: "Downloads"
    case .mostRecent: "Most Recent"
    case .mostViewed: "Most Viewed"
    }
  }

  /// The sign, no emoji: terminals disagree about the width of emoji.
  fileprivate var sign: String {
    switch self {
    case .more: "…"
    case .favorites, .featured, .topRated: "★"
    case .recents, .history, .mostRecent: "◷"
    case .contacts: "☺"
    case .bookmarks: "▤"
    case .search: "⌕"
    case .downloads: "⇩"
    case .mostViewed: "◎"
    }
  }
}
