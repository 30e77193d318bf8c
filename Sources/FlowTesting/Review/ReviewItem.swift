public import Narration
internal import TextFormats

/// A new screen that waits for a decision, with the recorded one.
public struct ReviewItem: Sendable {
  /// The path of the recorded screen, `NAME.screen`.
  public var path: String
  /// The recorded screen; nil for a new one.
  let old: ScreenComparison?
  /// The new screen compared with itself if nothing is recorded.
  let comparison: ScreenComparison

  /// Creates an item.
  ///
  /// - Parameters:
  ///   - path: The path of the recorded screen.
  ///   - recorded: The text of the recorded screen; nil for a screen without one.
  ///   - found: The text of the new screen.
  /// - Throws: ``FlowRunner/FileError`` if a text is not that of a screen.
  public init(path: String, recorded: String?, found: String) throws(FlowRunner.FileError) {
    self.path = path
    comparison = try ScreenComparison(recorded: recorded ?? found, found: found)
    old = recorded == nil ? nil : comparison
  }

  /// Indicates whether nothing is recorded.
  public var isNew: Bool { old == nil }

  /// Returns the change in one line.
  ///
  /// - Parameter words: The words of a language.
  public func summary(in words: StringTable = .english) -> String {
    isNew ? words.label("review.newScreen") : comparison.summary(in: words)
  }

  /// Returns whether another item has the same change.
  public func isLike(_ other: ReviewItem) -> Bool {
    isNew == other.isNew && comparison.signature == other.comparison.signature
      && !comparison.signature.isEmpty
  }
}
