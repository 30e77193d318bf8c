internal import CellGraphics
internal import NavigationKit
internal import TextFormats

extension View {
  /// The name of a control without a title: a label beside it, its identifier, or its screen's name.
  ///
  /// Empty if nothing names it. The accessibility label is not considered.
  var readName: String { labelBeside ?? readableIdentifier ?? screenName ?? "" }

  /// The words of the identifier, such as `Rate` for `rateSlider`; nil if they say nothing.
  ///
  /// Words for a kind of view are left out. An object id of Xcode and a number say nothing.
  var readableIdentifier: String? { accessibilityIdentifier.flatMap { Self.title(ofName: $0) } }

  /// Returns the words of a name in code as a title; nil if the name says nothing to a user.
  static func title(ofName name: String) -> String? {
    let parts = name.split(separator: "-", omittingEmptySubsequences: false).map(\.count)
    guard parts != [3, 2, 3] else { return nil }
    let title = NameWords(name).without(genericWords).title
    return title.flatMap { $0.contains(where: \.isLetter) ? $0 : nil }
  }

  /// The words of names that say only that something is a view, and of which kind.
  private static let genericWords: Set<String> = [
    "btn", "button", "collection", "control", "controller", "field", "image", "img", "label",
    "outlet", "scene", "scroll", "segment", "segmented", "segments", "slider", "stepper", "switch",
    "table", "text", "textfield", "textview", "ui", "view",
  ]

  /// The title of the controller around the view, or the words of the controller's name.
  private var screenName: String? {
    let around = sequence(first: self as Responder, next: \.next)
    guard let controller = around.lazy.compactMap({ $0 as? ViewController }).first else {
      return nil
    }
    let titles = [controller.navigationItem.title, controller.title].compactMap(\.self)
    return titles.first { !$0.isEmpty }
      ?? Self.title(ofName: controller.baseName ?? "\(type(of: controller))")
  }

  /// The words of the first picture in the view that has a name, such as `Harbour`; nil for none.
  var pictureName: String? {
    if let name = (self as? ImageView)?.image?.name { return Self.title(ofName: name) }
    return subviews.lazy.compactMap(\.pictureName).first
  }

  /// The text of the label that names the control, as forms place it; nil for none.
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
      guard let text = label.text, text.contains(where: \.isLetter) else { continue }
      let rect = label.convert(label.bounds, to: view)
      guard let distance = distance(from: own, to: rect) else { continue }
      if best.map({ distance < $0.distance }) ?? true { best = (distance, text) }
    }
    return best?.text
  }

  /// Returns the distance of a label that can name the control; nil if it is elsewhere.
  ///
  /// A label at the left in the same line is better than one above. For a switch, left and right
  /// count alike. Other labels at the right and below belong to the next control.
  private func distance(from control: Rect, to label: Rect) -> Double? {
    if abs(control.midY - label.midY) < 1 {
      if label.maxX <= control.minX + 1 { return control.minX - label.maxX }
      let gap = label.minX - control.maxX
      return self is Switch && gap > -1 && gap < 4 ? gap : nil
    }
    let gap = control.minY - label.maxY
    let isAbove = label.minX < control.maxX && control.minX < label.maxX && gap > -0.5 && gap < 2
    return isAbove ? 1_000 + gap : nil
  }

  private var labels: [Label] {
    guard isRead else { return [] }
    if let label = self as? Label { return [label] }
    // A button's and a row's own labels name only themselves.
    return self is Control ? [] : subviews.flatMap(\.labels)
  }
}
