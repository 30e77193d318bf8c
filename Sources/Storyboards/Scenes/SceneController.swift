public import NavigationKit

/// A controller made from a scene of a document.
public protocol SceneController: ViewController {
  /// The scene it was made from.
  var scene: SceneDocument.Scene { get }
}

extension SceneController {
  /// Indicates whether an unwind from here for `action` ends at the nearest scene back.
  func unwindsToNearest(for action: String) -> Bool {
    scene.segues.contains { $0.unwindsToNearest && $0.kind == .unwind(action: action) }
  }

  /// The segues that no key performs by a gesture or a control, in file order.
  public var manualSegues: [SceneDocument.Segue] {
    scene.segues.filter { segue in
      if case .embed = segue.kind { return false }
      // A finger can rest on a view; there is no key for that.
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
