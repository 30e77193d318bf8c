// More special than Foundation's generic function, so Swift prefers it.

extension String {
  /// Returns the parts of the text between the places of a separator.
  ///
  /// As in UIKit's Foundation, the two are compared by characters of Unicode. So a line break
  /// separates lines that end with CR LF too, which Foundation on Linux takes for one letter. The
  /// CR stays at the end of the part.
  ///
  /// - Parameter separator: The separator. The text is the only part if this is empty.
  public func components(separatedBy separator: String) -> [String] {
    let (text, mark) = (Array(unicodeScalars), Array(separator.unicodeScalars))
    guard !mark.isEmpty else { return [self] }
    var parts: [String] = []
    var (start, place) = (0, 0)
    while place + mark.count <= text.count {
      if text[place..<place + mark.count].elementsEqual(mark) {
        parts.append(Self.text(text[start..<place]))
        place += mark.count
        start = place
      } else {
        place += 1
      }
    }
    return parts + [Self.text(text[start...])]
  }

  private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars)
    return text
  }
}
