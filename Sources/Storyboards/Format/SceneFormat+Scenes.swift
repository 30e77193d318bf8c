import CellGraphics
import NavigationKit
import TextFormats

extension SceneFormat {
  typealias SceneField = FormatField<SceneDocument.Scene>
  typealias SceneCase = FormatTable<SceneDocument.Scene>.Case

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

  typealias Finish =
    @Sendable (
      SceneDecoder.Fields, inout SceneDecoder, inout SceneDocument.Scene
    ) -> Void

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
