internal import CellGraphics
public import InterfaceBuilder
public import NavigationKit
internal import Storyboards

/// An app with Xcode's storyboards and classes of its own for their scenes.
///
/// Each launch makes new controllers, so that time travel can start the app again.
///
/// `segue port` writes a `Main.swift` that makes one of these with the storyboards of the package's
/// bundle, and passes its delegate to a simulator.
///
/// The app's own delegate keeps its role: it can replace the window or its root controller at the
/// launch.
public final class StoryboardApp {
  let main: String
  let classes: StoryboardClasses
  let boards: [Board]

  /// A storyboard with its scenes.
  ///
  /// The document and the names find the element of a scene, from which outlets and actions are
  /// connected. The bundle makes the controllers.
  struct Board {
    /// The name that code uses, such as `Main`.
    var name: String
    var document: InterfaceBuilderDocument
    var names: ObjectNames
    /// The colours, in the light appearance.
    var colors: InterfaceBuilderColors
    var storyboards: StoryboardBundle
  }

  /// Reads the storyboards of an app.
  ///
  /// - Parameters:
  ///   - main: The name of the storyboard that the app starts with, such as `Main`.
  ///   - sources: The storyboards.
  ///   - classes: The classes of the app.
  /// - Throws: An error if a storyboard cannot be read or the main one is missing.
  ///
  /// A storyboard that another one refers to is read for both of them, so that each can show its
  /// scenes.
  public init(
    main: String, sources: [InterfaceBuilderSource], classes: StoryboardClasses
  ) throws(StoryboardImportError) {
    self.main = main
    self.classes = classes
    var boards: [Board] = []
    for source in sources {
      let imported = try StoryboardImport(
        source, named: source.name + ".storyboard", classesInCode: classes.names
      ) { name in
        sources.first { $0.name == name }
      }
      guard let document = try? InterfaceBuilderDocument(xml: source.xml) else { continue }
      boards.append(
        Board(
          name: source.name, document: document, names: ObjectNames(document),
          colors: InterfaceBuilderColors(document, .light) { _ in nil },
          storyboards: imported.bundle()))
    }
    self.boards = boards
  }

  /// Returns a delegate that launches the app: it makes the window with the initial scene of the
  /// main storyboard, as UIKit does before it calls the app's delegate.
  ///
  /// From the launch on, the app's delegate is that of the application and gets all callbacks.
  ///
  /// - Parameters:
  ///   - delegate: The app's delegate; nil for none.
  ///   - hasScene: Pass true for a launch with a scene's delegate, whose window then gets the
  ///     initial scene of the storyboard.
  public func makeDelegate(for delegate: (any ApplicationDelegate)? = nil, hasScene: Bool = false)
    -> any ApplicationDelegate
  {
    StoryboardDelegate(app: self, delegate: delegate, hasScene: hasScene)
  }
}

/// Launches an app with the initial scene of its main storyboard.
///
/// It makes the window before it passes a callback on. From the launch on, the app's own delegate is
/// that of the application.
private final class StoryboardDelegate: ApplicationDelegate {
  var window: Window?
  private let app: StoryboardApp
  private let delegate: (any ApplicationDelegate)?
  private let hasScene: Bool

  init(app: StoryboardApp, delegate: (any ApplicationDelegate)?, hasScene: Bool) {
    self.app = app
    self.delegate = delegate
    self.hasScene = hasScene
  }

  func application(
    _ application: Application,
    willFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    if let delegate { application.delegate = delegate }
    for board in app.boards {
      application.storyboards[board.name] = StoryboardInstances.storyboard(of: board, in: app)
    }
    let main = application.storyboards[app.main]
    if hasScene {
      application.scene.session.configuration.storyboard = main
    } else {
      let window = Window(application: application, size: application.screenBounds.size)
      window.rootViewController = main?.instantiateInitialViewController()
      self.window = window
      delegate?.window = window
    }
    return delegate?.application(application, willFinishLaunchingWithOptions: launchOptions) ?? true
  }

  func application(
    _ application: Application,
    didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    let result = delegate?.application(application, didFinishLaunchingWithOptions: launchOptions)
    // The app's delegate can have set another window.
    (delegate?.window ?? window)?.makeKeyAndVisible()
    return result ?? true
  }

  func applicationDidBecomeActive(_ application: Application) {
    delegate?.applicationDidBecomeActive(application)
  }
}
