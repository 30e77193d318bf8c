public import Storyboards

/// The scene files of a session, and a way to write changed transitions to them.
///
/// The scrubber uses it to find the transition that is inspected, and to save its style, duration
/// and curve.
///
/// ```swift
/// let json = #"""
///   {"version":1,"canvas":{"width":9,"height":9},"initialScene":"a","scenes":[{"id":"a","segues":[
///   {"id":"s","kind":"presentModally","to":"b","trigger":{"swipe":"up"}}]},{"id":"b"}]}
///   """#
/// let bundle = try StoryboardBundle(name: "a.json", json: Array(json.utf8)) { _ in nil }  // Files.
/// var saved: [TransitionSetting] = []  // Written settings.
/// let session = LiveSession(recorder: nil) { Simulator(storyboards: bundle, columns: 80, rows: 24) }
/// session.files = SceneFiles(bundle) { _, setting in
///   saved.append(setting)
///   return .written("saved")
/// }
/// // A swipe presents the second scene.
/// session.carryOut([.swipe(.up)])
/// for key in "fsw" { session.receive(.character(key)) }  // Inspect, change the style, write.
/// precondition(saved.count == 1)
/// ```
public struct SceneFiles {
  /// The scene files as the session started with them.
  public var storyboards: StoryboardBundle
  /// Writes a setting to the file of an entry. The result has a sentence for the user.
  public var write: (TransitionEntry, TransitionSetting) -> Outcome
  /// Writes changes of values to their files; nil if the session's files cannot be changed.
  public var writeEdits: (([SceneEdit]) -> Outcome)?
  /// The written settings, which all copies of this value share.
  private let writes = Writes()

  /// The result of writing a setting, with a sentence for the user.
  public enum Outcome: Equatable {
    /// The setting was written. The text says to which file.
    case written(String)
    /// The setting was not written. The text says why.
    case refused(String)
  }

  /// The written settings. They are kept after the scrubber that wrote them is closed.
  private final class Writes {
    var settings: [(entry: TransitionEntry, setting: TransitionSetting)] = []
  }

  /// Creates scene files.
  ///
  /// - Parameters:
  ///   - storyboards: The scene files.
  ///   - write: Writes a setting to the file of an entry.
  public init(
    _ storyboards: StoryboardBundle,
    write: @escaping (TransitionEntry, TransitionSetting) -> Outcome
  ) {
    self.storyboards = storyboards
    self.write = write
  }

  /// Returns the setting that was last written for an entry; nil for none.
  func lastWrittenSetting(for entry: TransitionEntry) -> TransitionSetting? {
    writes.settings.last { $0.entry == entry }?.setting
  }

  /// Stores the setting that was written for an entry.
  func recordWrite(of setting: TransitionSetting, to entry: TransitionEntry) {
    writes.settings.removeAll { $0.entry == entry }
    writes.settings.append((entry, setting))
  }
}
