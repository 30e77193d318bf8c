internal import NavigationKit

/// The meaning of an image's name: `icon_settings@2x.png` is settings.
struct ImageNames {
  /// The words of the name that describe the image.
  private let words: NameWords
  /// The name in the file, unchanged.
  private let name: String

  init(_ name: String) {
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

  /// The name as a title.
  var title: String { words.title ?? "Image" }

  /// A one-column sign; nil if no sign resembles the image.
  var sign: String? { symbol.flatMap { Self.signs[$0] ?? Image(name: $0).signText } }

  /// The text that a bar or a button shows in place of the image.
  var text: String { sign ?? title }

  /// The symbol or the name that an image view shows.
  var picture: String {
    if Image(name: name).character != nil { return name }
    if let symbol, Image(name: symbol).character != nil { return symbol }
    return title
  }

  /// The system symbol that has this name, or that images of this name usually show.
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

  private static func isKnown(_ symbol: String) -> Bool {
    signs[symbol] != nil || Image(name: symbol).signText != nil
  }

  private static let noise: Set<String> = [
    "icon", "icons", "ic", "btn", "button", "img", "image", "fill", "circle", "white", "black",
    "outline", "outlined", "highlighted", "template", "selected", "tabbar", "pt", "bar", "item",
  ]
}

extension Image {
  fileprivate var signText: String? { character.map(String.init) }
}

/// The names of pictures that have none in the storyboard but an outlet.
enum PictureNames {
  /// Returns the name of the picture in an outlet's name: `detailImageView` is detail. Returns nil
  /// if nothing is left.
  static func title(ofOutlet name: String) -> String? {
    NameWords(name).without(["image", "view", "img", "iv", "imageview", "ui", "outlet", "the"])
      .title
  }
}
