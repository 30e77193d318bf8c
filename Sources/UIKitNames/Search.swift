public import CellGraphics
public import Foundation
public import NavigationKit

/// UIKit's name for `SearchController`. It is not presented: its bar is a row of the navigation bar.
public typealias UISearchController = SearchController
/// UIKit's name for `SearchBar`.
public typealias UISearchBar = SearchBar
/// UIKit's name for `SearchTextField`.
public typealias UISearchTextField = SearchTextField
/// UIKit's name for `SearchResultsUpdating`.
public typealias UISearchResultsUpdating = SearchResultsUpdating
/// UIKit's name for `SearchControllerDelegate`.
public typealias UISearchControllerDelegate = SearchControllerDelegate
/// UIKit's name for `RefreshControl`.
public typealias UIRefreshControl = RefreshControl

/// An object that follows the input in a search bar. All members have defaults.
public protocol UISearchBarDelegate: SearchBarDelegate {
  /// Asks whether a part of the text may be replaced. True by default.
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
}

extension UISearchBarDelegate {
  /// Returns true.
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }

  /// Asks ``searchBar(_:shouldChangeTextIn:replacementText:)``.
  public func searchBar(
    _ searchBar: SearchBar, shouldReplace range: Range<Int>, with replacement: String
  ) -> Bool {
    self.searchBar(
      searchBar, shouldChangeTextIn: NSRange(range), replacementText: replacement)
  }
}

extension SearchController {
  /// Indicates whether the searched content is dimmed. It is kept and has no effect.
  public var obscuresBackgroundDuringPresentation: Bool {
    get { kept[default: true] }
    set { kept[default: true] = newValue }
  }
  /// Indicates whether the searched content is dimmed. It is kept and has no effect.
  public var dimsBackgroundDuringPresentation: Bool {
    get { kept[default: true] }
    set { kept[default: true] = newValue }
  }
  /// Indicates whether the bar is hidden while the search runs. It is kept and has no effect.
  public var hidesNavigationBarDuringPresentation: Bool {
    get { kept[default: true] }
    set { kept[default: true] = newValue }
  }
}

extension SearchBar {
  /// Looks of a search bar, with UIKit's raw values. They have no effect.
  public enum Style: UInt, Sendable {
    /// The usual, a clear or a small bar.
    case `default`, prominent, minimal
  }

  /// The looks of the bar. They are kept and have no effect.
  public var searchBarStyle: Style {
    get { kept[default: .default] }
    set { kept[default: .default] = newValue }
  }
  /// The style of the bar. It is kept and has no effect.
  public var barStyle: UIBarStyle {
    get { kept[default: .default] }
    set { kept[default: .default] = newValue }
  }
  /// The colour of the bar: its background.
  public var barTintColor: UIColor? {
    get { backgroundColor }
    set { backgroundColor = newValue }
  }
  /// Indicates whether the bar is translucent. It is kept and has no effect.
  public var isTranslucent: Bool {
    get { kept[default: true] }
    set { kept[default: true] = newValue }
  }
  /// Indicates whether there is a button for bookmarks. It is kept and has no effect.
  public var showsBookmarkButton: Bool {
    get { kept[default: false] }
    set { kept[default: false] = newValue }
  }
  /// Indicates whether there is a button for results. It is kept and has no effect.
  public var showsSearchResultsButton: Bool {
    get { kept[default: false] }
    set { kept[default: false] = newValue }
  }
  /// A line of text above the field. It is kept and has no effect.
  public var prompt: String? {
    get { kept[default: nil] }
    set { kept[default: nil] = newValue }
  }
  /// The image behind the bar. It is kept and has no effect.
  public var backgroundImage: UIImage? {
    get { kept[default: nil] }
    set { kept[default: nil] = newValue }
  }
  /// The capital letters of a keyboard. They are kept and have no effect.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { kept[default: .sentences] }
    set { kept[default: .sentences] = newValue }
  }
  /// The corrections of a keyboard. They are kept and have no effect.
  public var autocorrectionType: UITextAutocorrectionType {
    get { kept[default: .default] }
    set { kept[default: .default] = newValue }
  }
  /// The kind of keyboard. It is kept and has no effect.
  public var keyboardType: UIKeyboardType {
    get { kept[default: .default] }
    set { kept[default: .default] = newValue }
  }
  /// The title of the keyboard's return key. It is kept and has no effect.
  public var returnKeyType: UIReturnKeyType {
    get { kept[default: .search] }
    set { kept[default: .search] = newValue }
  }
}

extension RefreshControl {
  /// The text beside the ring. Its attributes are not drawn.
  public var attributedTitle: NSAttributedString? {
    get { title.map { NSAttributedString(string: $0) } }
    set { title = newValue?.string }
  }
}

extension TableViewController {
  /// The control above the rows; nil for none.
  public var refreshControl: UIRefreshControl? {
    get { tableView.refreshControl }
    set { tableView.refreshControl = newValue }
  }
}
