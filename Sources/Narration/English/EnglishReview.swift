extension StringTable {
  /// The words of the review of new screens, and of its result.
  static let englishReview = [
    "review.title": "{position}/{number}  {title}",
    "review.titleOfGroup|one": "{position}/{number}  {title}   {count} screen has this change",
    "review.titleOfGroup|other": "{position}/{number}  {title}   {count} screens have this change",
    "review.recorded": "recorded", "review.new": "new", "review.now": "now",
    "review.difference": "difference", "review.newScreen": "new screen",
    "review.keys": "a accept  r reject  s skip  Space blink  Tab view  o open flow  q quit",
    "review.keysOfGroup":
      "a accept  A all {number}  r reject  s skip  Space blink  Tab view  o open flow  q quit",
    "review.size": "the screen has {value} cells, recorded are {detail}",
    "review.equal": "the screens are equal",
    "review.differs|one":
      "{count} cell differs, the first at column {number}, row {row}: {value}, recorded is {detail}",
    "review.differs|other":
      "{count} cells differ, the first at column {number}, row {row}: {value}, recorded is {detail}",
    "review.noCell": "no cell",
    "review.noFlow": "no flow belongs to {title}",
    "review.noShell": "cannot run sh: {detail}",
    "review.noEditor": "cannot run '{name}'; set VISUAL or EDITOR to an editor",
    "review.nothing": "No screens wait for a review.",
    "review.result": "{number} accepted, {row} rejected",
  ]
}
