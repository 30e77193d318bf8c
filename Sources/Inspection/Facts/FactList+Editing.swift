internal import Motion
internal import Narration
internal import NavigationKit
internal import Simulation
internal import Storyboards

/// The changes of the scene file that facts offer.
extension FactList {
  /// Returns the change of a text, or of a colour as text; nil for what no scene file describes.
  func textEdit(
    _ key: String, _ text: String, of controller: ViewController?, _ view: View? = nil
  ) -> FactEdit? {
    sceneEdit(.text(text), key, of: controller, view).map { .text(text, $0) }
  }

  /// Returns a change of a key of a scene or of its view; nil for what no scene file describes.
  func sceneEdit(
    _ value: SceneEdit.Value, _ key: String, of controller: ViewController?, _ view: View?
  ) -> SceneEdit? {
    guard let scene = (controller as? any SceneController)?.scene else { return nil }
    let storyboard = source.simulator.storyboards?.storyboards.first {
      $0.document.scenes.contains { $0.id == scene.id }
    }
    guard let storyboard else { return nil }
    guard let view else {
      return .value(value, key: key, view: nil, scene: scene.id, storyboard: storyboard.name)
    }
    guard let id = view.accessibilityIdentifier,
      storyboard.hasKey(key, ofView: id, inScene: scene.id)
    else { return nil }
    return .value(value, key: key, view: id, scene: scene.id, storyboard: storyboard.name)
  }

  /// Adds the duration and the curve of each segue whose transition the file can change.
  mutating func addTransitions(of controller: ViewController, _ scene: SceneDocument.Scene?) {
    guard let scene, let bundle = source.simulator.storyboards else { return }
    for segue in scene.segues {
      guard let entry = TransitionEntry(segue.id, of: controller.identity, in: bundle) else {
        continue
      }
      let setting = entry.setting
      if let duration = setting.duration {
        let value = word(
          "seconds",
          [
            .object: .name(segue.id),
            .seconds: .thousandths((duration * 1_000 + Tick.perSecond / 2) / Tick.perSecond),
          ])
        add("duration", value, edit: .seconds(Self.seconds(duration), entry, setting))
      }
      if let curve = setting.curve {
        var next = setting
        let all = SceneDocument.CurveName.allCases.map(SceneDocument.Curve.named)
        next.curve = all[((all.firstIndex(of: curve) ?? -1) + 1) % all.count]
        add(
          "curveOf",
          word("curveName", [.object: .name(segue.id), .title: .name(curve.text)]),
          edit: .change(.transition(entry, next)))
      }
    }
  }

  /// Returns a duration in seconds with two decimals, such as `0.40`.
  private static func seconds(_ ticks: Int) -> String {
    let hundredths = (ticks * 100 + Tick.perSecond / 2) / Tick.perSecond
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
