extension LayoutConstraint {
  /// Options of a visual format, with UIKit's bits.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The bits of the options, as in UIKit.
    public let rawValue: UInt

    /// Creates options from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// All views have the same left edge.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// All views have the same right edge.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// All views have the same top edge.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// All views have the same bottom edge.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// All views have the same leading edge.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// All views have the same trailing edge.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// All views have the same centre in the direction of columns.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// All views have the same centre in the direction of rows.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// All views have the same last baseline.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// All views have the same first baseline.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// From leading to trailing, which is the default.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// From left to right, which is the same here.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)

    fileprivate static let attributes: [(FormatOptions, Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
      (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
      (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
      (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
    ]
  }

  /// Creates the constraints of a layout in the visual format, such as `H:|-[name]-2-[value(>=4)]|`.
  ///
  /// Numbers are cells, and a `-` without a number is one cell. It traps if the format is not in
  /// the grammar, names an unknown view or metric, or uses `|` for a view without a superview.
  ///
  /// ```swift
  /// let (box, name) = (View(frame: Rect(x: 0, y: 0, width: 20, height: 3)), View())
  /// box.addSubview(name)
  /// name.translatesAutoresizingMaskIntoConstraints = false
  /// let constraints = LayoutConstraint.constraints(
  ///   withVisualFormat: "|-2-[name(5)]", metrics: nil, views: ["name": name])
  /// LayoutConstraint.activate(constraints)
  /// box.layoutIfNeeded()
  /// precondition(name.frame.minX == 2 && name.frame.width == 5)
  /// ```
  ///
  /// - Parameters:
  ///   - format: The format; `V:` at the start is from top to bottom.
  ///   - options: The alignment of the views to each other.
  ///   - metrics: The values of names in the format: integers or floating-point numbers.
  ///   - views: The views of names in the format.
  /// - Returns: Inactive constraints, in the order of the format.
  public static func constraints(
    withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [LayoutConstraint] {
    guard let parsed = VisualFormat(format) else {
      preconditionFailure("unable to parse the constraint format \(format)")
    }
    var items: [String: any LayoutItem] = [:]
    for (name, view) in views { items[name] = view as? any LayoutItem }
    return FormatBuilder(format: parsed, text: format, metrics: metrics ?? [:], views: items)
      .constraints(options: options)
  }
}

/// Turns a visual format into constraints.
private struct FormatBuilder {
  let format: VisualFormat
  let text: String
  let metrics: [String: Any]
  let views: [String: any LayoutItem]

  private var isHorizontal: Bool { format.axis == .horizontal }

  func constraints(options: LayoutConstraint.FormatOptions) -> [LayoutConstraint] {
    var result: [LayoutConstraint] = []
    for (index, part) in format.parts.enumerated() {
      if index > 0 { result += distances(from: format.parts[index - 1], to: part) }
      result += sizes(of: part)
    }
    return result + alignments(options)
  }

  private func distances(
    from first: VisualFormat.Part, to second: VisualFormat.Part
  ) -> [LayoutConstraint] {
    let predicates = second.distance ?? []
    let start = item(first.item, beside: second.item)
    let end = item(second.item, beside: first.item)
    let (leading, trailing): (LayoutConstraint.Attribute, LayoutConstraint.Attribute) =
      isHorizontal ? (.leading, .trailing) : (.top, .bottom)
    let none = [VisualFormat.Predicate(value: .number(0))]
    return (predicates.isEmpty ? none : predicates).map { predicate in
      prioritized(
        LayoutConstraint(
          item: end, attribute: second.item == .superview ? trailing : leading,
          relatedBy: predicate.relation, toItem: start,
          attribute: first.item == .superview ? leading : trailing,
          constant: number(predicate.value)), predicate)
    }
  }

  private func sizes(of part: VisualFormat.Part) -> [LayoutConstraint] {
    part.size.map { predicate in
      let attribute: LayoutConstraint.Attribute = isHorizontal ? .width : .height
      var other: (any LayoutItem)?
      if case .name(let name) = predicate.value { other = views[name] }
      return prioritized(
        LayoutConstraint(
          item: item(part.item, beside: part.item), attribute: attribute,
          relatedBy: predicate.relation, toItem: other,
          attribute: other == nil ? .notAnAttribute : attribute,
          constant: other == nil ? number(predicate.value) : 0), predicate)
    }
  }

  private func alignments(_ options: LayoutConstraint.FormatOptions) -> [LayoutConstraint] {
    let items = format.parts.filter { $0.item != .superview }.map { item($0.item, beside: $0.item) }
    return LayoutConstraint.FormatOptions.attributes.flatMap { option, attribute in
      options.contains(option)
        ? zip(items, items.dropFirst()).map { first, second in
          LayoutConstraint(
            item: first, attribute: attribute, toItem: second, attribute: attribute)
        } : []
    }
  }

  private func prioritized(
    _ constraint: LayoutConstraint, _ predicate: VisualFormat.Predicate
  ) -> LayoutConstraint {
    if let priority = predicate.priority {
      constraint.priority = LayoutPriority(rawValue: Float(number(priority)))
    }
    return constraint
  }

  /// Returns the view of a name, or the superview of the view beside `|`.
  private func item(_ item: VisualFormat.Item, beside other: VisualFormat.Item) -> any LayoutItem {
    switch item {
    case .view(let name):
      guard let view = views[name] else {
        preconditionFailure("\(name) is not a key in the views dictionary, in \(text)")
      }
      return view
    case .superview:
      guard other != .superview, let view = self.item(other, beside: item).layoutView,
        let superview = view.superview
      else { preconditionFailure("| needs a view with a superview, in \(text)") }
      return superview
    }
  }

  private func number(_ value: VisualFormat.Predicate.Value) -> Double {
    switch value {
    case .number(let number): return number
    case .name(let name):
      switch metrics[name] {
      case let number as Double: return number
      case let number as Int: return Double(number)
      case let number as Float: return Double(number)
      default: preconditionFailure("\(name) is not a key in the metrics dictionary, in \(text)")
      }
    }
  }
}
