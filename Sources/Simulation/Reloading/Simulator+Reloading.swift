internal import Narration
internal import NavigationKit
public import Storyboards

extension Simulator {
  /// Returns an app of changed storyboards in the state of this one.
  ///
  /// The new app has the same scenes on the same stacks, and the values that the user and the
  /// segues have put into them. Texts and other values from the file are those of the new file.
  /// Scroll positions and the focus are kept if the view still exists: by its id, or else by its
  /// position among its siblings.
  ///
  /// Time starts at tick 0, at the same speed. Events of the restoration are dropped.
  ///
  /// - Parameters:
  ///   - old: The storyboards that this app was made from.
  ///   - new: The changed storyboards.
  /// - Returns: The app, at rest, with a notice on the status line. If a scene no longer exists the
  ///   app is in the nearest state that could be reached, and the notice says why.
  public func reloaded(from old: StoryboardBundle, with new: StoryboardBundle) -> Simulator {
    let (simulator, problem) = changed(from: old, to: new)
    simulator.showNotice(
      problem.map { Sentence("notice.reloadedWith", [.detail: .name($0)]) }
        ?? Sentence("notice.reloaded"))
    return simulator
  }

  /// Returns an app of changed storyboards in the state of this one, and the reason why its state
  /// could not be reached; nil if it was.
  package func changed(
    from old: StoryboardBundle, to new: StoryboardBundle
  ) -> (simulator: Simulator, problem: String?) {
    var place = application.window?.rootViewController.map { AppPlace($0) }
    // Values that the app had before any input are from the old file, so they are not restored.
    let routing = application.keyRouting
    let plain = Simulator(
      storyboards: old, columns: columns, rows: rows, keyRouting: routing, preferences: preferences,
      theme: givenTheme)
    _ = plain.restore(place, old, restoresValues: false)
    if let root = plain.application.window?.rootViewController {
      place = place?.withoutValues(of: AppPlace(root))
    }
    let simulator = Simulator(
      storyboards: new, columns: columns, rows: rows, keyRouting: routing, preferences: preferences,
      theme: givenTheme)
    simulator.style = style
    simulator.chrome = chrome
    simulator.words = words
    simulator.application.springFit = application.springFit
    let problem = simulator.restore(place, new, restoresValues: true)
    if isSlow { simulator.perform(.toggleSlowAnimations) }
    _ = simulator.takeEvents()
    return (simulator, problem)
  }

  /// Restores a state in this app. Returns the reason why it was not reached; nil if it was.
  private func restore(
    _ place: AppPlace?, _ storyboards: StoryboardBundle, restoresValues: Bool
  ) -> String? {
    guard let place, let root = application.window?.rootViewController else { return nil }
    var restorer = AppRestorer(self, storyboards, restoresValues: restoresValues)
    restorer.restore(place, from: root)
    return restorer.problem
  }
}
