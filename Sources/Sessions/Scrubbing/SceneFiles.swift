public import Storyboards

/// What a scrubber may do with the files that run.
public struct SceneFiles {
  public var storyboards: StoryboardBundle
  /// Writes a setting into the file of an entry.
  ///
  /// It answers, for people, what was written where, or why nothing was.
  public var write: (TransitionEntry, TransitionSetting) -> Outcome
  private let writes = Writes()

  public enum Outcome: Equatable {
    case written(String)
    case refused(String)
  }

  /// What was written, which outlasts the scrubber that wrote it.
  private final class Writes {
    var settings: [(entry: TransitionEntry, setting: TransitionSetting)] = []
  }

  public init(
    _ storyboards: StoryboardBundle,
    write: @escaping (TransitionEntry, TransitionSetting) -> Outcome
  ) {
    self.storyboards = storyboards
    self.write = write
  }

  /// What was written last for an entry; nil for nothing.
  func lastWrittenSetting(for entry: TransitionEntry) -> TransitionSetting? {
    writes.settings.last { $0.entry == entry }?.setting
  }

  /// Remembers what has been written for an entry.
  func recordWrite(of setting: TransitionSetting, to entry: TransitionEntry) {
    writes.settings.removeAll { $0.entry == entry }
    writes.settings.append((entry, setting))
  }
}
