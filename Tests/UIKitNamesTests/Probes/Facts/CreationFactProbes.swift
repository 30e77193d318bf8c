import Testing
import UIKitNames

/// Probes of what initialisers set.
@Suite struct CreationFactProbes {
  /// UIButton `init(type:primaryAction:)` and `init(frame:primaryAction:)`: the button has the type, and
  /// the title and image of the action.
  @Test func `a button has its type and its action's title and image`() {
    let image = UIImage(systemName: "star")
    let action = UIAction(title: "Go", image: image) { _ in }
    let button = UIButton(type: .system, primaryAction: action)
    #expect(button.buttonType == .system && UIButton(primaryAction: action).buttonType == .custom)
    #expect(button.currentTitle == "Go" && button.currentImage == image && image != nil)
  }

  /// UIImageView `init(image:)`: "adjusts the frame of the receiver to match the size of the specified
  /// image. It also disables user interactions".
  @Test func `an image view has the size of its image`() {
    let view = UIImageView(image: UIImage(systemName: "star"))
    #expect(view.frame == CGRect(origin: .zero, size: view.intrinsicContentSize))
    #expect(view.frame.width > 0 && !view.isUserInteractionEnabled)
    #expect(UIImageView(image: nil).frame == .zero)
  }

  /// UIFont `preferredFont(forTextStyle:)` at the category `large`: Human Interface Guidelines,
  /// "Typography", the table of Dynamic Type sizes.
  @Test func `preferred fonts have the sizes of the guidelines`() {
    let sizes: [(UIFont.TextStyle, Double)] = [
      (.largeTitle, 34), (.title1, 28), (.title2, 22), (.title3, 20), (.headline, 17), (.body, 17),
      (.callout, 16), (.subheadline, 15), (.footnote, 13), (.caption1, 12), (.caption2, 11),
    ]
    for (style, size) in sizes {
      #expect(UIFont.preferredFont(forTextStyle: style).pointSize == size)
    }
  }
}
