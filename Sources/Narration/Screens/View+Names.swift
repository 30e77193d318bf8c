internal import CellGraphics
internal import NavigationKit

extension View {
  /// The name of a control without a title: the label beside or above it, or its identifier.
  ///
  /// Empty if nothing names it. The accessibility label is not considered.
  var readName: String { labelBeside ?? readableIdentifier ?? "" }

  /// The identifier; nil if it is an object id of Xcode or a number, which say nothing.
  var readableIdentifier: String? {
    guard let name = accessibilityIdentifier, name.contains(where: \.isLetter) else { return nil }
    let parts = name.split(separator: "-", omittingEmptySubsequences: false).map(\.count)
    return parts == [3, 2, 3] ? nil : name
  }

  /// The text of the nearest label at the left in the same line, or just above the control.
  ///
  /// Labels in the three nearest views around the control count, but none outside of its row.
  private var labelBeside: String? {
    var around = superview
    for _ in 0..<3 {
      guard let view = around, !(view is ScrollView) || view === superview else { return nil }
      if let text = nearestLabel(in: view) { return text }
      if view is TableViewCell || view is CollectionViewCell { return nil }
      around = view.superview
    }
    return nil
  }

  private func nearestLabel(in view: View) -> String? {
    let own = convert(bounds, to: view)
    var best: (distance: Double, text: String)?
    for label in view.labels where label !== self {
      guard let text = label.text, !text.isEmpty else { continue }
      let rect = label.convert(label.bounds, to: view)
      guard let distance = Self.distance(from: own, to: rect) else { continue }
      if best.map({ distance < $0.distance }) ?? true { best = (distance, text) }
    }
    return best?.text
  }

  /// Returns the distance of a label that can name a control; nil if it is elsewhere.
  private static func distance(from control: Rect, to label: Rect) -> Double? {
    let isInLine = abs(control.midY - label.midY) < 1
    if isInLine, label.maxX <= control.minX + 1 { return control.minX - label.maxX }
    let gap = control.minY - label.maxY
    let isAbove = label.minX < control.maxX && control.minX < label.maxX && gap > -0.5 && gap < 2
    // A label in the same line is better than one above.
    return isAbove ? 1_000 + gap : nil
  }

  private var labels: [Label] {
    guard isRead else { return [] }
    if let label = self as? Label { return [label] }
    // A button's and a row's own labels name only themselves.
    return self is Control ? [] : subviews.flatMap(\.labels)
  }
}
