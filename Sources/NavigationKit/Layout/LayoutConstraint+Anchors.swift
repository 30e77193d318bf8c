internal import CellGraphics

extension LayoutConstraint {
  /// The anchor of the first item and attribute.
  ///
  /// Nil if the item is deallocated. UIKit's anchor is never nil.
  public var firstAnchor: AnyObject? { Self.anchor(firstItem, firstAttribute) }

  /// The anchor of the second item and attribute; nil without a second item.
  public var secondAnchor: AnyObject? { Self.anchor(secondItem, secondAttribute) }

  private static func anchor(_ item: (any LayoutItem)?, _ attribute: Attribute) -> AnyObject? {
    guard let item else { return nil }
    return switch attribute.kind {
    case .column: LayoutXAxisAnchor(item, attribute)
    case .row: LayoutYAxisAnchor(item, attribute)
    case .length: LayoutDimension(item, attribute)
    case .nothing: nil
    }
  }
}

extension ViewController {
  /// A guide whose lower edge is the top of the safe area, as before iOS 11.
  public var topLayoutGuide: LayoutGuide { edgeGuide("topLayoutGuide", .top) }

  /// A guide whose upper edge is the bottom of the safe area, as before iOS 11.
  public var bottomLayoutGuide: LayoutGuide { edgeGuide("bottomLayoutGuide", .bottom) }

  /// Returns a guide between an edge of the view and the safe area.
  private func edgeGuide(_ name: String, _ edge: LayoutConstraint.Attribute) -> LayoutGuide {
    if let guide = view.layoutGuides.first(where: { $0.identifier == name }) { return guide }
    let guide = LayoutGuide()
    guide.identifier = name
    view.addLayoutGuide(guide)
    let inner: LayoutConstraint.Attribute = edge == .top ? .bottom : .top
    LayoutConstraint.activate([
      LayoutConstraint(item: guide, attribute: edge, toItem: view, attribute: edge),
      LayoutConstraint(
        item: guide, attribute: inner, toItem: view.safeAreaLayoutGuide, attribute: edge),
      LayoutConstraint(item: guide, attribute: .leading, toItem: view, attribute: .leading),
      LayoutConstraint(item: guide, attribute: .trailing, toItem: view, attribute: .trailing),
    ])
    return guide
  }
}

extension LayoutGuide {
  /// The height of the last layout, in rows; zero before.
  public var length: Double { layoutFrame.height }
}
