public import CellGraphics
public import NavigationKit

/// UIKit's name for `View`. Coordinates are in cells. It draws with `draw(on:)` instead of
/// `draw(_:)`.
public typealias UIView = View
/// UIKit's name for `Window`.
public typealias UIWindow = Window
/// UIKit's name for `Control`. Targets are named by methods instead of selectors.
public typealias UIControl = Control
/// UIKit's name for `Button`. The sign of an image is before the title.
public typealias UIButton = Button
/// UIKit's name for `Label`.
public typealias UILabel = Label
/// UIKit's name for `Image`: a value that is known by its name.
public typealias UIImage = Image
/// UIKit's name for `ImageView`. Its content mode is `scaleAspectFit` by default.
public typealias UIImageView = ImageView
/// UIKit's name for `TextField`.
public typealias UITextField = TextField
/// UIKit's name for `TextView`. It is no scroll view. Its delegate is notified of changes only.
public typealias UITextView = TextView
/// UIKit's name for `Switch`.
public typealias UISwitch = Switch
/// UIKit's name for `Slider`. A touch anywhere on the track moves the knob there.
public typealias UISlider = Slider
/// UIKit's name for `Stepper`.
public typealias UIStepper = Stepper
/// UIKit's name for `SegmentedControl`. Its segments have titles only.
public typealias UISegmentedControl = SegmentedControl
/// UIKit's name for `PageControl`.
public typealias UIPageControl = PageControl
/// UIKit's name for `ProgressView`. Its bar does not animate.
public typealias UIProgressView = ProgressView
/// UIKit's name for `ActivityIndicatorView`.
public typealias UIActivityIndicatorView = ActivityIndicatorView
/// UIKit's name for `StackView`.
public typealias UIStackView = StackView
/// UIKit's name for `ScrollView`. It neither bounces nor zooms.
public typealias UIScrollView = ScrollView
/// UIKit's name for `ScrollViewDelegate`.
public typealias UIScrollViewDelegate = ScrollViewDelegate
/// UIKit's name for `Color`: a value of 8 bits for each component. The system colours are the light
/// ones.
public typealias UIColor = Color
/// UIKit's name for `TextAlignment`.
public typealias NSTextAlignment = TextAlignment
/// UIKit's name for `LineBreakMode`.
public typealias NSLineBreakMode = LineBreakMode
/// UIKit's name for `EdgeInsets`, in cells.
public typealias UIEdgeInsets = EdgeInsets

extension View {
  /// UIKit's name for `NavigationKit.AutoresizingMask`.
  public typealias AutoresizingMask = NavigationKit.AutoresizingMask
}

extension TextAlignment {
  /// The leading side, as text runs from left to right.
  public static var left: TextAlignment { .leading }
  /// The trailing side, as text runs from left to right.
  public static var right: TextAlignment { .trailing }
  /// The leading side, as text runs from left to right.
  public static var natural: TextAlignment { .leading }
}

// MARK: - Tables

/// UIKit's name for `TableView`. Heights are in rows of the screen.
public typealias UITableView = TableView
/// UIKit's name for `TableViewCell`. Its image view is a label for one or two glyphs.
public typealias UITableViewCell = TableViewCell
/// UIKit's name for `TableViewDataSource`. A swipe offers a row's deletion only if
/// `tableView(_:canEditRowAt:)` is implemented.
public typealias UITableViewDataSource = TableViewDataSource
/// UIKit's name for `TableViewDelegate`.
public typealias UITableViewDelegate = TableViewDelegate
/// UIKit's name for `TableViewRowAction`.
public typealias UITableViewRowAction = TableViewRowAction
