/// The names of UIKit that exist here.
///
/// A test writes the list from the sources of `UIKitNames` and `NavigationKit`.
///
/// A name without its parameters is enough to say that something is missing. It cannot say that
/// everything is there: an overload with other parameters can be missing.
///
/// ```swift
/// let known = KnownNames(text: "UILabel UIButton\n\ntext title\n")
/// precondition(known.types == ["UILabel", "UIButton"] && known.members == ["text", "title"])
/// ```
public struct KnownNames: Sendable {
  /// The types under UIKit's names, such as `UIViewController`.
  public var types: Set<String>
  /// The members of all types, without their parameters.
  public var members: Set<String>

  /// Creates a list.
  public init(types: Set<String>, members: Set<String>) {
    self.types = types
    self.members = members
  }

  /// Reads a list: the names of types, an empty line, and the names of members, separated by spaces
  /// and newlines.
  public init(text: String) {
    var types: Set<String> = []
    var members: Set<String> = []
    var isType = true
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let names = line.split(separator: " ").map(String.init)
      if names.isEmpty { isType = false }
      if isType { types.formUnion(names) } else { members.formUnion(names) }
    }
    self.init(types: types, members: members)
  }

  /// The names of this version of Segue.
  public static let current = KnownNames(
    text: String(decoding: PackageResources.names_txt, as: UTF8.self))

  /// Indicates whether a word looks like a type of UIKit or QuartzCore.
  ///
  /// A prefix such as `UI` must be followed by a capital letter. Some names without such a prefix
  /// are listed.
  static func isTypeName(_ word: String) -> Bool {
    guard word != "UIKit", word != "UIKitNames" else { return false }
    for prefix in prefixes where word.hasPrefix(prefix) {
      guard let next = word.dropFirst(prefix.count).first else { return false }
      if next.isUppercase { return true }
    }
    return others.contains(word)
  }

  private static let prefixes = [
    "UI", "CA", "NSLayout", "NSCollectionLayout", "NSDirectional", "NSDiffable",
  ]
  /// Names of UIKit and Core Graphics without a prefix of their own.
  private static let others: Set<String> = [
    "NSTextAlignment", "NSLineBreakMode", "NSParagraphStyle", "NSMutableParagraphStyle",
    "NSTextAttachment", "NSShadow", "NSLayoutManager", "NSTextContainer", "NSTextStorage",
    "NSUnderlineStyle", "NSStringDrawingOptions", "NSStringDrawingContext", "NSDataAsset",
    "CGContext", "CGPath", "CGMutablePath", "CGImage", "CGColor", "CGColorSpace", "CGGradient",
    "CGFloat", "CGPoint", "CGSize", "CGRect", "CGVector", "CGAffineTransform",
  ]
}
