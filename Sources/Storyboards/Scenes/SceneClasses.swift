package import NavigationKit

/// The classes of an app's code for the scenes of its storyboards.
///
/// `StoryboardApps` conforms to it for apps that were written for UIKit. The factory asks it first
/// and makes a scene itself only where the app has no class.
package protocol SceneClasses: AnyObject {
  /// Returns a controller of the class that the app has for a scene; nil for a scene without one.
  func makeController(of scene: SceneDocument.Scene, in storyboard: String) -> ViewController?

  /// Returns a view of the app's code for a view of a scene; nil for a view that the scene makes.
  ///
  /// - Parameters:
  ///   - id: The id of the view; nil for the root view.
  ///   - scene: The scene.
  ///   - storyboard: The name of the storyboard in the bundle.
  func makeView(_ id: String?, of scene: SceneDocument.Scene, in storyboard: String) -> View?

  /// Returns what makes segues of a class; nil for a class that the app does not have.
  func segueMaker(ofClass name: String) -> SegueTemplate.MakeSegue?

  /// Called for each controller, also those of scenes without a class, before its view is loaded.
  func didMake(_ controller: ViewController, of scene: SceneDocument.Scene, in storyboard: String)

  /// Connects the outlets and actions, when the views are made and before `viewDidLoad()`.
  func connect(_ controller: ViewController, to contents: SceneContents, in storyboard: String)
}
