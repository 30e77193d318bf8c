import TextFormats

/// Ids that refer to other parts of a file. Reading such an id checks that the part exists; the
/// error for an unknown id suggests the most similar one.
extension FormatValue<String> {
  /// The id of a scene.
  ///
  /// - Parameter allowsAlert: False if the scene must not be an alert.
  static func scene(allowsAlert: Bool = false) -> Self {
    Self(
      shape: .name,
      read: { node, decoder in
        if !allowsAlert { decoder.refuseAlert(node) }
        return decoder.sceneReference(node)
      },
      write: { id, _ in JSONNode(id) })
  }

  /// The id of an object in the scene that can be used as `role` says.
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

  /// The id of a button, bar button, row or alert action: an object that a tap activates.
  static var button: Self {
    id(of: .button) { .unknownButton($0, scene: $1, nearest: $2) }
  }
}

extension FormatValue<SceneDocument.Child> {
  /// The id of a scene inside a container.
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

  /// The id of a scene in the primary or supplementary column of a split view controller.
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
  /// The same object, with an id that must be unique.
  ///
  /// - Parameter duplicate: Returns the reason for an error about a repeated id.
  ///
  /// The id is recorded after the object has been read, so that an object that is not readable
  /// takes no id from another.
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
