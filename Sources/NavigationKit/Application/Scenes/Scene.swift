internal import CellGraphics

/// The place in which an application is visible: the terminal. The counterpart of `UIScene`.
///
/// An application has one scene. Two objects for the scene of one application are equal.
open class Scene: Responder {
  /// States of a scene. The raw values are UIKit's.
  public enum ActivationState: Int, Hashable, Sendable {
    /// The scene is not connected.
    case unattached = -1
    /// The scene is on the screen and receives input.
    case foregroundActive = 0
    /// The scene is on the screen and receives no input.
    case foregroundInactive = 1
    /// The scene is not on the screen.
    case background = 2
  }

  /// The reasons for which the system connects a scene, such as a URL to open.
  ///
  /// A terminal has none of them, so every set is empty and every other value is nil.
  public struct ConnectionOptions: Sendable {
    /// The addresses to open: always an empty set.
    public var urlContexts: Set<OpenURLContext> { [] }
    /// The activities to continue: always an empty set.
    public var userActivities: Set<UserActivity> { [] }
    /// The shortcut that the user chose: always nil.
    public var shortcutItem: ShortcutItem? { nil }
    /// The application that opened this one: always nil.
    public var sourceApplication: String? { nil }

    init() {}
  }

  /// The application of the scene, which keeps the scene alive. Reading it after the application is
  /// deallocated traps.
  public unowned let application: Application
  /// The record of the scene: its role and configuration.
  public let session: SceneSession
  /// The object that the scene calls; nil without one.
  public internal(set) weak var delegate: (any SceneDelegate)?
  /// The title of the scene. It has no effect.
  open var title: String! = ""
  /// The state of the scene: active, except while its delegate hears of the connection.
  open var activationState: ActivationState { storedState }
  var storedState = ActivationState.foregroundActive

  init(application: Application, session: SceneSession) {
    self.application = application
    self.session = session
  }
}

/// The terminal as a scene with windows: the counterpart of `UIWindowScene`.
public final class WindowScene: Scene {
  /// The windows of the application, visible or hidden, in the order of their creation.
  public var windows: [Window] { application.windows.map(\.window) }
  /// The window on the screen; nil before one is made key.
  public var keyWindow: Window? { application.window }
  /// The traits of the window on the screen.
  public var traitCollection: TraitCollection {
    application.window?.traitCollection ?? TraitCollection(size: application.screenBounds.size)
  }
  /// The orientation of the interface: portrait, because a terminal does not rotate.
  public var interfaceOrientation: InterfaceOrientation { .portrait }
}

/// The record of a scene: the counterpart of `UISceneSession`.
public final class SceneSession {
  /// Roles of scenes.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name of the role.
    public let rawValue: String

    /// Creates a role.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The role of an app's windows.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// The role of the scene: always ``Role/windowApplication``.
  public let role: Role = .windowApplication
  /// The name of the scene, the same in each session.
  public let persistentIdentifier = "terminal"
  /// The configuration that the application's delegate returned.
  public internal(set) var configuration: SceneConfiguration
  /// The scene; nil while it is not connected.
  public internal(set) weak var scene: Scene?

  init() { configuration = SceneConfiguration(name: nil, sessionRole: .windowApplication) }
}

extension SceneSession: Hashable {
  /// Returns true for the same object.
  public static func == (a: SceneSession, b: SceneSession) -> Bool { a === b }

  /// Adds the identity of the session to a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The kind of scene that an application's delegate wants: the counterpart of
/// `UISceneConfiguration`.
public final class SceneConfiguration {
  /// The name, such as "Default Configuration"; nil without one.
  public let name: String?
  /// The role of the scene.
  public let role: SceneSession.Role
  /// The class of the scene's delegate. It has no effect: the launch gets the delegate itself.
  public var delegateClass: AnyClass?
  /// The class of the scene. It has no effect.
  public var sceneClass: AnyClass?
  /// The storyboard whose initial controller becomes the root of the delegate's window; nil, the
  /// default, leaves the window to the delegate.
  public var storyboard: Storyboard?

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - name: The name; nil without one.
  ///   - sessionRole: The role of the scene.
  public init(name: String?, sessionRole: SceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}

/// An address to open, which a terminal does not send. No value is ever created.
public struct OpenURLContext: Hashable, Sendable {}

/// An activity to continue, which a terminal does not send. No value is ever created.
public struct UserActivity: Hashable, Sendable {}

/// A shortcut on the home screen, which a terminal does not have.
public struct ShortcutItem: Hashable, Sendable {
  /// The kind of the shortcut, for the app's own use.
  public var type: String
  /// The title.
  public var localizedTitle: String

  /// Creates a shortcut. It is never shown.
  public init(type: String, localizedTitle: String) {
    self.type = type
    self.localizedTitle = localizedTitle
  }
}
