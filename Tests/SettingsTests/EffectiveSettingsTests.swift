import NavigationKit
import Simulation
import Testing

@testable import Settings

/// The order of the sources: default, file, environment, option.
@Suite struct EffectiveSettingsTests {
  private func source(_ appearance: AppearanceSetting) -> UserSettings {
    var settings = UserSettings()
    settings.appearance = appearance
    return settings
  }

  private func appearance(_ settings: EffectiveSettings) -> EffectiveSettings.Row? {
    settings.rows.first { $0.name == "appearance" }
  }

  @Test func `a setting without a source has its default`() {
    let settings = EffectiveSettings()
    #expect(settings.appearance == .app)
    #expect(settings.device == .none)
    #expect(settings.language == .english)
    #expect(!settings.reducedMotion)
    #expect(settings.smoothness == .automatic)
    #expect(settings.speech == .automatic)
    #expect(settings.rows.allSatisfy { $0.origin == .default && $0.source == "default" })
    #expect(
      settings.rows.map(\.name) == [
        "appearance", "device", "keys", "language", "reducedMotion", "smoothness", "speech",
      ])
  }

  @Test func `the file overrides the default`() {
    let settings = EffectiveSettings(file: source(.light))
    #expect(settings.appearance == .light)
    #expect(
      appearance(settings)
        == .init(
          name: "appearance", value: "light", origin: .file, source: "file"))
  }

  @Test func `a variable overrides the file`() {
    let settings = EffectiveSettings(file: source(.light), environment: source(.dark))
    #expect(settings.appearance == .dark)
    #expect(appearance(settings)?.source == "environment SEGUE_APPEARANCE")
  }

  @Test func `an option overrides a variable and the file`() {
    let settings = EffectiveSettings(
      file: source(.light), environment: source(.dark), options: source(.terminal))
    #expect(settings.appearance == .terminal)
    #expect(appearance(settings)?.source == "option --appearance")
  }

  @Test func `a source changes only the settings that it has`() {
    var file = UserSettings()
    file.device = .frame(Device(.iPhone))
    var options = UserSettings()
    options.reducedMotion = false
    let settings = EffectiveSettings(file: file, options: options)
    #expect(settings.device.device == Device(.iPhone))
    let changed = settings.rows.filter { $0.origin != .default }
    #expect(changed.map(\.name) == ["device", "reducedMotion"])
    #expect(changed.map(\.value) == ["iphone", "false"])
    #expect(changed.map(\.origin) == [.file, .option])
  }

  @Test func `an option can turn off what the file turns on`() {
    var (file, options) = (UserSettings(), UserSettings())
    (file.device, options.device) = (.frame(Device(.iPad)), DeviceSetting.none)
    #expect(EffectiveSettings(file: file, options: options).device == .none)
  }

  // MARK: - Reading

  private func read(
    _ files: [String: String], _ variables: [String: String] = ["HOME": "/u"]
  ) throws(SettingsReadingError) -> EffectiveSettings {
    try EffectiveSettings(
      variable: { variables[$0] }, contents: { files[$0].map { Array($0.utf8) } })
  }

  @Test func `the file is read from the folder of the configuration`() throws {
    let home = ["/u/.config/segue/config.json": #"{"reducedMotion": true, "device": "iphone"}"#]
    let settings = try read(home)
    #expect(settings.preferences.reducesMotion)
    #expect(settings.preferences.device?.columns == 39)
    let other = ["/c/segue/config.json": #"{"appearance": "dark"}"#]
    #expect(try read(other, ["HOME": "/u", "XDG_CONFIG_HOME": "/c"]).appearance.style == .dark)
    // The XDG Base Directory Specification ignores a relative path.
    #expect(try read(home, ["HOME": "/u", "XDG_CONFIG_HOME": "c"]).reducedMotion)
    #expect(try read(home, [:]) == EffectiveSettings())
  }

  @Test func `a variable overrides the file, and a defect names its source`() throws {
    let file = ["/u/.config/segue/config.json": #"{"appearance": "dark"}"#]
    let variables = ["HOME": "/u", "SEGUE_APPEARANCE": "light"]
    #expect(try read(file, variables).appearance == .light)
    let damaged = ["/u/.config/segue/config.json": #"{"appearance": "drak"}"#]
    let error = #expect(throws: SettingsReadingError.self) { try self.read(damaged) }
    #expect(error?.description.hasPrefix("/u/.config/segue/config.json:1:16: appearance:") == true)
    let unknown = #expect(throws: SettingsReadingError.self) {
      try self.read([:], ["SEGUE_APPEARANCE": "drak"])
    }
    #expect(unknown?.description.contains("SEGUE_APPEARANCE") == true)
  }
}
