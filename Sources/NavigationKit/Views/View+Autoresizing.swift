public import CellGraphics

/// How a view follows its superview's size, with the bits of `UIView.AutoresizingMask`.
public struct AutoresizingMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
  public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
  public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
  public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
  public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
  public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
}

extension View {
  /// Has the subviews follow a change of size as their masks say.
  func resizeSubviews(from old: Size) {
    for view in subviews where !view.autoresizingMask.isEmpty {
      let rect = Rect(
        x: view.center.x - view.bounds.width / 2, y: view.center.y - view.bounds.height / 2,
        width: view.bounds.width, height: view.bounds.height)
      view.place(in: view.autoresizingMask.fit(rect, from: old, to: bounds.size))
    }
  }
}

extension AutoresizingMask {
  /// Where a view that stands at `rect` comes to when its superview goes from one size to another.
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

  /// What is flexible from left to right: the margin, the width, the margin.
  var columns: [Bool] {
    [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin].map(contains)
  }

  /// What is flexible from top to bottom.
  var rows: [Bool] {
    [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin].map(contains)
  }

  /// The parts of an axis (before, within, after) in the growth of it: each flexible one in proportion
  /// to its length, equally where all are empty. What is nothing or less has none of the growth where
  /// another has some.
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
