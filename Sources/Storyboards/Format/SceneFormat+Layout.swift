import NavigationKit
import TextFormats

/// The keys with which a view is laid out, besides its frame: constraints, autoresizing and
/// priorities.
///
/// In the file they are keys of a view. In the document the scene holds them by the ids of the
/// views (``SceneDocument/ViewLayout``), because most views have none.
extension SceneFormat {
  static let layoutObjects: [FormatObject] = [frame.object, priorities.object, constraint.object]

  static let huggingMeaning = "The priority with which the view resists growing; default 250"
  static let resistanceMeaning = "The priority with which the view resists shrinking; default 750"

  /// The keys of layout that every view on a canvas or in a group has.
  ///
  /// They are also allowed for a member of a stack view, where they decide which member grows or
  /// shrinks first.
  static func contentPriorities<Owner: ViewOwner>() -> [FormatField<Owner>] {
    [
      priorityField("contentHuggingPriority", \.contentHuggingPriority, huggingMeaning),
      priorityField(
        "contentCompressionResistancePriority", \.contentCompressionResistancePriority,
        resistanceMeaning),
    ]
  }

  /// Declares an object with a priority for each axis. Without the object the view keeps UIKit's
  /// default.
  private static func priorityField<Owner: ViewOwner>(
    _ name: String,
    _ path: FormatPath<SceneDocument.ViewLayout, SceneDocument.AxisPriorities>,
    _ meaning: String
  ) -> FormatField<Owner> {
    FormatField(
      key: FormatKey(name, .object("priorities"), meaning),
      read: { node, decoder, _ in
        if let read = priorities.read(node, &decoder) { decoder.viewLayout[keyPath: path] = read }
      },
      write: { owner, encoder in
        guard let own = encoder.layouts[owner.view.id]?[keyPath: path],
          own != SceneDocument.AxisPriorities()
        else { return nil }
        return priorities.write(own, encoder)
      })
  }

  static let priorities = FormatTable<SceneDocument.AxisPriorities>(
    "priorities", "an object of priorities", SceneDocument.AxisPriorities(),
    [
      .optional(
        "horizontal", \.horizontal, .number(1, 1_000), "The priority, of which 1000 means required"),
      .optional(
        "vertical", \.vertical, .number(1, 1_000), "The priority, of which 1000 means required"),
    ])

  // MARK: - Placement

  /// The layout keys of views outside stack and scroll views.
  ///
  /// In a variation these keys are ignored, because a variation has no layout of its own.
  static func placementLayout() -> [ViewField] {
    [
      ViewField(
        key: FormatKey(
          "autoresizing", .list(.word(masks.map(\.name))),
          "The margins and lengths that change on a screen that is not 80 × 24 cells"),
        read: { node, decoder, _ in
          guard !decoder.isInVariation else { return }
          decoder.viewLayout.autoresizing = autoresizing(node, &decoder)
        },
        write: { view, encoder in
          encoder.layouts[view.id]?.autoresizing.map { mask in
            JSONNode(masks.filter { mask.contains($0.mask) }.map { JSONNode($0.name) })
          }
        }),
      ViewField(
        key: FormatKey(
          "constraints", .list(.object("constraint")),
          "The constraints of the view, in place of a frame"),
        read: { node, decoder, _ in
          guard !decoder.isInVariation else { return }
          decoder.viewLayout.constraints = constraints.read(node, &decoder) ?? []
        },
        write: { view, encoder in
          encoder.layouts[view.id]?.constraints.flatMap { constraints.write($0, encoder) }
        }),
    ]
  }

  private static let masks: [(name: String, mask: AutoresizingMask)] = [
    ("flexibleLeftMargin", .flexibleLeftMargin), ("flexibleWidth", .flexibleWidth),
    ("flexibleRightMargin", .flexibleRightMargin), ("flexibleTopMargin", .flexibleTopMargin),
    ("flexibleHeight", .flexibleHeight), ("flexibleBottomMargin", .flexibleBottomMargin),
  ]

