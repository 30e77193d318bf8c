import UIKitNames

/// The names that were most often missing when 462 public files with 19,580 uses of UIKit were
/// compared with these modules, each with the number of its uses and code that mentions it.
///
/// A name exists if this code compiles.
enum FrequentUses {
  struct Use {
    let name: String
    let count: Int
    /// True for a member of a type that the porting page listed then.
    let isMember: Bool
    let mention: () -> Void

    init(_ name: String, _ count: Int, _ mention: @escaping () -> Void) {
      (self.name, self.count, self.isMember, self.mention) = (name, count, true, mention)
    }

    init(other name: String, _ count: Int, _ mention: @escaping () -> Void) {
      (self.name, self.count, self.isMember, self.mention) = (name, count, false, mention)
    }
  }

  static var members: [Use] {
    [
      Use("tintColor", 93) { UIView().tintColor = .red },
      Use("cornerRadius", 64) { UIView().layer.cornerRadius = 1 },
      Use("preferredStatusBarStyle", 19) { _ = UIViewController().preferredStatusBarStyle },
      Use("cgColor", 19) { _ = UIColor.red.cgColor },
      Use("titleLabel", 17) { _ = UIButton().titleLabel },
      Use("tag", 50) { UIView().tag = 1 },
      Use("safeAreaInsets", 16) { _ = UIView().safeAreaInsets },
      Use("userInterfaceIdiom", 17) { _ = UITraitCollection.current.userInterfaceIdiom },
      Use("setImage", 18) { UIButton().setImage(nil, for: .normal) },
      Use("endEditing", 19) { UIView().endEditing(true) },
      Use("masksToBounds", 17) { UIView().layer.masksToBounds = true },
      Use("withRenderingMode", 12) { _ = UIImage(named: "")?.withRenderingMode(.alwaysTemplate) },
      Use("isTranslucent", 10) { UINavigationBar().isTranslucent = false },
      Use("attributedText", 14) { UILabel().attributedText = nil },
      Use("alwaysTemplate", 10) { _ = UIImage.RenderingMode.alwaysTemplate },
      Use("allVisible", 10) { UISplitViewController().preferredDisplayMode = .allVisible },
      Use("modalPresentationCapturesStatusBarAppearance", 10) {
        UIViewController().modalPresentationCapturesStatusBarAppearance = true
      },
      Use("shadowColor", 9) { UIView().layer.shadowColor = nil },
      Use("barTintColor", 9) { UINavigationBar().barTintColor = nil },
      Use("shadowOpacity", 12) { UIView().layer.shadowOpacity = 1 },
      Use("shadowRadius", 10) { UIView().layer.shadowRadius = 1 },
      Use("prefersLargeTitles", 9) { UINavigationBar().prefersLargeTitles = true },
      Use("displayModeButtonItem", 7) { _ = UISplitViewController().displayModeButtonItem },
      Use("beginUpdates", 7) { UITableView().beginUpdates() },
      Use("endUpdates", 7) { UITableView().endUpdates() },
      Use("applicationDidEnterBackground(_:)", 7) {
        AppDelegate().applicationDidEnterBackground(.shared)
      },
      Use("tableView(_:viewForHeaderInSection:)", 7) {
        _ = UITableViewController().tableView(UITableView(), viewForHeaderInSection: 0)
      },
      Use("setNeedsStatusBarAppearanceUpdate", 8) {
        UIViewController().setNeedsStatusBarAppearanceUpdate()
      },
      Use("borderColor", 6) { UIView().layer.borderColor = nil },
      Use("borderWidth", 6) { UIView().layer.borderWidth = 1 },
      Use("tableView(_:willDisplay:forRowAt:)", 6) {
        UITableViewController().tableView(
          UITableView(), willDisplay: UITableViewCell(), forRowAt: [0, 0])
      },
      Use("applicationWillResignActive(_:)", 6) {
        AppDelegate().applicationWillResignActive(.shared)
      },
      Use("applicationWillEnterForeground(_:)", 6) {
        AppDelegate().applicationWillEnterForeground(.shared)
      },
      Use("applicationDidBecomeActive(_:)", 6) {
        AppDelegate().applicationDidBecomeActive(.shared)
      },
      Use("applicationWillTerminate(_:)", 6) { AppDelegate().applicationWillTerminate(.shared) },
      Use("UIScene.ConnectionOptions", 6) { _ = UIScene.ConnectionOptions.self },
      Use("isEditing", 18) { _ = UITableView().isEditing },
      Use("isSelected", 14) { _ = UITableViewCell().isSelected },
      Use("titleTextAttributes", 12) { UINavigationBar().titleTextAttributes = nil },
      Use("backgroundView", 12) { UITableView().backgroundView = nil },
      Use("standardAppearance", 10) { _ = UINavigationBar().standardAppearance },
      Use("secondarySystemGroupedBackground", 9) { _ = UIColor.secondarySystemGroupedBackground },
      Use("barStyle", 8) { UINavigationBar().barStyle = .black },
      Use("largeTitleDisplayMode", 8) {
        UINavigationItem(title: "").largeTitleDisplayMode = .never
      },
      Use("viewWithTag", 6) { _ = UIView().viewWithTag(1) },
    ]
  }

