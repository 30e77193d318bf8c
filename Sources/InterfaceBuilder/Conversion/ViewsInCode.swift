package import TextFormats

/// The views of a scene that code of the app makes or changes.
package struct ViewsInCode {
  /// The classes of the app.
  private let classes: Set<String>
  /// The object ids of views to which outlets lead.
  private let destinations: Set<String>

  package init(classes: Set<String>, _ scene: InterfaceBuilderDocument.Scene) {
    self.classes = classes
    destinations = Set(scene.outlets.map(\.destination))
  }

  /// Indicates whether a view that holds others becomes a view that holds them too, so that code
  /// can show, hide and fade them together.
  ///
  /// A scroll view does not: the content scrolls with the whole scene.
  package func groups(_ view: XMLElement) -> Bool {
    ViewConversion.holders.contains(view.name) && view.name != "scrollView" && changes(view)
  }

  /// Indicates whether code makes the view with its class.
  func makes(_ view: XMLElement) -> Bool {
    view.name == "view" && view["customClass"].map(classes.contains) == true
  }

  /// Indicates whether code can change the view: an outlet leads to it, or it is not visible until
  /// code shows it.
  package func changes(_ view: XMLElement) -> Bool {
    destinations.contains(view["id"] ?? "") || Self.isInvisible(view)
  }

  /// Indicates whether a view is hidden, or has an opacity of at most 0.01.
  static func isInvisible(_ view: XMLElement) -> Bool {
    view.bool("hidden") == true || view.number("alpha") ?? 1 <= 0.01
  }
}
