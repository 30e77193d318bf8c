import Simulation
import TextFormats

/// The table of the settings, in the order in which `segue config` lists them.
enum SettingsTable {
  static let fields: [SettingField] = [
    .word(
      "appearance", \.appearance,
      "Light or dark colours: those that the app's files name, or those of the terminal",
      variable: "SEGUE_APPEARANCE", option: "--appearance"),
    .word(
      "device", \.device,
      "A device in whose frame the app is shown; a size is in columns and rows",
      variable: "SEGUE_DEVICE", option: "--device",
      schema: .object([
        "type": JSONNode("string"),
        "pattern": JSONNode("^(none|(iphone|ipad|[0-9]{2,4}x[0-9]{1,4})( rotated)?)$"),
      ])),
    .keys(
      "keys", \.keys,
      "The keys of actions: a key or several for the name of an action"),
    .word(
      "language", \.language, "The language of the program's own words", variable: "SEGUE_LANGUAGE"),
    .flag(
      "reducedMotion", \.reducedMotion,
      "Transitions fade instead of sliding, zooming or turning", variable: "SEGUE_REDUCED_MOTION",
      option: "--reduced-motion"),
    .word(
      "smoothness", \.smoothness, "The steps in which edges move", variable: "SEGUE_SMOOTHNESS",
      option: "--smooth"),
    .word(
      "speech", \.speech, "Sentences instead of a screen", variable: "SEGUE_ACCESSIBLE"),
  ]

  /// The settings of a user who has chosen none.
  static let defaults: UserSettings = {
    var settings = UserSettings()
    settings.appearance = .app
    settings.device = DeviceSetting.none
    settings.keys = KeyMap()
    settings.language = .english
    settings.reducedMotion = false
    settings.smoothness = .automatic
    settings.speech = .automatic
    return settings
  }()
}
