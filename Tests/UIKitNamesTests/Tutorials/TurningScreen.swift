import UIKitNames

/// Shows another controller while the screen lies on its side, and takes it away when it stands.
final class TurningController: UIViewController {
  private var isShowingLandscapeView = false

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    // A screen on its side is compact from top to bottom.
    orientationChanged(isLandscape: traitCollection.verticalSizeClass == .compact)
  }

  private func orientationChanged(isLandscape: Bool) {
    if isLandscape, !isShowingLandscapeView {
      performSegue(withIdentifier: "DisplayAlternateView", sender: self)
      isShowingLandscapeView = true
    } else if !isLandscape, isShowingLandscapeView {
      dismiss(animated: true)
      isShowingLandscapeView = false
    }
  }
}
