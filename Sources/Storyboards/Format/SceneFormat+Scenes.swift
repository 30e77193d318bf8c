import CellGraphics
import NavigationKit
import TextFormats

extension SceneFormat {
  typealias SceneField = FormatField<SceneDocument.Scene>
  typealias SceneCase = FormatTable<SceneDocument.Scene>.Case

  /// A scene, with a case for each kind of controller. A scene of an unknown kind is read like a
  /// view controller, so that its other defects are reported too.
  static let scene = FormatTable<SceneDocument.Scene>(
    "scene",
    cases: [
      viewController, tableViewController, navigationController, tabBarController,
      splitViewController, pageViewController, alertController, storyboardReference,
    ],
    fallback: SceneCase(
      .always, "a scene", SceneDocument.Scene(id: ""), viewControllerFields,
      finish: finish { _, _, _ in }))

  /// The words of the key "kind".
  enum SceneKind: String, CaseIterable {
    case viewController
    case tableViewController
    case navigationController
    case tabBarController
    case splitViewController
    case pageViewController
    case alertController
    case storyboardReference
  }

  /// Checks the rules of a scene after all its keys have been read.
  typealias Finish =
    @Sendable (
      SceneDecoder.Fields, inout SceneDecoder, inout SceneDocument.Scene
    ) -> Void

  /// Declares the case of a kind of scene. The kind of a view controller can be left out in a file.
  ///
  /// - Parameters:
  ///   - kind: The word of the key `kind`.
  ///   - owner: The name of such a scene in messages, as `a tab bar controller`.
  ///   - content: The content of a scene without keys.
  ///   - fields: The keys, in canonical order.
  ///   - rules: The rules between keys.
  ///   - check: Checks further rules after all keys have been read.
  static func sceneCase(
    _ kind: SceneKind, _ owner: String, _ content: SceneDocument.Scene.Kind,
    _ fields: [SceneField], rules: [FormatRule] = [],
    finish check: @escaping Finish = { _, _, _ in }
  ) -> FormatTable<SceneDocument.Scene>.Case {
    SceneCase(
      kind == .viewController
        ? .wordOrNone(kind.rawValue, key: "kind") : .word(kind.rawValue, key: "kind"),
      owner, SceneDocument.Scene(id: "", name: "", kind: content), fields, rules: rules,
      includes: { Self.kind(of: $0) == kind }, finish: finish(check))
  }

  /// Sets the offset and the name of a scene of any kind, then runs `check`.
  private static func finish(_ check: @escaping Finish) -> Finish {
    { fields, decoder, scene in
      scene.offset = fields.offset
      if scene.name.isEmpty { scene.name = scene.usualName }
      check(fields, &decoder, &scene)
    }
  }

  /// Returns the word for the kind of a scene.
  static func kind(of scene: SceneDocument.Scene) -> SceneKind {
    switch scene.kind {
    case .viewController: .viewController
    case .tableViewController: .tableViewController
    case .navigationController: .navigationController
    case .tabBarController: .tabBarController
    case .splitViewController: .splitViewController
    case .pageViewController: .pageViewController
    case .alertController: .alertController
    case .storyboardReference: .storyboardReference
    }
  }
}
