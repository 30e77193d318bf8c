import TextFormats

/// The texts of a `.stringsdict` file by key, each in the form for most numbers.
///
/// The file is a property list. For each key it has a format, and for each variable in the format
/// the text of every plural form.
///
/// A storyboard's text has no number, so no plural rule can be applied. The form `other` is the one
/// that every language has.
struct StringsDictionary {
  private var values: [String: String] = [:]

  /// Reads the valid entries and leaves out the damaged ones.
  init(_ bytes: [UInt8]) {
    guard let root = try? XMLReader.read(bytes, allowsDocumentType: true), root.name == "plist",
      let texts = root.child("dict")
    else { return }
    for (key, entry) in Self.entries(texts) where entry.name == "dict" {
      values[key] = Self.text(entry)
    }
  }

  /// The text of a key; nil if the file has none.
  subscript(key: String) -> String? { values[key] }

  /// Returns an entry's format with the `other` form of each variable; nil without a format.
  private static func text(_ entry: XMLElement) -> String? {
    var forms: [String: String] = [:]
    var format: String?
    for (key, value) in entries(entry) {
      if key == "NSStringLocalizedFormatKey" {
        format = value.text
      } else if value.name == "dict" {
        forms[key] = entries(value).first { $0.key == "other" }?.value.text
      }
    }
    return format.map { filled($0, forms) }
  }

  /// Returns the format with its variables, such as `%#@count@`, replaced by their forms.
  private static func filled(_ format: String, _ forms: [String: String]) -> String {
    var result = ""
    var rest = format[...]
    while let start = rest.range(of: "%#@") {
      result += rest[..<start.lowerBound]
      let name = rest[start.upperBound...].prefix { $0 != "@" }
      guard name.endIndex < rest.endIndex, let form = forms[String(name)] else {
        result += rest[start]
        rest = rest[start.upperBound...]
        continue
      }
      result += form
      rest = rest[rest.index(after: name.endIndex)...]
    }
    return result + rest
  }

  /// Returns the keys of a property list's `dict` with their values, in the order of the file.
  private static func entries(_ dictionary: XMLElement) -> [(key: String, value: XMLElement)] {
    var entries: [(key: String, value: XMLElement)] = []
    var key: String?
    for child in dictionary.children {
      if child.name == "key" {
        key = child.text
      } else if let name = key {
        entries.append((name, child))
        key = nil
      }
    }
    return entries
  }
}

extension Substring {
  fileprivate func range(of word: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(word) { return start..<index(start, offsetBy: word.count) }
      start = index(after: start)
    }
    return nil
  }
}
