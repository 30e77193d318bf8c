import CellGraphics
import NavigationKit
import TextFormats

/// The format of scene files, as one set of tables.
///
/// Each object of the format, such as a scene or a segue, has a ``FormatTable``. The table lists
/// the object's keys in canonical order, their values, and the properties that they set. The
/// decoder, the encoder, the JSON Schema and the order of ``SceneFormatter`` all come from these
/// tables. A new key is therefore added in one place. The extensions in this folder contain the
/// tables by topic.
///
/// The decoder itself checks rules that involve several objects, such as references to missing
/// names.
enum SceneFormat {
  /// All objects of the format, the document first.
  static let objects: [FormatObject] =
    [
      document.object, size.object, contentSize.object, theme.object, scene.object,
      variation.object,
      variationView, navigationTransitions.object, tabTransitions.object, tab.object,
    ]
    + alertObjects + [barButton.object] + tableObjects + viewObjects + layoutObjects
    + segueObjects + transitionObjects

  /// Returns the object with a name; nil for an unknown name.
  static func object(_ name: String) -> FormatObject? { byName[name] }

  private static let byName = Dictionary(
    objects.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

  static let document = FormatTable<SceneDocument>(
    "document", "the document",
    SceneDocument(canvas: .zero, initialScene: "", scenes: []),
    [
      .ignored("$schema", .text, "The location of the schema, for editors; the program ignores it"),
      .ignored(
        "version", .version, "The version of the format: 1", required: true,
        write: { _, _ in JSONNode(1) }),
      .required(
        "canvas", \.canvas, .object("size", size),
        "The design canvas in points: the area that all frames refer to"),
      appearance.readFirst,
      colors.readFirst,
      .required(
        "initialScene", \.initialScene, .scene(), "The id of the scene that the app starts with"),
      scenes,
      .optional(
        "theme", \.theme, .object("theme", theme),
        "The colours and borders of bars, tables, controls, alerts and sheets"),
      transitions,
      accept(),
    ],
    finish: { _, decoder, document in document.appearance = decoder.appearance })

  private typealias DocumentField = FormatField<SceneDocument>

  private static let appearance = DocumentField(
    key: FormatKey(
      "appearance", appearances.shape,
      "The default colours: light is black on white, dark is white on black; default light"),
    read: { node, decoder, _ in decoder.setAppearance(appearances.read(node, &decoder)) },
    write: { document, _ in document.appearance == .dark ? JSONNode("dark") : nil })

  private static let appearances = FormatValue<UserInterfaceStyle>.word(among: [.light, .dark])

  private static let colors = DocumentField(
    key: FormatKey(
      "colors", .names(.color, excludesHash: true),
      "The file's own colours by name; they override standard colours"),
    read: { node, decoder, document in document.colors = decoder.customColors(node) },
    write: { document, _ in
      guard !document.colors.isEmpty else { return nil }
      return JSONNode(
        value: .object(
          document.colors.map {
            JSONMember(key: $0.name, node: JSONNode($0.color.hexadecimal))
          }))
    })

  private static let scenes = DocumentField(
    key: FormatKey(
      "scenes", .list(.object("scene")), "The app's scenes, in any order", required: true),
    read: { node, decoder, document in
      var offsets: [String: Int] = [:]
      for element in decoder.elements(node) {
        decoder.beginScene(element)
        guard let read = scene.read(element, &decoder) else { continue }
        decoder.noteID(of: element, in: &offsets) { .duplicateScene($0) }
        decoder.note(read)
        if decoder.keepsScenes { document.scenes.append(read) }
      }
    },
    write: { document, encoder in
      JSONNode(document.scenes.map { scene.write($0, encoder.within($0)) })
    })

  private static let transitions = DocumentField(
    key: FormatKey(
      "transitions", .names(.object("transition")),
      "The file's own transitions by name; they override built-in ones"),
    read: { node, decoder, document in
      for member in decoder.namedMembers(node) {
        guard let definition = transition.read(member.node, &decoder) else { continue }
        document.transitions.append(
          SceneDocument.Transition(
            name: member.key, definition: definition, offset: member.keyOffset))
      }
    },
    write: { document, encoder in
      guard !document.transitions.isEmpty else { return nil }
      return JSONNode(
        value: .object(
          document.transitions.map {
            JSONMember(
              key: $0.name, node: transition.write($0.definition, encoder))
          }))
    })

  /// The accepted findings, which only `segue check` uses.
  ///
  /// Any JSON value is read without an error, because `segue check` reports wrong values as
  /// findings of its own.
  static func accept<Owner: FindingAccepting>() -> FormatField<Owner> {
    FormatField<Owner>(
      key: FormatKey(
        "accept", .acceptance,
        "Accepted findings of segue check: a rule, an array of rules, or a reason for each rule"),
      read: { node, _, owner in owner.acceptances = acceptances(node) },
      write: { owner, _ in node(owner.acceptances) })
  }

  /// Reads the rules of an array, of an object from rule to reason, or of one text. `segue check`
  /// reports other values.
  private static func acceptances(_ node: JSONNode) -> [SceneDocument.Acceptance] {
    let rules = node.elements ?? (node.string == nil ? [] : [node])
    return rules.compactMap { $0.string.map { SceneDocument.Acceptance(rule: $0) } }
      + (node.members ?? []).map {
        SceneDocument.Acceptance(rule: $0.key, reason: $0.node.string)
      }
  }

  /// Writes accepted findings: an array of rules, or an object with reasons if one of them has a
  /// reason. Nil for none.
  private static func node(_ acceptances: [SceneDocument.Acceptance]) -> JSONNode? {
    guard !acceptances.isEmpty else { return nil }
    guard acceptances.contains(where: { $0.reason != nil }) else {
      return JSONNode(acceptances.map { JSONNode($0.rule) })
    }
    return JSONNode(
      value: .object(
        acceptances.map { JSONMember(key: $0.rule, node: JSONNode($0.reason ?? "")) }))
  }

  /// The names of the rules of `segue check`.
  ///
  /// The schema lists them, so that an editor completes them. A test compares the list with the
  /// rules of `Flows`, which this module cannot import.
  static let rules = [
    "initial-scene", "unreachable-scene", "duplicate-identifier", "empty-identifier",
    "dangling-segue", "dangling-reference", "push-without-navigation", "popover-without-anchor",
    "empty-container", "custom-segue-without-class", "unknown-transition",
    "unknown-presentation-style", "repeated-tab", "unwind-without-target", "trapped-scene",
    "growing-stack", "duplicate-trigger", "swallowed-gesture", "text-too-long",
    "uikit-exception", "file-format", "unused-acceptance",
  ]

  static let size = FormatTable<Size>(
    "size", "the canvas", Size.zero,
    [
      .required("width", \.width, .number(1, 100_000), "In points"),
      .required("height", \.height, .number(1, 100_000), "In points"),
    ])

  static let contentSize = FormatTable<Size>(
    "contentSize", "a content size", Size(width: 1, height: 1),
    [
      .required("width", \.width, cells, "The width in columns"),
      .required("height", \.height, cells, "The height in rows"),
    ])

  private static let cells: FormatValue<Double> = FormatValue.integer(1...1_000).map(
    { Double($0) }, { Int($0) })
}
