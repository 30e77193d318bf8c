import NavigationKit
import TextFormats

extension SceneFormat {
  static let segueObjects: [FormatObject] = [
    segue.object, alertSegue.object, trigger.object, alertTrigger.object, condition.object,
    unwindHandler.object, flash.object,
  ]

  typealias SegueField = FormatField<SceneDocument.Segue>
  typealias Trigger = SceneDocument.Segue.Trigger

  static let segue: FormatTable<SceneDocument.Segue> = segueTable(
    "segue", trigger: .object("trigger", trigger))
  static let alertSegue: FormatTable<SceneDocument.Segue> = segueTable(
    "alertSegue", trigger: .object("alertTrigger", alertTrigger))

  /// The words of the key "kind".
  enum SegueKind: String, CaseIterable {
    case custom
    case show
    case showDetail
    case push
    case presentModally
    case modal
    case popoverPresentation
    case embed
    case unwind
  }

  // MARK: - Segues

  /// Returns the table of segues with a case for each kind, for the two kinds of triggers: those of
  /// alerts and those of other scenes.
  private static func segueTable(
    _ name: String, trigger: FormatValue<Trigger?>
  ) -> FormatTable<SceneDocument.Segue> {
    FormatTable(
      name,
      cases: SegueKind.allCases.map { kind in
        FormatTable.Case(
          .word(kind.rawValue, key: "kind"), owner(of: kind), empty(kind),
          segueFields(kind, trigger: trigger), includes: { $0.formatKind == kind }, finish: finish)
      },
      fallback: FormatTable.Case(
        .always, "a segue", empty(.unwind), unknownFields(trigger: trigger), finish: finish))
  }

  /// Returns the name of a segue in messages, with its article.
  private static func owner(of kind: SegueKind) -> String {
    switch kind {
    case .unwind: "an unwind segue"
    case .embed: "an embed segue"
    case .custom, .show, .showDetail, .push, .presentModally, .modal, .popoverPresentation:
      "a \(kind.rawValue) segue"
    }
  }

  /// Returns a segue of a kind into which the keys are read.
  private static func empty(_ kind: SegueKind) -> SceneDocument.Segue {
    switch kind {
    case .custom: SceneDocument.Segue(id: "", kind: .custom(to: ""))
    case .show: SceneDocument.Segue(id: "", kind: .show(to: ""))
    case .showDetail: SceneDocument.Segue(id: "", kind: .showDetail(to: ""))
    case .push: SceneDocument.Segue(id: "", kind: .push(to: ""))
    case .presentModally: SceneDocument.Segue(id: "", kind: .presentModally(to: ""))
    case .modal: SceneDocument.Segue(id: "", kind: .modal(to: ""))
    case .popoverPresentation:
      SceneDocument.Segue(
        id: "", kind: .popoverPresentation(to: ""),
        presentation: SceneDocument.SeguePresentation(style: .popover))
    case .embed: SceneDocument.Segue(id: "", kind: .embed(to: "", container: ""))
    case .unwind: SceneDocument.Segue(id: "", kind: .unwind(action: ""))
    }
  }

  /// Resolves the keys of a segue that depend on others: the action of an unwind segue, and the
  /// texts for the destination's views.
  private static func finish(
    _ fields: SceneDecoder.Fields, _ decoder: inout SceneDecoder,
    _ segue: inout SceneDocument.Segue
  ) {
    segue.offset = fields.offset
    if case .unwind = segue.kind, let action = fields["action"] {
      // The nearest scene back can be the destination without declaring the action.
      segue.action =
        (fields["target"] == nil ? decoder.actionReference(action) : decoder.name(action)) ?? ""
    }
    segue.prepare = decoder.preparedTexts(fields["prepare"], of: segue)
  }

  /// Returns the keys of a kind of segue, in canonical order.
  ///
  /// The order of these keys is the order that ``SceneFormatter`` writes.
  private static func segueFields(
    _ kind: SegueKind, trigger: FormatValue<Trigger?>
  ) -> [SegueField] {
    var fields = identity
    switch kind {
    case .unwind: fields += unwindFields
    case .embed:
      fields += [
        to(allowsAlert: false),
        .required(
          "container", \.container,
          .id(of: .container) { .unknownContainer($0, scene: $1, nearest: $2) },
          "The id of the container that the destination fills"),
      ]
    case .presentModally, .modal: fields.append(to(allowsAlert: true))
    case .custom, .show, .showDetail, .push, .popoverPresentation:
      fields.append(to(allowsAlert: false))
    }
    if kind != .embed { fields += movement(isRequired: kind == .custom, trigger: trigger) }
    fields += [conditionField(), prepare]
    if [.presentModally, .modal].contains(kind) { fields += styles }
    if [.presentModally, .modal, .popoverPresentation].contains(kind) { fields += popover }
    return fields + [accept()]
  }

