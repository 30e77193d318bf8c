internal import CellGraphics
public import Narration
internal import NavigationKit

extension Simulator {
  /// Returns the chain of causes of an event as sentences: the input or the start first, the event
  /// last.
  ///
  /// - Parameter eventNumber: The ``Event/number`` of the event.
  /// - Returns: An empty array for an event that is unknown or too long ago; at least the last 512
  ///   events are kept.
  public func why(_ eventNumber: Int) -> [Sentence] { trail.why(eventNumber) }

  /// Returns what the last input did not do, with what stood in the way.
  ///
  /// The input is the last command, or a later key that is no command. A touch is one command from its begin to its end. A change of the size keeps the reasons of the
  /// command before it. Reading it changes nothing.
  ///
  /// - Returns: A sentence for each reason; an empty array if the command had its usual effect.
  public func whyNot() -> [Sentence] {
    if let unboundKey {
      return [
        Sentence(
          "refusal.unboundKey",
          [.trigger: .phrase(.key(unboundKey.sign)), .name: .name(sign(of: .toggleHelp))])
      ]
    }
    guard let command = trail.lastCommand else { return [] }
    let known = application.events.refusals.map { sentence($0, of: command) } + refusals
    if !known.isEmpty { return known }
    return refusal(of: command).map { [sentence($0, of: command)] } ?? []
  }

  /// Returns the sentence of a refusal. The only other swipe or drag has the scene to which it leads.
  private func sentence(_ refusal: Refusal, of command: Command) -> Sentence {
    var sentence = Sentence(refusal, of: command.trigger)
    let effect: Sentence? =
      switch refusal {
      case .noSwipe(_, let others) where others.count == 1:
        effect(ofSwipe: others[0])
      case .noDrag(_, let others) where others.count == 1:
        application.draggable.first { $0.direction == others[0] }.flatMap {
          self.effect(ofGesture: $0.title)?.phrase
        }
      case _: nil
      }
    if let effect {
      sentence.key = sentence.key.replacing(".only", with: ".leads")
      sentence.arguments[.detail] = .phrase(effect)
    }
    return sentence
  }

  private func effect(ofSwipe direction: Direction) -> Sentence? {
    let swipes = application.reachableRecognizers.compactMap { $0 as? SwipeGestureRecognizer }
    let swipe = swipes.first { $0.directions.contains(direction) }
    return swipe?.actionTitle.flatMap { effect(ofGesture: $0)?.phrase }
  }

  /// Returns the reason why the last command had no effect, by the present state of the app.
  private func refusal(of command: Command) -> Refusal? {
    switch command {
    case .swipe(let direction), .key(.arrow(let direction)):
      application.refusalOfSwipe(direction)
    case .key(.home), .key(.end), .key(.pageUp), .key(.pageDown), .key(.deleteBackward),
      .key(.deleteForward):
      application.refusalOfUsedKey
    case .pointer(.up, let column, let row) where !trail.hadEffect:
      application.refusalOfTap(at: point(column: column, row: row))
    case .pointer, .drag, .tap, .key, .keyCommand, .moveFocus, .selectTab, .wheel, .paste, .cancel,
      .performSegue, .showScene, .toggleHelp, .toggleSegueMenu, .toggleSlowAnimations, .resize,
      .rotate, .external, .quit:
      nil
    }
  }

  /// Keeps a reason that only the simulator knows, as a sentence with a trigger.
  ///
  /// - Parameters:
  ///   - key: The key of the string table, without its group `refusal`.
  ///   - command: The command that was refused. Its trigger begins the sentence.
  ///   - arguments: Further values for the pattern.
  func refuse(
    _ key: String, _ command: Command, _ arguments: [Sentence.Argument: Sentence.Value] = [:]
  ) {
    refusals.append(
      Sentence(
        "refusal.\(key)",
        arguments.merging([.trigger: .phrase(command.trigger)]) { first, _ in first }))
  }
}

extension Command {
  /// The phrase of the command at the start of a sentence: the sign of its key if it has one.
  var trigger: Sentence {
    if let key = KeyBindings.key(of: self) { return .key(key.sign) }
    return switch self {
    case .key(.text(let text)): Sentence("trigger.text", [.title: .name(text)])
    case .key(.arrow(let direction)): .key(direction.arrow)
    case .keyCommand(let shortcut): .key(Key(shortcut)?.sign ?? "\(shortcut)")
    case .drag(let direction):
      Sentence("trigger.drag", [.direction: Sentence.direction(direction)])
    case .pointer: Sentence("trigger.touch")
    case .wheel: Sentence("trigger.wheel")
    case .paste: Sentence("trigger.paste")
    case .performSegue(let segue, _): Sentence("trigger.segue", [.object: .name(segue)])
    case .showScene(let scene, _): Sentence("trigger.scene", [.object: .name(scene)])
    case .resize: Sentence("trigger.resize")
    case .external(let work): Sentence("trigger.external", [.object: .name(work.source)])
    case .swipe, .tap, .moveFocus, .selectTab, .key, .cancel, .toggleHelp, .toggleSegueMenu,
      .toggleSlowAnimations, .rotate, .quit:
      Sentence("trigger.input")
    }
  }
}

extension Sentence {
  /// The phrase of a key by its sign.
  fileprivate static func key(_ sign: String) -> Sentence {
    Sentence("trigger.key", [.name: .name(sign)])
  }
}
