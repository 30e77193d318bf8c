/// The classes of an app, with what a storyboard can connect to.
///
/// Only declarations in the sources count. An outlet, an action or a superclass that a macro or a
/// library adds is not found.
///
/// ```swift
/// let code = "class Home: UIViewController { @IBOutlet weak var label: UILabel! }"
/// let port = AppPort(name: "App", sources: [.init(path: "Home.swift", bytes: Array(code.utf8))])
/// let home = port.classes.classes[0]
/// precondition(home.name == "Home" && home.base == "UIViewController")
/// precondition(home.outlets[0].name == "label" && home.outlets[0].type == "UILabel")
/// ```
public struct AppClasses: Sendable {
  /// A class of the app.
  ///
  /// Members that an extension in any file declares are included.
  public struct Class: Equatable, Sendable {
    /// The name, with those of the types around it.
    public var name: String
    /// The name of the superclass in the app; nil if UIKit or Foundation has it.
    public var superclass: String?
    /// The outermost superclass, such as `UIViewController`.
    public var base: String
    /// The source that declares the class.
    public var path: String
    /// The outlets in order.
    public var outlets: [Outlet]
    /// The properties with `@IBInspectable`, in order.
    public var attributes: [String]
    /// The actions in order.
    public var actions: [Action]
    /// Indicates whether `init(coder:)` can be called.
    ///
    /// A storyboard makes its objects with this initialiser. A class with designated initialisers
    /// of its own, and without this one, cannot be made by a storyboard.
    public var hasCoder: Bool
    /// The protocols and classes after the colon.
    public var inherited: [String]
  }

  /// A property with `@IBOutlet`.
  public struct Outlet: Equatable, Sendable {
    /// The name of the property.
    public var name: String
    /// The class, without the sign of an optional.
    public var type: String
    /// Indicates whether the property is an array, an outlet collection.
    public var isCollection: Bool
  }

  /// A method with `@IBAction` or an unwind action.
  ///
  /// A storyboard names an action by its selector, from which the sender is passed if the method
  /// has a parameter.
  public struct Action: Equatable, Sendable {
    /// The name of the method.
    public var name: String
    /// The label of the parameter, `_` for none; nil for a method without parameters.
    public var label: String?
    /// The type of the parameter.
    public var type: String?
    /// Indicates whether the method gets a segue.
    public var isUnwind: Bool

    /// The selector by which a storyboard names the method, such as `save:`.
    public var selector: String {
      switch label {
      case nil: name
      case "_": name + ":"
      case let label?: "\(name)With\(label.prefix(1).uppercased())\(label.dropFirst()):"
      }
    }
  }

  /// The classes by name.
  public private(set) var classes: [Class] = []
  /// The class with `@main` or `@UIApplicationMain`, or the only delegate; nil if there is none.
  ///
  /// An app of UIKit marks its delegate with one of these attributes. Without them a class that
  /// conforms to `UIApplicationDelegate` is taken.
  public private(set) var delegate: String?
  /// Indicates whether the app begins in SwiftUI.
  public private(set) var isSwiftUI = false

  init(_ app: AppSources) {
    var delegates: [String] = []
    for name in app.typeNames {
      guard let place = app.declaration(name), let type = app.type(name) else { continue }
      if type.inherited.contains("App"), type.attributes.contains(where: { $0.name == "main" }) {
        isSwiftUI = true
      }
      guard type.kind == .class else { continue }
      classes.append(Self.class(type, path: app.files[place.file].source.path, in: app))
      let isMain = type.attributes.contains { ["main", "UIApplicationMain"].contains($0.name) }
      if isMain { delegate = name }
      if type.inherited.contains("UIApplicationDelegate") { delegates.append(name) }
    }
    delegate = delegate ?? delegates.first
  }

  private static func `class`(_ type: SwiftType, path: String, in app: AppSources) -> Class {
    let ancestry = app.ancestry(of: type.name)
    let parts = app.files.flatMap(\.types).filter { $0.name == type.name }
    let members = parts.flatMap(\.members)
    let initializers = type.members.filter { $0.kind == .initializer }
    let designated = initializers.filter { !$0.modifiers.contains("convenience") }
    let isOwn = ancestry.count > 1 && app.type(ancestry[1]) != nil
    return Class(
      name: type.name, superclass: isOwn ? ancestry[1] : nil, base: ancestry[ancestry.count - 1],
      path: path, outlets: members.compactMap(outlet),
      attributes: members.filter { $0.has("IBInspectable") && $0.kind == .variable }.map(\.name),
      actions: members.compactMap(action),
      hasCoder: designated.isEmpty || designated.contains { $0.fullName == "init(coder:)" },
      inherited: type.inherited)
  }

  /// An outlet collection is a property whose type is an array. The element's type is the outlet's.
  private static func outlet(_ member: SwiftMember) -> Outlet? {
    guard member.has("IBOutlet"), member.kind == .variable, let written = member.type else {
      return nil
    }
    let type = written.filter { !"?! ".contains($0) }
    guard type.hasPrefix("["), type.hasSuffix("]") else {
      return Outlet(name: member.name, type: type, isCollection: false)
    }
    return Outlet(name: member.name, type: String(type.dropFirst().dropLast()), isCollection: true)
  }

  /// Methods with two parameters, the sender and the event, are not connected here.
  private static func action(_ member: SwiftMember) -> Action? {
    guard member.kind == .function, member.parameters.count < 2,
      member.has("IBAction") || isUnwind(member) && member.has("objc")
    else { return nil }
    let parameter = member.parameters.first
    return Action(
      name: member.name, label: parameter?.label, type: parameter?.type, isUnwind: isUnwind(member))
  }

  private static func isUnwind(_ member: SwiftMember) -> Bool {
    member.parameters.count == 1 && member.parameters[0].type.contains("UIStoryboardSegue")
  }
}
