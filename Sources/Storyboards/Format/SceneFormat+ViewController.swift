import CellGraphics
import NavigationKit
import TextFormats

/// View controllers with views on a canvas. Only the layout `rows` allows variations for other size
/// classes.
extension SceneFormat {
  static let viewController = sceneCase(
    .viewController, "a view controller", .viewController, viewControllerFields,
    rules: [
      .onlyWith(
        key: "layout", word: "rows", ["variations"],
        owner: "a view controller whose layout is not rows")
    ])

  static let viewControllerFields: [SceneField] =
    sceneIdentity + sceneNames + scenePresentation
    + viewControllerOwn + itemBars + contentBars
    + [views.readFirst, variations, segues, unwindActions, codeActions, standsFor, accept()]

  private static let viewControllerOwn: [SceneField] = [
    .color(
      "background", \.background,
      default: { $0 == .dark ? .black : SceneDocument.Scene.defaultBackground },
      "The background colour; default white, or black in the dark appearance"),
    .optional(
      "canvas", \.canvas, .object("size", size),
      "The design canvas of this scene's frames; default the document's"),
    .value(
      "layout", \.layout, .word(), default: .canvas,
      "canvas scales all frames to the screen; rows gives each text its own rows"),
  ]

  private static let views = SceneField(
    key: FormatKey("views", .list(.object("view")), "The views, from back to front"),
    read: { node, decoder, scene in
      scene.views = viewList.read(node, &decoder) ?? []
      scene.layouts = decoder.layouts.filter { !$0.isEmpty }
      decoder.endViews(node)
    },
    write: { scene, encoder in
      scene.views.isEmpty ? nil : viewList.write(scene.views, encoder)
    })

  static let viewList: FormatValue<[SceneDocument.View]> = FormatValue.list(of: views(view))

  /// The views of a scene. Their ids must differ from those of its bar buttons.
  private static func views(
    _ table: @autoclosure @escaping @Sendable () -> FormatTable<SceneDocument.View>
  ) -> FormatValue<SceneDocument.View> {
    .object("view", table()).identified { .duplicateView($0) }
  }
}
