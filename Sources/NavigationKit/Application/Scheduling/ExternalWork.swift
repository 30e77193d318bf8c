/// The name of a block that another thread has sent to an application.
///
/// Blocks have no names of their own. A block is known by the place it came from and its number
/// there, which a replay finds again when it runs the app's code again.
public struct ExternalWork: Hashable, Sendable {
  /// The API that sent the block, such as `DispatchQueue.main.async`.
  public var source: String
  /// The number of the background work that sent the block, from 1 in the order in which the app
  /// started it; 0 if it is unknown.
  public var origin: Int
  /// The number of the block among those of its origin, from 1.
  public var number: Int

  /// Creates a name.
  public init(source: String, origin: Int, number: Int) {
    self.source = source
    self.origin = origin
    self.number = number
  }
}

extension ExternalWork: CustomStringConvertible {
  /// A text such as `DispatchQueue.main.async 2.1`: the source, the origin and the number.
  public var description: String { "\(source) \(origin).\(number)" }
}
