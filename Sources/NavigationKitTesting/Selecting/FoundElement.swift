internal import CellGraphics
internal import Narration
internal import NavigationKit
internal import Storyboards

/// An element of the screen with its view and its visible place.
struct FoundElement {
  /// The element as a reader would name it.
  var element: ScreenElement
  /// The view that shows it.
  var view: View
  /// The row or item of a list; nil for another element.
  var path: IndexPath?
  /// The visible part in the coordinates of the window; empty if nothing of it is visible.
  var rect: Rect

  /// Indicates whether a part of the element is on the screen.
  var isVisible: Bool { rect.size.width > 0 && rect.size.height > 0 }

  /// The identifier of the view, or the id of the row in a scene file; nil without one.
  var id: String? {
    if let id = view.accessibilityIdentifier { return id }
    guard let path, let table = view.superviews.lazy.compactMap({ $0 as? TableView }).first else {
      return nil
    }
    return table.sceneRowID(at: path)
  }

  /// The title with the role, such as `"Buy" button`.
  var name: String {
    let id = id.map { " #\($0)" } ?? ""
    let role = FlowParser.roles.first { $0.role == element.role }?.word ?? element.role.rawValue
    return element.title.isEmpty
      ? "the \(role)\(id)" : "\(FlowText.quoted(element.title)) \(role)"
  }

  /// Indicates whether a tap usually has an effect.
  var isControl: Bool {
    switch element.role {
    case .text, .heading, .title, .image, .progress, .activity, .list, .scrollArea: false
    case .button, .link, .switch, .slider, .stepper, .segmentedControl, .textField, .textView, .row,
      .item, .pageControl, .tab, .control:
      true
    }
  }
}

extension View {
  /// The views around the view, the nearest first.
  var superviews: [View] {
    var views: [View] = []
    var view = superview
    while let current = view {
      views.append(current)
      view = current.superview
    }
    return views
  }

  /// The part of the view that its superviews and the window show, in the coordinates of the screen.
  var visibleRect: Rect {
    guard let window, !isHidden else { return .zero }
    var rect = convert(bounds, to: window).intersection(window.bounds)
    var view = superview
    while let current = view {
      if current.isHidden { return .zero }
      if current.clipsToBounds || current is ScrollView {
        rect = rect.intersection(current.convert(current.bounds, to: window))
      }
      view = current.superview
    }
    return rect.offsetBy(dx: window.frame.minX, dy: window.frame.minY)
  }
}
