public import CellGraphics

/// A field for a search, with a Cancel button and scopes: the counterpart of `UISearchBar`.
///
/// It is one row high, and two rows with scopes. Enter searches; Esc leaves the field.
///
/// ```swift
/// let bar = SearchBar(frame: Rect(x: 0, y: 0, width: 30, height: 1))
/// bar.placeholder = "Search fruits"
/// bar.text = "Pear"
/// precondition(bar.searchTextField.text == "Pear")
/// ```
open class SearchBar: View {
  /// The field that is edited.
  public let searchTextField = SearchTextField()
  /// The object that follows the user's input; the bar does not keep it alive.
  public weak var delegate: (any SearchBarDelegate)?
  /// The controller that the bar belongs to; nil for a bar of its own.
  weak var searchController: SearchController?
  private let cancelButton = Button()
  private let scopes = SegmentedControl()

  /// The text; an empty string by default. Setting it calls no delegate.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }
  /// A dim text that is shown while the field is empty; nil, the default, shows "Search".
  open var placeholder: String? {
    didSet { searchTextField.placeholder = "⌕ " + (placeholder ?? "Search") }
  }
  /// A Boolean value that indicates whether there is a button that cancels the search; false by
  /// default.
  open var showsCancelButton = false { didSet { setNeedsLayout() } }
  /// The titles of scopes; nil, the default, for none.
  open var scopeButtonTitles: [String]? { didSet { scopesDidChange() } }
  /// A Boolean value that indicates whether scopes are visible; false by default.
  open var showsScopeBar = false { didSet { scopesDidChange() } }
  /// The index of the selected scope; 0 by default. Setting it calls no delegate.
  open var selectedScopeButtonIndex: Int {
    get { max(0, scopes.selectedSegmentIndex) }
    set { scopes.selectedSegmentIndex = newValue }
  }
  /// Creates an empty bar.
  public override init(frame: Rect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates an empty bar.
  public required init?(coder: Coder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    placeholder = nil
    cancelButton.title = "Cancel"
    cancelButton.isTinted = true
    searchTextField.borderStyle = .roundedRect
    searchTextField.editingDelegate = SearchFieldDelegate(self)
    searchTextField.addAction(for: .editingChanged) { [unowned self] _ in textDidChange() }
    cancelButton.addAction { [unowned self] _ in cancel() }
    scopes.addAction(for: .valueChanged) { [unowned self] _ in
      delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
      searchController?.update()
    }
    for view in [searchTextField, cancelButton, scopes] as [View] { addSubview(view) }
  }

  /// The number of rows: 1, or 2 with visible scopes.
  var rows: Double { showsScopes ? 2 : 1 }
  private var showsScopes: Bool { allowsScopes && scopeButtonTitles?.isEmpty == false }
  private var allowsScopes: Bool { showsScopeBar || searchController?.showsScopes == true }
  private var showsCancel: Bool { showsCancelButton || searchController?.showsCancel == true }

  override var fitsIntrinsicSize: Bool { true }

  open override var intrinsicContentSize: Size {
    Size(width: View.noIntrinsicMetric, height: rows)
  }

  open override func layoutSubviews() {
    let cancel = showsCancel ? min(cancelButton.intrinsicContentSize.width, bounds.width / 2) : 0
    cancelButton.isHidden = !showsCancel
    scopes.isHidden = !showsScopes || bounds.height < 2
    searchTextField.place(
      in: Rect(x: 1, y: 0, width: max(0, bounds.width - cancel - 2), height: 1))
    cancelButton.place(in: Rect(x: bounds.width - cancel, y: 0, width: cancel, height: 1))
    scopes.place(in: Rect(x: 1, y: 1, width: max(0, bounds.width - 2), height: 1))
  }

  /// Shows or hides the Cancel button. The change is not animated.
  open func setShowsCancelButton(_ shows: Bool, animated: Bool) { showsCancelButton = shows }

  /// Ends the search: the Cancel button calls it.
  func cancel() {
    delegate?.searchBarCancelButtonClicked(self)
    searchTextField.resignFirstResponder()
    searchController?.isActive = false
  }

  private func textDidChange() {
    delegate?.searchBar(self, textDidChange: text ?? "")
    searchController?.update()
  }

  private func scopesDidChange() {
    scopes.removeAllSegments()
    for (index, title) in (scopeButtonTitles ?? []).enumerated() {
      scopes.insertSegment(withTitle: title, at: index, animated: false)
    }
    scopes.selectedSegmentIndex = 0
    rowsDidChange()
  }

  /// Called when the search of the controller begins or ends.
  func searchDidChange() {
    if scopeButtonTitles?.isEmpty == false { rowsDidChange() } else { setNeedsLayout() }
  }

  private func rowsDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    searchController?.barDidChange()
  }

