internal import CellGraphics
internal import NavigationKit
import TextFormats

/// A view that stands in for one element of the storyboard during layout.
///
/// Its intrinsic content size, in points, is that of the UIKit control with the same name, for
/// example 51 × 31 for a switch. Other views have no intrinsic size.
final class MeasuredView: View {
  let element: XMLElement

  init(_ element: XMLElement) {
    self.element = element
    super.init(frame: .zero)
  }

  required init?(coder: Coder) { nil }

  /// The size that the control has in UIKit. A text's size is estimated from its font size. A
  /// dimension that UIKit leaves to the constraints is `View.noIntrinsicMetric`.
  override var intrinsicContentSize: Size {
    let none = View.noIntrinsicMetric
    let size = FontLook.size(element)
    switch element.name {
    case "label": return text(element["text"] ?? "", size)
    case "button":
      let title = element.child("state")?["title"] ?? element["title"] ?? ""
      return text(title, size) + Size(width: 0, height: 12)
    case "textField": return Size(width: none, height: 34)
    case "switch": return Size(width: 51, height: 31)
    case "slider": return Size(width: none, height: 30)
    case "segmentedControl": return Size(width: none, height: 29)
    case "stepper": return Size(width: 94, height: 32)
    case "progressView": return Size(width: none, height: 2)
    case "activityIndicatorView": return Size(width: 20, height: 20)
    case "imageView": return Size(width: 60, height: 60)
    default: return Size(width: none, height: none)
    }
  }

  /// Sets the hugging and compression resistance priorities that the storyboard gives the view.
  ///
  /// A priority outside 1 to 1000 is ignored, so the view keeps the default.
  func setPriorities() {
    func priority(_ attribute: String) -> LayoutPriority? {
      element.number(attribute).flatMap {
        (1...1_000).contains($0) ? LayoutPriority(rawValue: Float($0)) : nil
      }
    }
    if let hugging = priority("horizontalHuggingPriority") {
      setContentHuggingPriority(hugging, for: .horizontal)
    }
    if let hugging = priority("verticalHuggingPriority") {
      setContentHuggingPriority(hugging, for: .vertical)
    }
    if let resistance = priority("horizontalCompressionResistancePriority") {
      setContentCompressionResistancePriority(resistance, for: .horizontal)
    }
    if let resistance = priority("verticalCompressionResistancePriority") {
      setContentCompressionResistancePriority(resistance, for: .vertical)
    }
  }

  /// Returns the estimated size of a text on one line, in whole points. A letter is about half as
  /// wide as it is high, and a line is 1.2 times as high as its font.
  private func text(_ text: String, _ size: Double) -> Size {
    Size(
      width: (Double(TextLine(text).columns) * size * 0.5).rounded(.up),
      height: (size * 1.2).rounded(.up))
  }
}

extension Size {
  fileprivate static func + (a: Size, b: Size) -> Size {
    Size(width: a.width + b.width, height: a.height + b.height)
  }
}
