/// Names types that Foundation and UIKit share here by their modules, and completes initialisers.
///
/// `UIKitNames` declares `NSCoder` and `Bundle` for storyboards. Code that means Foundation's types
/// must therefore name their module.
struct FoundationPass {
  let app: AppSources
  /// Indicates whether the package has resources, and so a bundle of its own.
  let hasResources: Bool

  private static let resourceMembers: Set<String> = [
    "path", "url", "urls", "paths", "resourcePath", "resourceURL", "bundlePath", "bundleURL",
  ]

  /// Each word is looked at once. A word after a period is a member, so it is no type.
  func run(on file: inout PortedFile) {
    let code = file.codeTokens
    for (place, index) in code.enumerated() where file.source.tokens[index].kind == .word {
      let previous = place > 0 ? file.text(code[place - 1]) : ""
      guard previous != "." else { continue }
      switch file.text(index) {
      case "NSCoder" where isArchive(index, file):
        file.replace(
          file.source.tokens[index].range, with: "Foundation.NSCoder", as: .coder, "NSCoder")
      case "NSObject" where isInherited(place, code, byProtocolIn: file),
        "NSObjectProtocol" where isInherited(place, code, byProtocolIn: file):
        let name = file.text(index)
        file.replace(file.source.tokens[index].range, with: "AnyObject", as: .object, name)
      case "Bundle": replaceBundle(place, code, in: &file)
      default: completeInitializer(place, code, previous: previous, in: &file)
      }
    }
  }

  /// Indicates whether a name is in the list of what a protocol inherits. Views and controllers
  /// conform to such a protocol, and are no `NSObject`s.
  private func isInherited(
    _ place: Int, _ code: [Int], byProtocolIn file: PortedFile
  ) -> Bool {
    var start = place - 1
    while start > 0, [",", ":"].contains(file.text(code[start])) {
      if file.text(code[start]) == ":" {
        return start > 1 && file.text(code[start - 2]) == "protocol"
      }
      start -= 2
    }
    return false
  }

  /// Indicates whether the coder is one of `NSCoding`, which writes and reads archives.
  private func isArchive(_ index: Int, _ file: PortedFile) -> Bool {
    guard let type = file.type(around: index) else { return false }
    if file.member(around: index)?.name == "encode" { return true }
    return !app.isOfUIKit(type.name) && !type.name.hasPrefix("UI")
      && app.ancestry(of: type.name).count > 0 && app.type(type.name) != nil
  }

  /// Replaces `Bundle.main.` by the bundle that has the app's files here.
  private func replaceBundle(_ place: Int, _ code: [Int], in file: inout PortedFile) {
    guard place + 4 < code.count, file.text(code[place + 1]) == ".",
      file.text(code[place + 2]) == "main", ["."].contains(file.text(code[place + 3]))
    else { return }
    let isResource = Self.resourceMembers.contains(file.text(code[place + 4])) && hasResources
    let range =
      file.source.tokens[code[place]].range
      .lowerBound..<file.source.tokens[code[place + 2]].range
      .upperBound
    file.replace(
      range, with: "Foundation.Bundle." + (isResource ? "module" : "main"), as: .bundle,
      "Bundle.main")
  }

  /// Gives `Controller()` its arguments if the class overrides `init(nibName:bundle:)`.
  private func completeInitializer(
    _ place: Int, _ code: [Int], previous: String, in file: inout PortedFile
  ) {
    guard place + 2 < code.count, file.text(code[place + 1]) == "(",
      file.text(code[place + 2]) == ")", previous != "func",
      file.source.tokens[code[place + 1]].range.lowerBound
        == file.source.tokens[code[place]].range.upperBound,
      let type = app.type(file.text(code[place])), type.kind == .class
    else { return }
    let initializers = type.members.filter { $0.kind == .initializer }.map(\.fullName)
    guard initializers.contains("init(nibName:bundle:)"), !initializers.contains("init()") else {
      return
    }
    let open = file.source.tokens[code[place + 1]].range
    file.replace(
      open.upperBound..<open.upperBound, with: "nibName: nil, bundle: nil", as: .initializer,
      type.name + "()")
  }
}
