extension SceneOutline {
  package struct Segue {
    package var offset: Int
    /// Its place in the scene's list of segues.
    package var number: Int
    /// The id in the file. In a storyboard it is the identifier, else the object id.
    package var id: String?
    /// nil where the file names none that there is.
    package var kind: Kind?
    /// The id of the destination.
    package var to: String?
    /// The unwind action that it performs.
    package var action: String?
    /// Indicates whether an unwind ends at the nearest scene back, also one that does not declare the action.
    package var unwindsToNearest = false
    /// The id of the container that an embed segue fills.
    package var container: String?
    package var transition: String?
    /// The name of the transition of its navigation controller's layer.
    package var layerTransition: String?
    package var modalPresentationStyle: String?
    /// The id of what a popover points at.
    package var anchor: String?
    package var condition: SceneDocument.Segue.Condition?
    package var trigger: Trigger?
    package var acceptances: [Acceptance] = []
    /// Its class in code, which an imported scene file has too.
    package var customClass: String?

    // MARK: - Only of a storyboard

    /// The name by which code performs it.
    package var identifier: String?
    package var objectID: String?
    /// Indicates whether a method of the source makes the destination.
    package var isMadeByCode = false

    package init(offset: Int, number: Int, id: String? = nil) {
      self.offset = offset
      self.number = number
      self.id = id
    }
  }
}

extension SceneOutline.Segue {
  /// The words are those of the scene file.
  package enum Kind: String, CaseIterable {
    case custom, show, showDetail, push, presentModally, modal, popoverPresentation, embed, unwind
  }

  /// The words are those of the scene file.
  package enum Gesture: String, CaseIterable {
    case swipe, tap, accessory, change, `return`, longPress, screenEdgePan, drag, turn
  }

  package struct Trigger {
    package var gesture: Gesture
    /// A direction, an edge, an orientation, or the id of the view or row.
    package var value: String
    /// The text of the view in a storyboard; nil for none, and in a scene file.
    package var title: String?
    /// The object id of the view or recogniser; nil in a scene file.
    package var objectID: String?
    /// Indicates whether a storyboard has it on a row of a list.
    package var isOnRow = false

    package init(_ gesture: Gesture, _ value: String) {
      self.gesture = gesture
      self.value = value
    }

    /// Indicates whether both have the same gesture and value.
    package func isSame(as other: Trigger) -> Bool {
      gesture == other.gesture && value == other.value
    }
  }
}
