public import CellGraphics

/// A rectangle in a view that is not seen and that constraints can place or refer to.
public final class LayoutGuide {
  enum Kind {
    /// Placed by constraints.
    case free
    case safeArea
    case margins
    /// What a scroll view scrolls over.
    case content
    /// What is seen of a scroll view.
    case frame
  }

  /// A name for events.
  public var identifier: String?
  /// nil for a guide that was added to no view.
  public internal(set) weak var owningView: View?
  /// Where the last layout placed it, in the coordinates of its view.
  public internal(set) var layoutFrame: Rect = .zero

  let kind: Kind

  public init() { kind = .free }

  init(_ kind: Kind, of view: View) {
    self.kind = kind
    owningView = view
  }
}

extension View {
  /// The guides that were added.
  public var layoutGuides: [LayoutGuide] { layout?.guides.filter { $0.kind == .free } ?? [] }

  public func addLayoutGuide(_ guide: LayoutGuide) {
    precondition(guide.kind == .free, "a guide of a view's own cannot be added to another")
    guide.owningView?.removeLayoutGuide(guide)
    guide.owningView = self
    layoutRecord.guides.append(guide)
  }

  public func removeLayoutGuide(_ guide: LayoutGuide) {
    guard guide.owningView === self, guide.kind == .free else { return }
    removeConstraints { $0 === guide }
    layout?.guides.removeAll { $0 === guide }
    guide.owningView = nil
  }

  /// What no bar covers. Bars here stand beside what they belong to, so it is all of the view.
  public var safeAreaLayoutGuide: LayoutGuide { guide(.safeArea) }

  /// The view within its `layoutMargins`.
  public var layoutMarginsGuide: LayoutGuide { guide(.margins) }

  func guide(_ kind: LayoutGuide.Kind) -> LayoutGuide {
    if let guide = layout?.guides.first(where: { $0.kind == kind }) { return guide }
    let guide = LayoutGuide(kind, of: self)
    layoutRecord.guides.append(guide)
    return guide
  }
}

extension ScrollView {
  /// What is scrolled over: its size becomes `contentSize`. The edges of the scroll view mean the same
  /// in constraints on what is in it.
  public var contentLayoutGuide: LayoutGuide { guide(.content) }

  /// What is seen of the scroll view, which does not move with the content.
  public var frameLayoutGuide: LayoutGuide { guide(.frame) }
}
