import Storyboards
import TextFormats

/// The contents of the bars around a scene.
extension SceneConversion {
  /// The actions that buttons and bar button items are connected to, by the items' names.
  var codeActions: [String: String] {
    var actions: [String: String] = [:]
    for id in scene.objects.keys.sorted() {
      guard let element = scene.objects[id], ["button", "barButtonItem"].contains(element.name),
        let selector = element.child("connections")?.child("action")?["selector"],
        !selector.isEmpty
      else { continue }
      actions[names.object(id)] = selector
    }
    return actions
  }

  /// The contents of the navigation bar and the toolbar of one scene.
  ///
  /// The items of an item's custom view are recorded with the item. A segue that starts from a
  /// button in a custom view then gets the item as its trigger.
  struct Bars {
    /// The contents of the navigation bar.
    var item = SceneDocument.NavigationItem()
    var toolbar: [SceneDocument.BarButtonItem] = []
    /// The object ids of the items.
    var ids: Set<String> = []
    /// The items by the object ids of the views in them.
    var itemOfObject: [String: String] = [:]
    /// The text of the navigation item's title view; nil for none.
    var titleOfView: String?
    /// The controls in bars that a bar of a scene file cannot have.
    var controls: [XMLElement] = []
    /// The offsets in the file of the converted elements.
    var carried: Set<Int> = []

    /// Records an item, and that the views in it belong to it.
    mutating func note(_ item: XMLElement) {
      guard let id = item["id"] else { return }
      ids.insert(id)
      if let view = item.property("customView") { note(view, in: id) }
    }

    mutating func note(_ view: XMLElement, in item: String) {
      if let id = view["id"] { itemOfObject[id] = item }
      for child in view.children { note(child, in: item) }
    }
  }

  /// Returns a title for a scene whose title only code sets: the text of the title view, else the
  /// words of the controller's class. Nil for a scene without a bar or a class.
  func inventedTitle(_ bars: Bars) -> String? {
    guard context.isInNavigation(controller) else { return nil }
    return bars.titleOfView ?? TabTitles.title(ofControllers: [controller])
  }

  /// Converts the navigation item and the toolbar items of the controller.
  ///
  /// Items without anything to show are left out, and `remarkOnLosses()` reports them.
  func bars() -> Bars {
    var conversion = BarConversion(names: names, text: context.text)
    var bars = Bars()
    func buttons(_ items: [XMLElement]) -> [SceneDocument.BarButtonItem] {
      items.compactMap { item in
        guard let button = conversion.barButton(item) else { return nil }
        bars.note(item)
        return button
      }
    }
    let toolbar = controller.children.first {
      $0.name == "toolbarItems" || $0["key"] == "toolbarItems"
    }
    if let item = navigationItem {
      let prompt = context.text.text(of: item, "prompt")
      let back = item.property("backBarButtonItem").flatMap { context.text.text(of: $0, "title") }
      let left = buttons(BarConversion.leftItems(item))
      bars.item = SceneDocument.NavigationItem(
        prompt: prompt.flatMap { $0.isEmpty ? nil : $0 }, leftBarButtonItems: left,
        rightBarButtonItems: buttons(BarConversion.rightItems(item)),
        backButtonTitle: back.flatMap { $0.isEmpty ? nil : $0 },
        hidesBackButton: item.bool("hidesBackButton") == true)
      if let view = item.property("titleView") {
        if title?.isEmpty != false { bars.titleOfView = conversion.words(in: view) }
        conversion.gatherControls(in: view)
      }
      if let item = item.property("backBarButtonItem"), back?.isEmpty == false {
        bars.carried.insert(item.offset)
      }
    }
    bars.toolbar = buttons((toolbar?.children ?? []).filter { $0.name == "barButtonItem" })
    bars.controls = conversion.controls
    bars.carried.formUnion(conversion.carried)
    return bars
  }
}
