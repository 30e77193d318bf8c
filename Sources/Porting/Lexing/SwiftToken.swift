/// A word, literal, symbol or comment of a Swift source.
///
/// ```swift
/// let source = try SwiftSource(path: "a.swift", bytes: Array("let a = 1 // one".utf8))
/// precondition(source.tokens.count == 5 && source.tokens[4].kind == .comment)
/// precondition(source.text(of: source.tokens[1]) == "a")
/// ```
public struct SwiftToken: Equatable, Sendable {
  /// A kind of token.
  public enum Kind: Equatable, Sendable {
    /// An identifier or keyword, perhaps between backticks.
    case word
    /// A word after `@`, such as `@objc`, with the sign.
    case attribute
    /// A word after `#`, such as `#selector`, with the sign.
    case directive
    /// A number.
    case number
    /// A part of a string literal: from a quote or the end of an interpolation to the next one.
    case string
    /// A regular expression literal.
    case regex
    /// One character, such as `{`, or the arrow `->`.
    case symbol
    /// A comment to the end of the line, or between `/*` and `*/`.
    case comment
  }

  /// The kind of the token.
  public var kind: Kind
  /// The offsets of the first byte and of the first byte after the token.
  public var range: Range<Int>
  /// Indicates whether the token is the first on its line.
  public var startsLine: Bool
}

/// A reason for which a source cannot be read.
///
/// A source with such a defect is left out of a port, and the report names the place.
public struct SwiftSourceError: Error, Equatable, Sendable {
  /// A kind of defect.
  public enum Reason: Equatable, Sendable {
    /// The bytes are not UTF-8.
    case notUTF8
    /// A string literal has no end.
    case unendingString
    /// A comment has no end.
    case unendingComment
    /// A closing bracket has no opening one, or that of another kind.
    case unexpected(Character)
    /// An opening bracket has no closing one.
    case unclosed(Character)
    /// More brackets are nested than the reader follows.
    case tooDeep
  }

  /// The defect.
  public var reason: Reason
  /// The offset of the byte at which the defect was found.
  public var offset: Int
}

extension SwiftSourceError: CustomStringConvertible {
  /// A sentence about the defect, without its place.
  public var description: String {
    switch reason {
    case .notUTF8: "the file is not UTF-8; save it as UTF-8"
    case .unendingString: "this string literal has no end"
    case .unendingComment: "this comment has no end"
    case .unexpected(let bracket): "this '\(bracket)' closes nothing"
    case .unclosed(let bracket): "this '\(bracket)' is not closed"
    case .tooDeep: "more than \(SwiftLexer.deepest) brackets are nested here"
    }
  }
}
