/// Replaces `#keyPath` of a class of UIKit or Core Animation by the string that it is.
enum KeyPathPass {
  /// Replaces the key paths of a file. ``LeftoverPass`` lists those of other classes.
  static func run(on file: inout PortedFile) {
    let code = file.codeTokens
    for place in code.indices where file.text(code[place]) == "#keyPath" {
      guard let path = path(place, code, file) else { continue }
      let close = file.source.partners[code[place + 1]]
      let range =
        file.source.tokens[code[place]].range
        .lowerBound..<file.source.tokens[close].range.upperBound
      file.replace(range, with: "\"\(path)\"", as: .keyPath, "#keyPath")
    }
  }

  /// The properties after the class, such as `position.x` of `#keyPath(CALayer.position.x)`; nil
  /// for a class that is not UIKit's.
  static func path(_ place: Int, _ code: [Int], _ file: PortedFile) -> String? {
    guard place + 4 < code.count, file.text(code[place + 1]) == "(",
      file.text(code[place + 3]) == "."
    else { return nil }
    let (type, close) = (file.text(code[place + 2]), file.source.partners[code[place + 1]])
    guard type.hasPrefix("CA") || type.hasPrefix("UI"), close > 0 else { return nil }
    return code[(place + 4)...].prefix { $0 < close }.map(file.text).joined()
  }
}
