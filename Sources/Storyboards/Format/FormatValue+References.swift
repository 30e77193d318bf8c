import TextFormats

/// Names that lead somewhere.
extension FormatValue<String> {
  /// The id of a scene.
  ///
  /// - Parameter allowsAlert: False for a place where an alert cannot be.
  static func scene(allowsAlert: Bool = false) -> Self {
    Self(
      shape: .name,
      read: { node, decoder in
        if !allowsAlert { decoder.refuseAlert(node) }
        return decoder.sceneReference(node)
      },
      write: { id, _ in JSONNode(id) })
  }

  /// The id of something in the scene that can be used as `role` says.
  static func id(
    of role: SceneIndex.Role,
    _ unknown:
      @escaping @Sendable (_ id: String, _ scene: String, _ nearest: String?)
      -> StoryboardError.Reason
  ) -> Self {
    Self(
      shape: .name, read: { $1.reference($0, to: role, unknown: unknown) },
      write: { id, _ in JSONNode(id) })
  }

  static var button: Self {
    id(of: .button) { .unknownButton($0, scene: $1, nearest: $2) }
  }
}

extension FormatValue<SceneDocument.Child> {
  /// The id of a scene that a container holds.
  static var child: Self {
    Self(
      shape: .name,
      read: { node, decoder in
        FormatValue<String>.scene().read(node, &decoder).map {
          SceneDocument.Child(scene: $0, offset: node.offset)
        }
      },
      write: { child, _ in JSONNode(child.scene) })
  }

  /// The same beside the secondary column of a split view controller.
  static var sidebarChild: Self {
    Self(
      shape: .name,
      read: { node, decoder in
        decoder.refuseTabBar(node)
        return child.read(node, &decoder)
      }, write: child.write)
  }
}

extension FormatValue<SceneDocument.TransitionReference> {
  /// The name of a transition.
  static var transition: Self {
    Self(
      shape: .name, read: { $1.transitionReference($0) },
      write: { reference, _ in JSONNode(reference.name) })
  }

  /// The name of a transition that a layer can show.
  static var layerTransition: Self {
    Self(
      shape: .name, read: { $1.layerTransitionReference($0) }, write: transition.write)
  }
}

extension FormatValue {
  /// The same object, whose id must be the only one of its kind.
  ///
  /// - Parameter duplicate: The reason for a second one.
  func identified(
    _ duplicate: @escaping @Sendable (String) -> StoryboardError.Reason
  ) -> Self {
    FormatValue(
      shape: shape,
      read: { node, decoder in
        guard let value = read(node, &decoder) else { return nil }
        decoder.noteID(of: node, duplicate)
        return value
      }, write: write)
  }
}
