/// The expected trees of causes, by the headings of `docs/lifecycle.md`.
///
/// The order of the calls is that of the page. A call is below the one that leads to it, as the
/// page's section on causes says.
enum CauseTrees {
  static let all = [
    stack, loading, presentation, styles, containment, children, tabs, cancelledTurns, segues,
    unwinds,
  ]
  .reduce(into: [:]) { $0.merge($1) { _, _ in preconditionFailure("two of one name") } }

  // MARK: - The first show, pushing and popping

  private static let stack = [
    "The window's root appears": """
    A viewDidLoad
    A viewWillAppear
    A viewIsAppearing
    A viewDidAppear
    """,
    "A navigation controller is the window's root": first("A"),
    "A stack of several is shown for the first time": first("B"),
    "Animated push": push,
    "Animated pop": """
    Nav pop A
      B viewWillDisappear
      A viewWillAppear
      A viewIsAppearing
      transition begins
        transition ends
          B viewDidDisappear
          A viewDidAppear
    """,
    "Push without animation": push,
    // The animator adds the view, so the transition leads to the call.
    "A delegate that animates a push": """
    Nav push B
      B viewDidLoad
      A viewWillDisappear
      B viewWillAppear
      transition begins
        B viewIsAppearing
        transition ends
          A viewDidDisappear
          B viewDidAppear
    """,
    "Pop to the root over several": """
    Nav pop A
      D viewWillDisappear
      A viewWillAppear
      A viewIsAppearing
      transition begins
        transition ends
          D viewDidDisappear
          A viewDidAppear
    """,
    "Setting a stack whose top was below": """
    Nav setViewControllers
      C viewWillDisappear
      B viewWillAppear
      B viewIsAppearing
      transition begins
        transition ends
          C viewDidDisappear
          B viewDidAppear
    """,
    "Setting a stack with a new top": """
    Nav setViewControllers
      C viewDidLoad
      B viewWillDisappear
      C viewWillAppear
      C viewIsAppearing
      transition begins
        transition ends
          B viewDidDisappear
          C viewDidAppear
    """,
    "An interactive pop that is cancelled": cancelledPop,
    "An interactive pop that is caught on its way": cancelledPop,
  ]

  static func first(_ top: String) -> String {
    """
    Nav viewDidLoad
    Nav viewWillAppear
      \(top) viewDidLoad
      \(top) viewWillAppear
    Nav viewIsAppearing
      \(top) viewIsAppearing
    Nav viewDidAppear
      \(top) viewDidAppear
    """
  }

  private static let push = """
    Nav push B
      B viewDidLoad
      A viewWillDisappear
      B viewWillAppear
      B viewIsAppearing
      transition begins
        transition ends
          A viewDidDisappear
          B viewDidAppear
    """

  private static let cancelledPop = """
    Nav pop New
      Cur viewWillDisappear
      New viewWillAppear
      New viewIsAppearing
      transition begins
        transition ends
          New viewWillDisappear
          New viewDidDisappear
          Cur viewWillAppear
          Cur viewIsAppearing
          Cur viewDidAppear
    """

  // MARK: - Presenting and dismissing

  private static let presentation = [
    "Full-screen present": present,
    "Full-screen present without animation": present,
    "Full-screen dismiss": dismiss,
    "Full-screen dismiss without animation": dismiss,
    "Presenting over a container": """
    B present M
      M viewDidLoad
      Nav viewWillDisappear
        B viewWillDisappear
      M viewWillAppear
      M viewIsAppearing
      transition begins
        transition ends
          M viewDidAppear
          Nav viewDidDisappear
            B viewDidDisappear
    """,
    "Dismissing several at once": """
    A dismiss B
      D viewWillDisappear
      A viewWillAppear
      A viewIsAppearing
      transition begins
        transition ends
          A viewDidAppear
          D viewDidDisappear
    """,
    "Dismissing from the middle": """
    B dismiss C
      C viewWillDisappear
      B viewWillAppear
      B viewIsAppearing
      transition begins
        transition ends
          B viewDidAppear
          C viewDidDisappear
    """,
    "Dismissing from within a presented container": """
    A dismiss Nav
      Nav viewWillDisappear
        A viewWillDisappear
      P viewWillAppear
      P viewIsAppearing
      transition begins
        transition ends
          P viewDidAppear
          Nav viewDidDisappear
            A viewDidDisappear
    """,
  ]

  private static let present = """
    P present M
      M viewDidLoad
      P viewWillDisappear
      M viewWillAppear
      M viewIsAppearing
      transition begins
        transition ends
          M viewDidAppear
          P viewDidDisappear
    """

  private static let dismiss = """
    M dismiss M
      M viewWillDisappear
      P viewWillAppear
      P viewIsAppearing
      transition begins
        transition ends
          P viewDidAppear
          M viewDidDisappear
    """
}
