import CellGraphics
import NavigationKit
import Testing

@testable import Storyboards

/// A conflict between scenes of documents has a typed place.
@Suite struct SceneConflictTests {
  private typealias Scene = SceneDocument.Scene
  private typealias Segue = SceneDocument.Segue
  private typealias Child = SceneDocument.Child

  private func conflicts(_ files: [Scene]...) -> [SceneConflict] {
    SceneConflict.all(
      in: files.enumerated().map { number, scenes in
        (
          "\(number).json",
          SceneDocument(
            canvas: Size(width: 9, height: 9), initialScene: scenes[0].id, scenes: scenes)
        )
      })
  }

  private func conflict(
    _ reason: StoryboardError.Reason, _ scene: String, _ part: SceneConflict.Part, file: Int = 0
  ) -> SceneConflict {
    SceneConflict(
      reason: reason,
      place: SceneConflict.Place(storyboard: "\(file).json", scene: scene, part: part))
  }

  @Test func `a push outside a navigation controller is a conflict at the segue`() {
    let scenes = [
      Scene(
        id: "a",
        segues: [
          Segue(id: "show", kind: .show(to: "b")), Segue(id: "push", kind: .push(to: "b")),
        ]), Scene(id: "b"),
    ]
    #expect(conflicts(scenes) == [conflict(.pushOutsideNavigation(scene: "a"), "a", .segue(1))])
  }

  // 3.1.13
  @Test func `a show segue that pushes a split view controller is a conflict at the segue`() {
    let columns = Scene(
      id: "split",
      kind: .splitViewController(
        .init(primary: Child(scene: "b"), secondary: Child(scene: "c"))))
    let scenes = [
      Scene(id: "nav", kind: .navigationController(.init(root: "a"))),
      Scene(id: "a", segues: [Segue(id: "go", kind: .show(to: "split"))]), columns,
      Scene(id: "b"), Scene(id: "c"),
    ]
    #expect(
      conflicts(scenes) == [
        conflict(.pushedSplitViewController("split", scene: "a"), "a", .segue(0))
      ])
  }

  @Test func `a navigation controller as a root is a conflict of the child`() {
    let scenes = [
      Scene(id: "outer", kind: .navigationController(.init(root: "inner"))),
      Scene(id: "inner", kind: .navigationController(.init(root: "a"))), Scene(id: "a"),
    ]
    #expect(
      conflicts(scenes) == [conflict(.rootIsNavigationController("inner"), "outer", .child(0))])
  }

  @Test func `a tab bar controller in a sidebar is a conflict of only that column`() {
    let scenes = [
      Scene(
        id: "split",
        kind: .splitViewController(
          .init(
            primary: Child(scene: "tabs"), supplementary: Child(scene: "a"),
            secondary: Child(scene: "tabs")))),
      Scene(id: "tabs", kind: .tabBarController(.init(tabs: [.init(child: Child(scene: "a"))]))),
      Scene(id: "a"),
    ]
    #expect(conflicts(scenes) == [conflict(.tabBarInSidebar("tabs"), "split", .child(0))])
  }

  @Test func `two references that lead to each other are conflicts in both files`() {
    func reference(_ file: Int) -> Scene {
      Scene(
        id: "r", kind: .storyboardReference(.init(storyboard: "\(file).json", scene: "r")))
    }
    #expect(
      conflicts([reference(1)], [reference(0)]) == [
        conflict(.endlessReference, "r", .scene),
        conflict(.endlessReference, "r", .scene, file: 1),
      ])
  }

  @Test func `conflicts have the order of the scenes and of their parts`() {
    let scenes = [
      Scene(
        id: "a",
        segues: [
          Segue(id: "push", kind: .push(to: "b")),
          Segue(id: "embed", kind: .embed(to: "a", container: "c")),
        ]),
      Scene(id: "b", segues: [Segue(id: "embed", kind: .embed(to: "b", container: "c"))]),
    ]
    #expect(
      conflicts(scenes) == [
        conflict(.pushOutsideNavigation(scene: "a"), "a", .segue(0)),
        conflict(.endlessEmbedding("a"), "a", .segue(1)),
        conflict(.endlessEmbedding("b"), "b", .segue(0)),
      ])
  }

  @Test func `scenes that UIKit allows have no conflict`() {
    #expect(conflicts([Scene(id: "a", segues: [Segue(id: "s", kind: .show(to: "a"))])]).isEmpty)
  }
}
