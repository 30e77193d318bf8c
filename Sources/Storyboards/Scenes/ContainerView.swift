internal import CellGraphics
internal import NavigationKit

/// A rectangle of a scene that holds another scene's view, and cuts what moves in it.
final class ContainerView: View {
  init() {
    super.init(frame: .zero)
    clipsToBounds = true
  }

  required init?(coder: Coder) { nil }
}
