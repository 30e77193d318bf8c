internal import CellGraphics
internal import Motion

extension TimelineBar {
  /// What there is room for, from left to right.
  struct Parts {
    var badge = ""
    var now = ""
    /// The columns of the track; empty where there is no room for one.
    var track = 0..<0
    var total = ""
    /// What is at this moment, or an answer.
    var text = TextLine.empty
    var textColumn = 0
    var hint = ""
  }

  private static let minimumTrackColumns = 8
  private static let textColumns = 22
  /// Beside a text the track keeps so many.
  private static let trackColumnsBesideText = 20

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

  /// All but the text.
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

  private var badge: String {
    switch state {
    case .playing: " ▶ \(speed) "
    case .paused: " ‖ \(speed) "
    case .atEnd: " ■ \(speed) "
    case .timeTravel: " PAST "
    case .scrubbing(let direction): " \(Self.sign(direction)) SCRUB "
    }
  }

  /// The same for narrow rows, and without a blank for very narrow ones.
  private var shortBadges: (short: String, tight: String) {
    switch state {
    case .playing: (" ▶", "▶")
    case .paused: (" ‖", "‖")
    case .atEnd: (" ■", "■")
    case .timeTravel: (badge, "PAST")
    case .scrubbing(let direction): (" \(Self.sign(direction)) ", Self.sign(direction))
    }
  }

  private static func sign(_ direction: Int) -> String {
    direction == 0 ? "‖" : direction > 0 ? "▶" : "◀"
  }

  /// Behind a badge that says that this is not the present; nil where it is no such badge.
  var badgeColor: Color? {
    switch state {
    case .playing, .paused, .atEnd: nil
    case .timeTravel: Color(rgb: 0xFF9F0A)
    case .scrubbing: Color(rgb: 0x64D2FF)
    }
  }

}

extension TimelineBar.Parts {
  /// The columns that are taken on the left and on the right of the track.
  fileprivate var sides: (left: Int, right: Int) {
    func columns(_ texts: String...) -> Int { texts.reduce(0) { $0 + TextLine($1).columns } }
    return (columns(badge, now), columns(total, hint))
  }

  /// Puts a text between the total and the hint, at the track's cost.
  fileprivate mutating func add(_ line: TextLine, columns: Int) {
    textColumn = track.upperBound + TextLine(total).columns - columns
    track = track.lowerBound..<(track.upperBound - columns - 2)
    text = line
  }

  /// With the first of `wordings` that has room in the track's place, or in the whole row.
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
  /// Such as `1:02.5`, the tenth rounded down.
  static func time(_ tick: Int) -> String {
    let tenths = tick * 10 / Tick.perSecond
    let (minutes, seconds) = (tenths / 600, tenths / 10 % 60)
    let hours = minutes / 60
    let start =
      hours > 0
      ? "\(hours):\(twoDigits(minutes % 60))" : "\(minutes)"
    return "\(start):\(twoDigits(seconds)).\(tenths % 10)"
  }

  /// As wide as that of `other`, which is no earlier.
  static func time(_ tick: Int, like other: Int) -> String {
    let (one, wide) = (time(tick), time(other))
    return String(repeating: " ", count: max(0, wide.count - one.count)) + one
  }

  private static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}
