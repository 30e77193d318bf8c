internal import CellGraphics
internal import NavigationKit

/// A rectangle of a scene that holds another scene's view.
final class ContainerView: View {}
