import NavigationKit

extension LifecycleScenario {
  // MARK: - Presentation styles

  static let presentationStyles: [String: Self] = [
    "Page sheet, presented and dismissed": comingAndGoing(.pageSheet),
    "Form sheet, presented and dismissed": comingAndGoing(.formSheet),
    "Over full screen, presented and dismissed": comingAndGoing(.overFullScreen),
    "Current context, presented and dismissed": comingAndGoing(.currentContext),
    "Popover, presented and dismissed": comingAndGoing(.popover),
    "Custom, presented": Self { recording in
      let (p, m) = beginCustom(recording)
      recording.turn {
        p.present(m, animated: true) { recording.mark("caller", "completion") }
      }
    },
    "Custom, dismissed": Self { recording in
      let (p, m) = beginCustom(recording)
      recording.turn { p.present(m, animated: false) }
      recording.begin(with: p)
      recording.turn {
        p.dismiss(animated: true) { recording.mark("caller", "completion") }
      }
    },
    "A sheet that the user dismisses": Self { recording in
      _ = beginSheet(recording)
      recording.mark("user", "Esc")
      recording.stage.application.cancel()
      recording.settle()
    },
    "A sheet that may not be dismissed": Self { recording in
      let m = beginSheet(recording)
      m.isModalInPresentation = true
      recording.mark("user", "Esc")
      recording.stage.application.cancel()
      recording.settle()
    },
    "A sheet that is dragged and let go too early": Self { recording in
      let sheet = beginSheet(recording).presentationController
      recording.mark("user", "drags")
      recording.stage.turn { sheet?.beginInteractiveDismissal() }
      recording.stage.turn { sheet?.updateInteractiveDismissal(0.2) }
      recording.mark("user", "lets go too early")
      recording.turn { sheet?.cancelInteractiveDismissal() }
    },
    "A full screen over a sheet": Self { recording in
      let m = beginSheet(recording)
      recording.turn { m.present(recording.controller("N"), animated: true) }
    },
    "A sheet in a window that gets low": Self { recording in
      _ = beginSheet(recording)
      recording.stage.resize(columns: 80, rows: 12)
      recording.settle()
    },
  ]

  // MARK: - Alerts

  static let alerts: [String: Self] = [
    "An alert, presented and answered": Self { recording in
      let p = recording.controller("P")
      recording.begin(with: p)
      recording.turn { p.present(recording.alert("A", .alert), animated: true) }
      recording.mark("user", "chooses Delete")
      recording.stage.application.moveFocus(.next)
      recording.stage.application.tap()
      recording.settle()
    },
    "An action sheet, presented and cancelled": Self { recording in
      let p = recording.controller("P")
      recording.begin(with: p)
      recording.turn { p.present(recording.alert("A", .actionSheet), animated: true) }
      recording.mark("user", "Esc, or clicks beside it")
      recording.stage.application.cancel()
      recording.settle()
    },
  ]

  private static func comingAndGoing(_ style: ModalPresentationStyle) -> Self {
    Self { recording in
      let (p, m) = (recording.controller("P"), recording.controller("M"))
      m.modalPresentationStyle = style
      recording.begin(with: p)
      recording.turn {
        m.popoverPresentationController?.sourceView = p.view
        p.present(m, animated: true) { recording.mark("caller", "completion of present") }
      }
      recording.turn {
        p.dismiss(animated: true) { recording.mark("caller", "completion of dismiss") }
      }
    }
  }

  /// P presents M as a page sheet, with a delegate.
  private static func beginSheet(_ recording: Recording) -> Probe {
    let (p, m) = (recording.controller("P"), recording.controller("M"))
    m.modalPresentationStyle = .pageSheet
    recording.begin(with: p)
    recording.turn { p.present(m, animated: false) }
    let delegate = UserDismissalRecorder { [weak recording] in recording?.mark("delegate", $0) }
    recording.kept.append(delegate)
    m.presentationController?.delegate = delegate
    recording.begin(with: p)
    return m
  }

  /// P, and M with a presentation controller and an animator that record.
  private static func beginCustom(_ recording: Recording) -> (Probe, Probe) {
    let (p, m) = (recording.controller("P"), recording.controller("M"))
    m.modalPresentationStyle = .custom
    let director = RecordingDirector { [weak recording] in recording?.mark($0, $1) }
    recording.kept.append(director)
    m.transitioningDelegate = director
    recording.begin(with: p)
    return (p, m)
  }
}

private final class UserDismissalRecorder: AdaptivePresentationControllerDelegate {
  private let mark: (String) -> Void

  init(mark: @escaping (String) -> Void) { self.mark = mark }

  func presentationControllerShouldDismiss(_ controller: PresentationController) -> Bool {
    mark("shouldDismiss")
    return true
  }
  func presentationControllerWillDismiss(_ controller: PresentationController) {
    mark("willDismiss")
  }
  func presentationControllerDidDismiss(_ controller: PresentationController) { mark("didDismiss") }
  func presentationControllerDidAttemptToDismiss(_ controller: PresentationController) {
    mark("didAttemptToDismiss")
  }
}

private final class RecordingDirector: ViewControllerTransitioningDelegate {
  private let mark: (_ actor: String, _ call: String) -> Void

  init(mark: @escaping (_ actor: String, _ call: String) -> Void) { self.mark = mark }

  func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> PresentationController? {
    mark("delegate", "presentationController(forPresented:)")
    let made = RecordingPresentationController(
      presentedViewController: presented, presenting: presenting)
    made.mark = { [mark] in mark("presentation", $0) }
    return made
  }

  func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    mark("delegate", "animationController(forPresented:)")
    return KeyframeAnimator(.fade)
  }

  func animationController(forDismissed dismissed: ViewController)
    -> (any ViewControllerAnimatedTransitioning)?
  {
    mark("delegate", "animationController(forDismissed:)")
    return KeyframeAnimator(.fade)
  }

  func interactionControllerForPresentation(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? {
    mark("delegate", "interactionControllerForPresentation")
    return nil
  }

  func interactionControllerForDismissal(using animator: any ViewControllerAnimatedTransitioning)
    -> (any ViewControllerInteractiveTransitioning)?
  {
    mark("delegate", "interactionControllerForDismissal")
    return nil
  }
}

private final class RecordingPresentationController: PresentationController {
  var mark: (String) -> Void = { _ in }

  override func presentationTransitionWillBegin() { mark("presentationTransitionWillBegin") }
  override func presentationTransitionDidEnd(_ completed: Bool) {
    mark("presentationTransitionDidEnd(\(completed))")
  }
  override func dismissalTransitionWillBegin() { mark("dismissalTransitionWillBegin") }
  override func dismissalTransitionDidEnd(_ completed: Bool) {
    mark("dismissalTransitionDidEnd(\(completed))")
  }
}
