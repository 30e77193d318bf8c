internal import CellGraphics
public import InterfaceBuilder
public import NavigationKit
internal import Storyboards

/// An app with Xcode's storyboards and classes of its own for their scenes.
///
/// Each launch makes new controllers, so that time travel can start the app again.
public final class StoryboardApp {
  let main: String
  let classes: StoryboardClasses
  let boards: [Board]

  /// A storyboard with its scenes.
  struct Board {
    /// The name that code uses, such as `Main`.
    var name: String
    var document: InterfaceBuilderDocument
    var names: ObjectNames
    var storyboards: StoryboardBundle
  }

  /// Reads the storyboards of an app.
  ///
  /// - Parameters:
  ///   - main: The name of the storyboard that the app starts with, such as `Main`.
  ///   - sources: The storyboards.
  ///   - classes: The classes of the app.
  /// - Throws: An error if a storyboard cannot be read or the main one is missing.
  public init(
    main: String, sources: [InterfaceBuilderSource], classes: StoryboardClasses
  ) throws(StoryboardImportError) {
    self.main = main
    self.classes = classes
    var boards: [Board] = []
    for source in sources {
      let imported = try StoryboardImport(source, named: source.name + ".storyboard") { name in
        sources.first { $0.name == name }
      }
      guard let document = try? InterfaceBuilderDocument(xml: source.xml) else { continue }
      boards.append(
        Board(
          name: source.name, document: document, names: ObjectNames(document),
          storyboards: imported.bundle()))
    }
    self.boards = boards
  }

  /// Returns a delegate that launches the app: it makes the window with the initial scene of the
  /// main storyboard, as UIKit does before it calls the app's delegate.
  ///
  /// - Parameter delegate: The app's delegate; nil for none.
  public func makeDelegate(for delegate: (any ApplicationDelegate)? = nil)
    -> any ApplicationDelegate
  {
    StoryboardDelegate(app: self, delegate: delegate)
  }
}

/// Launches an app with the initial scene of its main storyboard.
private final class StoryboardDelegate: ApplicationDelegate {
  var window: Window?
  private let app: StoryboardApp
  private let delegate: (any ApplicationDelegate)?

  init(app: StoryboardApp, delegate: (any ApplicationDelegate)?) {
    self.app = app
    self.delegate = delegate
  }

  func application(
    _ application: Application,
    didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    for board in app.boards {
      application.storyboards[board.name] = StoryboardInstances.storyboard(of: board, in: app)
    }
    let window = Window(application: application, size: application.screenBounds.size)
    window.rootViewController =
      application.storyboards[app.main]?.instantiateInitialViewController()
    self.window = window
    delegate?.window = window
    _ = delegate?.application(application, didFinishLaunchingWithOptions: launchOptions)
    window.makeKeyAndVisible()
    return true
  }
}
