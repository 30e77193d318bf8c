public import CellGraphics

/// The view of one item of a collection view.
///
/// Add views of your own to ``contentView``, or set ``contentConfiguration``. As in UIKit, a
/// selected cell looks the same unless it has a ``selectedBackgroundView`` or overrides
/// ``isSelected``. The cell that the keys act on is drawn reversed.
///
/// ```swift
/// final class Photo: CollectionViewCell {
///   override var isSelected: Bool { didSet { contentView.alpha = isSelected ? 0.5 : 1 } }
/// }
/// let photo = Photo(frame: Rect(x: 0, y: 0, width: 8, height: 4))
/// photo.isSelected = true
/// precondition(photo.contentView.alpha == 0.5)
/// precondition(photo.contentView.frame == photo.bounds)
/// ```
open class CollectionViewCell: CollectionReusableView, ConfiguredContent {
  /// The view for the cell's content, which has the size of the cell. The view of a
  /// ``contentConfiguration`` replaces it.
  public internal(set) var contentView = View()
  /// A Boolean value that indicates whether the item is selected. The collection view sets it.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }
  /// A Boolean value that indicates whether the item is pressed. The collection view sets it.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }
  /// The view behind the content; nil by default.
  open var backgroundView: View? {
    didSet { replaceBackground(oldValue, by: backgroundView) }
  }
  /// The view behind the content of a selected or pressed cell, in front of ``backgroundView``; nil
  /// by default.
  open var selectedBackgroundView: View? {
    didSet { replaceBackground(oldValue, by: selectedBackgroundView) }
  }
  /// The content of the cell as a value; nil, the default, for views of your own.
  ///
  /// The view that the configuration makes replaces ``contentView``. Setting nil replaces it by a new,
  /// empty view.
  public var contentConfiguration: (any ContentConfiguration)? {
    didSet { show(contentConfiguration?.updated(for: configurationState)) }
  }
  /// The background of the cell as a value; nil by default.
  public var backgroundConfiguration: BackgroundConfiguration? { didSet { setNeedsDisplay() } }
  /// Called by ``updateConfiguration(using:)``; nil by default.
  public var configurationUpdateHandler:
    ((_ cell: CollectionViewCell, _ state: CellConfigurationState) -> Void)?
  {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Performs the segues of a prototype in a storyboard when the user selects the item.
  package var storyboardAction: ((_ cell: CollectionViewCell) -> Void)?
  /// A Boolean value that indicates whether the content configuration follows the cell's state;
  /// true by default.
  public var automaticallyUpdatesContentConfiguration = true

  /// Indicates whether the keys act on the item. The collection view sets it.
  var hasItemFocus = false { didSet { if hasItemFocus != oldValue { setNeedsDisplay() } } }
  /// Indicates whether the collection view is in editing mode. The collection view sets it.
  var isInEditingMode = false {
    didSet { if isInEditingMode != oldValue { stateDidChange() } }
  }
  /// Indicates whether ``updateConfiguration(using:)`` is to be called: true for a new cell.
  private var needsConfigurationUpdate = true

  /// Creates a cell with a frame in its future superview's coordinates.
  public override init(frame: Rect) {
    super.init(frame: frame)
    prepareContentView()
  }

  /// Creates an empty cell. Nothing is decoded.
  public required init?(coder: Coder) {
    super.init(coder: coder)
    prepareContentView()
  }

  private func prepareContentView() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    isHighlighted = false
    isSelected = false
  }

  /// Changes the configurations for the present state: before the cell is first shown, and after a
  /// change of the state. The default calls ``configurationUpdateHandler``.
  open func updateConfiguration(using state: CellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  /// Requests a call of ``updateConfiguration(using:)`` in the next layout of the cell. Several
  /// requests lead to one call.
  open func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    setNeedsLayout()
  }

  /// Performs the requested update. The collection view calls it before it measures and shows a new
  /// cell.
  func updateConfigurationIfNeeded() {
    guard needsConfigurationUpdate else { return }
    needsConfigurationUpdate = false
    updateConfiguration(using: configurationState)
  }

  /// The state that configurations depend on.
  open var configurationState: CellConfigurationState {
    CellConfigurationState(
      isSelected: isSelected, isHighlighted: isHighlighted, isFocused: hasItemFocus,
      isEditing: isInEditingMode)
  }

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    for background in [backgroundView, selectedBackgroundView] { background?.place(in: bounds) }
    contentView.place(in: contentRect)
  }

  /// The rectangle of the content view in the cell.
  var contentRect: Rect { bounds }

  open override func draw(on canvas: inout Canvas) {
    if let color = backgroundConfiguration?.backgroundColor { canvas.fill(bounds, with: color) }
  }

  override func drawOverSubviews(on canvas: inout Canvas, bounds: Rect) {
    guard hasItemFocus, collectionView?.showsFocus == true else { return }
    canvas.recolor(
      bounds, foreground: themed { $0.focusedBackground }, background: themed { $0.labelOnFill },
      attributes: .reverse)
  }

  override func fittingContentSize(in size: Size) -> Size? {
    if let configuredView { return configuredView.measuredSize(in: size) }
    return contentSize(of: contentView, in: size)
  }

  /// The collection view that contains the cell, directly or in a section that scrolls sideways.
  var collectionView: CollectionView? {
    superview as? CollectionView ?? superview?.superview as? CollectionView
  }

  func stateDidChange() {
    selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
    setNeedsUpdateConfiguration()
    updateContentConfiguration()
    setNeedsDisplay()
  }

  private func replaceBackground(_ old: View?, by new: View?) {
    old?.removeFromSuperview()
    guard let new else { return }
    new.place(in: bounds)
    insertSubview(new, belowSubview: contentView)
    selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
  }

  private func updateContentConfiguration() {
    guard automaticallyUpdatesContentConfiguration, let contentConfiguration, let configuredView
    else { return }
    configuredView.configuration = contentConfiguration.updated(for: configurationState)
  }
}
