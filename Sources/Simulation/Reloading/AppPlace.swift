internal import NavigationKit
internal import Storyboards

/// Where an app is: its scenes, those on their stacks, those presented, and what they show.
struct AppPlace {
  /// nil for a controller that no file describes.
  var scene: String?
  /// For people.
  var name: String
  var values: [SceneDocument.LabelText] = []
  var state: ViewState
  /// The stack, the tabs, the columns, the page that is shown, or what is embedded.
  var held: [AppPlace] = []
  /// The tab that is selected.
  var selected: Int?
  var presentationStyle: ModalPresentationStyle
  /// None or one.
  var presented: [AppPlace] = []

  init(_ controller: ViewController) {
    scene = controller.sceneID
    name = scene ?? controller.title ?? ""
    presentationStyle = controller.modalPresentationStyle
    state = ViewState(controller)
    values = (controller as? SceneViewController)?.shownValues ?? []
    held = controller.heldControllers.map { AppPlace($0) }
    selected = (controller as? TabBarController)?.selectedIndex
    if let guest = controller.ownGuest { presented = [AppPlace(guest)] }
  }

  /// The place without the values that `other`, the same place without data, has as well.
  func withoutValues(of other: AppPlace) -> AppPlace {
    guard scene == other.scene else { return self }
    var place = self
    place.values = values.filter { !other.values.contains($0) }
    place.held = held.enumerated().map { number, held in
      other.held.indices.contains(number) ? held.withoutValues(of: other.held[number]) : held
    }
    if let guest = presented.first, let other = other.presented.first {
      place.presented = [guest.withoutValues(of: other)]
    }
    return place
  }
}

extension ViewController {
  /// The id of the scene that it was made from; nil for one that no file describes.
  var sceneID: String? {
    if let scene = (self as? any SceneController)?.scene { return scene.id }
    return self is AlertController ? baseName : nil
  }

  /// What it presents itself, rather than one that it is within.
  var ownGuest: ViewController? {
    guard let guest = presentedViewController, guest.presentingViewController === self,
      !guest.isBeingDismissed
    else { return nil }
    return guest
  }

  /// What `AppPlace.held` tells, live.
  var heldControllers: [ViewController] {
    switch self {
    case let navigation as NavigationController: navigation.viewControllers
    case let tabs as TabBarController: tabs.viewControllers ?? []
    case let pages as PageViewController: pages.viewControllers ?? []
    default: children
    }
  }

  /// It and all that is within it, from the outside inwards.
  var subtree: [ViewController] { [self] + children.flatMap(\.subtree) }
}