  /// The keys of a segue of an unknown kind, which are read to report their defects.
  private static func unknownFields(trigger: FormatValue<Trigger?>) -> [SegueField] {
    identity
      + [
        SegueField(
          key: FormatKey("to", .name, ""),
          read: { node, decoder, _ in _ = decoder.sceneReference(node) },
          write: { _, _ in nil }),
        .ignored("action", .name, ""),
      ] + movement(isRequired: false, trigger: trigger) + [conditionField(), prepare] + styles
      + popover
  }

  private static let identity: [SegueField] = [
    .required("id", \.id, .name, "The segue's identifier, unique in the scene"),
    SegueField(
      key: FormatKey(
        "kind", kinds.shape, "The kind of the segue", required: true),
      read: { node, decoder, _ in _ = kinds.read(node, &decoder) },
      write: { segue, _ in JSONNode(segue.formatKind.rawValue) }),
    .optional(
      "class", \.customClass, .text, "The segue's class in code, which a run ignores"),
  ]

  private static let kinds = FormatValue<SegueKind>.word()

  /// Declares the destination. Only a modal segue can lead to an alert.
  private static func to(allowsAlert: Bool) -> SegueField {
    .required("to", \.to, .scene(allowsAlert: allowsAlert), "The id of the destination scene")
  }

  private static let unwindFields: [SegueField] = [
    SegueField(
      key: FormatKey("action", .name, "The unwind action that the segue performs", required: true),
      read: { _, _, _ in }, write: { segue, _ in JSONNode(segue.action) }),
    SegueField(
      key: FormatKey(
        "target", .word(["nearest"]),
        "The segue ends at the nearest scene back, even if it does not declare the action"),
      read: { node, decoder, segue in
        segue.unwindsToNearest = true
        if node.string != "nearest" { decoder.unexpected(node, "'nearest'") }
      },
      write: { segue, _ in segue.unwindsToNearest ? JSONNode("nearest") : nil }),
  ]

  /// Declares the keys of a segue that the user can perform: its transition, trigger and animation.
  /// An embed segue has none of them. A custom segue must have a transition.
  private static func movement(
    isRequired: Bool, trigger: FormatValue<Trigger?>
  ) -> [SegueField] {
    var transition = SegueField.optional(
      "transition", \.transition, .transition, "The name of the segue's transition")
    transition.key.isRequired = isRequired
    return [
      transition,
      .optional(
        "layerTransition", \.layerTransition, .layerTransition,
        "The name of a transition that runs on the navigation controller's view, with its bar"),
      SegueField(
        key: FormatKey(
          "trigger", trigger.shape,
          "The trigger of the segue; without it only code or the menu performs the segue"),
        read: { node, decoder, segue in segue.trigger = trigger.read(node, &decoder) ?? nil },
        write: { segue, encoder in
          segue.trigger == nil ? nil : trigger.write(segue.trigger, encoder)
        }),
      .value("animated", \.isAnimated, .boolean, default: true),
    ]
  }

  private static let prepare = SegueField(
    key: FormatKey(
      "prepare", .names(.text), "Texts for views of the destination, by the ids of the views"),
    read: { _, _, _ in }, write: { segue, _ in texts(segue.prepare) })

  /// Writes texts as an object with the views' ids as keys; nil for no texts.
  static func texts(_ texts: [SceneDocument.LabelText]) -> JSONNode? {
    guard !texts.isEmpty else { return nil }
    return JSONNode(
      value: .object(texts.map { JSONMember(key: $0.label, node: JSONNode($0.text)) }))
  }

  private static let styles: [SegueField] = [
    .optional(
      "modalPresentationStyle", \.presentation.style, presentationStyle,
      "The presentation style; default the destination's"),
    .optional(
      "modalTransitionStyle", \.presentation.transitionStyle, .word(),
      "The transition style; default the destination's"),
  ]
}

extension SceneDocument.Segue {
  /// The format's word for the kind.
  fileprivate var formatKind: SceneFormat.SegueKind {
    switch kind {
    case .custom: .custom
    case .show: .show
    case .showDetail: .showDetail
    case .push: .push
    case .presentModally: .presentModally
    case .modal: .modal
    case .popoverPresentation: .popoverPresentation
    case .embed: .embed
    case .unwind: .unwind
    }
  }

  /// Setting the destination keeps the kind of the segue. An unwind segue has none, so setting it
  /// has no effect.
  fileprivate var to: String {
    get { destination ?? "" }
    set {
      switch kind {
      case .custom: kind = .custom(to: newValue)
      case .show: kind = .show(to: newValue)
      case .showDetail: kind = .showDetail(to: newValue)
      case .push: kind = .push(to: newValue)
      case .presentModally: kind = .presentModally(to: newValue)
      case .modal: kind = .modal(to: newValue)
      case .popoverPresentation: kind = .popoverPresentation(to: newValue)
      case .embed(_, let container): kind = .embed(to: newValue, container: container)
      case .unwind: break
      }
    }
  }

  fileprivate var container: String {
    get { if case .embed(_, let container) = kind { container } else { "" } }
    set { kind = .embed(to: to, container: newValue) }
  }

  fileprivate var action: String {
    get { if case .unwind(let action) = kind { action } else { "" } }
    set { kind = .unwind(action: newValue) }
  }
}
