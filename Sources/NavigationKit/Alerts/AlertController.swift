public import CellGraphics

/// Tells the user something, or asks, and offers actions; goes by itself when one of them is chosen.
///
/// It needs a title, a message or an action to be presented. The actions stand in the order in which
/// they were added, but for the one that cancels: it is the last, or the left one of two side by side,
/// and stands apart at the end of an action sheet. An action sheet in a wide window is a popover if
/// its `popoverPresentationController` has a source; it shows no cancel action then.
public final class AlertController: ViewController {
  /// The raw values are UIKit's.
  public enum Style: Int, Hashable, Sendable, CaseIterable {
    /// At the lower edge, or a popover.
    case actionSheet = 0
    /// In the middle.
    case alert = 1
  }

  public let preferredStyle: Style

  public override var title: String? { didSet { contentsDidChange() } }
  public var message: String? { didSet { contentsDidChange() } }

  /// In the order in which they were added.
  public private(set) var actions: [AlertAction] = []
  /// nil for none.
  public var textFields: [TextField]? { fields.isEmpty ? nil : fields }
  private(set) var fields: [TextField] = []

  /// The action that Return in the last text field chooses and that is bold, in place of the cancel
  /// action, in an alert; one of `actions`. An action sheet has no use for it.
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

  /// `custom` for an alert and `popover` for an action sheet; setting it changes nothing.
  public override var modalPresentationStyle: ModalPresentationStyle {
    get { preferredStyle == .alert ? .custom : .popover }
    set {}
  }

  /// What all of it takes in a popover; setting it changes nothing.
  public override var preferredContentSize: Size {
    get { alertView?.sizeInPopover ?? .zero }
    set {}
  }

  public init(title: String?, message: String?, preferredStyle: Style) {
    self.preferredStyle = preferredStyle
    self.message = message
    super.init()
    self.title = title
  }

  /// Traps where `checkedAddAction` throws.
  public func addAction(_ action: AlertAction) {
    trapping { () throws(NavigationError) in try checkedAddAction(action) }
  }

  /// Adds an action, also while the alert is shown.
  ///
  /// - Throws: `NavigationError.secondCancelAction` or `.actionWithoutTitle`.
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

  /// Traps where `checkedAddTextField` throws.
  public func addTextField(configurationHandler: ((TextField) -> Void)? = nil) {
    trapping { () throws(NavigationError) in
      try checkedAddTextField(configurationHandler: configurationHandler)
    }
  }

  /// Adds a text field below those there are.
  ///
  /// - Parameter configurationHandler: Called at once.
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

  /// The bold one: it is what the user is expected to choose, or does no harm.
  var emphasizedAction: AlertAction? {
    (preferredStyle == .alert ? preferredAction : nil) ?? cancelAction
  }

  /// Called when there is more or less to show.
  func contentsDidChange() {
    guard let alertView else { return }
    alertView.show(self)
    preferredContentSizeChanged()
  }

  /// Called when an action looks different.
  func actionDidChange() { alertView?.updateActions() }
}
