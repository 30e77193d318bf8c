import NavigationKit

/// The parts of a scene that a check of navigation needs: its kind, its children and its segues.
///
/// A check of a bundle with many scenes keeps only these and not the views.
struct NavigationScene {
  var id: String
  var kind: Kind
  var presentation: Presentation
  /// The scenes that are created with this container.
  var children: [SceneDocument.Child]
  /// The column of each child, in a split view controller.
  var columns: [SplitViewController.Column]
  var segues: [Segue]
  /// The byte offset of the scene's object.
  var offset: Int

  /// The kind of the scene.
  ///
  /// It has the cases of `SceneDocument.Scene.Kind` without their values, so that a check can
  /// compare kinds with `==`.
  enum Kind {
    case viewController
    case tableViewController
    case navigationController
    case tabBarController
    case splitViewController
    case pageViewController
    case alertController
    case storyboardReference
  }

  /// The styles with which the scene is presented if the segue names none.
  struct Presentation {
    var style = ModalPresentationStyle.fullScreen
    var transitionStyle = ModalTransitionStyle.coverVertical
  }

  /// A segue of the scene.
  struct Segue {
    var kind: SceneDocument.Segue.Kind
    var destination: String?
    /// The presentation style; nil for the destination's own style. The transition style works
    /// alike.
    var style: ModalPresentationStyle?
    var transitionStyle: ModalTransitionStyle?
    /// The index among the segues of the scene.
    var number: Int
    /// The byte offset of the segue's object.
    var offset: Int
  }

  /// Copies the navigation of a scene.
  init(_ scene: SceneDocument.Scene) {
    id = scene.id
    presentation = Presentation(
      style: scene.presentation.style, transitionStyle: scene.presentation.transitionStyle)
    children = scene.children
    columns = []
    segues = scene.segues.enumerated().map { number, segue in
      Segue(
        kind: segue.kind, destination: segue.destination, style: segue.presentation.style,
        transitionStyle: segue.presentation.transitionStyle, number: number, offset: segue.offset)
    }
    offset = scene.offset
    switch scene.kind {
    case .viewController: kind = .viewController
    case .tableViewController: kind = .tableViewController
    case .navigationController: kind = .navigationController
    case .tabBarController: kind = .tabBarController
    case .splitViewController(let split):
      kind = .splitViewController
      columns = split.columns.map(\.column)
    case .pageViewController: kind = .pageViewController
    case .alertController: kind = .alertController
    case .storyboardReference: kind = .storyboardReference
    }
  }
}
