package import TextFormats

/// The keys of a scene file that code reads without the tables of the format, grouped by object.
///
/// An outline, an index and the editing of a file read these keys directly from JSON, because they
/// also work on files with defects. `SceneKeyTests` compares the keys with the tables.
///
/// A key that is misspelled in code would silently never be found. The enumerations make that an
/// error of the compiler.
package enum SceneKey {
  package enum Document: String, CaseIterable {
    case version, canvas, colors, initialScene, scenes, transitions, accept
  }

  package enum Size: String, CaseIterable {
    case width, height
  }

  package enum Scene: String, CaseIterable {
    case id, kind, name, title, prompt, background, canvas, layout, style, accept
    case standsFor
    case modalPresentationStyle, modalTransitionStyle, isModalInPresentation
    case definesPresentationContext, isShownByCode
    case leftBarButtons, rightBarButtons, toolbar, hidesBackButton, hidesBottomBarWhenPushed
    case views, variations, sections, actions, segues, unwindActions
    case root, isNavigationBarHidden, transitions, tabs, selected, pages, orientation
    case primary, supplementary, secondary, compact, displayMode, presentsWithGesture
    case file, scene
  }

  package enum ContainerTransitions: String, CaseIterable {
    case push, pop, isPopInteractive, next, previous
  }

  package enum Tab: String, CaseIterable {
    case scene, isEnabled
  }

  package enum Variation: String, CaseIterable {
    case views
  }

  package enum View: String, CaseIterable {
    case id, kind, isEnabled, title, text, placeholder, lines, width, frame, autoresizing
    case segments, isEditable, views, sections
  }

  package enum Frame: String, CaseIterable {
    case x, y, width, height
  }

  package enum Section: String, CaseIterable {
    case header, row, count, rows
  }

  package enum Row: String, CaseIterable {
    case id, title, detail, style, accessory, deletable, control
  }

  package enum BarButton: String, CaseIterable {
    case id, title, systemItem
  }

  package enum Alert: String, CaseIterable {
    case textFields, actions
  }

  package enum AlertTextField: String, CaseIterable {
    case id
  }

  package enum AlertAction: String, CaseIterable {
    case id, title, style, isEnabled
  }

  package enum Segue: String, CaseIterable {
    case id, kind, to, action, target, container, transition, layerTransition, trigger
    case modalPresentationStyle, anchor, accept
    case condition = "if"
    case customClass = "class"
  }

  package enum Condition: String, CaseIterable {
    case value, `is`, isNot
  }

  package enum Transition: String, CaseIterable {
    case kind, from, duration, curve, backdrop
  }

  package enum Keyframe: String, CaseIterable {
    case time, curve, spring
  }
}

extension JSONNode {
  /// The value of `key`, in linear time; nil if the object does not have it or the value is not an
  /// object.
  package subscript<Key: RawRepresentable<String>>(key: Key) -> JSONNode? { self[key.rawValue] }

  /// Calls `body` with each member whose key is a `Key`, in the order of the text.
  func forEachMember<Key: RawRepresentable<String>>(_ body: (Key, JSONMember) -> Void) {
    for member in members ?? [] {
      if let key = Key(rawValue: member.key) { body(key, member) }
    }
  }
}
