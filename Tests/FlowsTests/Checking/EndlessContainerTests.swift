import Flows
import Testing

/// Containers that contain themselves and have segues of their own, which start wherever they are.
@Suite struct EndlessContainerTests {
  @Test func `a navigation controller that is its own root is reported`() throws {
    let found = try check(
      sceneFile(
        #"{"id":"a","kind":"navigationController","root":"a","segues":[\#(Self.segue)]}"#,
        #"{"id":"b"}"#))
    #expect(found.contains { $0.rule == .uikitException && $0.sceneID == "a" })
  }

  @Test(arguments: [1, 2, 12])
  func `tab bar controllers that contain each other are reported`(count: Int) throws {
    let ids = (0..<count).map { $0 == 0 ? "a" : "t\($0)" }
    let tabs = ids.map { #"{"scene":"\#($0)"}"# }.joined(separator: ",")
    let scenes = ids.map {
      #"{"id":"\#($0)","kind":"tabBarController","tabs":[\#(tabs)],"segues":[\#(Self.segue)]}"#
    }
    let found = try check(sceneFile(scenes.joined(separator: ",\n"), #"{"id":"b"}"#))
    #expect(found.contains { $0.rule == .uikitException })
  }

  private static let segue = #"{"id":"g","kind":"show","to":"b","trigger":{"swipe":"up"}}"#
}
