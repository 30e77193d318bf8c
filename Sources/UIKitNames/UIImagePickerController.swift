internal import CellGraphics
public import NavigationKit

/// An object that gets the chosen picture. All members are optional.
public protocol UIImagePickerControllerDelegate: AnyObject {
  /// Called when the user has chosen a picture. The default dismisses the picker.
  ///
  /// - Parameters:
  ///   - picker: The picker, which the delegate dismisses.
  ///   - info: The picture as `.originalImage`, and as `.editedImage` if the picker allows changes.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Called when the user cancels, also after Esc has dismissed the picker, unless its presentation
  /// controller has another delegate. The default dismisses the picker.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Dismisses the picker.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) { picker.dismiss(animated: true) }

  /// Dismisses the picker.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.dismiss(animated: true)
  }
}

/// A picker with a few pictures of its own, because a terminal has no photo library.
open class UIImagePickerController: NavigationController {
  /// Sources of pictures, with UIKit's raw values. All but the camera are available.
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

  /// The source. It has no effect: all sources have the same pictures.
  open var sourceType: SourceType = .photoLibrary
  /// A Boolean value that indicates whether the delegate also gets the picture as `.editedImage`;
  /// false by default. The user cannot change it.
  open var allowsEditing = false
  /// The kinds of files. They are kept and have no effect.
  open var mediaTypes = ["public.image"]

  /// Creates a picker.
  public init() {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([photos], animated: false)
  }

  /// Creates a picker, for a subclass's `init?(coder:)`.
  public override init?<Archive>(coder: Archive) {
    super.init(coder: coder)
    setViewControllers([photos], animated: false)
  }

  /// Returns true for the photo library and the saved photos, and false for the camera.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }

  /// Returns the type of pictures; nil for the camera.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? ["public.image"] : nil
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    dismissal.observe(self) { [weak self] in
      guard let self else { return }
      (delegate as? any UIImagePickerControllerDelegate)?.imagePickerControllerDidCancel(self)
    }
  }

  private let dismissal = DismissalObserver()

  private var photos: PhotosController {
    PhotosController(cancel) { [weak self] image in
      guard let self else { return }
      var info: [InfoKey: Any] = [.originalImage: image, .mediaType: "public.image"]
      if allowsEditing { info[.editedImage] = image }
      if let delegate = delegate as? any UIImagePickerControllerDelegate {
        delegate.imagePickerController(self, didFinishPickingMediaWithInfo: info)
      } else {
        dismiss(animated: true)
      }
    }
  }

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

/// The pictures to choose from, with an item to cancel.
private final class PhotosController: TableViewController {
  private let choose: (Image) -> Void
  /// Names of images that have a picture of dots.
  private let names = ["house", "person", "star", "heart", "bell", "gear"]

  init(_ cancel: @escaping () -> Void, _ choose: @escaping (Image) -> Void) {
    self.choose = choose
    super.init(style: .plain)
    title = "Photos"
    navigationItem.leftBarButtonItem = BarButtonItem(systemItem: .cancel) { _ in cancel() }
  }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  override func tableView(
    _ tableView: TableView, cellForRowAt indexPath: NavigationKit.IndexPath
  ) -> TableViewCell {
    let cell = TableViewCell(style: .default, reuseIdentifier: nil)
    let image = Image(name: names[indexPath.row])
    cell.textLabel?.text = names[indexPath.row].capitalized
    cell.imageView?.text = image.sign
    return cell
  }

  override func tableView(
    _ tableView: TableView, didSelectRowAt indexPath: NavigationKit.IndexPath
  ) { choose(Image(name: names[indexPath.row])) }
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
