/// Replaces a selector that is written as a string, such as `Selector("tapped:")`, by the method.
///
/// The method is one of the type around the selector or of its superclasses in the app. A selector
/// without such a method stays, and ``LeftoverPass`` lists it.
struct SelectorStringPass {
  let app: AppSources

  /// Replaces the selectors of a file.
  func run(on file: inout PortedFile) {
    let code = file.codeTokens
    for place in code.indices {
      guard let (last, method) = method(at: place, code, file) else { continue }
      let start = file.source.tokens[code[place]].range.lowerBound
      let whole = start..<file.source.tokens[code[last]].range.upperBound
      file.replace(whole, with: method, as: .selector, file.source.text(whole))
    }
  }

  /// Indicates whether the selector that starts at a place is replaced.
  func replaces(_ place: Int, _ code: [Int], _ file: PortedFile) -> Bool {
    method(at: place, code, file) != nil
  }

  /// Returns the place of the last token of a selector, and its method; nil for other code.
  private func method(
    at place: Int, _ code: [Int], _ file: PortedFile
  ) -> (last: Int, method: String)? {
    guard ["Selector", "NSSelectorFromString"].contains(file.text(code[place])),
      place == 0 || file.text(code[place - 1]) != "."
    else { return nil }
    var next = place + 1
    while next < code.count, file.text(code[next]) == "(" { next += 1 }
    let parentheses = next - place - 1
    guard parentheses > 0, next + parentheses < code.count,
      (1...parentheses).allSatisfy({ file.text(code[next + $0]) == ")" }),
      file.source.tokens[code[next]].kind == .string,
      let type = file.type(around: code[place])?.name
    else { return nil }
    let name = file.text(code[next]).filter { $0 != "\"" }
    guard let method = method(named: name, of: type) else { return nil }
    return (next + parentheses, "\(type).\(method)")
  }

  /// Returns the method that Objective-C would find by a name: `tapped:` is `tapped(_:)`, and
  /// `tappedWithSender:` is `tapped(sender:)`.
  private func method(named name: String, of type: String) -> String? {
    guard name.hasSuffix(":") else {
      return app.methods(name, of: type).contains { $0.parameters.isEmpty } ? name : nil
    }
    let base = String(name.dropLast())
    guard !base.contains(":") else { return nil }
    if app.methods(base, of: type).contains(where: { $0.fullName == base + "(_:)" }) {
      return base + "(_:)"
    }
    guard let range = base.ranges(of: "With").last else { return nil }
    let (first, label) = (String(base[..<range.lowerBound]), base[range.upperBound...])
    let full = "\(first)(\(label.prefix(1).lowercased() + label.dropFirst()):)"
    return app.methods(first, of: type).contains { $0.fullName == full } ? full : nil
  }
}
