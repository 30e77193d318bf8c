import NavigationKit
import TextFormats

/// The items of bars: buttons with a title, system items, and flexible or fixed spaces. The key
/// `systemItem` decides which of these an item is.
extension SceneFormat {
  static let barButton = FormatTable<SceneDocument.BarButtonItem>(
    "barButton",
    cases: [
      FormatTable.Case(
        .word("flexibleSpace", key: "systemItem"), "a flexible space",
        SceneDocument.BarButtonItem(id: nil, content: .systemItem(.flexibleSpace)),
        [spaceID, systemItem], includes: { $0.systemItem == .flexibleSpace }),
      FormatTable.Case(
        .word("fixedSpace", key: "systemItem"), "a fixed space",
        SceneDocument.BarButtonItem(id: nil, content: .fixedSpace(0)),
        [
          spaceID, systemItem,
          .required("width", \.width, .integer(1...1_000), "The width in columns"),
        ], includes: { $0.systemItem == .fixedSpace }),
      FormatTable.Case(
        .otherThan(["flexibleSpace", "fixedSpace"], key: "systemItem"), "a bar button",
        SceneDocument.BarButtonItem(id: nil, content: .title("")), barButtonFields,
        rules: [.exactlyOne(["title", "systemItem"])], includes: { $0.systemItem != nil }),
      FormatTable.Case(
        .without(key: "systemItem"), "a bar button",
        SceneDocument.BarButtonItem(id: nil, content: .title("")), barButtonFields,
        rules: [.exactlyOne(["title", "systemItem"])]),
    ])

  /// The bar buttons of a scene. Their ids must differ from those of the scene's views.
  static let barButtons: FormatValue<SceneDocument.BarButtonItem> = FormatValue<
    SceneDocument.BarButtonItem
  >.object("barButton", barButton)
    .identified { .duplicateBarButton($0) }

  private typealias BarField = FormatField<SceneDocument.BarButtonItem>

  private static let barButtonFields: [BarField] = [
    BarField(
      key: FormatKey(
        "id", .name, "The id, unique among the scene's views and bar buttons", required: true),
      read: spaceID.read, write: spaceID.write),
    .optional("title", \.title, .text, "The title; a bar button has either title or systemItem"),
    systemItem,
    .optional(
      "style", \.style, .word(among: [.plain, .done]),
      "Default done for the system items done and save, else plain"),
  ]

  /// Only buttons need an id, because segues refer to them.
  private static let spaceID = BarField.optional(
    "id", \.id, .name, "The id; a space between items needs none")

  private static let systemItem = BarField.optional(
    "systemItem", \.systemItem, .word(orSuchAs: "a system item such as 'add'"),
    "A system button such as add, or a space")
}

extension SceneDocument.BarButtonItem {
  fileprivate var title: String? {
    get { if case .title(let title) = content { title } else { nil } }
    set { content = .title(newValue ?? "") }
  }

  fileprivate var systemItem: BarButtonItem.SystemItem? {
    get {
      switch content {
      case .title: nil
      case .systemItem(let item): item
      case .fixedSpace: .fixedSpace
      }
    }
    set {
      // A fixed space keeps the content with its width.
      if let newValue, newValue != .fixedSpace { content = .systemItem(newValue) }
    }
  }

  fileprivate var width: Int {
    get { if case .fixedSpace(let columns) = content { columns } else { 0 } }
    set { content = .fixedSpace(newValue) }
  }
}
