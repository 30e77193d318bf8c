public import CellGraphics

/// A view that arranges its subviews in a row or a column.
///
/// Views get the sizes that fit them, in whole cells. With the default distribution, remaining
/// space goes in equal parts to the views without an intrinsic length, or to the last view. Missing
/// space is taken from the last views first. Hidden views take no space.
///
/// If an arranged view has constraints or layout priorities, the stack is a set of constraints as
/// in UIKit and is solved together with them.
///
/// ```swift
/// let (icon, title) = (Label(), Label())
/// (icon.text, title.text) = ("★", "Favourites")
/// let stack = StackView(arrangedSubviews: [icon, title])
/// stack.spacing = 2
/// precondition(stack.intrinsicContentSize == Size(width: 13, height: 1))
/// stack.frame = Rect(x: 0, y: 0, width: 20, height: 1)
/// stack.layoutIfNeeded()
/// precondition(title.frame == Rect(x: 3, y: 0, width: 17, height: 1))
/// icon.isHidden = true
/// stack.layoutIfNeeded()
/// precondition(title.frame.minX == 0)
/// ```
open class StackView: View {
  /// Directions in which a stack arranges its views.
  public enum Axis: Hashable, Sendable, CaseIterable {
    /// A row, from left to right.
    case horizontal
    /// A column, from top to bottom.
    case vertical
  }

  /// Ways to divide the length of a stack among its views.
  public enum Distribution: Hashable, Sendable, CaseIterable {
    /// The views have their fitting lengths, and the remaining or missing space as the type
    /// describes.
    case fill
    /// All views have the same length.
    case fillEqually
    /// The lengths are in proportion to the fitting lengths.
    case fillProportionally
    /// The views have their fitting lengths, with equal gaps.
    case equalSpacing
    /// The views have their fitting lengths, with equal distances between their centres if the
    /// spacing allows.
    case equalCentering
  }

  /// Positions of the views across the stack's axis.
  public enum Alignment: Hashable, Sendable, CaseIterable {
    /// The views fill the stack's breadth.
    case fill
    /// At the left of a column, at the top of a row.
    case leading
    /// In the middle.
    case center
    /// At the right of a column, at the bottom of a row.
    case trailing
    /// In a row, the first rows of text are on one line; in a column the same as ``leading``.
    case firstBaseline
    /// In a row, the last rows of text are on one line; in a column the same as ``leading``.
    case lastBaseline

    /// The name of ``leading`` for a row.
    public static let top = Alignment.leading
    /// The name of ``trailing`` for a row.
    public static let bottom = Alignment.trailing
  }

  /// The direction of the stack; horizontal by default.
  public var axis: Axis = .horizontal { didSet { didChangeArrangement() } }
  /// The way to divide the length; ``Distribution/fill`` by default.
  public var distribution: Distribution = .fill { didSet { didChangeArrangement() } }
  /// The position of the views across the axis; ``Alignment/fill`` by default.
  public var alignment: Alignment = .fill { didSet { didChangeArrangement() } }
  /// The number of cells between two views; 0 by default.
  ///
  /// With ``Distribution/equalSpacing`` and ``Distribution/equalCentering`` it is the minimum.
  public var spacing: Double = 0 { didSet { didChangeArrangement() } }

  /// A Boolean value that indicates whether the views are inside ``View/layoutMargins``; false by
  /// default.
  public var isLayoutMarginsRelativeArrangement = false { didSet { didChangeArrangement() } }

  /// The space around the arranged views.
  var arrangementMargins: EdgeInsets { isLayoutMarginsRelativeArrangement ? layoutMargins : .zero }

  /// The custom spacing that stands for ``spacing``.
  public static let spacingUseDefault = Double.greatestFiniteMagnitude

  private var arranged: [(view: View, spacingAfter: Double?)] = []
  /// The measured sizes of the views, while this stack or an outer stack measures them.
  private var measurement: StackMeasurement?

  /// The views that the stack arranges, from left to right or top to bottom.
  ///
  /// A view that is removed from the stack as a subview is not arranged any longer.
  public var arrangedSubviews: [View] {
    arranged.map(\.view).filter { $0.superview === self }
  }

  /// Creates a row of views, which become subviews of the stack.
  public convenience init(arrangedSubviews: [View]) {
    self.init()
    for view in arrangedSubviews { addArrangedSubview(view) }
  }

