package import CellGraphics
internal import Narration
internal import NavigationKit
public import Simulation
internal import TextFormats

extension Pilot {
  /// The rows of the screen as text, without blanks at the ends of lines.
  public var rows: [String] { Self.rows(of: simulator.frame()) }

  /// The screen with the colours that the terminal shows.
  public var frame: Frame { colors.shown(simulator.frame()) }

  /// The screen as text, a line for each row.
  public var screen: String { rows.joined(separator: "\n") }

  /// The names of the scenes from the root to the frontmost one, as on the status line.
  public var stack: [String] { path.map(\.name) }

  /// The scenes from the root to the frontmost one.
  var path: [PathScene] { simulator.pathScenesWithNames }

  /// Returns the rows of a frame as text. Characters that could control a terminal are replaced.
  package static func rows(of frame: Frame) -> [String] {
    (0..<frame.surface.rows).map { row in
      var line = ""
      for cell in frame.surface.row(row) where cell.glyph != .continuation {
        line.unicodeScalars.append(contentsOf: cell.glyph.scalars)
      }
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  // MARK: - Names of controllers

  /// Remembers the names of the controllers that can be seen now, because events have identities.
  func rememberNames() {
    for scene in path {
      let names = self.names(of: scene.controller) + [scene.name]
      namesByIdentity[scene.controller.identity, default: []].formUnion(names)
    }
  }

  /// Returns the names by which a flow can call a controller.
  func names(of controller: ViewController) -> [String] {
    let names = [
      controller.title, controller.navigationItem.title, controller.baseName,
      controller.identity, "\(Swift.type(of: controller))",
    ]
    return names.compactMap(\.self).filter { !$0.isEmpty }
  }

  /// Returns the names of a scene of the path.
  func names(of scene: PathScene) -> [String] {
    [scene.name] + [scene.id].compactMap(\.self) + names(of: scene.controller)
  }

  /// Returns whether an identity of an event is the controller that a flow calls by a name.
  func identity(_ identity: String, isCalled name: String) -> Bool {
    if identity == name || namesByIdentity[identity]?.contains(name) == true { return true }
    let base = identity.split(separator: "~").first.map(String.init) ?? identity
    if base == name { return true }
    return simulator.sceneNames(ofID: base).contains(name)
  }

  // MARK: - Failures

  /// Returns a failure with the screen and the last events.
  package func failure(
    _ kind: PilotFailure.Kind, _ sentence: String, found: String, advice: String = "",
    marks: [CellRect] = []
  ) -> PilotFailure {
    completed(PilotFailure(kind, sentence, found: found, advice: advice), marks: marks)
  }

  /// Adds the screen, the last events and the refusals of the last step to a failure.
  package func completed(_ failure: PilotFailure, marks: [CellRect] = []) -> PilotFailure {
    var failure = failure
    failure.screen = rows
    failure.columns = simulator.columns
    failure.marks = marks
    failure.tick = simulator.tick
    failure.inputs = inputs.count
    // A step that was not possible has its own reason. Its last input may be a search by scrolling.
    if failure.kind != .step {
      failure.refusals = simulator.whyNot().map { StringTable.english.text($0) }
    }
    failure.events = lastEvents(5)
    return failure
  }

  /// Returns the last events as sentences, each with its time and what led to it.
  private func lastEvents(_ count: Int) -> [String] {
    let kept = events.filter { event in
      switch event.kind {
      case .viewWillLayoutSubviews, .viewDidLayoutSubviews, .focusMoved, .loadView,
        .viewIsAppearing:
        false
      case _: true
      }
    }
    return kept.suffix(count).map { event in
      let text = StringTable.english.text(Sentence(event))
      let chain = simulator.why(event.number).dropLast()
      let cause = chain.last.map { " ← " + StringTable.english.text($0) } ?? ""
      return "\(Self.seconds(event.tick)) s  \(text)\(cause)"
    }
  }

  /// Returns a tick in seconds with two decimals.
  package static func seconds(_ tick: Int) -> String {
    let hundredths = tick * 100 / 120
    let fraction = String(hundredths % 100 + 100).dropFirst()
    return "\(hundredths / 100).\(fraction)"
  }

  /// Returns the failure of an app that does not come to rest.
  func neverRests() -> PilotFailure {
    let recent = events.suffix(200)
    var reason = ""
    if let view = movingView {
      reason = "; \(view) is still animated"
    } else if let began = recent.last(where: { $0.kind == .transitionBegan }),
      simulator.isTransitioning
    {
      reason = "; still running: " + StringTable.english.text(Sentence(began))
    } else if let last = recent.last {
      reason = "; the last event: " + StringTable.english.text(Sentence(last))
    }
    let isStuck = simulator.nextDueTick == nil
    let time = isStuck ? "nothing moves any more" : "after 60 s of virtual time it still moves"
    return completed(
      PilotFailure(
        .neverRests, lastStep.isEmpty ? "start" : lastStep,
        found: "the app never rests: " + time + reason,
        advice: isStuck
          ? "Call completeTransition(_:) at the end of the animation."
          : "End the animation or the repeated work, or check a moment of it with during."))
  }

  /// The name of a view whose shown place differs from its final one; nil if there is none.
  private var movingView: String? {
    guard let window = simulator.application.window else { return nil }
    var waiting: [View] = [window]
    while let view = waiting.popLast() {
      if view.presentationFrame != view.frame || view.presentation.alpha != view.alpha {
        let element = ScreenNode(of: view).element
        let name = view.accessibilityIdentifier.map { "#\($0)" } ?? element.title
        return name.isEmpty ? "\(Swift.type(of: view))" : name.harmless()
      }
      waiting += view.subviews.reversed()
    }
    return nil
  }
}
