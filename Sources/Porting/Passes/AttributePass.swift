/// Removes attributes that need the Objective-C runtime or isolate code.
///
/// `@objc` and `@IBOutlet` exist for the Objective-C runtime, which Linux lacks. `@MainActor` is
/// removed because controllers belong to no actor here.
enum AttributePass {
  private static let removed: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable",
    "IBSegueAction", "GKInspectable", "NSCopying", "UIApplicationMain", "NSApplicationMain", "main",
    "MainActor",
  ]

  /// Removes the attributes of one file, each with its arguments. An attribute alone on its line is
  /// removed with the line.
  static func run(on file: inout PortedFile) {
    for (index, token) in file.source.tokens.enumerated() where token.kind == .attribute {
      let name = String(file.text(index).dropFirst())
      if name == "NSManaged" {
        file.leave(.managed, at: token.range.lowerBound, "@NSManaged")
      } else if removed.contains(name), !isInClosure(index, file) {
        let range = token.range.lowerBound..<end(of: index, file)
        file.replace(file.widened(range), with: "", as: .attribute, file.source.text(range))
      }
    }
  }

  /// Indicates whether the attribute begins a closure, as in `Task { @MainActor in`. There it also
  /// says where the closure runs.
  private static func isInClosure(_ index: Int, _ file: PortedFile) -> Bool {
    guard file.text(index) == "@MainActor", index > 0, file.text(index - 1) == "{" else {
      return false
    }
    let next = file.text(index + 1)
    return next == "in" || next == "[" || next == "("
  }

  /// The end of an attribute with its arguments.
  private static func end(of index: Int, _ file: PortedFile) -> Int {
    let token = file.source.tokens[index]
    guard file.text(index + 1) == "(",
      file.source.tokens[index + 1].range.lowerBound == token.range.upperBound
    else { return token.range.upperBound }
    return file.source.tokens[file.source.partners[index + 1]].range.upperBound
  }
}
