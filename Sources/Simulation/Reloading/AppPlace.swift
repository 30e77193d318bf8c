internal import NavigationKit
internal import Storyboards

/// The state of an app's navigation: its scenes, stacks and presentations, with their contents.
///
/// The state is a tree: each controller has the controllers inside it and the controller that it
/// presents. It holds no view, so it can outlive the app.
struct AppPlace {
  /// The id of the scene; nil for a controller that no file describes.
  var scene: String?
  /// The name of the scene, for messages.
  var name: String
  /// The texts and values that the scene's views show, by the ids of the views.
  var values: [SceneDocument.LabelText] = []
  /// The scroll positions and the focus in the controller's own views.
  var state: ViewState
  /// The stack, the tabs, the columns, the visible page, or the embedded controllers.
  var held: [AppPlace] = []
  /// The index of the selected tab; nil without tabs.
  var selected: Int?
  var presentationStyle: ModalPresentationStyle
  /// The presented controller: none or one.
  var presented: [AppPlace] = []

  /// Reads the state of a controller, with the controllers inside it and presented by it.
  init(_ controller: ViewController) {
    scene = controller.sceneID
    name = scene ?? controller.title ?? ""
    presentationStyle = controller.modalPresentationStyle
    state = ViewState(controller)
    values = (controller as? SceneViewController)?.shownValues ?? []
    held = controller.contentControllers.map { AppPlace($0) }
    selected = (controller as? TabBarController)?.selectedIndex
    if let other = controller.ownPresentedController { presented = [AppPlace(other)] }
  }

  /// Returns the state without the values that `other` has too. `other` is the state before any
  /// input.
  func withoutValues(of other: AppPlace) -> AppPlace {
    guard scene == other.scene else { return self }
    var place = self
    place.values = values.filter { !other.values.contains($0) }
    place.held = held.enumerated().map { number, held in
      other.held.indices.contains(number) ? held.withoutValues(of: other.held[number]) : held
    }
    if let mine = presented.first, let other = other.presented.first {
      place.presented = [mine.withoutValues(of: other)]
    }
    return place
  }
}

extension ViewController {
  /// The id of the controller's scene; nil for a controller that no file describes.
  var sceneID: String? {
    if let scene = (self as? any SceneController)?.scene { return scene.id }
    return self is AlertController ? baseName : nil
  }

  /// The controller that this one presents itself; nil if an ancestor presents it.
  var ownPresentedController: ViewController? {
    guard let presented = presentedViewController, presented.presentingViewController === self,
      !presented.isBeingDismissed
    else { return nil }
    return presented
  }

  /// The controllers that `AppPlace.held` describes.
  var contentControllers: [ViewController] {
    switch self {
    case let navigation as NavigationController: navigation.viewControllers
    case let tabs as TabBarController: tabs.viewControllers ?? []
    case let pages as PageViewController: pages.viewControllers ?? []
    default: children
    }
  }

  /// The controller and all its descendants, parents first.
  var subtree: [ViewController] { [self] + children.flatMap(\.subtree) }
}
