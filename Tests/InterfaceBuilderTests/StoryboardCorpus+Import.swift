import TestSupport

@testable import InterfaceBuilder

extension StoryboardCorpus {
  /// Imports a file as `segue run` does, with the storyboards that it refers to.
  func imported(_ file: File) throws -> StoryboardImport {
    try StoryboardImport(
      InterfaceBuilderSource(path: file.name, xml: file.bytes), named: "Main.storyboard"
    ) { name in
      other(name, beside: file).map {
        InterfaceBuilderSource(path: "\(name).storyboard", xml: $0.bytes)
      }
    }
  }
}
