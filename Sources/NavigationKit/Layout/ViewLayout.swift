internal import CellGraphics

/// What a view has to do with constraints; a view that has nothing to do with them has none.
final class ViewLayout {
  /// Those the view holds, in the order they came.
  var constraints: [LayoutConstraint] = []
  var guides: [LayoutGuide] = []
  /// False has the view placed by constraints, true by its frame and mask.
  var translatesAutoresizingMask = true
  var hugging = Priorities(horizontal: .defaultLow, vertical: .defaultLow)
  var compressionResistance = Priorities(horizontal: .defaultHigh, vertical: .defaultHigh)
  var margins: EdgeInsets?

  /// How often constraints of other views mention this one.
  var mentions = 0
  /// How many times constraints lead past this view to one in it.
  var crossings = 0

  /// True where what it places has to be laid out anew.
  var needsSolving = false
  /// The size for which it was done last.
  var solvedSize: Size?
  /// True where `updateConstraints()` is due.
  var needsUpdate = false
  /// True while it places views.
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
