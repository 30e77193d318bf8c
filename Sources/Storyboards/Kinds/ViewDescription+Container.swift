import CellGraphics

extension ViewDescription {
  /// A rectangle that an embed segue fills.
  static let container = ViewDescription(
    owner: "a container", empty: .container(SceneDocument.Container(id: "", frame: .zero)),
    fields: [], roles: [.container], make: { _, _ in ContainerView() })
}
