extension ViewController {
  /// A bar item that toggles ``isEditing``: Edit, or Done in bold while editing.
  ///
  /// The first access creates the item; later ones return the same item.
  public var editButtonItem: BarButtonItem {
    if let item = storedEditButton { return item }
    let item = BarButtonItem(title: nil) { [weak self] _ in
      if let self { setEditing(!isEditing, animated: true) }
    }
    kept[default: BarButtonItem?.none, of: Self.editButtonName] = item
    updateEditButton()
    return item
  }

  func updateEditButton() {
    guard let item = storedEditButton else { return }
    item.title = isEditing ? "Done" : "Edit"
    item.style = isEditing ? .done : .plain
  }

  private static let editButtonName = "editButtonItem"

  private var storedEditButton: BarButtonItem? {
    kept[default: BarButtonItem?.none, of: Self.editButtonName]
  }
}
