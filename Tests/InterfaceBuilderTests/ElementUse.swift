/// The effect of an element on the import, for the table of coverage.
enum ElementUse: String {
  case carried = "carried over"
  case shown = "shown"
  case standIn = "shown by a stand-in"
  case layout = "used for layout, looks or text"
  case passed = "looked through"

  /// Returns the use of an element. The import looks through elements in none of these lists for
  /// others.
  static func of(_ element: String) -> ElementUse {
    for (use, names) in lists where names.contains(element) { return use }
    return .passed
  }

  private static let lists: [(ElementUse, Set<String>)] = [
    (
      .carried,
      [
        "segue", "exit", "viewController", "tableViewController", "collectionViewController",
        "navigationController", "tabBarController", "splitViewController",
        "viewControllerPlaceholder", "scene", "scenes", "objects", "document", "connections",
        "outlet", "outletCollection", "swipeGestureRecognizer", "tapGestureRecognizer",
        "pongPressGestureRecognizer", "screenEdgePanGestureRecognizer",
        "navigationItem", "barButtonItem", "tabBarItem", "toolbarItems", "rightBarButtonItems",
        "leftBarButtonItems",
      ]
    ),
    (
      .shown,
      [
        "label", "button", "imageView", "textField", "textView", "switch", "slider", "stepper",
        "progressView", "activityIndicatorView", "segmentedControl", "segments", "segment",
        "pageControl",
        "containerView", "tableView", "tableViewSection", "tableViewCell",
        "tableViewCellContentView", "sections", "cells", "prototypes", "view", "stackView",
        "scrollView", "visualEffectView", "toolbar", "navigationBar", "tabBar", "items",
        "searchBar", "subviews", "collectionViewCell", "collectionViewCellContentView",
        "listContentConfiguration",
      ]
    ),
    (
      .standIn,
      [
        "pageViewController", "avPlayerViewController", "hostingController", "glkViewController",
        "pickerView", "datePicker", "mapView", "webView", "wkWebView", "glkView", "mtkView",
        "sceneKitView", "skView", "arskView", "arscnView", "collectionView",
        "panGestureRecognizer", "pinchGestureRecognizer", "rotationGestureRecognizer",
      ]
    ),
    (
      .layout,
      [
        "rect", "constraint", "constraints", "color", "fontDescription", "state", "string",
        "attributedString", "fragment", "mutableString", "buttonConfiguration", "variation", "mask",
        "include", "exclude", "namedColor", "systemColor", "resources", "device",
        "viewLayoutGuide", "viewControllerLayoutGuide", "textInputTraits", "accessibility",
      ]
    ),
  ]
}
