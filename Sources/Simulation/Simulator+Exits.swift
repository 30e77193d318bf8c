internal import NavigationKit
internal import Storyboards

extension Simulator {
  /// Indicates whether the menu of segues is open.
  package var isSegueMenuOpen: Bool { segueMenu != nil }

  /// The number of scenes on the path to the frontmost one.
  package var pathLength: Int { pathSteps.count }

  /// The names of the scenes on the path to the frontmost one, the root first.
  package var pathNames: [String] { path.map(\.name) }

  /// Indicates whether the frontmost scene was presented.
  package var isFrontPresented: Bool { path.last?.arrival == .presented }

  /// The ids of the scenes on the path to the frontmost one, the root first.
  package var pathScenes: [String] { pathSteps.compactMap(\.controller.sceneID) }

  /// The path to the frontmost scene as the status line shows it, such as `Home › Detail ▴ Sheet`.
  package var pathText: String {
    path.map { $0.arrival == .first ? $0.name : "\($0.arrival.sign) \($0.name)" }
      .joined(separator: " ")
  }

  /// The commands that only code performs on this screen: its code-triggered segues, and the scenes
  /// that only code shows.
  package var codeTriggeredCommands: [Command] {
    manualSegues.map { .performSegue($0.segue.id, scene: $0.controller.scene.id) }
      + (storyboards?.scenesShownByCode ?? []).map {
        .showScene($0.id, storyboard: $0.storyboard)
      }
  }

  /// The commands that can lead out of the frontmost scene, one list for each attempt.
  ///
  /// The attempts are in the order in which a user would prefer them. An attempt can fail, because
  /// the app can refuse it.
  package var exits: [[Command]] {
    let unwinds = visibleScenes.flatMap { controller in
      controller.scene.segues.compactMap { segue -> [Command]? in
        guard case .unwind = segue.kind else { return nil }
        return [.performSegue(segue.id, scene: controller.scene.id)]
      }
    }
    let drags = application.draggable.filter { $0.title == "back" }.map { drag in
      [Command](repeating: .drag(drag.direction), count: 7) + [.tap]
    }
    return [[.cancel]] + unwinds + [backButton].compactMap(\.self) + drags
  }

  /// The commands that move the focus to the back button of a navigation bar and activate it; nil
  /// if there is none.
  private var backButton: [Command]? {
    let stops = application.focusableViews
    let button = stops.firstIndex {
      $0.accessibilityIdentifier == "back" && $0.superview is NavigationBar
    }
    guard let button, let here = stops.firstIndex(where: { $0 === application.focusedView }) else {
      return nil
    }
    let steps = (button - here + stops.count) % stops.count
    return [Command](repeating: .moveFocus(.next), count: steps) + [.tap]
  }
}
