import NavigationKit
import Simulation
import Testing
import UIKitNames

@Suite struct AppTemplateTests {
  @Test func `an app with the delegate of the first templates runs`() {
    let delegate = WindowTemplate.AppDelegate()
    let screen = Screen(delegate, columns: 20, rows: 4)
    #expect(screen.text[1] == "  Hello" && delegate.calls == ["active"])
    #expect(delegate.window?.isKeyWindow == true)
  }

  @Test func `an app with the delegates of the templates with scenes runs`() {
    let scene = SceneTemplate.SceneDelegate()
    let simulator = Simulator(
      delegate: SceneTemplate.AppDelegate(), sceneDelegate: scene, columns: 20, rows: 5)
    #expect(scene.calls == ["connect", "foreground", "active"])
    let window = simulator.application.keyWindow
    #expect(window != nil && window === scene.window)
    #expect(window?.windowScene === simulator.application.connectedScenes.first)
    #expect(simulator.application.openSessions.first?.configuration.name == "Default Configuration")
    #expect(window?.rootViewController is RootController)
  }
}
