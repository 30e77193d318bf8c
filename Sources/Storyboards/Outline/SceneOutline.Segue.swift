extension SceneOutline {
  /// A segue, reduced to what navigation needs. All properties are as in the file, also if they
  /// refer to something that does not exist.
  package struct Segue {
    package var offset: Int
    /// The segue's index in the scene's list.
    package var number: Int
    /// The id in the file. In a storyboard it is the identifier, or the object id without an
    /// identifier.
    package var id: String?
    /// The kind; nil if the file names no known kind.
    package var kind: Kind?
    /// The id of the destination.
    package var to: String?
    /// The unwind action that the segue performs.
    package var action: String?
    /// Indicates whether an unwind can also end at a scene that does not declare the action, the
    /// nearest one back.
    package var unwindsToNearest = false
    /// The id of the container that an embed segue fills.
    package var container: String?
    package var transition: String?
    /// The name of the transition of the navigation controller's layer.
    package var layerTransition: String?
    package var modalPresentationStyle: String?
    /// The id of the object at which a popover points.
    package var anchor: String?
    package var condition: SceneDocument.Segue.Condition?
    package var trigger: Trigger?
    package var acceptances: [Acceptance] = []
    /// The segue's class in code. An imported scene file has it too.
    package var customClass: String?

    // MARK: - Only of a storyboard

    /// The identifier by which code performs the segue.
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
  /// The raw values are the words of the scene file.
  package enum Kind: String, CaseIterable {
    case custom, show, showDetail, push, presentModally, modal, popoverPresentation, embed, unwind
  }

  /// The raw values are the words of the scene file.
  package enum Gesture: String, CaseIterable {
    case swipe, tap, accessory, change, `return`, longPress, screenEdgePan, drag, turn
  }

  /// The gesture that performs a segue, and the object or direction of the gesture.
  ///
  /// A scene file names a trigger in the segue. Xcode has it the other way round: the segue is
  /// inside the element that triggers it, so a storyboard's trigger knows the object.
  package struct Trigger {
    package var gesture: Gesture
    /// A direction, an edge, an orientation, or the id of the view or row.
    package var value: String
    /// The text of the view in a storyboard; nil for a view without a text and in a scene file.
    package var title: String?
    /// The object id of the view or recogniser; nil in a scene file.
    package var objectID: String?
    /// Indicates whether the trigger is on a row of a list in a storyboard.
    package var isOnRow = false

    package init(_ gesture: Gesture, _ value: String) {
      self.gesture = gesture
      self.value = value
    }

    /// Indicates whether both triggers have the same gesture and value.
    package func isSame(as other: Trigger) -> Bool {
      gesture == other.gesture && value == other.value
    }
  }
}
