/// The first cell in which two simulations of a session differ.
public struct SharedDifference: Hashable, Sendable {
  /// The tick of the session.
  public var tick: Int
  /// The column from the left, from 0.
  public var column: Int
  /// The row from the top, from 0.
  public var row: Int
  /// The text of the row before and now.
  public var before: String
  public var now: String
}

extension SharedSession {
  /// Returns the first difference from an earlier simulation of the session; nil if every frame is
  /// equal.
  public func firstDifference(from before: SharedSession) -> SharedDifference? {
    let ticks = Set(frames.map(\.tick)).union(before.frames.map(\.tick)).sorted()
    var (one, two) = (0, 0)
    for tick in ticks {
      while one + 1 < before.frames.count, before.frames[one + 1].tick <= tick { one += 1 }
      while two + 1 < frames.count, frames[two + 1].tick <= tick { two += 1 }
      let old = before.rows(of: before.frames[one])
      let new = rows(of: frames[two])
      guard
        let row = (0..<max(old.count, new.count)).first(where: { row in
          row >= old.count || row >= new.count || old[row] != new[row]
        })
      else { continue }
      return SharedDifference(
        tick: tick,
        column: row < old.count && row < new.count
          ? new[row].firstColumn(differingFrom: old[row]) : 0,
        row: row, before: row < old.count ? old[row].text : "",
        now: row < new.count ? new[row].text : "")
    }
    return nil
  }
}

extension SharedRow {
  /// Returns the first column with another character, colour or attribute than in a row.
  fileprivate func firstColumn(differingFrom other: SharedRow) -> Int {
    for (run, old) in zip(runs, other.runs) where run != old {
      var (a, b) = (run, old)
      (a.text, a.columns, b.text, b.columns) = ("", 0, "", 0)
      guard a == b else { return run.column }
      let same = zip(run.text.unicodeScalars, old.text.unicodeScalars).prefix { $0 == $1 }.count
      return run.column + min(same, run.columns, old.columns)
    }
    return 0
  }
}
