extension StringTable {
  static let englishRefusals = [
    "refusal.transition":
      "{trigger} did nothing: the {transition} from {subject} to {object} is running.",
    "refusal.heldTransition":
      "{trigger} did nothing: the {transition} from {subject} to {object} waits until {name} finishes or cancels it.",
    "refusal.animated":
      "{trigger} did nothing: {part} is being animated, without allowUserInteraction.",
    "refusal.noView": "{trigger} did nothing: no view receives touches there.",
    "refusal.disabled": "{trigger} did nothing: {part} is disabled.",
    "refusal.noInteraction":
      "{trigger} did nothing: user interaction is switched off for {part}.",
    "refusal.noReaction":
      "{trigger} did nothing: {part} has no action, and no gesture there recognised it.",
    "refusal.noScrolling": "{trigger} did nothing: no view there scrolls further {direction}.",
    "refusal.usedArrow": "{trigger} is no swipe: {part} has the focus and takes {list}.",
    "refusal.usedArrowAtEnd":
      "{trigger} did nothing: {part} has the focus and takes {list}, and is at its end.",
    "refusal.usedKeyAtEnd":
      "{trigger} did nothing: {part} has the focus and is at its end.",
    "refusal.cursorAt.textStart":
      "{trigger} did nothing: the cursor is at the start of {part}.",
    "refusal.cursorAt.textEnd": "{trigger} did nothing: the cursor is at the end of {part}.",
    "refusal.cursorAt.lineStart":
      "{trigger} did nothing: the cursor is at the start of a line of {part}.",
    "refusal.cursorAt.lineEnd":
      "{trigger} did nothing: the cursor is at the end of a line of {part}.",
    "refusal.keptArrow":
      "{trigger} did nothing: {part} has the focus, keeps its arrows, and is at its end.",
    "refusal.noSwipe.alone": "{trigger} did nothing: no gesture here is a swipe {direction}.",
    "refusal.noSwipe.only":
      "{trigger} did nothing: no gesture here is a swipe {direction}; the only swipe here is {list}.",
    "refusal.noSwipe":
      "{trigger} did nothing: no gesture here is a swipe {direction}; the swipes here are {list}.",
    "refusal.noSwipe.leads":
      "{trigger} did nothing: no gesture here is a swipe {direction}; the only swipe here is {list}, which leads {detail}.",
    "refusal.noFocus": "{trigger} did nothing: nothing here can have the focus.",
    "refusal.onlyFocus": "{trigger} did nothing: only {part} can have the focus here.",
    "refusal.noActivation":
      "{trigger} did nothing: {part} has the focus and cannot be activated.",
    "refusal.unusedKey": "{trigger} did nothing: {part} has the focus and does not use it.",
    "refusal.unusedKey.alone": "{trigger} did nothing: nothing has the focus.",
    "refusal.noText": "{trigger} did nothing: nothing here takes text.",
    "refusal.longText": "{trigger} did nothing: {part} holds at most 1 MB.",
    "refusal.edit.begin":
      "{trigger} did nothing: the delegate of {part} does not let the input begin.",
    "refusal.edit.end":
      "{trigger} did nothing: the delegate of {part} does not let the input end.",
    "refusal.edit.change":
      "{trigger} did nothing: the delegate of {part} does not let the text change.",
    "refusal.noSelection": "{trigger} did nothing: {part} allows no selection.",
    "refusal.selectionRefused":
      "{trigger} selected nothing: the delegate of {part} refuses it.",
    "refusal.nothingToCancel": "{trigger} did nothing: there is nothing to cancel or close.",
    "refusal.noTabBar": "{trigger} did nothing: there is no tab bar here.",
    "refusal.noTab|one": "{trigger} did nothing: there is {count} tab.",
    "refusal.noTab|other": "{trigger} did nothing: there are {count} tabs.",
    "refusal.disabledTab": "{trigger} did nothing: the tab {object} is disabled.",
    "refusal.tabRefused":
      "{trigger} did nothing: the delegate of {subject} refuses the tab {object}.",
    "refusal.selectedTab":
      "{trigger} did nothing: the tab {object} is selected, and is at its root.",
    "refusal.gestureRefused.closure":
      "{trigger} did nothing: the gesture {name} on {part} may not begin now.",
    "refusal.gestureRefused.delegate":
      "{trigger} did nothing: the delegate of the gesture {name} on {part} refuses it.",
    "refusal.gestureRefused.view":
      "{trigger} did nothing: the touched view does not let the gesture {name} on {part} begin.",
    "refusal.touchRefused":
      "The gesture {name} on {part} was not recognised: its delegate refuses the touch.",
    "refusal.prevented":
      "The gesture {name} was not recognised: the gesture {object} was first.",
    "refusal.failureRequired":
      "The gesture {name} was not recognised: it waits for the failure of the gesture {object}.",
    "refusal.noDrag.alone": "{trigger} did nothing: no gesture here is a drag {direction}.",
    "refusal.noDrag.only":
      "{trigger} did nothing: no gesture here is a drag {direction}; the only drag here is {list}.",
    "refusal.noDrag":
      "{trigger} did nothing: no gesture here is a drag {direction}; the drags here are {list}.",
    "refusal.noDrag.leads":
      "{trigger} did nothing: no gesture here is a drag {direction}; the only drag here is {list}, which leads {detail}.",
    "refusal.otherAxis": "{trigger} did nothing: the drag goes {direction}, or back.",
    "refusal.popAtRoot": "The drag was refused: {subject} is at its root.",
    "refusal.popWithoutBackButton":
      "The drag was refused: the back button of {subject} is hidden or replaced.",
    "refusal.popAnimatedByDelegate":
      "The drag was refused: the delegate of {subject} animates the pop, which turns the built-in drag off.",
    "refusal.noPage.after": "The drag was refused: {subject} has no page after this one.",
    "refusal.noPage.before": "The drag was refused: {subject} has no page before this one.",
    "refusal.segueRefused": "The segue {object} was not performed: {subject} refuses it.",
    "refusal.segueRefused.alone": "The segue was not performed: {subject} refuses it.",
    "refusal.condition": "The segue {object} was not performed: its condition does not hold.",
    "refusal.unconnected.alone":
      "{trigger} on {title} did nothing: the storyboard connects it to no segue.",
    "refusal.unconnected|one":
      "{trigger} on {title} did nothing: the storyboard connects it to no segue; {count} segue here is performed only by code, m.",
    "refusal.unconnected|other":
      "{trigger} on {title} did nothing: the storyboard connects it to no segue; {count} segues here are performed only by code, m.",
    "refusal.unwindPassed":
      "The unwind went past {subject}: its class has no action {object}.",
    "refusal.unwindPassed.declared":
      "The unwind went past {subject}: it has the action {object}, but refuses it now.",
    "refusal.unwindMissing":
      "The unwind from {subject} did not happen: no controller has the action {object}.",
    "refusal.noContainer":
      "The segue {object} of {subject} was skipped: its container view is missing.",
    "refusal.alreadyPresenting":
      "{object} was not presented: {subject} already presents {name}.",
    "refusal.presentationRuns":
      "{object} was not presented: {subject} is being presented or dismissed.",
    "refusal.partialCurl":
      "{object} was not presented: {subject} was presented with a partial curl.",
    "refusal.presenterOffScreen":
      "{object} was not presented: the view of {subject} is not on the screen.",
    "refusal.outdatedRequest":
      "The request for {object} was dropped: {object} changed while it waited.",
    "refusal.dismissalRuns":
      "{object} was not dismissed: a presentation or dismissal is in progress.",
    "refusal.nothingToDismiss":
      "Nothing was dismissed: {subject} neither presents nor is presented.",
    "refusal.undismissableStyle":
      "{trigger} did nothing: only the app can dismiss {object}, which is {style}.",
    "refusal.modal":
      "{object} was not dismissed: its isModalInPresentation keeps it.",
    "refusal.dismissalRefused": "{object} was not dismissed: its delegate refuses it.",
    "refusal.noCancelAction": "{trigger} did nothing: {subject} has no cancel action to choose.",
    "refusal.nothingToPop": "Nothing was popped: {subject} is at its root.",
    "refusal.waiting": "{name} of {subject} waits until the running transition ends.",
    "refusal.noDriver":
      "The {transition} does not follow the drag: the delegate of {subject} gives no interactive driver.",
    "refusal.notStartedInteractively":
      "The {transition} does not follow the drag: {name} does not want an interactive start.",
    "refusal.helpOpen": "{trigger} only closed the help.",
    "refusal.menuOpen":
      "{trigger} did nothing: the menu of segues is open and does not use it.",
    "refusal.menuAtEnd": "{trigger} did nothing: the selection is at the end of the menu.",
    "refusal.noEntry|one": "{trigger} did nothing: the menu has {count} entry.",
    "refusal.noEntry|other": "{trigger} did nothing: the menu has {count} entries.",
    "refusal.helpAtEnd": "{trigger} did nothing: the help is scrolled to its end.",
    "refusal.noDevice": "{trigger} turned nothing: the app is not in the frame of a device.",
    "refusal.noMenu": "{trigger} opened no menu: no segue here is performed only by code.",
    "refusal.unknownSegue":
      "The segue {object} was not performed: no scene {subject} with it is on the screen.",
    "refusal.unknownScene": "The scene {object} was not shown: there is no such scene.",
    "refusal.alertInFront": "The scene {object} was not shown: an alert is in front.",
    "refusal.sameSize": "{trigger} changed nothing: the terminal had this size.",
    "refusal.unboundKey": "{trigger} did nothing: it is not a key here; {name} lists the keys.",
  ]

  static let englishTriggers = [
    "trigger.key": "{name}", "trigger.drag": "The drag {direction}",
    "trigger.touch": "The touch", "trigger.wheel": "The wheel", "trigger.paste": "The paste",
    "trigger.text": "Typing {title}", "trigger.segue": "The segue {object}",
    "trigger.scene": "The scene {object}", "trigger.resize": "The new size",
    "trigger.external": "The block {object}", "trigger.input": "The input",
    "part.named": "the {role} {title}", "part.unnamed": "the {role}",
    "role.table": "table", "role.collection": "collection", "role.scrollView": "scroll view",
    "role.view": "view",
  ]
}