  static var others: [Use] {
    [
      Use(other: "UICollectionView", 86) { _ = UICollectionView.self },
      Use(other: "UIDevice", 37) { _ = UIDevice.self },
      Use(other: "UIStatusBarStyle", 22) { _ = UIStatusBarStyle.self },
      Use(other: "UICollectionViewCell", 25) { _ = UICollectionViewCell.self },
      Use(other: "UIImagePickerController", 42) { _ = UIImagePickerController.self },
      Use(other: "UIImagePickerControllerDelegate", 14) {
        _ = (any UIImagePickerControllerDelegate).self
      },
      Use(other: "UITextFieldDelegate", 14) { _ = (any UITextFieldDelegate).self },
      Use(other: "UIImagePickerController.InfoKey", 25) {
        _ = UIImagePickerController.InfoKey.originalImage
      },
      Use(other: "UIEvent", 16) { _ = UIEvent.self },
      Use(other: "imagePickerController(_:didFinishPickingMediaWithInfo:)", 11) {
        Everything(collectionViewLayout: UICollectionViewFlowLayout()).imagePickerController(
          UIImagePickerController(), didFinishPickingMediaWithInfo: [:])
      },
      Use(other: "UICollectionViewController", 11) { _ = UICollectionViewController.self },
      Use(other: "UICollectionViewLayout", 18) { _ = UICollectionViewLayout.self },
      Use(other: "UIActivityViewController", 10) { _ = UIActivityViewController.self },
      Use(other: "collectionView(_:didSelectItemAt:)", 10) {
        Everything(collectionViewLayout: UICollectionViewFlowLayout()).collectionView(
          grid, didSelectItemAt: [0, 0])
      },
      Use(other: "impactOccurred", 15) { UIImpactFeedbackGenerator().impactOccurred() },
      Use(other: "UIImpactFeedbackGenerator", 14) { _ = UIImpactFeedbackGenerator.self },
      Use(other: "UICollectionViewFlowLayout", 10) { _ = UICollectionViewFlowLayout.self },
      Use(other: "collectionView(_:numberOfItemsInSection:)", 9) {
        _ = Everything(collectionViewLayout: UICollectionViewFlowLayout()).collectionView(
          grid, numberOfItemsInSection: 0)
      },
      Use(other: "collectionView(_:cellForItemAt:)", 9) {
        _ = Everything(collectionViewLayout: UICollectionViewFlowLayout()).collectionView(
          grid, cellForItemAt: [0, 0])
      },
      Use(other: "UICollectionViewDelegateFlowLayout", 9) {
        _ = (any UICollectionViewDelegateFlowLayout).self
      },
      Use(other: "UIMenu", 21) { _ = UIMenu.self },
      Use(other: "UIVisualEffectView", 12) { _ = UIVisualEffectView.self },
      Use(other: "textFieldShouldReturn(_:)", 8) {
        _ = Everything(collectionViewLayout: UICollectionViewFlowLayout()).textFieldShouldReturn(
          UITextField())
      },
      Use(other: "UIApplicationShortcutItem", 16) { _ = UIApplicationShortcutItem.self },
      Use(other: "autocapitalizationType", 15) { UITextField().autocapitalizationType = .none },
      Use(other: "accessibilityLabel", 13) { UIView().accessibilityLabel = nil },
    ]
  }

  private static var grid: UICollectionView {
    UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  }

  private final class AppDelegate: UIResponder, UIApplicationDelegate {}

  private final class Everything: UICollectionViewController, UITextFieldDelegate,
    UIImagePickerControllerDelegate
  {
    func imagePickerController(
      _ picker: UIImagePickerController,
      didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {}
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  }
}