  /// Reads an array of words such as `flexibleWidth`. Each unknown word is reported.
  private static func autoresizing(
    _ node: JSONNode, _ decoder: inout SceneDecoder
  ) -> AutoresizingMask {
    var mask: AutoresizingMask = []
    for element in decoder.elements(node) {
      guard let word = decoder.string(element) else { continue }
      if let named = masks.first(where: { $0.name == word }) {
        mask.insert(named.mask)
      } else {
        let words = masks.map(\.name)
        let nearest = decoder.nearest(to: word, in: words)
        decoder.unexpected(element, quotedList(words, "or"), nearest: nearest)
      }
    }
    return mask
  }

  // MARK: - Constraints

  private typealias Attribute = LayoutConstraint.Attribute
  private typealias ConstraintField = FormatField<SceneDocument.Constraint>

  private static let constraints: FormatValue<[SceneDocument.Constraint]> = FormatValue.list(
    of: FormatValue.object("constraint", constraint))

  /// A constraint of the view that contains it: `attribute relation to.toAttribute × multiplier +
  /// constant`.
  ///
  /// Without `to`, a constraint of a width or height is a constant, unless it has `toAttribute`;
  /// any other constraint relates to the superview. Without `toAttribute` both attributes are the
  /// same.
  static let constraint = FormatTable<SceneDocument.Constraint>(
    "constraint", "a constraint", SceneDocument.Constraint(.width, to: .superview, .width),
    [
      .required("attribute", \.attribute, .word(among: attributes), "The attribute of the view"),
      .value("relation", \.relation, .word(), default: .equal),
      ConstraintField(
        key: FormatKey(
          "to", .name, "The related item: a view's id, superview or a guide; default superview"
        ),
        read: { node, decoder, constraint in constraint.item = decoder.constraintItem(node) },
        write: { constraint, _ in constraint.writtenItem.map { JSONNode($0) } }),
      ConstraintField(
        key: FormatKey(
          "toAttribute", .word(attributes.map { "\($0)" }),
          "The attribute of the related item; default the same attribute"),
        read: { _, _, _ in },
        write: { constraint, _ in
          constraint.item == .none || constraint.itemAttribute == constraint.attribute
            ? nil : JSONNode("\(constraint.itemAttribute)")
        }),
      .value("multiplier", \.multiplier, .number(above: 0, upTo: 1_000), default: 1),
      .value("constant", \.constant, .number(-100_000, 100_000), default: 0, "In points"),
      .value("priority", \.priority, .number(1, 1_000), default: 1_000).saying(
        "Default 1000, which is required"),
    ],
    rules: [
      .excludesUnless(
        key: "attribute", words: ["width", "height"], absent: ["to", "toAttribute"],
        ["multiplier"], owner: "a constraint without 'to'")
    ] + relations,
    finish: { fields, decoder, constraint in
      let attribute = constraint.attribute
      let isLength = attribute == .width || attribute == .height
      if fields["to"] == nil {
        constraint.item = isLength && fields["toAttribute"] == nil ? .none : .superview
      }
      let related = attributes.filter { LayoutConstraint.canRelate(attribute, $0) }
      constraint.itemAttribute =
        constraint.item == .none
        ? .notAnAttribute
        : fields["toAttribute"].flatMap {
          FormatValue.word(among: related).read($0, &decoder)
        } ?? attribute
    })

  private static let attributes = Attribute.allCases.filter { $0 != .notAnAttribute }

  /// The pairs of attributes that UIKit lets a constraint relate, as rules for the schema.
  /// Attributes with the same partners share a rule.
  ///
  /// UIKit raises an exception for other pairs, such as a width and a left edge.
  private static var relations: [FormatRule] {
    var groups: [(first: [String], second: [String])] = []
    for attribute in attributes {
      let others = attributes.filter { LayoutConstraint.canRelate(attribute, $0) }.map { "\($0)" }
      if let place = groups.firstIndex(where: { $0.second == others }) {
        groups[place].first.append("\(attribute)")
      } else {
        groups.append((["\(attribute)"], others))
      }
    }
    return groups.map {
      .limits(key: "attribute", words: $0.first, other: "toAttribute", among: $0.second)
    }
  }
}

extension SceneDocument.Constraint {
  /// The word for the related item; nil if the item is the default.
  fileprivate var writtenItem: String? {
    switch item {
    case .none: nil
    case .superview: attribute == .width || attribute == .height ? "superview" : nil
    case .safeAreaLayoutGuide: "safeAreaLayoutGuide"
    case .layoutMarginsGuide: "layoutMarginsGuide"
    case .view(let id): id
    }
  }
}
