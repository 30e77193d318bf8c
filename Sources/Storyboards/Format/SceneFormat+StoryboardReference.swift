import TextFormats

extension SceneFormat {
  static let storyboardReference = sceneCase(
    .storyboardReference, "a storyboard reference",
    .storyboardReference(SceneDocument.StoryboardReference(storyboard: "")),
    storyboardReferenceFields
  ) { fields, decoder, scene in
    decoder.checkReference(scene.reference, of: scene.id, fields)
  }

  private static let storyboardReferenceFields: [SceneField] =
    sceneIdentity
    + storyboardReferenceOwn

  private static let storyboardReferenceOwn: [SceneField] = [
    SceneField(
      key: FormatKey(
        "file", .path, "The path of another scene file, relative to the folder of this file",
        required: true),
      read: { node, decoder, scene in
        scene.reference.storyboard = decoder.storyboardReference(node) ?? ""
      },
      write: { scene, encoder in
        JSONNode(
          StoryboardName.relativePath(of: scene.reference.storyboard, from: encoder.storyboard))
      }),
    .optional(
      "scene", \.reference.scene, .name, "The id of a scene in that file; default its initial scene"
    ),
    accept(),
  ]
}

extension SceneDocument.Scene {
  fileprivate var reference: SceneDocument.StoryboardReference {
    get {
      if case .storyboardReference(let reference) = kind { return reference }
      return SceneDocument.StoryboardReference(storyboard: "")
    }
    set { kind = .storyboardReference(newValue) }
  }
}
