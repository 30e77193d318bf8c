internal import Narration
internal import NavigationKit

extension Simulator {
  /// Returns the notice for an event that the user should know; nil for an ignored input, whose
  /// words are looked up later, and for another event.
  func sentence(for event: Event) -> Sentence? {
    switch event.kind {
    case .unwindTargetMissing: Sentence("notice.missingTarget", [.object: .name(event.object)])
    case .unwindTargetAssumed: Sentence("notice.assumedTarget", [.object: .name(event.object)])
    case .presentationDidAttemptToDismiss where application.keyRouting == .screen:
      Sentence("notice.ignoredDismissal")
    case _: nil
    }
  }

  /// Returns a notice of the app's scenes with a capital letter, and with the number of segues in the
  /// menu.
  func sentence(saying notice: Application.Notice) -> Sentence {
    let text = text(Sentence(notice))
    let title = text.prefix(1).uppercased() + text.dropFirst()
    let segues = manualSegues.count
    guard segues > 0 else { return Sentence("notice.text", [.title: .name(title)]) }
    return Sentence("notice.menu", [.title: .name(title), .count: .number(segues)])
  }

  /// Returns the text of a notice on the status line.
  func text(_ notice: Sentence) -> String {
    (chrome == .first ? .firstEnglish : words).text(notice, isPlain: true)
  }

  /// Returns the text of a notice, in time proportional to the string table for an ignored input.
  func text(_ content: Notice.Content) -> String {
    switch content {
    case .text(let text): text
    case .ignored(let event): text(.ignoredNotice(event))
    }
  }

  /// Shows a notice in place of the hints of the status line, starting at the current tick.
  func showNotice(_ notice: Sentence) { showNotice(text(notice), at: tick) }
}
