public import CellGraphics
public import NavigationKit

extension SceneDocument {
  /// A control, or a view that shows a value and looks like one.
  public struct Control: Equatable, Sendable {
    public var id: String
    public var content: Content
    /// The tint, or the colour of a text; nil is the usual one.
    public var color: Color?
    /// Only of an image view; nil is clear behind a symbol and grey behind a caption.
    public var background: Color?
    /// False for a control that neither has the focus nor an effect.
    public var isEnabled: Bool
    /// On the document's canvas, in points; zero in a group, which places it.
    public var frame: Rect
    /// From 0, which cannot be seen, to 1.
    public var alpha = 1.0
    /// The byte offset of the control's object.
    public var offset: Int

    public enum Content: Equatable, Sendable {
      /// A symbol by its name, else its name as a caption.
      case imageView(String, contentMode: NavigationKit.ImageView.ContentMode)
      case textField(TextField)
      case textView(String, isEditable: Bool)
      case `switch`(isOn: Bool)
      case slider(Float, ClosedRange<Float>)
      /// `selected` is -1 for none.
      case segmentedControl([String], selected: Int)
      case stepper(Stepper)
      case pageControl(PageControl)
      /// From 0 to 1.
      case progressView(Float)
      case activityIndicatorView(
        NavigationKit.ActivityIndicatorView.Style, isAnimating: Bool)
    }

    /// The word of the format for it.
    package var kind: ViewKind {
      switch content {
      case .imageView: .imageView
      case .textField: .textField
      case .textView: .textView
      case .switch: .switch
      case .slider: .slider
      case .segmentedControl: .segmentedControl
      case .stepper: .stepper
      case .pageControl: .pageControl
      case .progressView: .progressView
      case .activityIndicatorView: .activityIndicatorView
      }
    }

    public init(
      id: String, content: Content, color: Color? = nil, isEnabled: Bool = true,
      frame: Rect = .zero, offset: Int = 0
    ) {
      self.id = id
      self.content = content
      self.color = color
      self.isEnabled = isEnabled
      self.frame = frame
      self.offset = offset
    }
  }

  /// What a text field is like at first.
  public struct TextField: Equatable, Sendable {
    public var text: String
    public var placeholder: String
    public var border: NavigationKit.TextField.BorderStyle
    public var alignment: TextAlignment
    public var isSecure: Bool

    public init(
      text: String = "", placeholder: String = "",
      border: NavigationKit.TextField.BorderStyle = .roundedRect,
      alignment: TextAlignment = .leading, isSecure: Bool = false
    ) {
      self.text = text
      self.placeholder = placeholder
      self.border = border
      self.alignment = alignment
      self.isSecure = isSecure
    }
  }

  /// What a stepper is like at first.
  public struct Stepper: Equatable, Sendable {
    public var value: Double
    public var range: ClosedRange<Double>
    public var step: Double
    public var wraps: Bool

    public init(
      value: Double = 0, range: ClosedRange<Double> = 0...100, step: Double = 1,
      wraps: Bool = false
    ) {
      self.value = value
      self.range = range
      self.step = step
      self.wraps = wraps
    }
  }

  /// What a page control is like at first.
  public struct PageControl: Equatable, Sendable {
    public var numberOfPages: Int
    /// The place of the current page, from 0.
    public var currentPage: Int
    /// Indicates whether it is invisible while it has one page or none.
    public var hidesForSinglePage: Bool
    /// The color of the other pages' dots; nil is the usual one.
    public var pageColor: Color?

    public init(
      numberOfPages: Int, currentPage: Int = 0, hidesForSinglePage: Bool = false,
      pageColor: Color? = nil
    ) {
      self.numberOfPages = numberOfPages
      self.currentPage = currentPage
      self.hidesForSinglePage = hidesForSinglePage
      self.pageColor = pageColor
    }
  }

  /// Views that are placed by the one around them.
  public struct Group: Equatable, Sendable {
    public var id: String
    public var arrangement: Arrangement
    /// Cells between two views.
    public var spacing: Int
    /// From left to right or top to bottom.
    public var members: [Member]
    /// As a control's.
    public var frame: Rect
    /// From 0, which cannot be seen, to 1.
    public var alpha = 1.0
    /// The byte offset of the group's object.
    public var offset: Int

    /// A view with the cells that it takes; nil for what fits it.
    public struct Member: Equatable, Sendable {
      public var view: View
      public var width: Int?
      public var height: Int?

      public init(_ view: View, width: Int? = nil, height: Int? = nil) {
        self.view = view
        self.width = width
        self.height = height
      }
    }

    public enum Arrangement: Equatable, Sendable {
      case stack(
        NavigationKit.StackView.Axis, NavigationKit.StackView.Distribution,
        NavigationKit.StackView.Alignment)
      /// One under another, as high as they like; what there is no room for is scrolled to.
      case scroll
    }

    public init(
      id: String, arrangement: Arrangement, spacing: Int = 0, members: [Member],
      frame: Rect = .zero, offset: Int = 0
    ) {
      self.id = id
      self.arrangement = arrangement
      self.spacing = spacing
      self.members = members
      self.frame = frame
      self.offset = offset
    }
  }
}
