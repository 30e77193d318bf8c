/// Every defect of a scene file and of those it refers to; never none.
///
/// The main file comes first, each file's defects stand in its order.
public struct StoryboardErrors: Error, Equatable {
  /// The number of defects that are kept.
  public static let limit = 100

  /// The first defects, `limit` at most.
  public var errors: [StoryboardError]
  /// The number of the other defects.
  public var omitted: Int

  /// Makes a list of the first defects and of the number of the others.
  public init(errors: [StoryboardError], omitted: Int) {
    self.errors = errors
    self.omitted = omitted
  }

  /// A line for each defect, each with its file's name, and the number of those left out.
  ///
  /// - Parameter file: The path of the main file; the others are named as seen from its folder.
  public func description(file: String) -> String {
    var lines = errors.map { $0.description(file: file) }
    if omitted > 0 { lines.append("… and \(omitted) more") }
    return lines.joined(separator: "\n")
  }
}
