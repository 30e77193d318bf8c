public import NavigationKit

/// An element of a screen with the view that shows it, and the elements in it.
///
/// A list has its rows, and a row the controls in it. Bars and plain views are no nodes: their
/// elements take their place.
public struct ScreenNode {
  /// The element.
  public var element: ScreenElement
  /// The view that shows the element.
  public var view: View
  /// The row of a table or the item of a collection view; nil for another element.
  public var path: IndexPath?
  /// The position among the elements of the same list or bar, from 1, and their number; nil for an
  /// element that is not counted.
  public var position: (index: Int, count: Int)?
  /// The nodes in the element, in reading order.
  public var children: [ScreenNode]

  /// Creates a node.
  init(
    _ element: ScreenElement, _ view: View, path: IndexPath? = nil,
    position: (index: Int, count: Int)? = nil, children: [ScreenNode] = []
  ) {
    (self.element, self.view, self.path) = (element, view, path)
    (self.position, self.children) = (position, children)
  }

  /// Creates the node of a single view, even of one that is not read.
  public init(of view: View) { self.init(ScreenElement(reading: view), view) }

  /// The node and all nodes in it, in reading order.
  public var flattened: [ScreenNode] { [self] + children.flatMap(\.flattened) }
}

extension ScreenElement {
  /// Returns the elements of a view in reading order: from top to bottom, then from left to right.
  ///
  /// Hidden and transparent views and empty labels are left out, and images without an accessibility
  /// label. The view needs to be laid out. Takes time proportional to the number of views.
  ///
  /// - Parameter view: The view, such as that of a controller.
  public static func elements(of view: View) -> [ScreenElement] {
    ScreenNode.nodes(of: view).flatMap(\.flattened).map(\.element)
  }
}
