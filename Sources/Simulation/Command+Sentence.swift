public import Narration
internal import NavigationKit

extension Command {
  /// The phrase of the command, for ``Sentence/input(_:key:)``.
  public var sentence: Sentence {
    switch self {
    case .swipe(let direction): phrase("swipe", [.direction: Sentence.direction(direction)])
    case .drag(let direction): phrase("drag", [.direction: Sentence.direction(direction)])
    case .tap: phrase("tap")
    case .moveFocus(let movement):
      phrase("focus", [.movement: .phrase(Sentence("movement.\(movement.rawValue)"))])
    case .selectTab(let number): phrase("tab", [.number: .number(number)])
    case .key(let input): input.sentence
    case .keyCommand(let shortcut): phrase("keyCommand", [.title: .name("\(shortcut)")])
    case .pointer(let phase, let column, let row):
      phrase(
        "pointer",
        [
          .phase: .phrase(Sentence("phase.\(phase.rawValue)")), .number: .number(column),
          .row: .number(row),
        ])
    case .wheel(let direction, let column, let row):
      phrase(
        "wheel",
        [
          .direction: Sentence.direction(direction), .number: .number(column), .row: .number(row),
        ])
    case .paste(let text): phrase("paste", [.title: .name(text)])
    case .cancel: phrase("cancel")
    case .performSegue(let segue, let scene):
      phrase("segue", [.object: .name(segue), .subject: .name(scene)])
    case .showScene(let scene, nil): phrase("scene", [.object: .name(scene)])
    case .showScene(let scene, let storyboard?):
      phrase("sceneOf", [.object: .name(scene), .subject: .name(storyboard)])
    case .toggleHelp: phrase("help")
    case .toggleSegueMenu: phrase("menu")
    case .toggleSlowAnimations: phrase("slow")
    case .resize(let columns, let rows):
      phrase("resize", [.number: .number(columns), .row: .number(rows)])
    case .rotate: phrase("rotate")
    case .external(let work):
      phrase(
        "external",
        [.object: .name(work.source), .detail: .name("\(work.origin).\(work.number)")])
    case .quit: phrase("quit")
    }
  }
}

extension KeyInput {
  fileprivate var sentence: Sentence {
    switch self {
    case .arrow(let direction): phrase("arrow", [.direction: Sentence.direction(direction)])
    case .text(let text): phrase("text", [.title: .name(text)])
    case .deleteBackward: phrase("deleteBackward")
    case .deleteForward: phrase("deleteForward")
    case .home: phrase("home")
    case .end: phrase("end")
    case .pageUp: phrase("pageUp")
    case .pageDown: phrase("pageDown")
    }
  }
}

/// Returns the phrase of a command.
private func phrase(_ name: String, _ arguments: [Sentence.Argument: Sentence.Value] = [:])
  -> Sentence
{
  Sentence("command.\(name)", arguments)
}
