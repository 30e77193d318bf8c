import NavigationKit
import TextFormats

extension SceneDecoder {
  /// The keys of layout that every view has, wherever it stands.
  static let contentPriorityKeys = [
    "contentHuggingPriority", "contentCompressionResistancePriority",
  ]
  /// The keys of layout that only views in no stack or scroll view have.
  static let placementKeys = ["autoresizing", "constraints"]

  private static let masks: [(name: String, mask: AutoresizingMask)] = [
    ("flexibleLeftMargin", .flexibleLeftMargin), ("flexibleWidth", .flexibleWidth),
    ("flexibleRightMargin", .flexibleRightMargin), ("flexibleTopMargin", .flexibleTopMargin),
    ("flexibleHeight", .flexibleHeight), ("flexibleBottomMargin", .flexibleBottomMargin),
  ]

  /// What `views` say about their layout besides their frames, those within stacks included.
  ///
  /// - Parameter scene: The id of the scene that they are in.
  mutating func layouts(
    _ views: JSONNode?, scene: String, isInGroup: Bool = false
  ) -> [SceneDocument.ViewLayout] {
    var layouts: [SceneDocument.ViewLayout] = []
    // What is no array, and what is no object, has been reported.
    for node in views?.elements ?? [] where node.members != nil {
      let layout = layout(node, scene: scene, isInGroup: isInGroup)
      if !layout.isEmpty { layouts.append(layout) }
      layouts += self.layouts(node["views"], scene: scene, isInGroup: true)
    }
    return layouts
  }

  private mutating func layout(
    _ node: JSONNode, scene: String, isInGroup: Bool
  ) -> SceneDocument.ViewLayout {
    var layout = SceneDocument.ViewLayout(view: node["id"]?.string ?? "")
    layout.contentHuggingPriority = priorities(node["contentHuggingPriority"])
    layout.contentCompressionResistancePriority = priorities(
      node["contentCompressionResistancePriority"])
    guard !isInGroup else { return layout }
    layout.autoresizing = node["autoresizing"].map { autoresizing($0) }
    guard let constraints = node["constraints"] else { return layout }
    layout.constraints = elements(constraints).compactMap { constraint($0, scene: scene) }
    for member in node.members ?? [] where member.key == "autoresizing" {
      report(.misplacedKey(member.key, owner: "a view with constraints"), at: member.keyOffset)
    }
    return layout
  }

  private mutating func autoresizing(_ node: JSONNode) -> AutoresizingMask {
    var mask: AutoresizingMask = []
    for element in elements(node) {
      guard let word = string(element) else { continue }
      if let named = Self.masks.first(where: { $0.name == word }) {
        mask.insert(named.mask)
      } else {
        let words = Self.masks.map(\.name)
        unexpected(element, quotedList(words, "or"), nearest: nearest(to: word, in: words))
      }
    }
    return mask
  }

  private mutating func priorities(_ node: JSONNode?) -> SceneDocument.AxisPriorities {
    guard let node,
      let fields = open(node, as: "an object of priorities", keys: ["horizontal", "vertical"])
    else { return SceneDocument.AxisPriorities() }
    return SceneDocument.AxisPriorities(
      horizontal: priority(fields["horizontal"]), vertical: priority(fields["vertical"]))
  }

  private mutating func priority(_ node: JSONNode?) -> Double? {
    number(node, .from(1, to: 1_000))
  }

  // MARK: - Constraints

  private typealias Attribute = LayoutConstraint.Attribute

  private mutating func constraint(
    _ node: JSONNode, scene: String
  ) -> SceneDocument.Constraint? {
    let keys = [
      "attribute", "relation", "to", "toAttribute", "multiplier", "constant", "priority",
    ]
    guard let fields = open(node, as: "a constraint", keys: keys) else { return nil }
    let attributes = Attribute.allCases.filter { $0 != .notAnAttribute }
    let attribute = choice(named: required("attribute", of: fields), attributes)
    let isLength = attribute == .width || attribute == .height
    let item: SceneDocument.Constraint.Item =
      fields["to"].map { self.item($0, scene: scene) }
      ?? (isLength && fields["toAttribute"] == nil ? .none : .superview)
    for member in fields.members where item == .none && member.key == "multiplier" {
      report(.misplacedKey(member.key, owner: "a constraint without 'to'"), at: member.keyOffset)
    }
    let constraint = SceneDocument.Constraint(
      attribute ?? .width,
      choice(named: fields["relation"], LayoutConstraint.Relation.allCases) ?? .equal,
      to: item,
      item == .none
        ? .notAnAttribute
        : otherAttribute(fields["toAttribute"], relatedTo: attribute) ?? attribute ?? .width,
      multiplier: number(fields["multiplier"], .above(0, upTo: 1_000)) ?? 1,
      constant: number(fields["constant"], .from(-100_000, to: 100_000)) ?? 0,
      priority: priority(fields["priority"]) ?? 1_000)
    return attribute == nil ? nil : constraint
  }

  private mutating func item(_ node: JSONNode, scene: String) -> SceneDocument.Constraint.Item {
    switch node.string {
    case "superview": return .superview
    case "safeAreaLayoutGuide": return .safeAreaLayoutGuide
    case "layoutMarginsGuide": return .layoutMarginsGuide
    case _:
      let id = reference(node, to: .placed, in: scene) {
        .unknownView($0, scene: scene, nearest: $1)
      }
      return id.map { .view($0) } ?? .superview
    }
  }

  /// One of the attributes that UIKit lets a constraint relate to `attribute`.
  private mutating func otherAttribute(
    _ node: JSONNode?, relatedTo attribute: Attribute?
  ) -> Attribute? {
    let all = Attribute.allCases.filter { other in
      other != .notAnAttribute
        && (attribute.map { LayoutConstraint.canRelate($0, other) } ?? true)
    }
    return choice(named: node, all)
  }
}
