/// Replaces `#selector(tapped)` by the method, `Controller.tapped`.
///
/// `UIKitNames` takes a method where UIKit takes a selector. `Controller.tapped` is the method as a
/// function of the controller, so no object is captured.
struct SelectorPass {
  let app: AppSources

  /// Replaces the selectors of a file.
  ///
  /// A selector stays and is listed if the type of its method is unknown. A method that is not
  /// found or cannot be an action is written and listed as well.
  func run(on file: inout PortedFile) {
    for (index, token) in file.source.tokens.enumerated()
    where token.kind == .directive && file.text(index) == "#selector" && file.text(index + 1) == "("
    {
      let close = file.source.partners[index + 1]
      let inner = (index + 2..<close).filter { file.source.tokens[$0].kind != .comment }
      guard let first = inner.first, let last = inner.last else { continue }
      let whole = token.range.lowerBound..<file.source.tokens[close].range.upperBound
      let written = file.source.text(whole)
      guard let prefix = prefix(of: inner, at: index, in: file) else {
        file.leave(.selector, at: whole.lowerBound, written)
        continue
      }
      let start = file.source.tokens[first].range.lowerBound
      var method = file.source.text(start..<file.source.tokens[last].range.upperBound)
      if let dropped = prefix.dropped { method.removeFirst(dropped) }
      method = prefix.type + "." + method
      // A cast to the type of one of several methods needs its parentheses.
      if inner.contains(where: { file.text($0) == "as" }) { method = "(\(method))" }
      if let reason = reason(against: inner, of: prefix.type, in: file) {
        file.leave(reason, at: whole.lowerBound, written)
      }
      file.replace(whole, with: method, as: .selector, written)
    }
  }

  /// The type to write in front of the method, and the number of characters that it replaces.
  ///
  /// - Returns: nil if the type is unknown.
  ///
  /// A method without a receiver belongs to the type around it. A receiver that is a property has
  /// the type that the app's class declares for it.
  private func prefix(
    of inner: [Int], at index: Int, in file: PortedFile
  ) -> (type: String, dropped: Int?)? {
    let first = file.text(inner[0])
    let hasReceiver = inner.count > 2 && file.text(inner[1]) == "."
    if inner.count > 1, file.text(inner[1]) == ":", ["getter", "setter"].contains(first) {
      return nil
    }
    guard let around = file.type(around: index)?.name else {
      return hasReceiver && isTypeName(first) ? (first, first.count + 1) : nil
    }
    let written = inner.map(file.text).joined()
    if written.hasPrefix("self?.") || written.hasPrefix("self!.") {
      return written.filter { $0 == "." }.count == 1 ? (around, "self?.".count) : nil
    }
    guard hasReceiver else { return (around, nil) }
    if first == "self" || first == "Self" {
      return inner.count > 4 && file.text(inner[3]) == "." ? nil : (around, first.count + 1)
    }
    if isTypeName(first) { return (first, first.count + 1) }
    // The type of a property whose name is the receiver.
    guard file.text(inner[1]) == ".", inner.count < 4 || file.text(inner[3]) != ".",
      let type = property(first, of: around)
    else { return nil }
    return (type, first.count + 1)
  }

  private func isTypeName(_ name: String) -> Bool { name.first?.isUppercase == true }

  /// The app's class of a property; nil if it has none or another type.
  private func property(_ name: String, of type: String) -> String? {
    let owners = Set(app.ancestry(of: type))
    let members = app.files.flatMap(\.types).filter { owners.contains($0.name) }.flatMap(\.members)
    guard let written = members.first(where: { $0.name == name && $0.type != nil })?.type else {
      return nil
    }
    let plain = written.filter { !"?! ".contains($0) }
    return app.type(plain) == nil ? nil : plain
  }

  /// The reason for which the method cannot be an action; nil if it can.
  private func reason(
    against inner: [Int], of type: String, in file: PortedFile
  ) -> PortReport.Reason? {
    guard let name = inner.last(where: { isName($0, inner, file) }).map(file.text) else {
      return .selector
    }
    let methods = app.methods(name, of: type)
    guard !methods.isEmpty else { return .selector }
    let isPossible = methods.contains { method in
      method.parameters.count < 2
        && (method.type == nil || ["Void", "()"].contains(method.type)
          || method.has("discardableResult"))
    }
    return isPossible ? nil : .action
  }

  /// Indicates whether a token is the name of the method, outside of parentheses.
  private func isName(_ index: Int, _ inner: [Int], _ file: PortedFile) -> Bool {
    guard file.source.tokens[index].kind == .word else { return false }
    for opening in inner where file.text(opening) == "(" {
      if opening < index, index < file.source.partners[opening] { return false }
    }
    let cast = inner.first { file.text($0) == "as" } ?? Int.max
    return index < cast
  }
}
