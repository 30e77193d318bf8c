/// A class, structure, enumeration, protocol or extension of a source.
///
/// Extensions are types too, with the name of the type that they extend. Their members are found by
/// that name.
struct SwiftType {
  enum Kind: String {
    case `class`, `struct`, `enum`, `protocol`, `extension`, actor
  }

  var kind: Kind
  /// The name with the names of the types around it, such as `Store.Entry`.
  var name: String
  /// The names after the colon, without their generic arguments.
  var inherited: [String] = []
  /// Indicates whether the declaration has a `where` clause.
  var isConstrained = false
  var attributes: [SwiftAttribute] = []
  var modifiers: Set<String> = []
  /// The index of the first token, with attributes.
  var start: Int
  /// The indices of the braces.
  var open: Int
  var close: Int
  var members: [SwiftMember] = []
}

/// A declaration in the body of a type or at the top of a source.
///
/// Tokens are referred to by index, so a member can be moved or changed without searching for it
/// again.
struct SwiftMember {
  enum Kind: String {
    case function = "func"
    case variable = "var"
    case constant = "let"
    case initializer = "init"
    case subscription = "subscript"
    case deinitializer = "deinit"
    case cases = "case"
    case alias = "typealias"
    case other
  }

  var kind: Kind
  var name = ""
  /// The parameters of a function or initialiser, in order.
  var parameters: [Parameter] = []
  var attributes: [SwiftAttribute] = []
  var modifiers: Set<String> = []
  /// The words of the type after the colon or arrow, as written; nil for none.
  var type: String?
  /// The indices of all tokens of the declaration.
  var tokens: Range<Int>

  struct Parameter: Equatable {
    /// The label of a call; `_` for none.
    var label: String
    var type: String
  }

  /// The name with the labels, such as `prepare(for:sender:)`.
  var fullName: String {
    switch kind {
    case .function, .initializer: name + "(" + parameters.map { $0.label + ":" }.joined() + ")"
    default: name
    }
  }

  func has(_ attribute: String) -> Bool { attributes.contains { $0.name == attribute } }
}

/// An attribute before a declaration.
struct SwiftAttribute {
  /// The word without its sign, such as `objc`.
  var name: String
  /// The indices of the attribute's tokens, with its arguments.
  var tokens: Range<Int>
}
