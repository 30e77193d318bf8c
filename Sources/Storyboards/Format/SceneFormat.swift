import NavigationKit

/// The scene file as a table: its objects, their keys in canonical order, and what each may hold.
///
/// The one source of the schema and of the order that `SceneFormatter` writes. What takes more than
/// one object to see, such as a name of nothing, is the decoder's affair alone.
enum SceneFormat {
  static let objects: [FormatObject] =
    [
      document, size, contentSize, scene, variation, variationView, navigationTransitions,
      tabTransitions, tab,
    ]
    + alertObjects + barObjects + tableObjects + viewObjects + layoutObjects + segueObjects
    + transitionObjects

  /// The canonical order of a document.
  static let document = FormatObject(
    "document",
    [
      FormatKey("$schema", .text, "Where the schema of this file is, for editors"),
      FormatKey("version", .version, "The version of the format: 1", required: true),
      FormatKey(
        "canvas", .object("size"), "The board in points that all frames refer to", required: true),
      FormatKey(
        "appearance", .word(["light", "dark"]),
        "Whether what names no colour is black on white or white on black; default light"),
      FormatKey(
        "colors", .names(.color, excludesHash: true), "Colours by name, which hide standard ones"),
      FormatKey("initialScene", .name, "The id of the scene to start with", required: true),
      FormatKey(
        "scenes", .list(.object("scene")), "The app's scenes, in any order", required: true),
      FormatKey(
        "transitions", .names(.object("transition")),
        "Transitions by name, which hide built-in ones"), accept,
    ])

  static let accept = FormatKey(
    "accept", .acceptance, "Findings of segue check that are meant so, by rule, with the reason")

  /// The names of the rules of `segue check`.
  static let rules = [
    "initial-scene", "unreachable-scene", "duplicate-identifier", "empty-identifier",
    "dangling-segue", "dangling-reference", "push-without-navigation", "popover-without-anchor",
    "empty-container", "custom-segue-without-class", "unknown-transition",
    "unknown-presentation-style", "repeated-tab", "unwind-without-target", "trapped-scene",
    "growing-stack", "duplicate-trigger", "swallowed-gesture", "text-too-long",
    "uikit-exception", "file-format", "unused-acceptance",
  ]

  static let size = FormatObject(
    "size",
    [
      FormatKey("width", .number(1, 100_000), "In points", required: true),
      FormatKey("height", .number(1, 100_000), "In points", required: true),
    ])

  static let contentSize = FormatObject(
    "contentSize",
    [
      FormatKey("width", .integer(1, 1_000), "In columns", required: true),
      FormatKey("height", .integer(1, 1_000), "In rows", required: true),
    ])

  static func object(_ name: String) -> FormatObject? { byName[name] }

  private static let byName = Dictionary(
    objects.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

  /// The cases of a type as its code calls them, which is how files call them.
  static func words<Choice>(_ choices: [Choice]) -> FormatShape { .word(choices.map { "\($0)" }) }
}
