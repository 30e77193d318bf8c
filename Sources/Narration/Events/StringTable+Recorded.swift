extension StringTable {
  /// The fixed words of events' details, as logs have them. They belong to the format of logs and are
  /// never translated.
  ///
  /// A log keeps a detail as text, such as `tap: nothing has the focus`. This table turns the text
  /// into arguments and back, so that another language can say the same.
  static let recorded = StringTable(
    language: "", plural: { _ in .other },
    quotes: Quotes(open: "“", close: "”", use: .never), missingName: "", separator: ", ",
    lastSeparator: ", ",
    entries: recordedDetails.merging(recordedPhrases) { first, _ in first })

  private static let recordedDetails = [
    "detail.answer.yes": "true", "detail.answer.no": "false",
    "detail.outcome.completed": "completed", "detail.outcome.cancelled": "cancelled",
    "detail.traits": "{width} width, {height} height",
    "detail.list": "{list}", "detail.list.none": "",
    "detail.mode": "{mode}",
    "detail.style": "{style}",
    "detail.presentation": "{style}", "detail.presentation.fullScreen": "",
    "detail.actionStyle": "{actionStyle}",
    "detail.transition": "{transition}", "detail.transition.animator": "{transition} by {name}",
    "detail.input": "{input}",
    "detail.action": "{detail}", "detail.action.none": "",
    "detail.text": "{detail}",
    "detail.identifier": "{detail}", "detail.identifier.unnamed": "",
    "detail.ignored": "{input}: {reason}",
  ]

  private static let recordedPhrases = [
    "direction.left": "left", "direction.right": "right", "direction.up": "up",
    "direction.down": "down",
    "edge.left": "left", "edge.right": "right", "edge.top": "top", "edge.bottom": "bottom",
    "movement.next": "next", "movement.previous": "previous",
    "width.compact": "compact", "width.regular": "regular", "width.unspecified": "unspecified",
    "height.compact": "compact", "height.regular": "regular", "height.unspecified": "unspecified",
    "mode.automatic": "automatic", "mode.secondaryOnly": "secondaryOnly",
    "mode.oneBesideSecondary": "oneBesideSecondary", "mode.oneOverSecondary": "oneOverSecondary",
    "mode.twoBesideSecondary": "twoBesideSecondary", "mode.twoOverSecondary": "twoOverSecondary",
    "style.automatic": "automatic", "style.none": "none", "style.fullScreen": "fullScreen",
    "style.pageSheet": "pageSheet", "style.formSheet": "formSheet",
    "style.currentContext": "currentContext", "style.custom": "custom",
    "style.overFullScreen": "overFullScreen", "style.overCurrentContext": "overCurrentContext",
    "style.popover": "popover", "style.alert": "alert", "style.actionSheet": "actionSheet",
    "actionStyle.default": "default", "actionStyle.cancel": "cancel",
    "actionStyle.destructive": "destructive",
    "transition.push": "push", "transition.pop": "pop", "transition.present": "present",
    "transition.dismiss": "dismiss", "transition.select": "select", "transition.turn": "turn",
    "transition.segue": "segue", "transition.resize": "resize",
    "input.swipe": "swipe {direction}", "input.drag": "drag {direction}", "input.tap": "tap",
    "input.taps": "tap {count} times", "input.pan": "pan", "input.pull": "pull",
    "input.catch": "catch", "input.longPress": "long press", "input.gesture": "gesture",
    "input.edgePan": "pan from the {edge} edge", "input.touch": "touch", "input.paste": "paste",
    "input.text": "text", "input.wheel": "wheel {direction}", "input.focus": "focus {movement}",
    "input.tab": "tab {number}", "input.action": "action {title}",
    "input.segue": "segue {name}", "input.scene": "scene {name}",
    "reason.transition": "a transition is running", "reason.animated": "the view is being animated",
    "reason.noText": "nothing here takes text", "reason.longText": "a text holds at most 1 MB",
    "reason.noTabBar": "there is no tab bar here", "reason.tabs": "there are {count} tabs",
    "reason.disabledTab": "the tab is disabled", "reason.direction": "that is not the way it goes",
    "reason.unrecognized": "nothing here recognises it", "reason.noFocus": "nothing has the focus",
    "reason.noTap": "the focus takes no tap", "reason.noFocusable": "nothing can have the focus",
    "reason.delegate": "its delegate refuses it",
  ]
}
