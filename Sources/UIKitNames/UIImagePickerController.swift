internal import CellGraphics
public import NavigationKit

/// An object that gets the chosen picture. All members are optional.
public protocol UIImagePickerControllerDelegate: AnyObject {
  /// Never called: a terminal has no pictures to choose.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Called when the user cancels, also after Esc has dismissed the picker, unless its presentation
  /// controller has another delegate. The default dismisses the picker.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Does nothing.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}

  /// Dismisses the picker.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.dismiss(animated: true)
  }
}

/// A picker without pictures: the user can only cancel it.
open class UIImagePickerController: NavigationController {
  /// Sources of pictures, with UIKit's raw values. None is available.
  public enum SourceType: Int, Sendable {
    /// The albums, the camera, or the saved pictures.
    case photoLibrary = 0
    /// Camera or saved photos album.
    case camera, savedPhotosAlbum
  }

  /// Keys of what was chosen.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String

    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The picture as it was.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The picture after the user's changes.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The kind of file.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The address of the picture.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// The URL of the video.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The part of the picture that the user has chosen by cropping.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
  }

  /// The source. It is kept and has no effect.
  open var sourceType: SourceType = .photoLibrary
  /// Indicates whether the user can change a picture. It is kept and has no effect.
  open var allowsEditing = false
  /// The kinds of files. They are kept and have no effect.
  open var mediaTypes = ["public.image"]

  /// Creates a picker.
  public init() {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([EmptyController("Photos", "No photos", cancel)], animated: false)
  }

  /// Creates a picker, for a subclass's `init?(coder:)`.
  public override init?<Archive>(coder: Archive) {
    super.init(coder: coder)
    setViewControllers([EmptyController("Photos", "No photos", cancel)], animated: false)
  }

  /// Returns false: no source is available.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }

  /// Returns nil: no source is available.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { nil }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    dismissal.observe(self) { [weak self] in
      guard let self else { return }
      (delegate as? any UIImagePickerControllerDelegate)?.imagePickerControllerDidCancel(self)
    }
  }

  private let dismissal = DismissalObserver()

  private var cancel: () -> Void {
    { [weak self] in
      guard let self else { return }
      if let delegate = delegate as? any UIImagePickerControllerDelegate {
        delegate.imagePickerControllerDidCancel(self)
      } else {
        dismiss(animated: true)
      }
    }
  }
}

/// Reports that the user has closed a presentation, unless it has another delegate.
private final class DismissalObserver: AdaptivePresentationControllerDelegate {
  private var action: () -> Void = {}

  /// Sets the closure for the end of a controller's presentation by the user, such as by Esc.
  func observe(_ controller: ViewController, _ action: @escaping () -> Void) {
    self.action = action
    guard let presentation = controller.presentationController, presentation.delegate == nil
    else { return }
    presentation.delegate = self
  }

  func presentationControllerDidDismiss(_ presentationController: PresentationController) {
    action()
  }
}

/// A sheet with the texts that an app shares. The user can only close it.
open class UIActivityViewController: NavigationController {
  /// Called after the sheet has been closed: with no activity, and false.
  open var completionWithItemsHandler:
    ((UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?
  /// The activities that are left out. They are kept and have no effect.
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  /// Creates a sheet.
  ///
  /// - Parameters:
  ///   - activityItems: The things to share, which are shown as texts; an image as its name.
  ///   - applicationActivities: Activities of the app, which are not shown.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    super.init(nibName: nil, bundle: nil)
    let texts = activityItems.map { ($0 as? Image)?.name ?? "\($0)" }
    let text = texts.joined(separator: "\n")
    let close = { [weak self] in
      guard let self else { return }
      dismiss(animated: true) { self.completionWithItemsHandler?(nil, false, nil, nil) }
    }
    setViewControllers([EmptyController("Share", text, close)], animated: false)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    dismissal.observe(self) { [weak self] in
      self?.completionWithItemsHandler?(nil, false, nil, nil)
    }
  }

  private let dismissal = DismissalObserver()

  /// Creates an empty sheet, for a subclass's `init?(coder:)`.
  public override init?<Archive>(coder: Archive) { super.init(coder: coder) }
}

/// A thing to do with what an app shares. None is shown.
open class UIActivity {
  /// Creates an activity.
  public init() {}

  /// Kinds of activities.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name of the kind.
    public let rawValue: String

    /// Creates a kind.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Writing a message.
    public static let message = ActivityType(rawValue: "com.apple.UIKit.activity.Message")
    /// Writing mail.
    public static let mail = ActivityType(rawValue: "com.apple.UIKit.activity.Mail")
    /// Printing.
    public static let print = ActivityType(rawValue: "com.apple.UIKit.activity.Print")
    /// Copying.
    public static let copyToPasteboard = ActivityType(
      rawValue: "com.apple.UIKit.activity.CopyToPasteboard")
    /// Saving a picture.
    public static let saveToCameraRoll = ActivityType(
      rawValue: "com.apple.UIKit.activity.SaveToCameraRoll")
    /// Assigning a picture to a contact.
    public static let assignToContact = ActivityType(
      rawValue: "com.apple.UIKit.activity.AssignToContact")
    /// Sending to a device nearby.
    public static let airDrop = ActivityType(rawValue: "com.apple.UIKit.activity.AirDrop")
  }
}

/// A text with an item to close it.
private final class EmptyController: ViewController {
  init(_ title: String, _ text: String, _ close: @escaping () -> Void) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
    let label = Label()
    label.text = text
    label.numberOfLines = 0
    label.textAlignment = .center
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.frame = view.bounds
    view.backgroundColor = .white
    view.addSubview(label)
    navigationItem.leftBarButtonItem = BarButtonItem(systemItem: .cancel) { _ in close() }
  }
}
