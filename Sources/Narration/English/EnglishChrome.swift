extension StringTable {
  static let englishChrome = [
    "hint.to": "to {title}", "hint.back": "back", "hint.backTo": "back to {title}",
    "hint.commands": "commands",
    "help.here": "Here", "help.everywhere": "Everywhere",
    "help.whereUsed": "On screens that use them",
    "palette.title": "Commands and scenes", "palette.go": "go to {title}",
    "palette.none": "Nothing has this name", "palette.noWay": "No way leads from here to {title}",
    "palette.back": "go back in time by a step", "palette.on": "go forward in time by a step",
    "palette.navigationBack": "go back in time by a navigation",
    "palette.navigationOn": "go forward in time by a navigation",
    "palette.start": "go to the start of the session",
    "palette.end": "go to the end of the session",
    "palette.slower": "play slower", "palette.faster": "play faster",
    "palette.find": "find an input or event",
    "palette.choose": "choose", "palette.run": "run", "palette.close": "close",
    "palette.fromStart": "from the start",
    "map.title": "Map", "map.here": "here", "map.visited": "visited",
    "map.none": "There is no map of an app in code", "map.go": "go there",
  ]
}
