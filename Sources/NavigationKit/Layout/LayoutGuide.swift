public import CellGraphics

/// An invisible rectangle of a view for constraints.
///
/// Add one with ``View/addLayoutGuide(_:)`` to have a spacer without a view. Views have guides of
/// their own, such as ``View/safeAreaLayoutGuide``.
///
/// ```swift
/// let (container, box) = (View(frame: Rect(x: 0, y: 0, width: 20, height: 10)), View())
/// let spacer = LayoutGuide()
/// container.addLayoutGuide(spacer)
/// container.addSubview(box)
/// box.translatesAutoresizingMaskIntoConstraints = false
/// LayoutConstraint.activate([
///   spacer.leadingAnchor.constraint(equalTo: container.leadingAnchor),
///   spacer.widthAnchor.constraint(equalTo: container.widthAnchor, multiplier: 0.25),
///   box.leadingAnchor.constraint(equalTo: spacer.trailingAnchor),
/// ])
/// container.layoutIfNeeded()
/// precondition(spacer.layoutFrame.width == 5 && box.frame.minX == 5)
/// ```
public final class LayoutGuide {
  enum Kind {
    /// A guide that constraints place.
    case free
    case safeArea
    case margins
    /// The frame of the keyboard, which has no height.
    case keyboard
    /// The content of a scroll view.
    case content
    /// The visible part of a scroll view.
    case frame
  }

  /// A name for events and warnings; nil by default.
  public var identifier: String?
  /// The view to which the guide was added; nil before.
  public internal(set) weak var owningView: View?
  /// The rectangle of the last layout, in the owning view's coordinates; zero before.
  public internal(set) var layoutFrame: Rect {
    get { fixedFrame ?? placedFrame }
    set { placedFrame = newValue }
  }

  /// The frame that the last layout has set.
  private var placedFrame: Rect = .zero

  /// The frame of a guide that follows its view without a layout; nil for other guides.
  private var fixedFrame: Rect? {
    guard let view = owningView else { return nil }
    switch kind {
    case .safeArea: return view.bounds.inset(view.additionalInsets)
    case .margins: return view.bounds.inset(view.layoutMargins)
    case .keyboard:
      let safe = view.bounds.inset(view.additionalInsets)
      return Rect(x: view.bounds.minX, y: safe.maxY, width: view.bounds.width, height: 0)
    case .free, .content, .frame: return nil
    }
  }

  let kind: Kind

  /// Creates a guide that belongs to no view.
  public init() { kind = .free }

  init(_ kind: Kind, of view: View) {
    self.kind = kind
    owningView = view
  }
}

extension View {
  /// The guides that were added to the view, without its own such as the safe area.
  public var layoutGuides: [LayoutGuide] { layout?.guides.filter { $0.kind == .free } ?? [] }

  /// Adds a guide to the view, and removes it from another view first. Guides of the views
  /// themselves trap.
  public func addLayoutGuide(_ guide: LayoutGuide) {
    precondition(
      guide.kind == .free, "a view's own guide, such as its safe area, cannot be added to a view")
    guide.owningView?.removeLayoutGuide(guide)
    guide.owningView = self
    layoutRecord.guides.append(guide)
  }

  /// Removes a guide and deactivates the constraints on it. Nothing happens if the view does not
  /// have it.
  public func removeLayoutGuide(_ guide: LayoutGuide) {
    guard guide.owningView === self, guide.kind == .free else { return }
    removeConstraints { $0 === guide }
    layout?.guides.removeAll { $0 === guide }
    guide.owningView = nil
  }

  /// The rectangle inside ``safeAreaInsets``. Bars here are beside their content, so it is the whole
  /// view unless a controller has ``ViewController/additionalSafeAreaInsets``.
  public var safeAreaLayoutGuide: LayoutGuide { guide(.safeArea) }

  /// The rectangle inside ``layoutMargins``.
  public var layoutMarginsGuide: LayoutGuide { guide(.margins) }

  /// The frame of the keyboard: a line at the lower edge of the safe area, because a terminal has no
  /// keyboard on the screen.
  public var keyboardLayoutGuide: LayoutGuide { guide(.keyboard) }

  func guide(_ kind: LayoutGuide.Kind) -> LayoutGuide {
    if let guide = layout?.guides.first(where: { $0.kind == kind }) { return guide }
    let guide = LayoutGuide(kind, of: self)
    layoutRecord.guides.append(guide)
    return guide
  }
}

extension ScrollView {
  /// The content of the scroll view; constraints on its size set ``ScrollView/contentSize``.
  ///
  /// In constraints with views inside the scroll view, the scroll view's own edges mean the same.
  public var contentLayoutGuide: LayoutGuide { guide(.content) }

  /// The visible rectangle of the scroll view, which does not move with the content.
  public var frameLayoutGuide: LayoutGuide { guide(.frame) }
}
