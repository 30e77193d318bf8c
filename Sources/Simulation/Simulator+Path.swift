package import CellGraphics
package import NavigationKit
internal import Storyboards

/// A scene on the path to the frontmost one.
package struct PathScene {
  /// The controller of the scene.
  package var controller: ViewController
  /// The name on the status line.
  package var name: String
  /// The id in the scene file; nil for a controller that no file describes.
  package var id: String?
  /// Indicates whether the scene was presented, not pushed or embedded.
  package var isPresented: Bool
}

extension Simulator {
  /// The scenes on the path to the frontmost one, the root first.
  package var pathScenesWithNames: [PathScene] {
    pathSteps.map { step in
      PathScene(
        controller: step.controller, name: step.name(chrome), id: step.controller.sceneID,
        isPresented: step.arrival == .presented)
    }
  }

  /// The cells of the app: all above the status line, or the screen of the device.
  package var appCells: CellRect { appArea }
}

extension Simulator {
  /// Returns the names of the scenes with an id in the storyboards: the id, the name and the title.
  package func sceneNames(ofID id: String) -> [String] {
    (storyboards?.storyboards ?? []).flatMap(\.document.scenes).filter { $0.id == id }
      .flatMap { [$0.id, $0.name, $0.title ?? ""] }.filter { !$0.isEmpty }
  }

  /// The ids of all scenes of the storyboards; empty for an app in code.
  package var allSceneIDs: [String] {
    (storyboards?.storyboards ?? []).flatMap(\.document.scenes).map(\.id)
  }
}
