internal import NavigationKit
import TextFormats

/// Finds a sign or a title for an image from its name.
///
/// The import cannot show the pictures of an app. Their names usually say what they show, so
/// `icon_settings@2x.png` becomes a gear, and `productPhoto` the text "Product photo". File
/// endings, scale factors, sizes and words such as `icon` and `btn` are ignored.
///
/// ```text
/// icon_settings@2x.png   words: settings        sign: ⚙
/// productPhoto           words: product photo   title: Product photo
/// trash.circle.fill      the symbol trash       sign: ⌫
/// ```
package struct ImageNames {
  /// The words of the name that describe the image.
  private let words: NameWords
  /// The name in the file, unchanged.
  private let name: String

  /// Reads the words of a name. If all words are among those to ignore, all are kept.
  package init(_ name: String) {
    self.name = name
    // Interface Builder uses such names for images that are within the file.
    guard !name.contains(":") else {
      words = NameWords("")
      return
    }
    var base = name[...]
    if let dot = base.lastIndex(of: "."),
      ["png", "jpg", "jpeg", "pdf", "gif"].contains(base[base.index(after: dot)...])
    {
      base = base[..<dot]
    }
    if let mark = base.firstIndex(of: "@") { base = base[..<mark] }
    let all = NameWords(String(base))
    let kept = all.withoutSizes.without(Self.noise)
    words = kept.words.isEmpty ? all : kept
  }

  /// The words of the name as a title; `Image` if the name has no words.
  var title: String { words.title ?? "Image" }

  /// A one-column sign; nil if no sign resembles the image.
  package var sign: String? { symbol.flatMap { Self.signs[$0] ?? Image(name: $0).signText } }

  /// The text that a bar or a button shows in place of the image.
  var text: String { sign ?? title }

  /// The name to give to an image view: one with a known symbol if possible, otherwise the title,
  /// which the view then shows as text.
  var picture: String {
    if Image(name: name).character != nil { return name }
    if let symbol, Image(name: symbol).character != nil { return symbol }
    return title
  }

  /// The SF Symbol that an image of this name shows; nil if none is known.
  ///
  /// The name itself can be a symbol. Variants such as `trash.circle.fill` are reduced to the known
  /// `trash`, one part after the other from the end. Otherwise the words of the name are looked up
  /// among the synonyms.
  private var symbol: String? {
    var parts = name.split(separator: ".").map(String.init)
    while !parts.isEmpty {
      let name = parts.joined(separator: ".")
      if Self.isKnown(name) { return name }
      parts.removeLast()
    }
    let key = words.key
    return Self.synonyms[key] ?? (Self.isKnown(key) ? key : nil)
  }

  /// Indicates whether there is a character for a symbol.
  private static func isKnown(_ symbol: String) -> Bool {
    signs[symbol] != nil || Image(name: symbol).signText != nil
  }

  /// Words that say nothing about the content of an image.
  private static let noise: Set<String> = [
    "icon", "icons", "ic", "btn", "button", "img", "image", "fill", "circle", "white", "black",
    "outline", "outlined", "highlighted", "template", "selected", "tabbar", "pt", "bar", "item",
  ]
}

extension Image {
  fileprivate var signText: String? { character.map(String.init) }
}

/// Names for image views without an image in the storyboard, whose picture code sets.
enum PictureNames {
  /// Returns the words of an outlet's name as a title, without words such as `image` and `view`:
  /// `detailImageView` becomes `Detail`. Returns nil if no word is left.
  static func title(ofOutlet name: String) -> String? {
    NameWords(name).without(["image", "view", "img", "iv", "imageview", "ui", "outlet", "the"])
      .title
  }
}
