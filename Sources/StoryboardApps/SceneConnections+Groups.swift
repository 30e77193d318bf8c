internal import CellGraphics
internal import InterfaceBuilder
internal import NavigationKit
internal import Storyboards
internal import TextFormats

/// The views that hold others.
///
/// A scene file has no nested views: all views are beside each other. Code of an app hides and fades
/// a view together with its subviews, so those of a group are put into its view here.
extension SceneConnections {
  /// Makes the view of an element that holds others, in the class that outlets need; nil for an
  /// element that is only a box behind them.
  static func holder(
    _ element: XMLElement, in scene: InterfaceBuilderDocument.Scene, _ classes: StoryboardClasses
  ) -> View? {
    if element.name == "scrollView" { return ScrollView(frame: .zero) }
    guard ViewsInCode(classes: classes.names, scene).groups(element) else { return nil }
    return element.name == "view"
      ? GroupView(frame: .zero) : view(of: element, classes) as? View ?? GroupView(frame: .zero)
  }

  /// Puts the views of each group into its view, from back to front.
  func fillGroups() {
    let code = ViewsInCode(classes: classes.names, scene)
    for element in scene.objects.values {
      guard let group = view(ofGroup: element, code) else { continue }
      group.isUserInteractionEnabled = true
      fill(group, with: element, alpha: 1, code)
    }
  }

  private func view(ofGroup element: XMLElement, _ code: ViewsInCode) -> View? {
    guard code.groups(element), let id = element["id"] else { return nil }
    return contents.view("\(names.object(id)) background")
  }

  /// Puts the subviews of an element into a group, and also theirs unless they are in an inner group.
  ///
  /// - Parameter alpha: The opacity of the element in the group.
  private func fill(_ group: View, with element: XMLElement, alpha: Double, _ code: ViewsInCode) {
    let content = element.children.first { $0["key"] == "contentView" && $0.name == "view" }
    let holders = [element, content].compactMap { $0?.child("subviews") }
    for subview in holders.flatMap(\.children) {
      guard let id = subview["id"] else { continue }
      let alpha = alpha * (subview.number("alpha") ?? 1)
      let name = names.object(id)
      for view in ["\(name) background", name].compactMap(contents.view) {
        group.addSubview(view)
        view.alpha = alpha
      }
      if view(ofGroup: subview, code) == nil { fill(group, with: subview, alpha: alpha, code) }
    }
  }
}
