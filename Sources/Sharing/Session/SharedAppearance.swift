/// The colours of an artefact.
public enum SharedAppearance: String, Hashable, Sendable, CaseIterable {
  /// The light appearance.
  case light
  /// The dark appearance.
  case dark
  /// Both in one file, which shows the appearance that the reader prefers. Only drawings can.
  case both
}
