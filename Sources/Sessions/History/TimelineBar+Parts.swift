internal import CellGraphics
internal import Motion
internal import Narration

extension TimelineBar {
  /// The visible parts of the bar, from left to right. Columns count from the left edge of the row.
  struct Parts {
    var badge = ""
    var now = ""
    /// The columns of the track; empty if it has no room.
    var track = 0..<0
    var total = ""
    /// The description of the position, or a notice.
    var text = TextLine.empty
    /// The column at which the text begins.
    var textColumn = 0
    var hint = ""
  }

  /// The smallest width of the track in a row that is not very narrow.
  private static let minimumTrackColumns = 8
  /// The width of the text.
  private static let textColumns = 22
  /// The columns that the track keeps beside a text.
  private static let trackColumnsBesideText = 20

  /// Returns the parts that fit into a number of columns. A notice replaces the text, and if it is
  /// long also the track.
  func parts(in columns: Int) -> Parts {
    var parts = bareParts(in: columns)
    let room = parts.track.count
    guard let full = notice.first else {
      if !text.isEmpty, room >= Self.textColumns + Self.trackColumnsBesideText {
        parts.add(TextLine(text).cut(toColumns: Self.textColumns), columns: Self.textColumns)
      }
      return parts
    }
    let wanted = TextLine(full).columns
    if room >= max(wanted + 2, Self.textColumns) + Self.trackColumnsBesideText {
      parts.add(TextLine(full), columns: max(wanted, Self.textColumns))
      return parts
    }
    return parts.showingNotice(notice, in: columns)
  }

  /// Returns the parts without the text.
  ///
  /// The narrower the row, the fewer parts: first the total goes, then the hint with the long
  /// badge, then the tenths of a second, then the track, and last the time.
  private func bareParts(in columns: Int) -> Parts {
    let now = nowText ?? Self.time(tick, like: end)
    let hint = columns >= 60 ? "  \(self.hint)? " : columns >= 24 ? " ? " : ""
    let (short, tight) = shortBadges
    let seconds = nowText ?? Self.time(tick).split(separator: ".").first.map(String.init) ?? ""
    let steps: [(parts: Parts, track: Int)] = [
      (
        Parts(badge: badge, now: " \(now) ", total: " \(endText ?? Self.time(end))", hint: hint),
        Self.minimumTrackColumns
      ),
      (Parts(badge: badge, now: " \(now) ", hint: hint), Self.minimumTrackColumns),
      (Parts(badge: short, now: " \(now) "), Self.minimumTrackColumns),
      (Parts(badge: tight, now: " \(seconds) "), 3),
      (Parts(badge: tight, now: " \(seconds)"), 0),
    ]
    for (parts, least) in steps {
      let (left, right) = parts.sides
      guard columns - left - right >= least else { continue }
      var parts = parts
      parts.track = left..<(least > 0 ? columns - right : left)
      return parts
    }
    return Parts(badge: tight)
  }

  /// The badge for wide rows, with the speed of a replay or the direction of a scrubber.
  private var badge: String {
    switch state {
    case .playing: " ▶ \(speed) "
    case .paused: " ‖ \(speed) "
    case .atEnd: " ■ \(speed) "
    case .timeTravel: " \(words.label("timeline.past")) "
    case .scrubbing(let direction): " \(Self.sign(direction)) \(words.label("timeline.scrub")) "
    }
  }

  /// The badge for narrow rows, and without spaces for very narrow ones.
  private var shortBadges: (short: String, tight: String) {
    switch state {
    case .playing: (" ▶", "▶")
    case .paused: (" ‖", "‖")
    case .atEnd: (" ■", "■")
    case .timeTravel: (badge, words.label("timeline.past"))
    case .scrubbing(let direction): (" \(Self.sign(direction)) ", Self.sign(direction))
    }
  }

  /// Returns the sign of a direction; 0 is a pause.
  private static func sign(_ direction: Int) -> String {
    direction == 0 ? "‖" : direction > 0 ? "▶" : "◀"
  }

  /// The background of a badge that indicates an earlier position or a scrubber; nil for a replay.
  var badgeColor: Color? {
    switch state {
    case .playing, .paused, .atEnd: nil
    case .timeTravel: Color(rgb: 0xFF9F0A)
    case .scrubbing: Color(rgb: 0x64D2FF)
    }
  }

}

extension TimelineBar.Parts {
  /// The columns to the left and to the right of the track.
  fileprivate var sides: (left: Int, right: Int) {
    func columns(_ texts: String...) -> Int { texts.reduce(0) { $0 + TextLine($1).columns } }
    return (columns(badge, now), columns(total, hint))
  }

  /// Adds a text between the total and the hint. The track becomes shorter.
  fileprivate mutating func add(_ line: TextLine, columns: Int) {
    textColumn = track.upperBound + TextLine(total).columns - columns
    track = track.lowerBound..<(track.upperBound - columns - 2)
    text = line
  }

  /// Returns the parts with the first wording that fits in the place of the track, or in the whole
  /// row.
  fileprivate func showingNotice(_ wordings: [String], in columns: Int) -> Self {
    let (left, right) = sides
    let hint = columns - right + TextLine(total).columns
    for line in wordings.map({ TextLine($0) }) {
      if line.columns <= hint - left {
        return Self(
          badge: badge, now: now, track: left..<left, text: line, textColumn: left, hint: self.hint)
      }
      if line.columns < columns { return Self(text: line, textColumn: 1) }
    }
    let last = TextLine(wordings.last ?? "").cut(toColumns: columns)
    return Self(text: last, textColumn: min(1, columns - last.columns))
  }
}

extension TimelineBar {
  /// Returns a time such as `1:02.5`, rounded down to a tenth of a second.
  static func time(_ tick: Int) -> String {
    let tenths = tick * 10 / Tick.perSecond
    let (minutes, seconds) = (tenths / 600, tenths / 10 % 60)
    let hours = minutes / 60
    let start =
      hours > 0
      ? "\(hours):\(twoDigits(minutes % 60))" : "\(minutes)"
    return "\(start):\(twoDigits(seconds)).\(tenths % 10)"
  }

  /// Returns a time padded to the width of a later one.
  static func time(_ tick: Int, like other: Int) -> String {
    let (one, wide) = (time(tick), time(other))
    return String(repeating: " ", count: max(0, wide.count - one.count)) + one
  }

  private static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}
