extension CauseTrees {
  // MARK: - Containers

  static let containment = [
    "A child added when its parent loads": embedded,
    "A child with didMove(toParent:) called at once": embedded,
    "A child's view joins a parent on the screen": """
    C viewDidLoad
    C viewWillAppear
    C viewIsAppearing
    C viewDidAppear
    """,
    "A child's view joins a parent that is appearing": """
    Nav push P
      P viewDidLoad
      A viewWillDisappear
      P viewWillAppear
      P viewIsAppearing
        C viewDidLoad
        C viewWillAppear
        C viewIsAppearing
      transition begins
        transition ends
          A viewDidDisappear
          P viewDidAppear
            C viewDidAppear
    """,
    "A child's view leaves a parent on the screen": """
    C viewWillDisappear
    C viewDidDisappear
    """,
    "Removing a child": """
    C viewWillDisappear
    C viewDidDisappear
    """,
    "An appearance that turns back half way": """
    C viewWillAppear
    C viewWillDisappear
    C viewDidDisappear
    """,
  ]

  private static let embedded = """
    P viewDidLoad
      C viewDidLoad
    P viewWillAppear
      C viewWillAppear
    P viewIsAppearing
      C viewIsAppearing
    P viewDidAppear
      C viewDidAppear
    """

  // MARK: - Tabs and pages

  static let tabs = [
    "Selecting another tab": """
    tabShouldSelect New
    tabSelected New
      New viewDidLoad
      New viewWillAppear
      Old viewWillDisappear
      New viewIsAppearing
      transition begins
        transition ends
          Old viewDidDisappear
          New viewDidAppear
    tabDidSelect New
    """,
    "Tapping the selected tab": """
    tabShouldSelect Nav
    Nav pop Root
      Root viewDidLoad
      Top viewWillDisappear
      Root viewWillAppear
      Root viewIsAppearing
      transition begins
        transition ends
          Top viewDidDisappear
          Root viewDidAppear
    tabDidSelect Nav
    """,
    "Scrolling to the next page": """
    pageWillTransition New
    pageTurned New
      New viewDidLoad
      New viewWillAppear
      Cur viewWillDisappear
      New viewIsAppearing
      transition begins
        transition ends
          New viewDidAppear
          Cur viewDidDisappear
    """,
    "Curling to the next page": """
    pageWillTransition New
    pageTurned New
      New viewDidLoad
      New viewWillAppear
      Cur viewWillDisappear
      New viewIsAppearing
      transition begins
        transition ends
          Cur viewDidDisappear
          New viewDidAppear
    """,
  ]

  // MARK: - Segues and unwinding

  static let segues = [
    "A control triggers a segue": "A shouldPerformSegue\n" + show,
    "The source declines a segue": "A shouldPerformSegue",
    "Code performs a segue": show,
    "A segue action makes the destination": "A shouldPerformSegue\n" + show,
    "Unwinding within a stack": """
    B shouldPerformSegue
    B segueCreated
      B prepareForSegue
      A unwindAction
      B performSegue
        Nav unwindTowards
          Nav pop A
            B viewWillDisappear
            A viewWillAppear
            A viewIsAppearing
            transition begins
              transition ends
                B viewDidDisappear
                A viewDidAppear
    """,
    "Unwinding over three presentations": """
    D shouldPerformSegue
    D segueCreated
      D prepareForSegue
      A unwindAction
      D performSegue
        A dismiss B
          D viewWillDisappear
          A viewWillAppear
          A viewIsAppearing
          transition begins
            transition ends
              A viewDidAppear
              D viewDidDisappear
    """,
  ]

  private static let show = """
    A segueCreated
      A prepareForSegue
      A performSegue
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
}
