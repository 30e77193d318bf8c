internal import NavigationKit

/// The views that a layout has hidden because they have no room.
///
/// A text always takes a row, so a view without a row would cover its neighbours.
struct ViewsWithoutRoom {
  private var hidden: Set<ObjectIdentifier> = []

  /// Indicates whether the layout has hidden a view.
  func contains(_ view: View) -> Bool { hidden.contains(ObjectIdentifier(view)) }

  /// Hides a view without room, or shows it again when it has room. A view that code has hidden
  /// stays hidden.
  mutating func update(_ view: View, hasRoom: Bool) {
    let id = ObjectIdentifier(view)
    if hasRoom {
      if hidden.remove(id) != nil { view.isHidden = false }
    } else if !view.isHidden {
      hidden.insert(id)
      view.isHidden = true
    }
  }
}
