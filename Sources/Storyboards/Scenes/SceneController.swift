public import NavigationKit

/// A view controller that ``SceneFactory`` made from a scene.
public protocol SceneController: ViewController {
  /// The scene from which the controller was made.
  var scene: SceneDocument.Scene { get }
}

extension SceneController {
  /// Indicates whether an unwind from this scene with `action` ends at the nearest earlier scene.
  func unwindsToNearest(for action: String) -> Bool {
    scene.segues.contains { $0.unwindsToNearest && $0.kind == .unwind(action: action) }
  }

  /// The segues without a key: those that only code performs, and those of a long press, in file
  /// order. Embed segues are not included.
  public var manualSegues: [SceneDocument.Segue] {
    scene.segues.filter { segue in
      if case .embed = segue.kind { return false }
      // A long press has no key.
      if case .longPress = segue.trigger { return true }
      return segue.trigger == nil
    }
  }
}

/// A split view controller made from a document.
final class SceneSplitViewController: SplitViewController, SceneController {
  let scene: SceneDocument.Scene

  init(scene: SceneDocument.Scene, style: Style) {
    self.scene = scene
    super.init(style: style)
  }
}
