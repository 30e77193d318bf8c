internal import CellGraphics

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
      let mask = view.autoresizingMask
      let x = Self.fit(
        start: view.center.x - view.bounds.width / 2, length: view.bounds.width,
        from: old.width, to: bounds.width,
        flexible: [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin].map(mask.contains))
      let y = Self.fit(
        start: view.center.y - view.bounds.height / 2, length: view.bounds.height,
        from: old.height, to: bounds.height,
        flexible: [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin].map(mask.contains))
      view.place(in: Rect(x: x.start, y: y.start, width: x.length, height: y.length))
    }
  }

  /// Shares the growth of an axis among its flexible parts (before, within, after), each in
  /// proportion to its length; equally where all are empty.
  private static func fit(
    start: Double, length: Double, from old: Double, to new: Double, flexible: [Bool]
  ) -> (start: Double, length: Double) {
    var parts = [start, length, old - start - length]
    let places = parts.indices.filter { flexible[$0] }
    let total = places.reduce(0) { $0 + parts[$1] }
    for place in places {
      let share = total == 0 ? 1 / Double(places.count) : parts[place] / total
      parts[place] += (new - old) * share
    }
    return (parts[0], parts[1])
  }
}
