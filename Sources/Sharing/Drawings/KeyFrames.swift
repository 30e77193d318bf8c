/// Chooses few frames of a movement. Between two of them the drawing fades.
enum KeyFrames {
  /// A chosen frame.
  struct Key {
    /// The index of the frame.
    var frame: Int
    /// Indicates whether the frame fades in from the key before it.
    var fades: Bool
  }

  /// The largest difference of a colour component that fading may leave.
  private static let tolerance = 12.0
  /// The longest distance of two frames of one movement, in ticks.
  private static let longestStep = 4
  /// The shortest distance of two keys of a movement that fading cannot show, in ticks.
  private static let shortestStep = 8

  /// Returns the keys of a range of frames. The first and the last one are always keys.
  static func keys(of range: ClosedRange<Int>, in session: SharedSession) -> [Key] {
    var keys = [Key(frame: range.lowerBound, fades: false)]
    var start = range.lowerBound
    while start < range.upperBound {
      var end = start + 1
      while end < range.upperBound,
        session.frames[end + 1].tick - session.frames[end].tick <= longestStep
      {
        end += 1
      }
      let isStep = session.frames[start + 1].tick - session.frames[start].tick > longestStep
      if isStep {
        keys.append(Key(frame: start + 1, fades: false))
        start += 1
        continue
      }
      add(start, end, session, to: &keys)
      start = end
    }
    return keys
  }

  /// Adds the keys after `start` up to `end`, recursively.
  private static func add(_ start: Int, _ end: Int, _ session: SharedSession, to keys: inout [Key])
  {
    guard end > start else { return }
    if end == start + 1 { return keys.append(Key(frame: end, fades: false)) }
    let worst = worstFrame(start, end, session)
    guard let worst else { return keys.append(Key(frame: end, fades: true)) }
    if session.frames[end].tick - session.frames[start].tick <= shortestStep {
      return keys.append(Key(frame: end, fades: false))
    }
    let middle = min(max(worst, start + 1), end - 1)
    add(start, middle, session, to: &keys)
    add(middle, end, session, to: &keys)
  }

  /// Returns the frame that fading from `start` to `end` shows worst; nil if it shows all well.
  private static func worstFrame(_ start: Int, _ end: Int, _ session: SharedSession) -> Int? {
    let (first, last) = (session.frames[start], session.frames[end])
    guard first.columns == last.columns, first.rows.count == last.rows.count else {
      return (start + end) / 2
    }
    var worst = (error: tolerance, frame: 0)
    for index in start + 1..<end {
      let frame = session.frames[index]
      guard frame.columns == first.columns, frame.rows.count == first.rows.count else {
        return index
      }
      let share = Double(frame.tick - first.tick) / Double(last.tick - first.tick)
      for row in frame.rows.indices
      where frame.rows[row] != first.rows[row] || first.rows[row] != last.rows[row] {
        let rows = (session.rows[first.rows[row]], session.rows[last.rows[row]])
        let error = session.rows[frame.rows[row]].error(between: rows.0, rows.1, at: share)
        if error > worst.error { worst = (error, index) }
      }
    }
    return worst.frame > 0 ? worst.frame : nil
  }
}

extension SharedRow {
  /// Returns the largest difference of a background from the mixture of two rows.
  fileprivate func error(between first: SharedRow, _ last: SharedRow, at share: Double) -> Double {
    var error = 0.0
    for run in runs {
      let (a, b) = (first.background(at: run.column), last.background(at: run.column))
      let paint = run.backgroundPaint
      for shift in [UInt32(0), 8, 16] {
        func difference(_ first: UInt32, _ last: UInt32, _ color: UInt32) -> Double {
          func channel(_ color: UInt32) -> Double { Double(color >> shift & 255) }
          let mixed = channel(first) + (channel(last) - channel(first)) * share
          return abs(mixed - channel(color))
        }
        error = max(
          error, difference(a.light, b.light, paint.light), difference(a.dark, b.dark, paint.dark))
      }
    }
    return error
  }

  private func background(at column: Int) -> Paint {
    runs.last { $0.column <= column }?.backgroundPaint ?? .black
  }
}
