extension ViewController {
  /// A bar button that turns editing mode on and off. Its title is Edit or Done.
  ///
  /// It is made once, when it is first read, and calls ``setEditing(_:animated:)``.
  public var editButtonItem: BarButtonItem {
    if let storedEditButtonItem { return storedEditButtonItem }
    let item = BarButtonItem(title: isEditing ? "Done" : "Edit") { [weak self] _ in
      guard let self else { return }
      setEditing(!isEditing, animated: true)
    }
    item.style = isEditing ? .done : .plain
    storedEditButtonItem = item
    return item
  }

  func changeEditing(_ editing: Bool) {
    storedIsEditing = editing
    storedEditButtonItem?.title = editing ? "Done" : "Edit"
    storedEditButtonItem?.style = editing ? .done : .plain
  }
}
