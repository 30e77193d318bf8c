extension SceneOutline {
  /// A scene, reduced to what navigation needs. Texts that can have any value, such as presentation
  /// styles, are kept as they are in the file.
  ///
  /// A segue or child with a defect is kept. Whether its destination exists is a question for the
  /// flow and not for the outline.
  package struct Scene {
    package var offset: Int
    /// The scene's index in the file's list.
    package var number: Int
    /// The id; empty if the file has none.
    package var id = ""
    package var name: String?
    package var title: String?
    package var kind = Kind.viewController
    /// The part of the storyboard that an import replaced with this scene; nil for any other scene.
    package var standsFor: StandIn?
    /// The segues, in file order.
    package var segues: [Segue] = []
    /// The scenes that this scene contains, by role, then in file order.
    package var children: [Child] = []
    /// The unwind actions that the scene declares, in file order.
    package var unwindActions: [String] = []
    package var acceptances: [Acceptance] = []

    // MARK: - Presentation

    package var modalPresentationStyle: String?
    package var modalTransitionStyle: String?
    package var isModalInPresentation = false
    package var definesPresentationContext = false
    package var isShownByCode = false

    // MARK: - Bars

    package var prompt: String?
    package var leftBarButtons: [BarButton] = []
    package var rightBarButtons: [BarButton] = []
    package var toolbar: [BarButton] = []
    package var hidesBackButton = false
    package var hidesBottomBarWhenPushed = false

    // MARK: - Contents

    /// The name of the colour in the file.
    package var background: String?
    /// The canvas; nil for the canvas of the document.
    package var canvas: Size?
    /// Indicates whether views have rows of their own instead of frames.
    package var isInRows = false
    package var views: [View] = []
    /// The views of each variation.
    package var variations: [[View]] = []
    /// The sections of a list.
    package var sections: [Section] = []
    /// The buttons of an alert.
    package var actions: [AlertAction] = []
    package var isActionSheet = false

    // MARK: - Containers

    package var isNavigationBarHidden = false
    package var transitions = ContainerTransitions()
    /// The index of the tab that is selected first.
    package var selected: Int?
    /// Indicates whether pages turn upwards.
    package var turnsVertically = false
    package var displayMode: String?
    /// Indicates whether swipes show columns.
    package var presentsWithGesture = true

    /// The destination of a storyboard reference.
    package var target = Target()

    // MARK: - Only of a storyboard

    /// The storyboard identifier.
    package var identifier: String?
    package var customClass: String?
    /// The object id of the controller.
    package var objectID: String?
    /// Indicates whether the storyboard names no presentation style, so that Xcode's default
    /// applies.
    package var hasDefaultStyle = false
    /// Indicates whether the scene can do more than the storyboard shows. That is so with code of
    /// the app, and with a system controller that has its own buttons.
    package var hasCode = false

    package init(offset: Int, number: Int) {
      self.offset = offset
      self.number = number
    }

    /// The name in messages: the first of name, title and id that exists.
    package var displayName: String {
      [name, title, id].compactMap(\.self).first { !$0.isEmpty } ?? ""
    }

    /// Returns the segue at an index of the scene's list, in logarithmic time; nil if no object is
    /// there.
    package func segue(numbered number: Int) -> Segue? {
      segues.element(numbered: number, \.number)
    }
  }
}

extension SceneOutline.Scene {
  /// The raw values are the words of the scene file. Only storyboards have collection views.
  ///
  /// A word that the format does not know is read as `viewController`.
  package enum Kind: String, CaseIterable {
    case viewController, tableViewController, collectionViewController, navigationController
    case tabBarController, splitViewController, pageViewController, alertController
    case storyboardReference
  }

  /// The part of a storyboard that an import replaced with a scene of its own.
  package enum StandIn {
    /// A scene that is not in the storyboard because code makes it.
    case code
    case kind(Kind)
  }

  /// The role of a scene in a container. The order of the cases is the order of ``children``.
  package enum Role: Int, Comparable {
    case tab, root, primary, supplementary, secondary, compact, page

    package static func < (a: Role, b: Role) -> Bool { a.rawValue < b.rawValue }
  }

  /// A scene inside a container.
  package struct Child {
    package var role: Role
    package var scene: SceneOutline.Reference
    /// Indicates whether the user can select the tab.
    package var isEnabled = true

    package init(role: Role, scene: SceneOutline.Reference) {
      self.role = role
      self.scene = scene
    }
  }

  /// The names of the transitions between the children of a container.
  package struct ContainerTransitions {
    package var push: String?
    package var pop: String?
    package var next: String?
    package var previous: String?
    package var isPopInteractive = false
  }

  /// The destination of a storyboard reference: another scene file or another storyboard, and a
  /// scene in it.
  package struct Target {
    /// The path of another scene file.
    package var file: String?
    /// The name of another storyboard.
    package var storyboard: String?
    /// The identifier of the bundle that has the storyboard.
    package var bundle: String?
    /// The id or storyboard identifier of a scene in that file; nil for the initial scene.
    package var scene: String?
  }

  package var tabs: [Child] { children.filter { $0.role == .tab } }

  /// Replaces the children of a role.
  ///
  /// The children of other roles stay. A side file uses this to replace, for example, only the
  /// tabs.
  package mutating func setChildren(_ new: [Child], as role: Role) {
    children.removeAll { $0.role == role }
    let place = children.firstIndex { $0.role > role } ?? children.endIndex
    children.insert(contentsOf: new, at: place)
  }
}
