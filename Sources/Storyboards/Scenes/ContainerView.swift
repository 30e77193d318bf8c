internal import CellGraphics
internal import NavigationKit

/// A rectangle that shows the view of an embedded scene and clips it.
final class ContainerView: View {
  init() {
    super.init(frame: .zero)
    clipsToBounds = true
  }

  required init?(coder: Coder) { nil }
}
