internal import CellGraphics

/// The status line as it was drawn last.
///
/// Setting text costs more than all the rest of a small frame, and while something moves and nothing
/// else happens, finding what to say costs as much.
struct StatusPicture {
  /// As long as it is the same, so is the picture.
  struct Moment: Equatable {
    /// Of the application.
    var change: Int
    /// Of what else the line tells.
    var statusChange: Int
    var columns: Int
    /// What stands at the end; empty for nothing.
    var badge: String
  }

  private var moment: Moment?
  private var line: StatusLine?
  private var picture = Surface(columns: 0, rows: 1)

  /// - Parameter line: What it says now, without the badge.
  mutating func picture(at moment: Moment, of line: () -> StatusLine) -> Surface {
    if self.moment == moment { return picture }
    let line = line()
    if self.line != line || self.moment?.columns != moment.columns
      || self.moment?.badge != moment.badge
    {
      picture = (moment.badge.isEmpty ? line : line.adding(moment.badge))
        .picture(columns: moment.columns)
    }
    (self.moment, self.line) = (moment, line)
    return picture
  }
}
