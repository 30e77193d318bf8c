/// Replaces imports of UIKit, and lists modules that do not exist here.
///
/// `UIKitNames` exports Foundation, as UIKit does. An app with an import of UIKit alone therefore
/// needs no other import.
struct ImportPass {
  private static let replaced: Set<String> = [
    "UIKit", "QuartzCore", "CoreGraphics", "CoreAnimation", "UIKitCore",
  ]
  private static let known: Set<String> = [
    "Foundation", "Dispatch", "Swift", "Glibc", "XCTest", "Testing", "Observation", "RegexBuilder",
    "Synchronization", "FoundationNetworking", "FoundationEssentials", "UIKitNames",
  ]

  /// - Parameter modules: The app's own modules.
  ///
  /// Replaces the first import of UIKit and its parts, and removes the others. Foundation's
  /// networking is a module of its own on Linux, so its import is added where a file uses it.
  ///
  /// In a file without UIKit the import of Foundation is replaced if the file uses one of the names
  /// that are other types here, such as `Timer`: the app's files exchange their values.
  static func run(on file: inout PortedFile, modules: Set<String> = []) {
    var hasNames = false
    var networking = usesNetworking(file) ? "\nimport FoundationNetworking" : ""
    let code = file.codeTokens
    let needsNames = usesNamesWithoutUIKit(file)
    for (place, index) in code.enumerated() {
      let token = file.source.tokens[index]
      guard token.kind == .word, file.text(index) == "import", place + 1 < code.count,
        isStart(index, place, code, file)
      else { continue }
      var name = place + 1
      if ["class", "struct", "enum", "protocol", "func", "var", "let", "typealias"]
        .contains(file.text(code[name])), name + 1 < code.count
      {
        name += 1
      }
      let module = file.text(code[name])
      if replaced.contains(module) || (needsNames && module == "Foundation") {
        var last = name
        while last + 2 < code.count, file.text(code[last + 1]) == "." { last += 2 }
        let range = token.range.lowerBound..<file.source.tokens[code[last]].range.upperBound
        let old = file.source.text(range)
        if hasNames {
          file.replace(file.widened(range), with: "", as: .imported, old)
        } else {
          file.replace(range, with: "import UIKitNames" + networking, as: .imported, old)
          (hasNames, networking) = (true, "")
        }
      } else if module == "Foundation", !networking.isEmpty {
        file.replace(
          file.source.tokens[code[name]].range, with: module + networking, as: .imported, module)
        networking = ""
      } else if !known.contains(module), !modules.contains(module) {
        file.leave(.module, at: token.range.lowerBound, "import \(module)")
      }
    }
  }

  /// Indicates whether a file needs the import of the part of Foundation that loads from the net.
  private static func usesNetworking(_ file: PortedFile) -> Bool {
    let words = Set(file.codeTokens.map(file.text))
    return !words.contains("FoundationNetworking") && words.contains { networkTypes.contains($0) }
  }

  /// Indicates whether a file without an import of UIKit uses a type that UIKitNames has in place of
  /// Foundation's.
  private static func usesNamesWithoutUIKit(_ file: PortedFile) -> Bool {
    let words = Set(file.codeTokens.map(file.text))
    return words.isDisjoint(with: replaced) && !words.isDisjoint(with: ownTypes)
  }

  private static let ownTypes: Set<String> = [
    "CGFloat", "CGPoint", "CGRect", "CGSize", "DispatchGroup", "DispatchQueue", "DispatchTime",
    "DispatchWorkItem", "IndexPath", "NotificationCenter", "OperationQueue", "RunLoop", "Task",
    "Timer",
  ]

  private static let networkTypes: Set<String> = [
    "URLSession", "URLRequest", "URLResponse", "HTTPURLResponse", "URLSessionDataTask",
    "URLSessionTask", "URLSessionConfiguration", "URLSessionDelegate", "URLCache", "HTTPCookie",
    "URLSessionDownloadTask", "URLSessionDownloadDelegate", "URLSessionDataDelegate",
    "URLSessionTaskDelegate", "URLSessionUploadTask", "URLCredential", "URLProtocol",
  ]

  /// Indicates whether the word `import` begins a declaration.
  private static func isStart(
    _ index: Int, _ place: Int, _ code: [Int], _ file: PortedFile
  ) -> Bool {
    let token = file.source.tokens[index]
    guard place > 0, !token.startsLine else { return true }
    let previous = file.source.tokens[code[place - 1]]
    return previous.kind == .attribute || file.source.text(of: previous) == ";"
  }
}
