import Storyboards

/// Conversions from outlines of files, which are internal to the package, to the public flow.
extension Flow.Kind {
  init(_ kind: SceneOutline.Scene.Kind) {
    self =
      switch kind {
      case .viewController: .viewController
      case .tableViewController: .tableViewController
      case .collectionViewController: .collectionViewController
      case .navigationController: .navigationController
      case .tabBarController: .tabBarController
      case .splitViewController: .splitViewController
      case .pageViewController: .pageViewController
      case .alertController: .alertController
      case .storyboardReference: .storyboardReference
      }
  }
}

extension Flow.Role {
  init(_ role: SceneOutline.Scene.Role) {
    self =
      switch role {
      case .root: .root
      case .tab: .tab
      case .primary: .primary
      case .supplementary: .supplementary
      case .secondary: .secondary
      case .compact: .compact
      case .page: .page
      }
  }
}

extension Flow.SegueKind {
  init(_ kind: SceneOutline.Segue.Kind) {
    self =
      switch kind {
      case .custom: .custom
      case .show: .show
      case .showDetail: .showDetail
      case .push: .push
      case .presentModally: .presentModally
      case .modal: .modal
      case .popoverPresentation: .popoverPresentation
      case .embed: .embed
      case .unwind: .unwind
      }
  }
}

extension Flow.Gesture {
  init(_ gesture: SceneOutline.Segue.Gesture) {
    self =
      switch gesture {
      case .swipe: .swipe
      case .tap: .tap
      case .accessory: .accessory
      case .change: .change
      case .return: .return
      case .longPress: .longPress
      case .screenEdgePan: .screenEdgePan
      case .drag: .drag
      case .turn: .turn
      }
  }
}

extension Flow.Trigger {
  init(_ trigger: SceneOutline.Segue.Trigger) {
    self.init(
      gesture: Flow.Gesture(trigger.gesture), value: trigger.value, title: trigger.title)
    objectID = trigger.objectID
  }
}
