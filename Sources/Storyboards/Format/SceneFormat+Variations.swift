import NavigationKit
import TextFormats

/// The views of a scene in other size classes.
///
/// In the file, a view of a variation has only the keys in which it differs from the scene's view
/// with the same id; a null removes a key. In the document it is complete. Reading merges the two,
/// and writing computes the difference.
extension SceneFormat {
  static let variations = SceneField(
    key: FormatKey(
      "variations", .list(.object("variation")),
      "Views that replace the scene's views in some size classes"),
    read: { node, decoder, scene in
      scene.variations = decoder.elements(node).compactMap { element in
        decoder.inVariation { variation.read(element, &$0) }
      }
    },
    write: { scene, encoder in
      guard !scene.variations.isEmpty else { return nil }
      return JSONNode(scene.variations.map { variation.write($0, encoder) })
    })

  static let variation = FormatTable<SceneDocument.Variation>(
    "variation", "a variation", SceneDocument.Variation(views: []),
    [
      .optional(
        "width", \.width, .word(among: [.compact, .regular]),
        "The horizontal size class; default any"),
      .optional(
        "height", \.height, .word(among: [.compact, .regular]),
        "The vertical size class; default any"),
      .optional(
        "canvas", \.canvas, .object("size", size),
        "The design canvas of the variation's frames; default the scene's"),
      FormatField<SceneDocument.Variation>(
        key: FormatKey(
          "views", .list(.object("variationView")), "The views, from back to front", required: true),
        read: { node, decoder, variation in
          variation.views = viewList.read(decoder.merged(node), &decoder) ?? []
        },
        write: { variation, encoder in
          JSONNode(variation.views.map { encoder.difference(of: $0, by: view) })
        }),
    ],
    rules: [.atLeastOne(["width", "height"])],
    finish: { fields, _, variation in variation.offset = fields.offset })

  /// The schema of a variation's view. Its keys replace or complete those of the view with the same
  /// id.
  static let variationView = FormatObject(
    "variationView",
    [
      FormatKey(
        "id", .name, "The id of a view of the scene, or a new id for an additional view",
        required: true)
    ])
}
