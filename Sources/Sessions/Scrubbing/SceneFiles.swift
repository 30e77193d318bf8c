public import Storyboards

/// What a scrubber may do with the files that run.
public struct SceneFiles {
  public var storyboards: StoryboardBundle
  /// Writes a setting into the file of an entry.
  ///
  /// It answers, for people, what was written where, or why nothing was.
  public var write: (TransitionEntry, TransitionSetting) -> Outcome
  private let memory = Memory()

  public enum Outcome: Equatable {
    case written(String)
    case refused(String)
  }

  /// What was written, which outlasts the scrubber that wrote it.
  private final class Memory {
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
  func written(_ entry: TransitionEntry) -> TransitionSetting? {
    memory.settings.last { $0.entry == entry }?.setting
  }

  /// Remembers what has been written for an entry.
  func note(_ setting: TransitionSetting, of entry: TransitionEntry) {
    memory.settings.removeAll { $0.entry == entry }
    memory.settings.append((entry, setting))
  }
}
