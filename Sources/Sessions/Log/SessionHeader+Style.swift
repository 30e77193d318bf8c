public import CellGraphics

extension SessionHeader {
  /// How moments in between were drawn when the log was written.
  public var style: DrawingStyle {
    func value(_ name: String) -> String { settings.first { $0.name == name }?.value ?? "" }
    let standard = DrawingStyle()
    return DrawingStyle(
      smoothness: DrawingStyle.Smoothness(rawValue: value("smooth")) ?? standard.smoothness,
      fading: DrawingStyle.Fading(rawValue: value("fade")) ?? standard.fading)
  }
}

extension DrawingStyle {
  /// As a log's header has it.
  public var settings: [SessionHeader.Setting] {
    [
      SessionHeader.Setting("fade", fading.rawValue),
      SessionHeader.Setting("smooth", smoothness.rawValue),
    ]
  }
}
