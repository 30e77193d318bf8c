extension CauseTrees {
  // MARK: - Styles of presentation and alerts

  static let styles = [
    "Page sheet, presented and dismissed": over + "\n" + over(dismissing: "P"),
    "Form sheet, presented and dismissed": over + "\n" + over(dismissing: "P"),
    "Over full screen, presented and dismissed": over + "\n" + over(dismissing: "P"),
    "Popover, presented and dismissed": over + "\n" + over(dismissing: "P"),
    "Custom, presented": over,
    "Custom, dismissed": over(dismissing: "P"),
    "Current context, presented and dismissed": """
    P present M
      M viewDidLoad
      P viewWillDisappear
      M viewWillAppear
      M viewIsAppearing
      transition begins
        transition ends
          M viewDidAppear
          P viewDidDisappear
    P dismiss M
      M viewWillDisappear
      P viewWillAppear
      P viewIsAppearing
      transition begins
        transition ends
          P viewDidAppear
          M viewDidDisappear
    """,
    "A sheet that the user dismisses": """
    M presentationShouldDismiss
    P dismiss M
      M presentationWillDismiss
      M viewWillDisappear
      transition begins
        transition ends
          M viewDidDisappear
          M presentationDidDismiss
    """,
    "A sheet that may not be dismissed": "M presentationDidAttemptToDismiss",
    "A sheet that is dragged and let go too early": """
    M presentationShouldDismiss
    P dismiss M
      M presentationWillDismiss
      M viewWillDisappear
      transition begins
        transition ends
          M viewWillAppear
          M viewIsAppearing
          M viewDidAppear
    """,
    "A full screen over a sheet": """
    M present N
      N viewDidLoad
      M viewWillDisappear
      P viewWillDisappear
      N viewWillAppear
      N viewIsAppearing
      transition begins
        transition ends
          N viewDidAppear
          M viewDidDisappear
          P viewDidDisappear
    """,
    "An alert, presented and answered": alert,
    "An action sheet, presented and cancelled": alert,
  ]

  /// P presents M and stays on the screen.
  private static let over = """
    P present M
      M viewDidLoad
      M viewWillAppear
      M viewIsAppearing
      transition begins
        transition ends
          M viewDidAppear
    """

  private static func over(dismissing caller: String) -> String {
    """
    \(caller) dismiss M
      M viewWillDisappear
      transition begins
        transition ends
          M viewDidDisappear
    """
  }

  private static let alert = """
    P present A
      A viewDidLoad
      A viewWillAppear
      A viewIsAppearing
      transition begins
        transition ends
          A viewDidAppear
    A alertActionChosen
      P dismiss A
        A viewWillDisappear
        transition begins
          transition ends
            A viewDidDisappear
    """
}
