extension ViewController {
  /// Performs the segue with `identifier` without asking `shouldPerformSegue`.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of one of ``segueTemplates``.
  ///   - sender: The object that ``prepare(for:sender:)`` receives.
  /// - Throws: `NavigationError.unknownSegue`. Nothing has been created then.
  public func checkedPerformSegue(withIdentifier identifier: String, sender: Any?)
    throws(NavigationError)
  {
    guard let template = segueTemplates.first(where: { $0.identifier == identifier }) else {
      throw .unknownSegue(controller: self.identity, identifier: identifier)
    }
    perform(template, sender: sender)
  }

  /// Performs a segue for the user, if ``shouldPerformSegue(withIdentifier:sender:)`` allows it.
  ///
  /// Controls, rows and gesture recognisers of a storyboard call it.
  ///
  /// - Parameters:
  ///   - template: One of ``segueTemplates``.
  ///   - sender: The view or gesture recogniser that triggers the segue.
  public func trigger(_ template: SegueTemplate, sender: Any?) {
    if allows(template, sender: sender) { perform(template, sender: sender) }
  }

  /// Performs the embed segues, after `loadView()` and before `viewDidLoad` (catalogue 4.3.1).
  func performEmbedSegues() {
    for template in segueTemplates {
      guard case .embed = template.kind, allows(template, sender: nil) else { continue }
      perform(template, sender: nil)
    }
  }

  private func allows(_ template: SegueTemplate, sender: Any?) -> Bool {
    let identifier = template.identifier ?? ""
    let isAllowed = shouldPerformSegue(withIdentifier: identifier, sender: sender)
    record(.shouldPerformSegue, name: identifier, detail: "\(isAllowed)")
    // A scene file's condition is a more specific reason.
    if !isAllowed, application?.events.refusals.contains(.condition(identifier)) != true {
      refuse(.segueRefused(identifier, by: identity))
    }
    return isAllowed
  }

  private func perform(_ template: SegueTemplate, sender: Any?) {
    switch template.kind {
    case .forward(let makeDestination):
      let destination = self.destination(of: template, sender, makeDestination)
      run(template.makeSegue(template.identifier, self, destination), of: template, sender)
    case .embed(let makeDestination, let findContainer):
      guard let container = findContainer() else {
        return refuse(.noContainer(segue: template.identifier ?? "", of: identity))
      }
      let destination = self.destination(of: template, sender, makeDestination)
      let segue = EmbedSegue(
        identifier: template.identifier, source: self, destination: destination,
        container: container)
      run(segue, of: template, sender)
    case .unwind(let action):
      unwind(template, action: action, sender: sender)
    }
  }

  private func unwind(_ template: SegueTemplate, action: String, sender: Any?) {
    let search = UnwindSegueSource(source: self, action: action, sender: sender)
    guard let destination = search.findDestination() else {
      refuse(.unwindMissing(action: action, from: identity))
      return record(.unwindTargetMissing, name: action, detail: template.identifier ?? "")
    }
    if destination.unwindActions[action] == nil {
      destination.record(.unwindTargetAssumed, name: action, detail: template.identifier ?? "")
    }
    let isPresented = topAncestor !== destination.topAncestor
    let executor = isPresented ? destination : destination.parent ?? destination
    let segue =
      executor.segueForUnwinding(to: destination, from: self, identifier: template.identifier)
      ?? template.makeSegue(template.identifier, self, destination)
    run(segue, of: template, sender) {
      destination.record(.unwindAction, name: action, detail: segue.identifier ?? "") {
        destination.unwindActions[action]?(segue)
      }
    }
  }

  /// Returns the destination that the segue action creates, or the destination from the storyboard.
  private func destination(
    of template: SegueTemplate, _ sender: Any?, _ makeDestination: () -> ViewController
  ) -> ViewController {
    let action = template.segueAction.flatMap { segueActions[$0] }
    let destination = action?(sender, template.identifier) ?? makeDestination()
    record(.destinationCreated, destination)
    return destination
  }

  /// Prepares and performs `segue`. `arrive` runs between the two.
  private func run(
    _ segue: StoryboardSegue, of template: SegueTemplate, _ sender: Any?,
    arrive: () -> Void = {}
  ) {
    segue.animates = template.animates
    segue.origin = sender as? View ?? (sender as? GestureRecognizer)?.view
    let name = segue.identifier ?? ""
    record(.segueCreated, name: name, detail: "\(type(of: segue))") {
      record(.prepareForSegue, name: name) { prepare(for: segue, sender: sender) }
      arrive()
      record(.performSegue, name: name) { segue.perform() }
      if !segue.isOngoing { recordRelease(of: segue) }
    }
  }

  func recordRelease(of segue: StoryboardSegue) {
    record(.segueReleased, name: segue.identifier ?? "")
  }
}
