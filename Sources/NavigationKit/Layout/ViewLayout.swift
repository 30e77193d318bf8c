internal import CellGraphics

/// A view's part in constraint layout: its constraints, guides and priorities.
final class ViewLayout {
  /// The constraints that the view holds, in the order in which they were added.
  var constraints: [LayoutConstraint] = []
  var guides: [LayoutGuide] = []
  /// True if the frame and the autoresizing mask place the view, false if constraints place it.
  var translatesAutoresizingMask = true
  var hugging = Priorities(horizontal: .defaultLow, vertical: .defaultLow)
  var compressionResistance = Priorities(horizontal: .defaultHigh, vertical: .defaultHigh)
  var margins: EdgeInsets?

  /// The number of constraints that refer to this view and are held by another view.
  var mentions = 0
  /// The number of constraints that refer to a view inside this view and are held by a view outside
  /// of it.
  var crossings = 0

  /// True if the constraints that this view solves have changed.
  var needsSolving = false
  /// The size for which the constraints were solved last.
  var solvedSize: Size?
  /// True if `updateConstraints()` has been requested.
  var needsUpdate = false
  /// True while the view places the views of its solution.
  var isSolving = false

  struct Priorities {
    var horizontal: LayoutPriority
    var vertical: LayoutPriority

    subscript(axis: StackView.Axis) -> LayoutPriority {
      get { axis == .horizontal ? horizontal : vertical }
      set {
        switch axis {
        case .horizontal: horizontal = newValue
        case .vertical: vertical = newValue
        }
      }
    }
  }
}
