import CellGraphics
import Motion
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

  private static func owner(of kind: SegueKind) -> String {
    switch kind {
    case .unwind: "an unwind segue"
    case .embed: "an embed segue"
    case .custom, .show, .showDetail, .push, .presentModally, .modal, .popoverPresentation:
      "a \(kind.rawValue) segue"
    }
  }

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

  private static func finish(
    _ fields: SceneDecoder.Fields, _ decoder: inout SceneDecoder,
    _ segue: inout SceneDocument.Segue
  ) {
    segue.offset = fields.offset
    if case .unwind = segue.kind, let action = fields["action"] {
      // The nearest scene back need not declare it.
      segue.action =
        (fields["target"] == nil ? decoder.actionReference(action) : decoder.name(action)) ?? ""
    }
    segue.prepare = decoder.preparedTexts(fields["prepare"], of: segue)
  }

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
          "The id of the container it fills"),
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
        "kind", kinds.shape, "What it does", required: true),
      read: { node, decoder, _ in _ = kinds.read(node, &decoder) },
      write: { segue, _ in JSONNode(segue.formatKind.rawValue) }),
    .optional(
      "class", \.customClass, .text, "The segue's class in code, which a run ignores"),
  ]

  private static let kinds = FormatValue<SegueKind>.word()

  private static func to(allowsAlert: Bool) -> SegueField {
    .required("to", \.to, .scene(allowsAlert: allowsAlert), "The id of the scene it leads to")
  }

  private static let unwindFields: [SegueField] = [
    SegueField(
      key: FormatKey("action", .name, "The unwind action that it performs", required: true),
      read: { _, _, _ in }, write: { segue, _ in JSONNode(segue.action) }),
    SegueField(
      key: FormatKey(
        "target", .word(["nearest"]), "Ends at the nearest scene back, whatever it is"),
      read: { node, decoder, segue in
        segue.unwindsToNearest = true
        if node.string != "nearest" { decoder.unexpected(node, "'nearest'") }
      },
      write: { segue, _ in segue.unwindsToNearest ? JSONNode("nearest") : nil }),
  ]

  private static func movement(
    isRequired: Bool, trigger: FormatValue<Trigger?>
  ) -> [SegueField] {
    var transition = SegueField.optional(
      "transition", \.transition, .transition, "The name of the transition with which it moves")
    transition.key.isRequired = isRequired
    return [
      transition,
      .optional(
        "layerTransition", \.layerTransition, .layerTransition,
        "A transition of the navigation controller's layer"),
      SegueField(
        key: FormatKey("trigger", trigger.shape, "What performs it; without it only code"),
        read: { node, decoder, segue in segue.trigger = trigger.read(node, &decoder) ?? nil },
        write: { segue, encoder in
          segue.trigger == nil ? nil : trigger.write(segue.trigger, encoder)
        }),
      .value("animated", \.isAnimated, .boolean, default: true),
    ]
  }

  private static let prepare = SegueField(
    key: FormatKey("prepare", .names(.text), "Texts for views of the destination"),
    read: { _, _, _ in }, write: { segue, _ in texts(segue.prepare) })

  private static func texts(_ texts: [SceneDocument.LabelText]) -> JSONNode? {
    guard !texts.isEmpty else { return nil }
    return JSONNode(
      value: .object(texts.map { JSONMember(key: $0.label, node: JSONNode($0.text)) }))
  }

  private static let styles: [SegueField] = [
    .optional(
      "modalPresentationStyle", \.presentation.style, presentationStyle,
      "Default the destination's"),
    .optional(
      "modalTransitionStyle", \.presentation.transitionStyle, .word(),
      "Default the destination's"),
  ]

  private static let popover: [SegueField] = [
    .optional(
      "anchor", \.presentation.anchor,
      .id(of: .anchor) { .unknownAnchor($0, scene: $1, nearest: $2) },
      "The id of what a popover points at"),
    SegueField(
      key: FormatKey(
        "arrowDirections", directions.shape, "Which ways its arrow may point"),
      read: { node, decoder, segue in
        segue.presentation.arrowDirections = PopoverArrowDirection(
          directions.read(node, &decoder) ?? [])
      },
      write: { segue, encoder in
        let own = segue.presentation.arrowDirections
        return own == .any ? nil : directions.write(own.directions, encoder)
      }),
  ]

  private static let directions: FormatValue<[Direction]> = FormatValue.list(
    of: FormatValue<Direction>.word())

  // MARK: - Triggers

  private typealias TriggerField = FormatField<Trigger?>

  static let trigger = FormatTable<Trigger?>(
    "trigger", "a trigger", Trigger?.none, triggerFields,
    rules: [.exactlyOne(triggerFields.map(\.key.name))])

  /// Choosing an action, the only thing that a user can do with an alert.
  static let alertTrigger = FormatTable<Trigger?>(
    "alertTrigger",
    cases: [
      FormatTable.Case(
        .always, "a trigger of an alert", Trigger?.none,
        [tap("The id of an action of the alert", required: true)],
        rules: [
          .rulesOut(
            key: "tap", triggerFields.map(\.key.name).filter { $0 != "tap" },
            owner: "a trigger of an alert")
        ])
    ])

  private static func tap(_ meaning: String, required: Bool = false) -> FormatField<Trigger?> {
    .choice(
      "tap", .button, { .tap(button: $0) },
      { if case .tap(let button) = $0 { button } else { nil } }, meaning, required: required)
  }

  private static let triggerFields: [TriggerField] = [
    .choice(
      "swipe", .word(), { .swipe($0) },
      { if case .swipe(let direction) = $0 { direction } else { nil } }, "The user swipes so"),
    tap("The id of a button, a bar button or a row"),
    .choice(
      "accessory", .id(of: .accessory) { .unknownAccessory($0, scene: $1, nearest: $2) },
      { .accessory(row: $0) }, { if case .accessory(let row) = $0 { row } else { nil } },
      "The id of a row with an accessory button"),
    .choice(
      "change", .id(of: .control) { .unknownControl($0, scene: $1, nearest: $2) },
      { .change(control: $0) }, { if case .change(let control) = $0 { control } else { nil } },
      "The id of a control whose value the user changes"),
    .choice(
      "return", .id(of: .textField) { .unknownTextField($0, scene: $1, nearest: $2) },
      { .return(textField: $0) }, { if case .return(let field) = $0 { field } else { nil } },
      "The id of a text field in which Enter ends the input"),
    .choice(
      "longPress", .id(of: .view) { .unknownView($0, scene: $1, nearest: $2) },
      { .longPress(view: $0) }, { if case .longPress(let view) = $0 { view } else { nil } },
      "The id of a view that a finger rests on"),
    .choice(
      "screenEdgePan", .word(), { .screenEdgePan($0) },
      { if case .screenEdgePan(let edge) = $0 { edge } else { nil } },
      "A finger comes in over that edge"),
    .choice(
      "drag", .word(among: [.left, .right]), { .drag($0) },
      { if case .drag(let direction) = $0 { direction } else { nil } },
      "A finger moves the transition that way"),
    .choice(
      "turn", .word(), { .turn($0) },
      { if case .turn(let orientation) = $0 { orientation } else { nil } },
      "The terminal takes that form"),
  ]

  // MARK: - Conditions

  private static func conditionField() -> SegueField {
    .optional(
      "if", \.condition, .object("condition", condition),
      "What must be so for the user to perform it")
  }

  static let condition = FormatTable<SceneDocument.Segue.Condition>(
    "condition", "a condition", SceneDocument.Segue.Condition(value: "", text: ""),
    [
      .required(
        "value", \.value, .id(of: .value) { .unknownValue($0, scene: $1, nearest: $2) },
        "The name of a value of the scene"),
      conditionText("is", isEqual: true, "What it must be"),
      conditionText("isNot", isEqual: false, "What it must not be"),
    ], rules: [.exactlyOne(["is", "isNot"])])

  private static func conditionText(
    _ name: String, isEqual: Bool, _ meaning: String
  ) -> FormatField<SceneDocument.Segue.Condition> {
    FormatField(
      key: FormatKey(name, .text, meaning),
      read: { node, decoder, condition in
        (condition.text, condition.isEqual) = (decoder.string(node) ?? "", isEqual)
      },
      write: { condition, _ in condition.isEqual == isEqual ? JSONNode(condition.text) : nil })
  }

  // MARK: - Unwind actions

  private typealias HandlerField = FormatField<SceneDocument.UnwindHandler>

  static let unwindHandler = FormatTable<SceneDocument.UnwindHandler>(
    "unwindHandler", "an unwind handler", SceneDocument.UnwindHandler(effect: .set([])),
    [
      HandlerField(
        key: FormatKey("segue", .name, "The id of an unwind segue; default any"),
        read: { node, decoder, handler in handler.segue = decoder.unwindSegueReference(node) },
        write: { handler, _ in handler.segue.map { JSONNode($0) } }),
      HandlerField(
        key: FormatKey("flash", .object("flash"), "The background is a colour for a moment"),
        read: { node, decoder, handler in
          if let read = flash.read(node, &decoder) {
            handler.effect = .flash(color: read.color, ticks: read.ticks)
          }
        },
        write: { handler, encoder in
          guard case .flash(let color, let ticks) = handler.effect else { return nil }
          return flash.write(Flash(color: color, ticks: ticks), encoder)
        }),
      HandlerField(
        key: FormatKey("set", .names(.text), "Texts for labels of this scene"),
        read: { node, decoder, handler in handler.effect = .set(decoder.ownTexts(node)) },
        write: { handler, _ in
          guard case .set(let labels) = handler.effect else { return nil }
          return texts(labels) ?? .object([:])
        }),
    ], rules: [.exactlyOne(["flash", "set"])])

  /// A flash while it is read.
  struct Flash {
    var color: Color
    var ticks: Int
  }

  static let flash = FormatTable<Flash>(
    "flash", "a flash", Flash(color: .clear, ticks: 0),
    [
      .required("color", \.color, .color, "What the background is at first"),
      .required("duration", \.ticks, .ticks(.number(0, 60)), "In seconds"),
    ])
}

extension FormatValue<Int> {
  /// A number of seconds as ticks.
  static func ticks(_ seconds: FormatValue<Double>, atLeast least: Int = 0) -> Self {
    seconds.map(
      { max(least, Tick.count(seconds: $0)) }, { Double($0) / Double(Tick.perSecond) })
  }
}

extension SceneDocument.Segue {
  /// The word of the format for it.
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

extension PopoverArrowDirection {
  private static let all: [(direction: Direction, arrow: PopoverArrowDirection)] = [
    (.up, .up), (.down, .down), (.left, .left), (.right, .right),
  ]

  fileprivate init(_ directions: [Direction]) {
    self = []
    for (direction, arrow) in Self.all where directions.contains(direction) { insert(arrow) }
  }

  fileprivate var directions: [Direction] {
    Self.all.filter { contains($0.arrow) }.map(\.direction)
  }
}
