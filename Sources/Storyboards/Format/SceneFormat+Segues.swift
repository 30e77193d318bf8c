import CellGraphics
import NavigationKit

extension SceneFormat {
  static let segueObjects = [
    FormatObject("segue", cases: segueCases(trigger: "trigger")),
    FormatObject("alertSegue", cases: segueCases(trigger: "alertTrigger")),
    FormatObject("trigger", triggerKeys, rules: [.exactlyOne(triggerKeys.map(\.name))]),
    FormatObject(
      "alertTrigger",
      cases: [
        FormatCase(
          .always, [FormatKey("tap", .name, "The id of an action of the alert", required: true)],
          rules: [.rulesOut(key: "tap", triggerKeys.map(\.name).filter { $0 != "tap" })])
      ]),
    FormatObject(
      "condition",
      [
        FormatKey("value", .name, "The name of a value of the scene", required: true),
        FormatKey("is", .text, "What it must be"),
        FormatKey("isNot", .text, "What it must not be"),
      ], rules: [.exactlyOne(["is", "isNot"])]),
    FormatObject(
      "unwindHandler",
      [
        FormatKey("segue", .name, "The id of an unwind segue; default any"),
        FormatKey("flash", .object("flash"), "The background is a colour for a moment"),
        FormatKey("set", .names(.text), "Texts for labels of this scene"),
      ], rules: [.exactlyOne(["flash", "set"])]),
    FormatObject(
      "flash",
      [
        FormatKey("color", .color, "What the background is at first", required: true),
        FormatKey("duration", .number(0, 60), "In seconds", required: true),
      ]),
  ]

  private static let kinds = [
    "custom", "show", "showDetail", "push", "presentModally", "modal", "popoverPresentation",
    "embed", "unwind",
  ]

  private static func segueCases(trigger: String) -> [FormatCase] {
    kinds.map { FormatCase(.word($0, key: "kind"), segueKeys($0, trigger: trigger)) }
  }

  private static func segueKeys(_ kind: String, trigger: String) -> [FormatKey] {
    var keys = [
      FormatKey("id", .name, "The segue's identifier, unique in the scene", required: true),
      FormatKey("kind", .word(kinds), "What it does", required: true),
    ]
    switch kind {
    case "unwind":
      keys += [
        FormatKey("action", .name, "The unwind action that it performs", required: true),
        FormatKey("target", .word(["nearest"]), "Ends at the nearest scene back, whatever it is"),
      ]
    case "embed":
      keys += [
        to, FormatKey("container", .name, "The id of the container it fills", required: true),
      ]
    default: keys.append(to)
    }
    if kind != "embed" {
      keys += [
        FormatKey(
          "transition", .name, "The name of the transition with which it moves",
          required: kind == "custom"),
        FormatKey("layerTransition", .name, "A transition of the navigation controller's layer"),
        FormatKey("trigger", .object(trigger), "What performs it; without it only code"),
        FormatKey("animated", .boolean, "Default true"),
      ]
    }
    keys += [
      FormatKey("if", .object("condition"), "What must be so for the user to perform it"),
      FormatKey("prepare", .names(.text), "Texts for views of the destination"),
    ]
    if ["presentModally", "modal"].contains(kind) {
      keys += [
        FormatKey("modalPresentationStyle", presentationStyle, "Default the destination's"),
        FormatKey("modalTransitionStyle", transitionStyle, "Default the destination's"),
      ]
    }
    if ["presentModally", "modal", "popoverPresentation"].contains(kind) {
      keys += [
        FormatKey("anchor", .name, "The id of what a popover points at"),
        FormatKey("arrowDirections", .list(directions), "Which ways its arrow may point"),
      ]
    }
    return keys + [accept]
  }

  private static let to = FormatKey(
    "to", .name, "The id of the scene it leads to", required: true)
  private static let directions = words(Direction.allCases)

  private static let triggerKeys = [
    FormatKey("swipe", directions, "The user swipes so"),
    FormatKey("tap", .name, "The id of a button, a bar button or a row"),
    FormatKey("accessory", .name, "The id of a row with an accessory button"),
    FormatKey("change", .name, "The id of a control whose value the user changes"),
    FormatKey("return", .name, "The id of a text field in which Enter ends the input"),
    FormatKey("longPress", .name, "The id of a view that a finger rests on"),
    FormatKey(
      "screenEdgePan", words(ScreenEdgePanGestureRecognizer.Edge.allCases),
      "A finger comes in over that edge"),
    FormatKey("drag", .word(["left", "right"]), "A finger moves the transition that way"),
    FormatKey(
      "turn", words(SceneDocument.Segue.Orientation.allCases), "The terminal takes that form"),
  ]

  // MARK: - Transitions

  static let transitionObjects = [
    FormatObject(
      "transition",
      cases: SceneDocument.BuiltInTransition.allCases.map { kind in
        FormatCase(
          .word(kind.rawValue, key: "kind"),
          [builtInKind] + builtInKeys.filter { kind.keys.contains($0.name) })
      } + [
        FormatCase(
          .without(key: "kind"),
          [
            FormatKey(
              "front", .word(["source", "destination"]), "Which is drawn over the other",
              required: true),
            FormatKey(
              "source", .keyframes, "Moves the one that leaves",
              required: true),
            FormatKey(
              "destination", .keyframes, "Moves the one that comes",
              required: true),
          ])
      ]),
    FormatObject(
      "keyframe",
      [
        FormatKey("time", .number(0, 60), "In seconds; 0 in the first", required: true),
        FormatKey("x", .number(-100, 100), "In widths of the container; default 0"),
        FormatKey("y", .number(-100, 100), "In heights of the container; default 0"),
        FormatKey("scale", .numberAbove(0, 100), "About the centre; default 1"),
        FormatKey("alpha", .number(0, 1), "Default 1"),
        FormatKey("color", .color, "Of the background; default the scene's"),
        curve,
        FormatKey("spring", .numberAbove(0, 1), "A damping ratio in place of a curve"),
      ], rules: [.notBoth("curve", "spring")]),
  ]

  private static let builtInKind = FormatKey(
    "kind", words(SceneDocument.BuiltInTransition.allCases), "A built-in transition")

  private static let builtInKeys = [
    FormatKey("from", .word(["left", "right", "top", "bottom"]), "The side it is about"),
    FormatKey("duration", .numberAbove(0, 60), "In seconds"), curve,
    FormatKey("backdrop", .color, "What is seen behind the card; default black"),
  ]

  private static let curve = FormatKey(
    "curve", .word(["linear", "easeIn", "easeOut", "easeInOut", "default"]), "Default easeInOut")
}
