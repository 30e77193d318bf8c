import Foundation
import Storyboards

@testable import InterfaceBuilder

/// Real storyboards of other people, where they are at hand; none is part of the project.
///
/// They are looked for in the folder that `SEGUE_STORYBOARDS` names, else in `shared/storyboards/files`
/// beside the checkout.
enum StoryboardCorpus {
  static let folder: String? = {
    var checkout = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { checkout.deleteLastPathComponent() }
    let beside = checkout.appendingPathComponent("../shared/storyboards/files").standardized.path
    let named = ProcessInfo.processInfo.environment["SEGUE_STORYBOARDS"]
    for path in [named, beside] {
      if let path, FileManager.default.fileExists(atPath: path) { return path }
    }
    return nil
  }()

  struct File: CustomStringConvertible {
    /// From the folder.
    var name: String
    var bytes: [UInt8]
    var description: String { name }

    var text: String { String(decoding: bytes, as: UTF8.self) }
    var isForIOS: Bool { text.contains("targetRuntime=\"iOS.") }
  }

  /// All of them by name; none where there is no such folder.
  static let files: [File] = {
    guard let folder, let names = FileManager.default.enumerator(atPath: folder) else { return [] }
    return names.compactMap { $0 as? String }.filter { $0.hasSuffix(".storyboard") }.sorted()
      .compactMap { name in
        FileManager.default.contents(atPath: folder + "/" + name).map {
          File(name: name, bytes: Array($0))
        }
      }
  }()

  /// Those for iOS with at least a scene.
  static var runnable: [File] {
    files.filter { $0.isForIOS && $0.text.contains("<scene ") }
  }

  /// The storyboard called `storyboard` in the project of `file`, whose path stands in the names with
  /// two underscores for each slash.
  static func other(_ storyboard: String, beside file: File) -> InterfaceBuilderSource? {
    let project = file.name.split(separator: "/").first ?? ""
    let ending = "__\(storyboard).storyboard"
    let found = files.first {
      $0.name.hasPrefix(project + "/")
        && ($0.name.hasSuffix(ending) || $0.name == "\(project)/\(storyboard).storyboard")
    }
    return found.map { InterfaceBuilderSource(path: "\(storyboard).storyboard", xml: $0.bytes) }
  }

  static func imported(_ file: File) throws -> StoryboardImport {
    try StoryboardImport(
      InterfaceBuilderSource(path: file.name, xml: file.bytes), named: "Main.storyboard"
    ) { other($0, beside: file) }
  }
}
