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
                  delegate: AppDelegate(),
                  sceneDelegate: SceneDelegate(),
                  columns: bounds.columns, rows: bounds.rows,
                  canvas: CGSize(width: 390, height: 844),
                  preferences: settings.preferences, appearance: appearance)
        """))
    #expect(!package.report.leftovers.contains { $0.reason == .entry })
  }

  @Test func `an app with a storyboard is launched with its scene's delegate`() {
    #expect(
      main(package(storyboard: "Main")).contains(
        """
                  delegate: app.makeDelegate(for: AppDelegate(), hasScene: true),
                  sceneDelegate: SceneDelegate(),
        """))
  }

  @Test(arguments: [nil, "Main"])
  func `an app reads the user's settings before it opens the terminal`(storyboard: String?) throws {
    let package = package(storyboard: storyboard)
    let text = main(package)
    let settings = try #require(text.range(of: "EffectiveSettings("))
    let terminal = try #require(text.range(of: "try Terminal()"))
    #expect(settings.upperBound < terminal.lowerBound)
    #expect(text.contains("import Settings\n"))
    let file = package.files.first { $0.path == "Package.swift" }
    let manifest = String(decoding: try #require(file).bytes, as: UTF8.self)
    #expect(manifest.contains(#".product(name: "Settings", package: "segue")"#))
  }
}
