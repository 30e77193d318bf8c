extension CauseTrees {
  // MARK: - Loading and the first show

  static let loading = [
    "Reading the view for the first time": "A viewDidLoad",
    "Reading the view again after setting it to nil": """
    A viewDidLoad
    A viewDidLoad
    """,
    "One appearance, step by step": """
    Nav push B
      B viewDidLoad
      ViewController viewWillDisappear
      B viewWillAppear
      B viewIsAppearing
      transition begins
        transition ends
          ViewController viewDidDisappear
          B viewDidAppear
    """,
    "Showing the window and pushing in one turn": "Nav push B\n" + first("B"),
    // The user's resize has no event; the sheet's new style has one, but is not shown here.
    "A sheet in a window that gets low": """
    P viewWillDisappear
    P viewDidDisappear
    """,
  ]

  // MARK: - Children

  static let children = [
    "A child's view leaves a parent that is appearing": """
    Nav push P
      A viewWillDisappear
      P viewWillAppear
        C viewWillAppear
      P viewIsAppearing
        C viewIsAppearing
      transition begins
        transition ends
          A viewDidDisappear
          P viewDidAppear
    C viewWillDisappear
    C viewDidDisappear
    """,
    // The view of C stays where it is: only containment callbacks, which trees do not show.
    "A child moves to another parent": "",
    "Swapping children with a transition": """
    Old viewWillDisappear
    New viewWillAppear
    New viewIsAppearing
    New viewDidAppear
    Old viewDidDisappear
    """,
    "A container that forwards appearance itself": """
    C viewDidLoad
    C viewWillAppear
    C viewIsAppearing
    C viewDidAppear
    C viewWillDisappear
    C viewDidDisappear
    """,
    "An embed segue": """
    P shouldPerformSegue
    P segueCreated
      P prepareForSegue
      P performSegue
        C viewDidLoad
    P viewDidLoad
    P viewWillAppear
      C viewWillAppear
    P viewIsAppearing
      C viewIsAppearing
    P viewDidAppear
      C viewDidAppear
    """,
  ]

  // MARK: - Turns that are cancelled

  static let cancelledTurns = [
    "A scroll that is cancelled": turn + """
            Cur viewWillAppear
            Cur viewIsAppearing
            Cur viewDidAppear
            New viewWillDisappear
            New viewDidDisappear
      """,
    "A curl that is cancelled": turn + """
            New viewWillDisappear
            Cur viewWillAppear
            Cur viewIsAppearing
            New viewDidDisappear
            Cur viewDidAppear
      """,
  ]

  private static let turn = """
    pageWillTransition New
    pageTurned New
      New viewDidLoad
      New viewWillAppear
      Cur viewWillDisappear
      New viewIsAppearing
      transition begins
        transition ends

    """

  // MARK: - Unwinding through containers

  static let unwinds = [
    // While C covers the stack, the pop has no transition of its own.
    "Unwinding from a presentation over a stack": """
    C shouldPerformSegue
    C segueCreated
      C prepareForSegue
      A unwindAction
      C performSegue
        Nav dismiss C
          C viewWillDisappear
          Nav viewWillAppear
            A viewWillAppear
          Nav viewIsAppearing
            A viewIsAppearing
          transition begins
            transition ends
              Nav viewDidAppear
                A viewDidAppear
              C viewDidDisappear
        Nav unwindTowards
          Nav pop A
    """,
    "Unwinding through a container of containers": """
    M shouldPerformSegue
    M segueCreated
      M prepareForSegue
      First unwindAction
      M performSegue
        Tab dismiss M
          M viewWillDisappear
          Tab viewWillAppear
            Nav viewWillAppear
              First viewDidLoad
              First viewWillAppear
          Tab viewIsAppearing
            Nav viewIsAppearing
              First viewIsAppearing
          transition begins
            transition ends
              Tab viewDidAppear
                Nav viewDidAppear
                  First viewDidAppear
              M viewDidDisappear
        Tab unwindTowards
        Nav unwindTowards
          Nav pop First
    """,
  ]
}
