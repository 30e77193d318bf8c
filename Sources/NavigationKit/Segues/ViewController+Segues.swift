extension ViewController {
  /// Performs the segue of that identifier without asking `shouldPerformSegue`. Traps where
  /// `checkedPerformSegue` throws.
  public func performSegue(withIdentifier identifier: String, sender: Any?) {
    trapping { () throws(NavigationError) in
      try checkedPerformSegue(withIdentifier: identifier, sender: sender)
    }
  }

  /// Performs the segue of that identifier without asking `shouldPerformSegue`.
  ///
  /// - Throws: `NavigationError.unknownSegue`; nothing has been made then.
  public func checkedPerformSegue(withIdentifier identifier: String, sender: Any?)
    throws(NavigationError)
  {
    guard let template = segueTemplates.first(where: { $0.identifier == identifier }) else {
      throw .unknownSegue(controller: self.identity, identifier: identifier)
    }
    perform(template, sender: sender)
  }

  /// Performs a segue that the user triggered, if `shouldPerformSegue` agrees.
  public func trigger(_ template: SegueTemplate, sender: Any?) {
    let identifier = template.identifier ?? ""
    let isAllowed = shouldPerformSegue(withIdentifier: identifier, sender: sender)
    note(.shouldPerformSegue, name: identifier, detail: "\(isAllowed)")
    if isAllowed { perform(template, sender: sender) }
  }

  private func perform(_ template: SegueTemplate, sender: Any?) {
    let identifier = template.identifier ?? ""
    switch template.kind {
    case .forward(let makeDestination):
      let destination = makeDestination()
      note(.destinationCreated, destination)
      let segue = make(template, to: destination)
      prepareRecorded(segue, sender: sender)
      run(segue)
    case .unwind(let action):
      let search = UnwindSegueSource(source: self, action: action, sender: sender)
      guard let destination = search.findDestination() else {
        return note(.unwindTargetMissing, name: action, detail: identifier)
      }
      let segue = make(template, to: destination)
      prepareRecorded(segue, sender: sender)
      destination.note(.unwindAction, name: action, detail: identifier)
      destination.unwindActions[action]?(segue)
      run(segue)
    }
  }

  private func make(_ template: SegueTemplate, to destination: ViewController)
    -> StoryboardSegue
  {
    let segue = template.makeSegue(template.identifier, self, destination)
    segue.animates = template.animates
    note(.segueCreated, name: segue.identifier ?? "", detail: "\(type(of: segue))")
    return segue
  }

  private func prepareRecorded(_ segue: StoryboardSegue, sender: Any?) {
    note(.prepareForSegue, name: segue.identifier ?? "")
    prepare(for: segue, sender: sender)
  }

  private func run(_ segue: StoryboardSegue) {
    note(.performSegue, name: segue.identifier ?? "")
    segue.perform()
    if !segue.isOngoing { noteRelease(of: segue) }
  }

  func noteRelease(of segue: StoryboardSegue) {
    note(.segueReleased, name: segue.identifier ?? "")
  }
}
