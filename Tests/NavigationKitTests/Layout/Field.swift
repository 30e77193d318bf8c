import CellGraphics
import NavigationKit

/// A view of a given size, whose subviews are placed by constraints.
final class Field {
  let view: View

  init(_ columns: Int, _ rows: Int, _ subviews: View..., in view: View = View()) {
    self.view = view
    view.frame = Rect(x: 0, y: 0, width: Double(columns), height: Double(rows))
    for subview in subviews { add(subview) }
  }

  func add(_ subview: View, to superview: View? = nil) {
    subview.translatesAutoresizingMaskIntoConstraints = false
    (superview ?? view).addSubview(subview)
  }

  func resize(_ columns: Int, _ rows: Int) {
    view.frame.size = Size(width: Double(columns), height: Double(rows))
    view.layoutIfNeeded()
  }

  /// Where a view stands: `x y width height`, after layout.
  func place(_ subview: View) -> String {
    view.layoutIfNeeded()
    return subview.frame.picture
  }
}

extension Rect {
  var picture: String {
    [minX, minY, width, height]
      .map { $0 == $0.rounded() ? String(Int($0)) : String($0) }.joined(separator: " ")
  }
}

func label(_ text: String, lines: Int = 1) -> Label {
  let label = Label()
  label.text = text
  label.numberOfLines = lines
  return label
}

extension View {
  /// Pins all four edges to those of `other`.
  func pin(to other: any LayoutItem, by cells: Double = 0) {
    LayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: cells),
      trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -cells),
      topAnchor.constraint(equalTo: other.topAnchor, constant: cells),
      bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -cells),
    ])
  }
}
