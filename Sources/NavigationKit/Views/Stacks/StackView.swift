public import CellGraphics

/// Views in a row or a column, which it places; hidden ones take no room.
///
/// Sizes are those that fit, in whole cells. Room that is left goes to the views without an intrinsic
/// length, in equal parts, or to the last view where there is none; room that is missing is taken from
/// the last views first. Where one of the views has constraints or priorities of its own, the stack is
/// a set of constraints as UIKit's is, and is solved with them.
open class StackView: View {
  public enum Axis: Hashable, Sendable, CaseIterable {
    case horizontal
    case vertical
  }

  /// How views share the length of the stack.
  public enum Distribution: Hashable, Sendable, CaseIterable {
    case fill
    /// All are as long as each other.
    case fillEqually
    /// In proportion to the lengths that fit.
    case fillProportionally
    /// As long as fits, with the same gap between any two.
    case equalSpacing
    /// As long as fits, with the same way from middle to middle where the spacing allows.
    case equalCentering
  }

  /// How views stand across the stack.
  public enum Alignment: Hashable, Sendable, CaseIterable {
    case fill
    /// At the left of a column, at the top of a row.
    case leading
    case center
    /// At the right of a column, at the bottom of a row.
    case trailing
    /// In a row, with the first rows of text on one line; in a column as `leading`.
    case firstBaseline
    /// In a row, with the last rows of text on one line; in a column as `leading`.
    case lastBaseline

    public static let top = Alignment.leading
    public static let bottom = Alignment.trailing
  }

  public var axis: Axis = .horizontal { didSet { didChangeArrangement() } }
  public var distribution: Distribution = .fill { didSet { didChangeArrangement() } }
  public var alignment: Alignment = .fill { didSet { didChangeArrangement() } }
  /// Cells between two views; the least there are with `equalSpacing` and `equalCentering`.
  public var spacing: Double = 0 { didSet { didChangeArrangement() } }

  private var arranged: [(view: View, spacingAfter: Double?)] = []
  /// The sizes of the views in this stack, while it or one around it measures them.
  private var measurement: StackMeasurement?

  /// In order from left to right or top to bottom; a view that was taken away is none of them.
  public var arrangedSubviews: [View] {
    arranged.map(\.view).filter { $0.superview === self }
  }

  public convenience init(arrangedSubviews: [View]) {
    self.init()
    for view in arrangedSubviews { addArrangedSubview(view) }
  }

  /// Adds `view` at the end, to the subviews too.
  public func addArrangedSubview(_ view: View) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// - Parameter index: Among the arranged subviews, held within them.
  public func insertArrangedSubview(_ view: View, at index: Int) {
    arranged.removeAll { $0.view === view || $0.view.superview !== self }
    arranged.insert((view, nil), at: max(0, min(index, arranged.count)))
    if view.superview !== self { addSubview(view) }
    didChangeArrangement()
  }

  /// Arranges `view` no longer; it stays a subview, where it stands.
  public func removeArrangedSubview(_ view: View) {
    arranged.removeAll { $0.view === view }
    didChangeArrangement()
  }

  /// Cells after `view` instead of `spacing`; nil takes that again.
  public func setCustomSpacing(_ spacing: Double?, after view: View) {
    for index in arranged.indices where arranged[index].view === view {
      arranged[index].spacingAfter = spacing
    }
    didChangeArrangement()
  }

  /// Reading order, whatever order the views were added in.
  override var subviewsInFocusOrder: [View] {
    let arranged = arrangedSubviews
    return arranged + subviews.filter { view in !arranged.contains { $0 === view } }
  }

