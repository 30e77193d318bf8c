/// An object that constraints can relate: a ``View`` or a ``LayoutGuide``.
public protocol LayoutItem: AnyObject {
  /// The view itself, or the view that owns the guide.
  var layoutView: View? { get }
}

extension View: LayoutItem {
  /// The view itself.
  public var layoutView: View? { self }
}

extension LayoutGuide: LayoutItem {
  /// The view that owns the guide.
  public var layoutView: View? { owningView }
}
