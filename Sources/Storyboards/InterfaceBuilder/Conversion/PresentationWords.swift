/// The words of Interface Builder for presentations that a scene file has too.
enum PresentationWords {
  static let styles: Set<String> = [
    "automatic", "fullScreen", "pageSheet", "formSheet", "currentContext", "overFullScreen",
    "overCurrentContext", "popover",
  ]
  static let transitions: Set<String> = [
    "coverVertical", "flipHorizontal", "crossDissolve", "partialCurl",
  ]

  /// Xcode 11, with whose system what says nothing is presented as a sheet, and no longer in full
  /// screen.
  private static let sheets = 14_868

  /// How a controller is presented where it says nothing.
  static func usualStyle(_ document: InterfaceBuilderDocument) -> String {
    let version = document.toolsVersion?.split(separator: ".").first.flatMap { Int($0) } ?? 0
    return version >= sheets ? "automatic" : "fullScreen"
  }
}
