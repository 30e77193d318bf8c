public import CellGraphics
public import Foundation
public import NavigationKit

extension Label {
  /// Indicates whether letters shrink to the width. It is kept and has no effect.
  public var adjustsFontSizeToFitWidth: Bool {
    get { kept[default: false] }
    set { kept[default: false] = newValue }
  }

  /// The least scale of letters. It is kept and has no effect.
  public var minimumScaleFactor: Double {
    get { kept[default: 0] }
    set { kept[default: 0] = newValue }
  }

  /// Indicates whether letters move closer. It is kept and has no effect.
  public var allowsDefaultTighteningForTruncation: Bool {
    get { kept[default: false] }
    set { kept[default: false] = newValue }
  }

  /// The place of shrunk letters. It is kept and has no effect.
  public var baselineAdjustment: UIBaselineAdjustment {
    get { kept[default: .alignBaselines] }
    set { kept[default: .alignBaselines] = newValue }
  }

  /// The colour of the letters' shadow. It is kept and has no effect.
  public var shadowColor: Color? {
    get { kept[default: nil] }
    set { kept[default: nil] = newValue }
  }

  /// The place of the letters' shadow. It is kept and has no effect.
  public var shadowOffset: Size {
    get { kept[default: Size(width: 0, height: -1)] }
    set { kept[default: Size(width: 0, height: -1)] = newValue }
  }

  /// The colour of a highlighted text. It is kept and has no effect.
  public var highlightedTextColor: Color? {
    get { kept[default: nil] }
    set { kept[default: nil] = newValue }
  }

  /// Indicates whether the text is highlighted. It is kept and has no effect.
  public var isHighlighted: Bool {
    get { kept[default: false] }
    set { kept[default: false] = newValue }
  }
}

/// Places of shrunk letters, with UIKit's raw values. They have no effect.
public enum UIBaselineAdjustment: Int, Sendable {
  /// On the baseline, in the middle, or none.
  case alignBaselines = 0
  /// Align centers or none.
  case alignCenters, none
}

extension Control {
  /// The vertical place of the content. It is kept and has no effect.
  public var contentVerticalAlignment: ContentVerticalAlignment {
    get { kept[default: .center] }
    set { kept[default: .center] = newValue }
  }

  /// The horizontal place of the content. It moves the title of a button.
  public var contentHorizontalAlignment: ContentHorizontalAlignment {
    get { kept[default: .center] }
    set {
      kept[default: .center] = newValue
      guard let button = self as? Button else { return }
      switch newValue {
      case .left, .leading: button.titleAlignment = .leading
      case .right, .trailing: button.titleAlignment = .trailing
      case .center, .fill: button.titleAlignment = .center
      }
    }
  }

  /// Horizontal places of a control's content, with UIKit's raw values.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle, at a side, or over the whole width.
    case center = 0
    /// Left, right, fill, leading or trailing.
    case left, right, fill, leading, trailing
  }

  /// Vertical places of a control's content, with UIKit's raw values.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle, at an edge, or over the whole height.
    case center = 0
    /// Top, bottom or fill.
    case top, bottom, fill
  }
}

extension ImageView {
  /// The image of a highlighted view. It is kept and has no effect.
  public var highlightedImage: Image? {
    get { kept[default: nil] }
    set { kept[default: nil] = newValue }
  }

  /// Indicates whether the view is highlighted. It is kept and has no effect.
  public var isHighlighted: Bool {
    get { kept[default: false] }
    set { kept[default: false] = newValue }
  }

  /// The looks of a symbol. It is kept and has no effect.
  public var preferredSymbolConfiguration: Image.SymbolConfiguration? {
    get { kept[default: nil] }
    set { kept[default: nil] = newValue }
  }

  /// Creates a view with an image, and another one for its highlighted state.
  public convenience init(image: Image?, highlightedImage: Image?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }
}

extension Stepper {
  /// Indicates whether a press sends each value. It is kept and has no effect.
  public var isContinuous: Bool {
    get { kept[default: true] }
    set { kept[default: true] = newValue }
  }

  /// Indicates whether a press repeats its step. It is kept and has no effect.
  public var autorepeat: Bool {
    get { kept[default: true] }
    set { kept[default: true] = newValue }
  }
}

extension ProgressView {
  /// The task whose progress the view shows; nil, the default, for none.
  ///
  /// While it is set, ``progress`` is the completed fraction of the task.
  public var observedProgress: Progress? {
    get { kept[default: nil] }
    set {
      kept[default: nil] = newValue
      observedFraction = newValue.map { task in { task.fractionCompleted } }
    }
  }

  /// Styles of a progress view, with UIKit's raw values. They have no effect.
  public enum Style: Int, Sendable {
    /// In content, or in a bar.
    case `default` = 0
    /// In a bar.
    case bar
  }

  /// Creates a progress view. The style has no effect.
  public convenience init(progressViewStyle style: Style) { self.init() }
}
