internal import InterfaceBuilder
internal import NavigationKit
internal import Storyboards
internal import TextFormats

/// The attributes of views that a scene file does not have, because only code brings about a
/// situation in which they matter.
extension SceneConnections {
  /// Sets what views do, such as whether rows can be selected. Hides the views that are hidden in
  /// the storyboard.
  func setBehavior() {
    for (id, element) in scene.objects {
      let isRoot = ["view", "tableView", "collectionView"].contains(element["key"])
      let name = names.object(id)
      let own = contents.view(name) ?? contents.view("\(name) background")
      guard let view = isRoot ? object(id) as? View : own else { continue }
      Self.setBehavior(of: view, element)
    }
  }

  private static func setBehavior(of view: View, _ element: XMLElement) {
    setInteraction(of: view, element)
    switch view {
    case is SearchBar: view.isUserInteractionEnabled = true
    case let table as TableView:
      table.allowsSelection = element.bool("allowsSelection") ?? true
      table.allowsMultipleSelection = element.bool("allowsMultipleSelection") ?? false
    case let collection as CollectionView:
      collection.allowsSelection = element.bool("allowsSelection") ?? true
      collection.allowsMultipleSelection = element.bool("allowsMultipleSelection") ?? false
    case let indicator as ActivityIndicatorView:
      indicator.hidesWhenStopped = element.bool("hidesWhenStopped") ?? false
    case let slider as Slider: slider.isContinuous = element.bool("continuous") ?? true
    case let field as TextField:
      field.clearsOnBeginEditing = element.bool("clearsOnBeginEditing") ?? false
    default: break
    }
    if let scrollView = view as? ScrollView, element.name != "view" {
      scrollView.isScrollEnabled = element.bool("scrollEnabled") ?? true
      scrollView.isPagingEnabled = element.bool("pagingEnabled") ?? false
    }
    if let button = view as? Button, element.bool("selected") == true { button.isSelected = true }
    if element.bool("hidden") == true { view.isHidden = true }
  }

  /// Sets whether a view receives input. Interface Builder writes `NO` for labels and image views that
  /// do not; the others have no attribute.
  static func setInteraction(of view: View, _ element: XMLElement) {
    if let isEnabled = element.bool("userInteractionEnabled") {
      view.isUserInteractionEnabled = isEnabled
    } else if view is Label && element.name == "label"
      || view is ImageView && element.name == "imageView"
    {
      view.isUserInteractionEnabled = true
    }
  }

  /// Sets how a cell reacts to its selection, and whether it receives input.
  static func setBehavior(of cell: TableViewCell, _ element: XMLElement) {
    setInteraction(of: cell, element)
    switch element["selectionStyle"] {
    case "none": cell.selectionStyle = .none
    case "blue": cell.selectionStyle = .blue
    case "gray": cell.selectionStyle = .gray
    default: break
    }
  }
}
