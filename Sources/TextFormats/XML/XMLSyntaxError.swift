/// Why a text is not XML that is read here, and where.
public struct XMLSyntaxError: Error, Equatable {
  public enum Reason: Equatable, Sendable {
    /// In the words of the XML library.
    case malformed(String)
    /// A document type, which may declare entities.
    case documentType
    /// An element within more others than the limit.
    case tooDeep(limit: Int)
    case tooLarge
  }

  public var reason: Reason
  /// The byte offset in the text.
  public var offset: Int
}

extension XMLSyntaxError.Reason: CustomStringConvertible {
  public var description: String {
    switch self {
    case .malformed(let words): "not XML: \(words)"
    case .documentType:
      "a document type, which may name other files or grow without end; Interface Builder writes none"
    case .tooDeep(let limit):
      "an element within \(limit) others; Interface Builder writes no such file"
    case .tooLarge: "more than a gigabyte"
    }
  }
}
