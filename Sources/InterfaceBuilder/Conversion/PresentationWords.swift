internal import NavigationKit
package import TextFormats

/// Interface Builder's words for presentations that a scene file has too.
///
/// The words are the same in both formats, except that a scene file lacks some. A style that it
/// lacks is treated as if the storyboard named none.
package enum PresentationWords {
  /// The presentation styles that storyboards and scene files have in common.
  static let styles: Set<String> = [
    "automatic", "fullScreen", "pageSheet", "formSheet", "currentContext", "overFullScreen",
    "overCurrentContext", "popover",
  ]
  /// Interface Builder's other styles, which a scene file does not have.
  private static let otherStyles = ["custom", "none", "blurOverFullScreen"]

  /// Returns the presentation style that a controller or a segue names; nil if scene files do not
  /// have it.
  static func style(_ element: XMLElement) -> String? {
    element["modalPresentationStyle"].flatMap { styles.contains($0) ? $0 : nil }
  }

  /// Returns a presentation style that no version of Interface Builder writes, with the most
  /// similar one that exists. Such a style is a spelling mistake in a file that was edited by hand.
  ///
  /// - Parameter element: A controller or a segue.
  /// - Returns: Nil if the element has no style or a known one. `nearest` is nil if no style is
  ///   similar.
  package static func unknownStyle(
    of element: XMLElement
  ) -> (style: String, nearest: String?)? {
    guard let style = element["modalPresentationStyle"], !styles.contains(style),
      !otherStyles.contains(style)
    else { return nil }
    var nearest = NearestName()
    return (style, nearest.find(style, in: styles.sorted()))
  }

  static func presentationStyle(_ element: XMLElement) -> ModalPresentationStyle? {
    style(element).flatMap(presentationStyle)
  }

  private static func presentationStyle(_ word: String) -> ModalPresentationStyle? {
    ModalPresentationStyle.allCases.first { "\($0)" == word }
  }

  /// Returns the transition style that a controller or a segue names; nil if scene files do not
  /// have it.
  static func transitionStyle(_ element: XMLElement) -> ModalTransitionStyle? {
    guard let word = element["modalTransitionStyle"], transitions.contains(word) else { return nil }
    return ModalTransitionStyle.allCases.first { "\($0)" == word }
  }

  static func usualPresentationStyle(
    _ document: InterfaceBuilderDocument
  ) -> ModalPresentationStyle {
    presentationStyle(usualStyle(document)) ?? .automatic
  }

  /// The transition styles that storyboards and scene files have in common; these are all of
  /// UIKit's.
  static let transitions: Set<String> = [
    "coverVertical", "flipHorizontal", "crossDissolve", "partialCurl",
  ]

  /// The version of Xcode 11. From this version on, a controller that names no style is presented
  /// as a sheet, and before it in full screen.
  private static let sheets = 14_868

  /// Returns the presentation style of controllers that name no style.
  ///
  /// The version of the tools is the first part of `toolsVersion`, such as 21701. A file without it
  /// counts as old.
  static func usualStyle(_ document: InterfaceBuilderDocument) -> String {
    let version = document.toolsVersion?.split(separator: ".").first.flatMap { Int($0) } ?? 0
    return version >= sheets ? "automatic" : "fullScreen"
  }
}
