public import CellGraphics
public import NavigationKit

public typealias UIView = View
public typealias UIWindow = Window
public typealias UIControl = Control
public typealias UIButton = Button
public typealias UILabel = Label
public typealias UIImage = Image
public typealias UIImageView = ImageView
public typealias UITextField = TextField
public typealias UITextView = TextView
public typealias UISwitch = Switch
public typealias UISlider = Slider
public typealias UIStepper = Stepper
public typealias UISegmentedControl = SegmentedControl
public typealias UIPageControl = PageControl
public typealias UIProgressView = ProgressView
public typealias UIActivityIndicatorView = ActivityIndicatorView
public typealias UIStackView = StackView
public typealias UIScrollView = ScrollView
public typealias UIScrollViewDelegate = ScrollViewDelegate
public typealias UIColor = Color
public typealias NSTextAlignment = TextAlignment
public typealias NSLineBreakMode = LineBreakMode
public typealias UIEdgeInsets = EdgeInsets

extension View {
  public typealias AutoresizingMask = NavigationKit.AutoresizingMask
  public typealias ContentMode = ImageView.ContentMode
}

extension TextAlignment {
  public static var left: TextAlignment { .leading }
  public static var right: TextAlignment { .trailing }
  public static var natural: TextAlignment { .leading }
}

// MARK: - Tables

public typealias UITableView = TableView
public typealias UITableViewCell = TableViewCell
public typealias UITableViewDataSource = TableViewDataSource
public typealias UITableViewDelegate = TableViewDelegate
