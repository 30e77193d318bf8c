/// The number of colours of an artefact. The raw value is the name for users.
public enum SharedColors: String, Hashable, Sendable, CaseIterable {
  /// All colours.
  case truecolor
  /// xterm's 256 colours.
  case palette256 = "256"
  /// The eight ANSI colours and their bright forms, with xterm's values.
  case palette16 = "16"
  /// No colours: text in black on white, or in white on black in the dark appearance.
  case monochrome = "mono"
}
