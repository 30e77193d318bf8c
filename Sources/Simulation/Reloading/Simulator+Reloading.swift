internal import NavigationKit
public import Storyboards

extension Simulator {
  /// An app of other storyboards at the place where this one is: the same scenes on the same stacks,
  /// with what the user and the segues have put into them.
  ///
  /// What a view says because its file says so is as the new file has it. What is scrolled stays so, and
  /// the focus rests where it did, as long as the view is there: the one of that id, or at that place
  /// among others. Time starts anew, as slow as it
  /// was. What happens on the way is no event of the new app.
  ///
  /// - Parameter old: The storyboards that this app was made from.
  /// - Returns: The app, at rest, with a word on the status line; it says why where the place is not
  ///   there any more, and is then as near as there was a way.
  public func reloaded(from old: StoryboardBundle, with new: StoryboardBundle) -> Simulator {
    var place = application.window?.rootViewController.map { AppPlace($0) }
    // What is at the same place without anybody's data is the old file's word, which no longer counts.
    let routing = application.keyRouting
    let plain = Simulator(storyboards: old, columns: columns, rows: rows, keyRouting: routing)
    _ = plain.restore(place, old, restoresValues: false)
    if let root = plain.application.window?.rootViewController {
      place = place?.withoutValues(of: AppPlace(root))
    }
    let simulator = Simulator(
      storyboards: new, columns: columns, rows: rows, keyRouting: routing)
    simulator.style = style
    let complaint = simulator.restore(place, new, restoresValues: true)
    if isSlow { simulator.perform(.toggleSlowAnimations) }
    _ = simulator.takeEvents()
    simulator.say(complaint.map { "reloaded: \($0)" } ?? "reloaded")
    return simulator
  }

  private func restore(
    _ place: AppPlace?, _ storyboards: StoryboardBundle, restoresValues: Bool
  ) -> String? {
    guard let place, let root = application.window?.rootViewController else { return nil }
    var restorer = AppRestorer(self, storyboards, restoresValues: restoresValues)
    restorer.restore(place, from: root)
    return restorer.complaint
  }
}
