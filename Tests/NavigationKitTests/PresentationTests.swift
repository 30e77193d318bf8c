import NavigationKit
import Testing

/// Full-screen presentation. Numbers in comments are those of the catalogue of UIKit's behaviour.
@Suite struct PresentationTests {
  // MARK: - A root that is replaced

  @Test func `a root replaced while its modal goes stays away`() {
    let (old, modal, new) = (named("old"), named("modal"), named("new"))
    let stage = Stage(root: old)
    stage.turn { old.present(modal, animated: false) }
    stage.turn { old.dismiss(animated: true) }
    stage.turn { stage.window.rootViewController = new }
    stage.settle()
    #expect(old.view.window == nil)
    #expect(old.appearanceState == .disappeared)
    #expect(stage.window.subviews.map(ObjectIdentifier.init) == [ObjectIdentifier(new.view)])
  }
}
