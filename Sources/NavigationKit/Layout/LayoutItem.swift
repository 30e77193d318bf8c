/// What constraints relate: a `View` or a `LayoutGuide`.
public protocol LayoutItem: AnyObject {
  /// The view itself, or the one a guide belongs to.
  var layoutView: View? { get }
}

extension View: LayoutItem {
  public var layoutView: View? { self }
}

extension LayoutGuide: LayoutItem {
  public var layoutView: View? { owningView }
}
