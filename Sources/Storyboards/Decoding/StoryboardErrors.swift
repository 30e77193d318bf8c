/// All defects of a scene file and of the files that it refers to; at least one.
///
/// The defects of the main file come first. The defects of each file are in file order.
public struct StoryboardErrors: Error, Equatable {
  /// The largest number of defects that are kept.
  ///
  /// A file that is damaged in one place can have thousands of defects that follow from it. The
  /// number of those beyond the limit is in ``omitted``.
  public static let limit = 100

  /// The first defects, at most `limit`.
  public var errors: [StoryboardError]
  /// The number of further defects, which are not kept.
  public var omitted: Int

  /// Makes a list of the first defects and the number of further ones.
  ///
  /// - Parameters:
  ///   - errors: The defects that are kept, in file order, at most ``limit``.
  ///   - omitted: The number of defects beyond these, zero or more.
  public init(errors: [StoryboardError], omitted: Int) {
    self.errors = errors
    self.omitted = omitted
  }

  /// Returns a line for each defect with its file's name, and the number of further defects.
  ///
  /// - Parameter file: The path of the main file. Other files are named relative to its folder.
  public func description(file: String) -> String {
    var lines = errors.map { $0.description(file: file) }
    if omitted > 0 { lines.append("… and \(omitted) more") }
    return lines.joined(separator: "\n")
  }
}