  /// The field, which becomes first responder in place of the bar.
  override var editedPart: View? { searchTextField }
}

/// The field of a search bar: the counterpart of `UISearchTextField`. It has no tokens.
open class SearchTextField: TextField {}

/// Passes what a text field asks and reports to the delegate of its search bar.
private final class SearchFieldDelegate: TextFieldEditingDelegate {
  private unowned let bar: SearchBar

  init(_ bar: SearchBar) { self.bar = bar }

  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool {
    bar.delegate?.searchBarShouldBeginEditing(bar) != false
  }
  func textFieldDidBeginEditing(_ textField: TextField) {
    bar.searchController?.isActive = true
    bar.delegate?.searchBarTextDidBeginEditing(bar)
  }
  func textFieldShouldEndEditing(_ textField: TextField) -> Bool {
    bar.delegate?.searchBarShouldEndEditing(bar) != false
  }
  func textFieldDidEndEditing(_ textField: TextField) {
    bar.delegate?.searchBarTextDidEndEditing(bar)
  }
  func textField(
    _ textField: TextField, shouldReplace range: Range<Int>, with replacement: String
  ) -> Bool {
    bar.delegate?.searchBar(bar, shouldReplace: range, with: replacement) != false
  }
  func textFieldDidChangeSelection(_ textField: TextField) {}
  func textFieldShouldClear(_ textField: TextField) -> Bool { true }
  func textFieldShouldReturn(_ textField: TextField) -> Bool {
    bar.delegate?.searchBarSearchButtonClicked(bar)
    // The bar of a search controller gives up the keyboard; the app does so for a bar of its own.
    return bar.searchController != nil
  }
}

/// An object that follows the input in a search bar. All members have defaults.
public protocol SearchBarDelegate: AnyObject {
  /// Asks whether the input may begin. True by default.
  func searchBarShouldBeginEditing(_ searchBar: SearchBar) -> Bool
  /// Called after the input has begun.
  func searchBarTextDidBeginEditing(_ searchBar: SearchBar)
  /// Asks whether the input may end. True by default.
  func searchBarShouldEndEditing(_ searchBar: SearchBar) -> Bool
  /// Called after the input has ended.
  func searchBarTextDidEndEditing(_ searchBar: SearchBar)
  /// Called after the user has changed the text.
  func searchBar(_ searchBar: SearchBar, textDidChange searchText: String)
  /// Asks whether a part of the text, in UTF-16 units, may be replaced. True by default.
  func searchBar(
    _ searchBar: SearchBar, shouldReplace range: Range<Int>, with replacement: String
  ) -> Bool
  /// Called when the user presses Enter, before the input ends.
  func searchBarSearchButtonClicked(_ searchBar: SearchBar)
  /// Called when the user presses the Cancel button.
  func searchBarCancelButtonClicked(_ searchBar: SearchBar)
  /// Called after the user has selected another scope.
  func searchBar(_ searchBar: SearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension SearchBarDelegate {
  /// Returns true.
  public func searchBarShouldBeginEditing(_ searchBar: SearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: SearchBar) {}
  /// Returns true.
  public func searchBarShouldEndEditing(_ searchBar: SearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: SearchBar) {}
  /// Does nothing.
  public func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) {}
  /// Returns true.
  public func searchBar(
    _ searchBar: SearchBar, shouldReplace range: Range<Int>, with replacement: String
  ) -> Bool { true }
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: SearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: SearchBar) {}
  /// Does nothing.
  public func searchBar(
    _ searchBar: SearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}
