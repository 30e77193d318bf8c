public import CellGraphics

/// Shows a message with actions, and is dismissed when the user chooses one.
///
/// An alert needs a title, a message or an action when it is presented. Actions are shown in the
/// order in which they were added, except the cancel action. That one is last, or on the left of
/// two actions side by side. In an action sheet it is separate at the end.
///
/// An action sheet in a wide window is a popover if its `popoverPresentationController` has a
/// source. It shows no cancel action then.
///
/// ```swift
/// let alert = AlertController(
///   title: "Delete the draft?", message: nil, preferredStyle: .alert)
/// alert.addAction(AlertAction(title: "Cancel", style: .cancel))
/// alert.addAction(AlertAction(title: "Delete", style: .destructive) { _ in
///   // Delete it here: the alert is gone.
/// })
/// precondition(alert.actions.count == 2)
/// ```
public final class AlertController: ViewController {
  /// The form of an alert. The raw values are UIKit's.
  public enum Style: Int, Hashable, Sendable, CaseIterable {
    /// A sheet at the lower edge, or a popover.
    case actionSheet = 0
    /// A box in the middle.
    case alert = 1
  }

  /// The form of the alert.
  public let preferredStyle: Style

  /// The bold text above the message; nil for none.
  public override var title: String? { didSet { contentsDidChange() } }
  /// The text below the title; nil for none. A change shows at once.
  public var message: String? { didSet { contentsDidChange() } }

  /// The actions in the order in which they were added.
  public private(set) var actions: [AlertAction] = []
  /// The text fields in the order in which they were added; nil for none.
  public var textFields: [TextField]? { fields.isEmpty ? nil : fields }
  private(set) var fields: [TextField] = []

  /// The action that Return in the last text field chooses, shown in bold.
  ///
  /// It must be one of ``actions``; any other traps. nil shows the cancel action in bold. Action
  /// sheets ignore it.
  public var preferredAction: AlertAction? {
    didSet {
      trapping { () throws(NavigationError) in
        if let preferredAction, preferredAction.alert !== self {
          throw .unknownPreferredAction(
            controller: identity, action: preferredAction.title ?? "")
        }
      }
      actionDidChange()
    }
  }

  /// The style: `custom` for an alert and `popover` for an action sheet. Setting it has no effect.
  public override var modalPresentationStyle: ModalPresentationStyle {
    get { preferredStyle == .alert ? .custom : .popover }
    set {}
  }

  /// The size of all contents in a popover. Setting it has no effect.
  public override var preferredContentSize: Size {
    get { alertView?.sizeInPopover ?? .zero }
    set {}
  }

  /// Creates an alert without actions.
  ///
  /// - Parameters:
  ///   - title: The bold text; nil for none.
  ///   - message: The text below it; nil for none.
  ///   - preferredStyle: An alert in the middle or an action sheet.
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.preferredStyle = preferredStyle
    self.message = message
    super.init()
    self.title = title
  }

  /// Adds an action, also while the alert is shown. It traps where ``checkedAddAction(_:)`` throws.
  public func addAction(_ action: AlertAction) {
    trapping { () throws(NavigationError) in try checkedAddAction(action) }
  }

  /// Adds an action, also while the alert is shown.
  ///
  /// - Throws: `NavigationError.secondCancelAction`, or `.actionWithoutTitle` for nil or an empty
  ///   title.
  public func checkedAddAction(_ action: AlertAction) throws(NavigationError) {
    guard let title = action.title, !title.isEmpty else {
      throw .actionWithoutTitle(controller: identity)
    }
    if action.style == .cancel, cancelAction != nil {
      throw .secondCancelAction(controller: identity)
    }
    action.alert = self
    actions.append(action)
    contentsDidChange()
  }

  /// Adds a text field. It traps where ``checkedAddTextField(configurationHandler:)`` throws.
  ///
  /// ```swift
  /// let alert = AlertController(title: "New folder", message: nil, preferredStyle: .alert)
  /// // The closure configures the new field.
  /// alert.addTextField { field in field.placeholder = "Name" }
  /// alert.addAction(AlertAction(title: "Create", style: .default) { [unowned alert] _ in
  ///   _ = alert.textFields?[0].text  // Use the name.
  /// })
  /// precondition(alert.textFields?.count == 1)
  /// ```
  ///
  /// - Parameter configurationHandler: Called at once with the new field; nil for none.
  public func addTextField(configurationHandler: ((TextField) -> Void)? = nil) {
    trapping { () throws(NavigationError) in
      try checkedAddTextField(configurationHandler: configurationHandler)
    }
  }

  /// Adds a text field below the existing ones.
  ///
  /// - Parameter configurationHandler: Called at once with the new field; nil for none.
  /// - Throws: `NavigationError.textFieldInActionSheet`.
  public func checkedAddTextField(
    configurationHandler: ((TextField) -> Void)? = nil
  ) throws(NavigationError) {
    guard preferredStyle == .alert else { throw .textFieldInActionSheet(controller: identity) }
    let field = TextField()
    field.borderStyle = .roundedRect
    field.addAction(for: .editingDidEndOnExit) { [weak self] field in self?.didReturn(from: field) }
    fields.append(field)
    configurationHandler?(field)
    contentsDidChange()
  }

  public override func loadView() {
    let view = AlertView()
    self.view = view
    view.show(self)
  }

  public override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    if isBeingPresented { initialFocus?.becomeFirstResponder() }
  }

  override func makePresentationController(
    in style: ModalPresentationStyle, presenting: ViewController?
  ) -> PresentationController? {
    switch style {
    case .custom:
      AlertPresentationController(presentedViewController: self, presenting: presenting)
    case .popover:
      ActionSheetPopoverController(presentedViewController: self, presenting: presenting)
    default: nil
    }
  }

  override func checkContents() throws(NavigationError) {
    let isBlank = [title, message].allSatisfy { $0?.isEmpty != false }
    if isBlank, actions.isEmpty { throw .emptyAlert(controller: identity) }
  }
}

extension AlertController {
  var alertView: AlertView? { viewIfLoaded as? AlertView }

  var cancelAction: AlertAction? { actions.first { $0.style == .cancel } }

  /// The action in bold: the preferred action, or the cancel action if no action is preferred.
  var emphasizedAction: AlertAction? {
    (preferredStyle == .alert ? preferredAction : nil) ?? cancelAction
  }

  /// Updates the view after a change of texts, fields or actions.
  func contentsDidChange() {
    guard let alertView else { return }
    alertView.show(self)
    preferredContentSizeChanged()
  }

  /// Updates the view after a change of an action.
  func actionDidChange() { alertView?.updateActions() }
}
