/// The reason why an XML text cannot be read, and its position.
public struct XMLSyntaxError: Error, Equatable {
  /// The reasons why a text cannot be read.
  public enum Reason: Equatable, Sendable {
    /// The text is not well-formed, with the message of the XML library.
    case malformed(String)
    /// The text has a document type, which can declare entities.
    case documentType
    /// An element is within more others than the limit.
    case tooDeep(limit: Int)
    /// The text has a gigabyte or more.
    case tooLarge
  }

  /// The kind of error.
  public var reason: Reason
  /// The byte offset of the error in the text.
  public var offset: Int
}

extension XMLSyntaxError.Reason: CustomStringConvertible {
  public var description: String {
    switch self {
    case .malformed(let words): "the text is not well-formed XML: \(words)"
    case .documentType:
      "found a document type (<!DOCTYPE>), which can name other files or expand without limit; "
        + "remove it"
    case .tooDeep(let limit):
      "found an element within \(limit) others; at most that many levels are read"
    case .tooLarge: "the file has more than a gigabyte; expected a smaller one"
    }
  }
}
