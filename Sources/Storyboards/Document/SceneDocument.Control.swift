public import CellGraphics
public import NavigationKit

extension SceneDocument {
  /// A control, or another view with a value, such as an image or a progress view.
  ///
  /// The document has one type for all of these views, because they share an id, a colour, a frame
  /// and an opacity. The values that only one kind has are in `content`.
  ///
  /// ```swift
  /// let volume = SceneDocument.Control(
  ///   id: "volume", content: .slider(0.5, 0...1), frame: Rect(x: 20, y: 100, width: 360, height: 30))
  /// let view = SceneDocument.View.control(volume)
  /// precondition(view.id == "volume" && view.alpha == 1)
  /// ```
  public struct Control: Equatable, Sendable {
    /// The id, unique in the scene.
    public var id: String
    /// The kind of control, with its values.
    public var content: Content
    /// The tint colour, or the colour of the text; nil for the default of the kind.
    public var color: Color?
    /// The background of an image view; nil is clear behind a symbol and grey behind a caption.
    /// Other controls ignore it.
    public var background: Color?
    /// A Boolean value that indicates whether the control can have the focus and be used.
    public var isEnabled: Bool
    /// The frame in points on the canvas of the scene. It is zero in a group, which places its
    /// members itself.
    public var frame: Rect
    /// The opacity, from 0 for invisible to 1 for opaque.
    public var alpha = 1.0
    /// The texts that spoken mode reads in place of its own.
    public var accessibility = Accessibility()
    /// The byte offset of the control's object in the file; 0 if the document was made in code.
    public var offset: Int

    /// A kind of control, with the values that only this kind has.
    ///
    /// A value outside its range is a defect of a scene file.
    public enum Content: Equatable, Sendable {
      /// A symbol with this name, or the name as a caption if there is no such symbol.
      case imageView(String, contentMode: ImageContentMode)
      /// A line of text that the user edits.
      case textField(TextField)
      /// A text of several lines.
      case textView(String, isEditable: Bool)
      /// A switch that is on or off.
      case `switch`(isOn: Bool)
      /// The value, within the range.
      case slider(Float, ClosedRange<Float>)
      /// Segments with their titles from left to right. `selected` is an index, or -1 for none.
      case segmentedControl([String], selected: Int)
      /// A value that changes by steps.
      case stepper(Stepper)
      /// A row of dots, one for each page.
      case pageControl(PageControl)
      /// The progress, from 0 to 1.
      case progressView(Float)
      /// An indicator of work in progress.
      case activityIndicatorView(
        NavigationKit.ActivityIndicatorView.Style, isAnimating: Bool)
    }

    /// The format's word for the kind.
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

    /// Makes a control; one in a group needs no frame.
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

  /// The values of a text field at first.
  public struct TextField: Equatable, Sendable {
    /// The text that the user edits.
    public var text: String
    /// The text that an empty field shows.
    public var placeholder: String
    /// The style of the border; a line needs three rows.
    public var border: NavigationKit.TextField.BorderStyle
    /// The side of the field at which the text is.
    public var alignment: TextAlignment
    /// Indicates whether dots replace the letters.
    public var isSecure: Bool

    /// Makes an empty field with a rounded border, unless a value says otherwise.
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

  /// The values of a stepper at first.
  ///
  /// The step need not divide the range. The last step then ends at the limit.
  public struct Stepper: Equatable, Sendable {
    /// The value, within the range.
    public var value: Double
    /// The lowest and the highest value.
    public var range: ClosedRange<Double>
    /// The difference that one step makes, above 0.
    public var step: Double
    /// Indicates whether a step beyond one end continues at the other.
    public var wraps: Bool

    /// Makes a stepper from 0 to 100 by 1, unless a value says otherwise.
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

  /// The values of a page control at first.
  public struct PageControl: Equatable, Sendable {
    /// The number of dots, 0 to 1000.
    public var numberOfPages: Int
    /// The place of the current page, from 0.
    public var currentPage: Int
    /// Indicates whether it is invisible while it has one page or none.
    public var hidesForSinglePage: Bool
    /// The colour of the other pages' dots; nil is the usual one.
    public var pageColor: Color?

    /// Makes a page control that shows the first page.
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

  /// Views that a surrounding stack or scroll view places.
  ///
  /// The arrangement `stack` is a stack view as in UIKit, and `scroll` is a scroll view with a
  /// vertical stack. Groups can contain groups.
  public struct Group: Equatable, Sendable {
    /// The id, unique in the scene.
    public var id: String
    /// The arrangement of the members.
    public var arrangement: Arrangement
    /// The number of cells between two members.
    ///
    /// It is in cells and not in points, because a group does not scale with the canvas.
    public var spacing: Int
    /// The members from left to right or from top to bottom.
    public var members: [Member]
    /// The frame in points on the canvas of the scene. It is zero in another group.
    public var frame: Rect
    /// The opacity, from 0 for invisible to 1 for opaque.
    public var alpha = 1.0
    /// The texts that spoken mode reads in place of its own.
    public var accessibility = Accessibility()
    /// The byte offset of the group's object in the file; 0 if the document was made in code.
    public var offset: Int

    /// A view of a group with its size.
    ///
    /// A width or height is in cells of the terminal, from 1 to 1000.
    public struct Member: Equatable, Sendable {
      /// The view that the group places.
      public var view: View
      /// The width in columns; nil for the width that fits the view.
      public var width: Int?
      /// The height in rows; nil for the height that fits the view.
      public var height: Int?

      /// Makes a member from a view without a frame.
      public init(_ view: View, width: Int? = nil, height: Int? = nil) {
        self.view = view
        self.width = width
        self.height = height
      }
    }

    /// The way in which a group places its members.
    public enum Arrangement: Equatable, Sendable {
      /// Side by side or one below the other, as a stack view does.
      case stack(
        NavigationKit.StackView.Axis, NavigationKit.StackView.Distribution,
        NavigationKit.StackView.Alignment)
      /// A scroll view with its members in one column, each as high as it needs.
      case scroll
    }

    /// Makes a group; one in another group needs no frame.
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
