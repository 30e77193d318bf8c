import Testing

@testable import Porting

/// The start of a ported app whose scene's delegate makes the window, as Xcode's templates have it.
@Suite struct EntryPointTests {
  private static let delegates = """
    import UIKit
    @main class AppDelegate: UIResponder, UIApplicationDelegate {}
    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
    }
    """

  private func package(storyboard: String?) -> PortedPackage {
    let source = AppPort.File(path: "Delegates.swift", bytes: Array(Self.delegates.utf8))
    return PortedPackage(
      AppPort(name: "App", sources: [source], hasResources: storyboard != nil),
      PortedPackage.Settings(
        name: "App", segue: "../segue", storyboard: storyboard, resources: [], storyboards: []))
  }

  private func main(_ package: PortedPackage) -> String {
    let file = package.files.first { $0.path.hasSuffix("/Main.swift") }
    return String(decoding: file?.bytes ?? [], as: UTF8.self)
  }

  @Test func `an app in code is launched with its scene's delegate`() {
    let package = package(storyboard: nil)
    #expect(
      main(package).contains(
        """
                canvas: CGSize(width: 390, height: 844),
                sceneDelegate: SceneDelegate(),
                delegate: AppDelegate())
        """))
    #expect(!package.report.leftovers.contains { $0.reason == .entry })
  }

  @Test func `an app with a storyboard is launched with its scene's delegate`() {
    #expect(
      main(package(storyboard: "Main")).contains(
        """
                sceneDelegate: SceneDelegate(),
                delegate: app.makeDelegate(for: AppDelegate(), hasScene: true))
        """))
  }

  // Each scene of Xcode's has this placeholder, some with the class UIResponder.
  @Test func `the first responder's placeholder needs no class of the app`() {
    let storyboard = """
      <document><scenes><scene><objects>
      <viewController id="a" customClass="Missing"/>
      <placeholder placeholderIdentifier="IBFirstResponder" id="b" customClass="UIResponder"/>
      </objects></scene></scenes></document>
      """
    let package = PortedPackage(
      AppPort(name: "App", sources: [], hasResources: true),
      PortedPackage.Settings(
        name: "App", segue: "../segue", storyboard: "Main", resources: [],
        storyboards: [AppPort.File(path: "Main.storyboard", bytes: Array(storyboard.utf8))]))
    let found = package.report.leftovers.filter { $0.reason == .storyboard }
    #expect(found.map(\.detail) == ["class Missing"])
  }
}
