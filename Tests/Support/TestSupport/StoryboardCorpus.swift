internal import Foundation
internal import ProjectFiles
public import Testing

/// A folder of Xcode's storyboards, which tests go through one by one.
public struct StoryboardCorpus: Sendable {
  public struct File: Sendable, CustomStringConvertible {
    /// The path from the folder.
    public var name: String
    public var bytes: [UInt8]
    public var description: String { name }

    public init(name: String, bytes: [UInt8]) {
      (self.name, self.bytes) = (name, bytes)
    }

    public var text: String { String(decoding: bytes, as: UTF8.self) }
    public var isForIOS: Bool { text.contains("targetRuntime=\"iOS.") }
  }

  /// All storyboards below the folder, sorted by name.
  public let files: [File]

  /// The storyboards for iOS that have at least one scene.
  public let runnable: [File]

  private init(folder: URL) {
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    files = (paths ?? []).filter { $0.hasSuffix(".storyboard") }.sorted().compactMap { name in
      FileManager.default.contents(atPath: folder.path + "/" + name).map {
        File(name: name, bytes: Array($0))
      }
    }
    runnable = files.filter { $0.isForIOS && $0.text.contains("<scene ") }
  }

  /// Finds the storyboard called `storyboard` in the project of `file`.
  ///
  /// A project is a folder. In the names of its files two underscores may stand for a slash.
  ///
  /// - Parameter files: The files to search; nil for all.
  public func other(
    _ storyboard: String, beside file: File, in files: [File]? = nil
  ) -> File? {
    let project = file.name.split(separator: "/").first ?? ""
    let ending = "__\(storyboard).storyboard"
    return (files ?? self.files).first {
      $0.name.hasPrefix(project + "/")
        && ($0.name.hasSuffix(ending) || $0.name == "\(project)/\(storyboard).storyboard")
    }
  }

  /// The storyboards written for these tests, each for one feature, in `Tests/Fixtures/Storyboards`.
  public static let fixtures = StoryboardCorpus(
    folder: Project.file("Tests/Fixtures/Storyboards"))

  /// Real storyboards of other people, none of which is part of the project; nil where there are none.
  ///
  /// They are in the folder that `SEGUE_STORYBOARDS` names, else in `shared/storyboards/files` beside
  /// the checkout.
  public static let atHand: StoryboardCorpus? = {
    let named = ProcessInfo.processInfo.environment["SEGUE_STORYBOARDS"].map { URL(filePath: $0) }
    let beside = Project.file("../shared/storyboards/files").standardized
    return [named, beside].compactMap(\.self).lazy.map { StoryboardCorpus(folder: $0) }
      .first { !$0.files.isEmpty }
  }()
}

extension Trait where Self == ConditionTrait {
  /// Skips a test where no storyboards of other people are at hand.
  public static var storyboardsAtHand: Self {
    .enabled(
      if: StoryboardCorpus.atHand != nil,
      "no storyboards are at hand; SEGUE_STORYBOARDS names a folder of them")
  }
}
