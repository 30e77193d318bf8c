import TextFormats

/// Adds remarks on the parts of a scene that are not in the scene file, so that an import loses
/// nothing silently.
///
/// The parts are the scene's views, cells, bar items and recognisers. The conversion records the
/// offset of each part that it converts in ``carried``. This extension walks through the XML and
/// adds a remark on each part that is not recorded. Views that only show their subviews need no
/// remark. A remark covers everything inside the element. The conversion of segues makes its own
/// remarks.
extension SceneConversion {
  /// Adds the remarks. Call this method after the conversion. A storyboard reference has no parts.
  mutating func remarkOnLosses() {
    guard controller.name != "viewControllerPlaceholder" else { return }
    walk(controller, isInCell: false)
    for object in scene.neighbours where !object.isController { walkBeside(object) }
  }

  /// Visits the elements below an element. The search does not continue inside an element with a
  /// remark.
  ///
  /// - Parameter isInCell: Indicates whether the element is in a cell, which changes the text of a
  ///   remark.
  private mutating func walk(_ element: XMLElement, isInCell: Bool) {
    for child in element.children where !Self.passed.contains(child.name) {
      let isInCell = isInCell || child.name.hasSuffix("Cell")
      guard isThing(child, in: element), !carried.contains(child.offset),
        !isScene(child, in: element),
        let what = loss(child, isInCell: isInCell)
      else {
        walk(child, isInCell: isInCell)
        continue
      }
      remark(what, about: child)
    }
  }

  /// Visits an object beside the controller of the scene.
  private mutating func walkBeside(_ object: XMLElement) {
    if carried.contains(object.offset) { return walk(object, isInCell: false) }
    if object.isRecognizer {
      if object.child("connections")?.child("segue") == nil {
        remark("only code handles this gesture; left out", about: object)
      }
    } else if object.name == "barButtonItem" || ViewConversion.isView(object) {
      remark("only code adds it to the screen; left out", about: object)
    }
  }

  /// Indicates whether the element is a part of the scene: a bar item, a content configuration or a
  /// view. Other elements, such as constraints, describe a part.
  private func isThing(_ element: XMLElement, in parent: XMLElement) -> Bool {
    ["barButtonItem", "tabBarItem", "listContentConfiguration"].contains(element.name)
      || parent.name == "subviews" || ViewConversion.isView(element)
  }

  /// Indicates whether the scene itself replaces the element: the controller's view, or a
  /// container's bar.
  private func isScene(_ element: XMLElement, in parent: XMLElement) -> Bool {
    guard parent === controller else { return false }
    let isHolder = ViewConversion.holders.contains(element.name)
    return element["key"] == "view" && isHolder
      || ["navigationBar", "toolbar", "tabBar"].contains(element["key"])
  }

  /// Returns the remark on an element that the scene file does not have; nil for a view that only
  /// shows its subviews.
  private func loss(_ element: XMLElement, isInCell: Bool) -> String? {
    switch element.name {
    case "tabBarItem":
      return isTab ? nil : "no tab bar controller of this storyboard shows this tab; left out"
    case "barButtonItem": return "only code supplies the content; left out"
    case "refreshControl": return "visible only while the user pulls the table; left out"
    default: break
    }
    if element.bool("hidden") == true { return "hidden until code shows it; left out" }
    if let alpha = element.number("alpha"), alpha <= 0.01 {
      return "transparent until code shows it; left out"
    }
    guard ViewConversion.holders.contains(element.name) else {
      return isInCell ? "a row cannot show this view; left out" : "not shown; left out"
    }
    guard let name = element["customClass"], element.subviews.isEmpty,
      element.property("contentView") == nil
    else { return nil }
    return "the class \(quoted(name)) draws this view in code; left out"
  }

  /// Indicates whether a tab bar controller of this storyboard has the controller as a tab.
  private var isTab: Bool {
    context.document.scenes.contains { scene in
      scene.segues.contains {
        $0.relationship == "viewControllers" && $0.destination == controller["id"]
      }
    }
  }

  /// The elements in which nothing is visible.
  ///
  /// Skipping them saves most of the time, because they are most of a file.
  private static let passed: Set<String> = [
    "connections", "constraints", "variation", "rect", "color", "fontDescription", "state",
    "autoresizingMask", "viewLayoutGuide", "layoutGuides", "userDefinedRuntimeAttributes",
    "attributedString", "buttonConfiguration", "textInputTraits", "segments",
    "collectionViewFlowLayout", "collectionViewLayout", "searchDisplayController",
  ]
}

extension ViewConversion {
  /// Indicates whether the element is a view, a control or a cell.
  static func isView(_ element: XMLElement) -> Bool {
    kinds.contains(element.name) || holders.contains(element.name) || element.isControl
  }

  /// The views that have content of their own.
  private static let kinds: Set<String> = [
    "label", "button", "imageView", "textField", "searchBar", "searchTextField", "textView",
    "containerView", "tableView", "collectionView", "toolbar", "navigationBar", "tabBar",
    "pickerView", "datePicker", "mapView", "webView", "wkWebView", "glkView",
    "mtkView", "sceneKitView", "skView", "arskView", "arscnView", "tableViewCell",
    "collectionViewCell", "refreshControl",
  ]
}
