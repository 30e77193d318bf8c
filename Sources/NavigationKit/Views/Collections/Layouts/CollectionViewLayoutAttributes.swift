public import CellGraphics

/// The place and the looks that a layout gives to one element of a collection view.
///
/// ```swift
/// let path = IndexPath(item: 2, section: 0)
/// let attributes = CollectionViewLayoutAttributes(forCellWith: path)
/// attributes.frame = Rect(x: 4, y: 2, width: 10, height: 3)
/// precondition(attributes.center == Point(x: 9, y: 3.5))
/// precondition(attributes.representedElementCategory == .cell)
/// ```
open class CollectionViewLayoutAttributes {
  /// The position of the element in the data.
  public var indexPath = IndexPath()
  /// The centre in the content's coordinates, in cells.
  public var center = Point.zero
  /// The size in cells.
  public var size = Size.zero
  /// The opacity, 0 to 1; 1 by default.
  public var alpha = 1.0
  /// The order of elements that overlap: a greater index is in front. 0 by default.
  public var zIndex = 0
  /// The transform about the centre; the identity by default.
  public var transform = AffineTransform.identity
  /// A Boolean value that indicates whether the element is not shown; false by default.
  public var isHidden = false
  /// The kind of the element; cells are the default.
  public private(set) var representedElementCategory = CollectionView.ElementCategory.cell
  /// The kind of a supplementary or decoration view; nil for a cell.
  public private(set) var representedElementKind: String?

  /// The section that scrolls sideways and contains the element; nil for other elements.
  var orthogonalSection: Int?

  /// Creates the attributes of a cell at no position.
  public required init() {}

  /// Creates the attributes of an item's cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Creates the attributes of a supplementary view, such as a header.
  public convenience init(forSupplementaryViewOfKind kind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    representedElementKind = kind
    representedElementCategory = .supplementaryView
  }

  /// Creates the attributes of a decoration view.
  public convenience init(forDecorationViewOfKind kind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    representedElementKind = kind
    representedElementCategory = .decorationView
  }

  /// Returns attributes of the same type with the same values.
  ///
  /// A subclass with properties of its own overrides it and copies them too. The type of the result
  /// is UIKit's.
  open func copy() -> Any {
    let copy = Self()
    copy.indexPath = indexPath
    copy.center = center
    copy.size = size
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.transform = transform
    copy.isHidden = isHidden
    copy.representedElementCategory = representedElementCategory
    copy.representedElementKind = representedElementKind
    copy.orthogonalSection = orthogonalSection
    return copy
  }

  func duplicate() -> CollectionViewLayoutAttributes {
    copy() as? CollectionViewLayoutAttributes ?? self
  }
}

extension CollectionViewLayoutAttributes {
  /// The rectangle in the content's coordinates. Under a ``transform`` it is the rectangle around
  /// the transformed element.
  public var frame: Rect {
    get {
      View.frame(
        bounds: Rect(origin: .zero, size: size), center: center, transform: transform)
    }
    set {
      size = newValue.size
      center = newValue.center
    }
  }

  /// The element's rectangle in its own coordinates; the origin is always (0, 0).
  public var bounds: Rect {
    get { Rect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// The frame without the transform.
  var untransformedFrame: Rect {
    Rect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
  }

  /// The identity of the element among the elements that are shown.
  var element: CollectionElement {
    CollectionElement(
      category: representedElementCategory, kind: representedElementKind ?? "", path: indexPath)
  }
}

/// The identity of an element that a collection view shows.
struct CollectionElement: Hashable {
  var category: CollectionView.ElementCategory
  var kind: String
  var path: IndexPath
}
