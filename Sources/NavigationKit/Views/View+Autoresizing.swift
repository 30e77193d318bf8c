public import CellGraphics

/// Rules for resizing a view when its superview's size changes, with the bits of
/// `UIView.AutoresizingMask`.
///
/// Each bit makes a margin or a length flexible. Flexible parts of an axis share the change in
/// proportion to their lengths. An empty mask keeps the view at its distance from the top left, at
/// its size.
///
/// ```swift
/// let bar = Rect(x: 0, y: 9, width: 40, height: 1)
/// let mask: AutoresizingMask = [.flexibleWidth, .flexibleTopMargin]
/// let fitted = mask.fit(bar, from: Size(width: 40, height: 10), to: Size(width: 60, height: 20))
/// precondition(fitted == Rect(x: 0, y: 19, width: 60, height: 1))
/// ```
public struct AutoresizingMask: OptionSet, Hashable, Sendable {
  /// The bits of the mask, as in UIKit.
  public let rawValue: UInt

  /// Creates a mask from UIKit's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The distance to the superview's left edge is flexible.
  public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
  /// The width is flexible.
  public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
  /// The distance to the superview's right edge is flexible.
  public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
  /// The distance to the superview's top edge is flexible.
  public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
  /// The height is flexible.
  public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
  /// The distance to the superview's bottom edge is flexible.
  public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
}

extension View {
  /// A Boolean value that indicates whether subviews follow a new size by their masks; true by
  /// default.
  public var autoresizesSubviews: Bool {
    get { kept[default: true] }
    set { kept[default: true] = newValue }
  }

  /// Resizes the subviews by their autoresizing masks.
  func resizeSubviews(from old: Size) {
    guard !subviews.isEmpty, autoresizesSubviews else { return }
    for view in subviews {
      let mask = view.effectiveAutoresizingMask
      if mask.isEmpty { continue }
      let rect = Rect(
        x: view.center.x - view.bounds.width / 2, y: view.center.y - view.bounds.height / 2,
        width: view.bounds.width, height: view.bounds.height)
      view.place(in: mask.fit(rect, from: old, to: bounds.size))
    }
  }

  /// The mask by which the view follows its superview.
  ///
  /// A container of the framework resizes the view of its child, whatever the view's own mask is.
  var effectiveAutoresizingMask: AutoresizingMask {
    controller != nil && superview?.holdsControllers == true
      ? [.flexibleWidth, .flexibleHeight] : autoresizingMask
  }
}

extension AutoresizingMask {
  /// Returns the new frame of a view whose superview changes its size.
  ///
  /// - Parameters:
  ///   - rect: The view's frame in the old superview, in cells.
  ///   - old: The superview's old size.
  ///   - new: The superview's new size.
  /// - Returns: The new frame, which can lie between cells. A width or height does not fall below
  ///   zero.
  public func fit(_ rect: Rect, from old: Size, to new: Size) -> Rect {
    let x = Self.fit(
      start: rect.minX, length: rect.width, from: old.width, to: new.width, flexible: columns)
    let y = Self.fit(
      start: rect.minY, length: rect.height, from: old.height, to: new.height, flexible: rows)
    return Rect(x: x.start, y: y.start, width: x.length, height: y.length)
  }

  private static func fit(
    start: Double, length: Double, from old: Double, to new: Double, flexible: [Bool]
  ) -> (start: Double, length: Double) {
    let shares = shares(start: start, length: length, in: old, flexible: flexible)
    return (
      start + (new - old) * shares[0], max(min(0, length), length + (new - old) * shares[1])
    )
  }

  /// The flexible parts from left to right: left margin, width, right margin.
  var columns: [Bool] {
    [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin].map(contains)
  }

  /// The flexible parts from top to bottom: top margin, height, bottom margin.
  var rows: [Bool] {
    [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin].map(contains)
  }

  /// Returns the share of an axis's growth for its three parts: before, within and after the view.
  ///
  /// Flexible parts share in proportion to their lengths, or equally if all are empty. A part of
  /// zero or negative length gets no share while another flexible part has a length.
  static func shares(
    start: Double, length: Double, in whole: Double, flexible: [Bool]
  ) -> [Double] {
    let parts = [start, length, whole - start - length]
    let weights = parts.indices.map { flexible[$0] ? max(0, parts[$0]) : 0 }
    let total = weights.reduce(0, +)
    if total > 0 { return weights.map { $0 / total } }
    let count = flexible.count { $0 }
    return flexible.map { $0 ? 1 / Double(count) : 0 }
  }
}
