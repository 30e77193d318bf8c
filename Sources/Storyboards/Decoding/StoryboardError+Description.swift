import NavigationKit
import TextFormats

extension StoryboardError: CustomStringConvertible {
  /// One line without the file's name. It has no terminal sequences.
  public var description: String {
    let place = "\(position.line):\(position.column): "
    let clash = earlier.map { "; the first is at \($0.line):\($0.column)" } ?? ""
    return place + (path.isEmpty ? "" : "\(path): ") + reason.description + clash
  }

  /// One line such as `scenes.json:12:9: scenes[2].segues[0].to: no scene 'setings'; did you mean
  /// 'settings'?`.
  ///
  /// - Parameter file: The path of the main file.
  public func description(file: String) -> String {
    let path = storyboard.map { StoryboardName.path(of: $0, mainPath: file) } ?? file
    return "\(path.harmless(upTo: 1_000)):\(self)"
  }
}

extension StoryboardError.Reason: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notJSON(let reason): reason.description
    case .unsupportedVersion(let version): "expected version 1 of the format, found \(version)"
    case .unexpected(let expected, let found, let nearest):
      "expected \(expected), found \(found)" + hint(nearest)
    case .missingKey(let key, let owner): "\(owner) needs the key '\(key)'"
    case .misspelledKey(let key, let nearest): "unknown key \(quoted(key))" + hint(nearest)
    case .misplacedKey(let key, let owner): "\(owner) has no key '\(key)'"
    case .notOneKey(let keys, let found):
      "expected one of " + quotedList(keys, "and") + ", found "
        + (keys.count > 2 ? found > 0 ? "several" : "none" : found > 0 ? "both" : "neither")

    case .unknownScene(let id, let nearest): "no scene \(quoted(id))" + hint(nearest)
    case .unknownColor(let name, let nearest): "no colour \(quoted(name))" + hint(nearest)
    case .unknownTransition(let name, let nearest):
      "no transition \(quoted(name))" + hint(nearest)
    case .noLayerTransition(let name):
      "expected a transition of a layer (moveIn, push or reveal), found \(quoted(name))"
    case .unknownButton(let id, let scene, let nearest):
      "no button \(quoted(id)) in scene \(quoted(scene))" + hint(nearest)
    case .unknownLabel(let id, let scene, let nearest):
      "no label \(quoted(id)) in scene \(quoted(scene))" + hint(nearest)
    case .unknownUnwindLabel(let id, let action, let nearest):
      "no label \(quoted(id)) in any scene that declares \(quoted(action))" + hint(nearest)
    case .unknownUnwindAction(let name, let nearest):
      "no scene declares the unwind action \(quoted(name))" + hint(nearest)
    case .unknownUnwindSegue(let id, let action, let nearest):
      "no unwind segue \(quoted(id)) performs \(quoted(action))" + hint(nearest)
    case .unknownAccessory(let id, let scene, let nearest):
      "no row \(quoted(id)) with an accessory button in scene \(quoted(scene))" + hint(nearest)
    case .unknownControl(let id, let scene, let nearest):
      "no control \(quoted(id)) with a value in scene \(quoted(scene))" + hint(nearest)
    case .unknownTextField(let id, let scene, let nearest):
      "no text field \(quoted(id)) in scene \(quoted(scene))" + hint(nearest)
    case .unknownValue(let id, let scene, let nearest):
      "no value \(quoted(id)) in scene \(quoted(scene))" + hint(nearest)
    case .unknownContainer(let id, let scene, let nearest):
      "no container \(quoted(id)) in scene \(quoted(scene))" + hint(nearest)
    case .unknownView(let id, let scene, let nearest):
      "no view \(quoted(id)) in scene \(quoted(scene))" + hint(nearest)
    case .unknownAnchor(let id, let scene, let nearest):
      "no view, row or bar button \(quoted(id)) in scene \(quoted(scene))" + hint(nearest)
    case .unknownStoryboard(let name, let nearest):
      "could not find or read a storyboard named \(quoted(name))" + hint(nearest)
    case .unknownSceneInStoryboard(let id, let storyboard, let nearest):
      "storyboard \(quoted(storyboard)) doesn't contain a view controller with identifier "
        + quoted(id) + hint(nearest)
    case .rootIsNavigationController(let id):
      "expected a view controller as the root, found the navigation controller \(quoted(id))"
    case .tabBarInSidebar(let id):
      "expected a scene other than a tab bar controller in this column, found \(quoted(id))"

    case .alertNotPresented(let id):
      "\(quoted(id)) is an alert, which can only be presented; use a segue of the kind "
        + "presentModally"

    case .storyboardOutside(let path):
      "\(quoted(path)) leads out of the folder of the main file"
    case .endlessReference: "the storyboard references form a cycle and never lead to a scene"
    case .pushOutsideNavigation(let scene):
      "a push segue needs a navigation controller around its scene, and \(quoted(scene)) can be "
        + "shown without one; use show"
    case .pushedNavigationController(let id, let scene):
      "\(quoted(scene)) can be on a stack, and a navigation controller such as \(quoted(id)) cannot be "
        + "pushed; use presentModally"
    case .pushedSplitViewController(let id, let scene):
      "\(quoted(scene)) can be on a stack, and a split view controller such as \(quoted(id)) cannot "
        + "be pushed; use presentModally"
    case .shownTabBarInSidebar(let id, let scene):
      "\(quoted(scene)) can be in the secondary column, where show would make the tab bar controller "
        + "\(quoted(id)) the primary column; use presentModally"
    case .partialCurlNeedsFullScreen(let id):
      "a partial curl needs the style fullScreen, also for its presenter, but \(quoted(id)) can be "
        + "presented in another way"
    case .contextInPopover(let id, let scene):
      "\(quoted(scene)) can be in a popover, where a presentation of \(quoted(id)) in the current "
        + "context needs coverVertical"
    case .endlessEmbedding(let id):
      "embedding \(quoted(id)) never ends, because it contains itself or a scene that does"
    case .embedsTooMany(let limit):
      "the scene contains more than \(limit) embedded scenes, counted at all depths"

    case .duplicateScene(let id): "a second scene \(quoted(id))"
    case .duplicateView(let id): "a second view \(quoted(id)) in the scene"
    case .duplicateRow(let id): "a second row \(quoted(id)) in the scene"
    case .duplicateSegue(let id): "a second segue \(quoted(id)) in the scene"
    case .duplicateBarButton(let id):
      "a second view or bar button \(quoted(id)) in the scene"
    case .duplicateColor(let name): "a second colour \(quoted(name))"
    case .duplicateCancelAction: "a second action of the style cancel in the alert"
    case .duplicateTrigger(.swipe(let direction), let first):
      "swipe \(direction.rawValue) already triggers \(quoted(first))"
    case .duplicateTrigger(.tap(let button), let first):
      "a tap on \(quoted(button)) already triggers \(quoted(first))"
    case .duplicateTrigger(.accessory(let row), let first):
      "the accessory button of \(quoted(row)) already triggers \(quoted(first))"
    case .duplicateTrigger(.change(let control), let first):
      "a change of \(quoted(control)) already triggers \(quoted(first))"
    case .duplicateTrigger(.return(let textField), let first):
      "Return in \(quoted(textField)) already triggers \(quoted(first))"
    case .duplicateTrigger(.longPress(let view), let first):
      "a long press on \(quoted(view)) already triggers \(quoted(first))"
    case .duplicateTrigger(.screenEdgePan(let edge), let first):
      "a drag from the \(edge.rawValue) edge already triggers \(quoted(first))"
    case .duplicateTrigger(.drag(let direction), let first):
      "a drag to the \(direction.rawValue) already triggers \(quoted(first))"
    case .duplicateTrigger(.turn(let orientation), let first):
      "turning \(orientation.rawValue) already triggers \(quoted(first))"
    case .duplicateContainer(let container, let first):
      "\(quoted(first)) already fills the container \(quoted(container))"
    case .keyframeNotLater(let time, let previous):
      "expected a time at least a tick (1/120 s) after \(decimal(previous)), found \(decimal(time))"
    case .firstKeyframeNotAtZero(let time):
      "expected the first keyframe at time 0, found \(decimal(time))"
    }
  }
}

private func hint(_ nearest: String?) -> String {
  nearest.map { "; did you mean \(quoted($0))?" } ?? ""
}