  open override var intrinsicContentSize: Size {
    measuring { measurement in
      let sizes = visibleViews.map { measurement.intrinsicSize(of: $0.view) }
      let isFlexible = sizes.isEmpty || sizes.contains { $0[axis] < 0 }
      let isFlexibleAcross = sizes.isEmpty || sizes.contains { $0[axis.across] < 0 }
      if isFlexible, isFlexibleAcross {
        return Size(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
      }
      let fitting = sizeThatFits(Size(width: .infinity, height: .infinity))
      return Size(
        axis, length: isFlexible ? View.noIntrinsicMetric : fitting[axis],
        breadth: isFlexibleAcross ? View.noIntrinsicMetric : fitting[axis.across])
    }
  }

  open override func sizeThatFits(_ size: Size) -> Size {
    measuring { measurement in
      let views = visibleViews
      let sizes = views.map { fitting($0.view, breadth: size[axis.across], measurement) }
      var lengths = sizes.map { $0[axis] }
      if distribution == .fillEqually, let longest = lengths.max() {
        lengths = lengths.map { _ in longest }
      }
      return Size(
        axis, length: lengths.reduce(0, +) + views.dropLast().reduce(0) { $0 + $1.spacingAfter },
        breadth: sizes.map { $0[axis.across] }.max() ?? 0)
    }
  }

  override func contentSize(forWidth width: Double) -> Size? {
    measuring { _ in
      guard axis == .vertical,
        visibleViews.contains(where: { $0.view.contentSize(forWidth: width) != nil })
      else { return nil }
      return sizeThatFits(Size(width: width, height: .infinity))
    }
  }

  open override func layoutSubviews() {
    guard !isArrangedByConstraints else { return }
    for (view, rect) in measuring({ rects($0) }) { view.place(in: rect) }
  }

  /// Indicates whether constraints, or priorities of their own, determine the places of arranged views.
  ///
  /// The stack is then a set of constraints as well; else it shares out the room by itself.
  override var isArrangedByConstraints: Bool {
    arranged.contains { view, _ in
      view.superview === self && !view.isHidden
        && (view.layout != nil || view.isArrangedByConstraints)
    }
  }

  override func placesByConstraints(_ subview: View) -> Bool {
    isArrangedByConstraints && subview.superview === self && !subview.isHidden
      && arranged.contains { $0.view === subview }
  }

  override func addArrangement(to system: inout LayoutSystem) {
    if isArrangedByConstraints { system.arrange(self) }
  }

  override func contentSizeOfSubviewDidChange() {
    measurement?.removeAll()
    setNeedsLayout()
    if layout != nil { setNeedsConstraintLayout() }
    superview?.contentSizeOfSubviewDidChange()
  }

  /// Where each view goes, before any of them is moved.
  private func rects(_ measurement: StackMeasurement) -> [(view: View, rect: Rect)] {
    let views = visibleViews
    let breadth = bounds.size[axis.across].rounded()
    let items = views.map { view, spacing in
      let isFlexible = measurement.intrinsicSize(of: view)[axis] < 0
      return StackItem(
        length: isFlexible ? 0 : fitting(view, breadth: breadth, measurement)[axis],
        isFlexible: isFlexible, spacingAfter: spacing)
    }
    let places = StackItem.places(
      of: items, in: bounds.size[axis].rounded(), distribution: distribution)
    let line =
      isAlignedByBaseline
      ? views.map { ascent($0.view, breadth: breadth, measurement) }.max() ?? 0 : 0
    return zip(views, places).map { view, place in
      let (start, extent) = across(
        view.view, length: place.length, breadth: breadth, line: line, measurement)
      let rect = Rect(
        origin: Point(
          x: bounds.minX + (axis == .horizontal ? place.start : start),
          y: bounds.minY + (axis == .horizontal ? start : place.start)),
        size: Size(axis, length: place.length, breadth: extent))
      return (view.view, rect)
    }
  }
}

extension StackView {
  var visibleViews: [(view: View, spacingAfter: Double)] {
    arranged.filter { $0.view.superview === self && !$0.view.isHidden }
      .map { ($0.view, $0.spacingAfter ?? spacing) }
  }

  private func didChangeArrangement() {
    setNeedsLayout()
    if isArrangedByConstraints { setNeedsConstraintLayout() }
    invalidateIntrinsicContentSize()
  }

  /// The size that fits `view`, whose width is limited where it stands in a column.
  private func fitting(_ view: View, breadth: Double, _ measurement: StackMeasurement) -> Size {
    let room = Size(axis, length: .infinity, breadth: breadth)
    var size = measurement.size(of: view, fitting: room)
    let intrinsic = measurement.intrinsicSize(of: view)
    // A view that takes any length needs none: what it has now is no measure.
    if intrinsic.width < 0 { size.width = 1 }
    if intrinsic.height < 0 { size.height = 1 }
    return Size(width: size.width.rounded(.up), height: size.height.rounded(.up))
  }

  /// - Parameter line: The rows down to the line that the views of a row share; 0 where they share
  ///   none.
  private func across(
    _ view: View, length: Double, breadth: Double, line: Double, _ measurement: StackMeasurement
  ) -> (start: Double, extent: Double) {
    guard alignment != .fill,
      isAlignedByBaseline || measurement.intrinsicSize(of: view)[axis.across] >= 0
    else { return (0, breadth) }
    let room = Size(axis, length: length, breadth: breadth)
    let wanted = measurement.size(of: view, fitting: room)[axis.across]
    let extent = min(wanted.rounded(.up), breadth)
    if isAlignedByBaseline { return (line - ascent(view, breadth: breadth, measurement), extent) }
    return switch alignment {
    case .fill, .leading, .firstBaseline, .lastBaseline: (0, extent)
    case .center: (((breadth - extent) / 2).rounded(.down), extent)
    case .trailing: (breadth - extent, extent)
    }
  }

  private var isAlignedByBaseline: Bool { axis == .horizontal && alignment.isBaseline }

  /// The rows of a view down to the one that stands on the line of all.
  private func ascent(_ view: View, breadth: Double, _ measurement: StackMeasurement) -> Double {
    let rows = min(fitting(view, breadth: breadth, measurement).height, breadth)
    return alignment == .firstBaseline && view.hasBaseline ? min(1, rows) : rows
  }
}

// MARK: - Measuring

extension StackView {
  /// Calls `body` with the sizes that are known: those of the stack around this one while that
  /// measures, else new ones, which are kept until `body` returns.
  private func measuring<Result>(_ body: (StackMeasurement) -> Result) -> Result {
    if let measurement { return body(measurement) }
    let measurement = enclosingStack?.measurement ?? StackMeasurement()
    self.measurement = measurement
    defer { self.measurement = nil }
    return body(measurement)
  }

  /// The nearest stack that this one is in, directly or not.
  private var enclosingStack: StackView? {
    var view = superview
    while let current = view {
      if let stack = current as? StackView { return stack }
      view = current.superview
    }
    return nil
  }
}

extension StackView.Alignment {
  fileprivate var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}

extension StackView.Axis {
  var across: Self { self == .horizontal ? .vertical : .horizontal }
}

extension Size {
  fileprivate init(_ axis: StackView.Axis, length: Double, breadth: Double) {
    self =
      axis == .horizontal
      ? Size(width: length, height: breadth) : Size(width: breadth, height: length)
  }

  fileprivate subscript(axis: StackView.Axis) -> Double {
    axis == .horizontal ? width : height
  }
}