  /// Arranges `view` at the end and adds it as a subview.
  public func addArrangedSubview(_ view: View) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Arranges `view` at a position, adds it as a subview and sets its
  /// ``View/translatesAutoresizingMaskIntoConstraints`` to false.
  ///
  /// - Parameters:
  ///   - view: The view; if the stack arranges it already, it moves.
  ///   - index: The position among the arranged views; clamped to them.
  public func insertArrangedSubview(_ view: View, at index: Int) {
    arranged.removeAll { $0.view === view || $0.view.superview !== self }
    arranged.insert((view, nil), at: max(0, min(index, arranged.count)))
    if view.layout == nil { view.isOrWasArranged = true }
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    didChangeArrangement()
  }

  /// Stops arranging `view`, which stays a subview with its present frame.
  public func removeArrangedSubview(_ view: View) {
    arranged.removeAll { $0.view === view }
    didChangeArrangement()
  }

  /// Sets the number of cells after a view in place of ``spacing``.
  ///
  /// - Parameters:
  ///   - spacing: The number of cells; nil or ``spacingUseDefault`` uses ``spacing`` again.
  ///   - view: An arranged view. Nothing happens for other views.
  public func setCustomSpacing(_ spacing: Double?, after view: View) {
    for index in arranged.indices where arranged[index].view === view {
      arranged[index].spacingAfter = spacing == Self.spacingUseDefault ? nil : spacing
    }
    didChangeArrangement()
  }

  /// Returns the number of cells after `view` that ``setCustomSpacing(_:after:)`` has set, otherwise
  /// ``spacingUseDefault``.
  public func customSpacing(after view: View) -> Double {
    arranged.first { $0.view === view }?.spacingAfter ?? Self.spacingUseDefault
  }

  /// The arranged views in reading order, then the other subviews.
  override var subviewsInFocusOrder: [View] {
    let arranged = arrangedSubviews
    return arranged + subviews.filter { view in !arranged.contains { $0 === view } }
  }

  override var fitsIntrinsicSize: Bool { true }

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
      let margins = arrangementMargins
      let room = Size(
        width: size.width - margins.left - margins.right,
        height: size.height - margins.top - margins.bottom)
      let sizes = views.map { fitting($0.view, breadth: room[axis.across], measurement) }
      var lengths = sizes.map { $0[axis] }
      if distribution == .fillEqually, let longest = lengths.max() {
        lengths = lengths.map { _ in longest }
      }
      let content = Size(
        axis, length: lengths.reduce(0, +) + views.dropLast().reduce(0) { $0 + $1.spacingAfter },
        breadth: sizes.map { $0[axis.across] }.max() ?? 0)
      return Size(
        width: content.width + margins.left + margins.right,
        height: content.height + margins.top + margins.bottom)
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

  /// Indicates whether the stack is a set of constraints, because an arranged view has constraints
  /// or layout priorities.
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

  /// Returns the frames of all views before any view moves.
  private func rects(_ measurement: StackMeasurement) -> [(view: View, rect: Rect)] {
    let views = visibleViews
    let bounds = self.bounds.inset(arrangementMargins)
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

  /// Returns the fitting size of `view`. In a column, the width of the stack limits the width of
  /// `view`.
  private func fitting(_ view: View, breadth: Double, _ measurement: StackMeasurement) -> Size {
    let room = Size(axis, length: .infinity, breadth: breadth)
    var size = measurement.size(of: view, fitting: room)
    let intrinsic = measurement.intrinsicSize(of: view)
    // A view without an intrinsic length needs one cell. Its present size does not count.
    if intrinsic.width < 0 { size.width = 1 }
    if intrinsic.height < 0 { size.height = 1 }
    return Size(width: size.width.rounded(.up), height: size.height.rounded(.up))
  }

  /// Returns the position and extent of a view across the axis.
  ///
  /// - Parameter line: The number of rows above the baseline that the views of a row share; 0 if
  ///   the views share no baseline.
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

  /// Returns the number of rows of a view above its baseline.
  private func ascent(_ view: View, breadth: Double, _ measurement: StackMeasurement) -> Double {
    let rows = min(fitting(view, breadth: breadth, measurement).height, breadth)
    return alignment == .firstBaseline && view.hasBaseline ? min(1, rows) : rows
  }
}

// MARK: - Measuring

extension StackView {
  /// Calls `body` with the measured sizes.
  ///
  /// While an outer stack measures, its sizes are used. Otherwise new sizes are measured and kept
  /// until `body` returns.
  private func measuring<Result>(_ body: (StackMeasurement) -> Result) -> Result {
    if let measurement { return body(measurement) }
    let measurement = enclosingStack?.measurement ?? StackMeasurement()
    self.measurement = measurement
    defer { self.measurement = nil }
    return body(measurement)
  }

  /// The nearest stack that contains this stack, at any distance.
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
