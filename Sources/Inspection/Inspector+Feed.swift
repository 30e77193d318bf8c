internal import Narration
internal import NavigationKit
internal import Simulation

extension Inspector {
  /// The index of the selected line of the feed; nil for an empty feed.
  var feedIndex: Int? {
    guard let source else { return nil }
    return feed.line(atOrBefore: selectedEntry ?? source.count - 1)
  }

  /// The entry of the selected line.
  var selectedFeedEntry: EventJournal.Entry? {
    guard let source, let index = feedIndex else { return nil }
    return source.journal.entries[feed.lines[index].entry]
  }

  /// Moves the selection by a number of lines. The selection stops at the first and the last line.
  func moveInFeed(by step: Int) {
    guard let index = feedIndex ?? (feed.lines.isEmpty ? nil : 0) else { return }
    selectFeedLine(index + step)
  }

  /// Selects a line. The last one that has happened follows the session from then on.
  ///
  /// The controller of the event is selected in the tree too, if the tree lists it.
  func selectFeedLine(_ index: Int) {
    guard let source, !feed.lines.isEmpty else { return }
    let index = min(max(index, 0), feed.lines.count - 1)
    let isLast = index == feed.line(atOrBefore: source.count - 1)
    selectedEntry = isLast ? nil : feed.lines[index].entry
    if let event = selectedFeedEntry?.event, !event.subject.isEmpty {
      let item = InspectedItem.controller(event.subject)
      if tree.contains(where: { $0.item == item }) { select(item) }
    }
  }

  /// Shows the next topic, or the previous one for -1; all topics come after the last one.
  func changeTopic(_ step: Int) {
    let topics: [LogTopic?] = [nil] + LogTopic.allCases.filter { $0 != .screens && $0 != .inputs }
    let index = topics.firstIndex(of: filter.topic) ?? 0
    filter.topic = topics[(index + step + topics.count) % topics.count]
  }

  /// Selects the cause of the selected entry.
  func selectCause() {
    guard let source, let entry = selectedFeedEntry, let cause = source.journal.cause(of: entry)
    else { return }
    selectFeedLine(feed.line(atOrBefore: cause) ?? 0)
  }

  /// Selects the first entry that the selected one has caused.
  func selectEffect() {
    guard let source, let index = feedIndex, let entry = selectedFeedEntry else { return }
    let later = feed.lines[(index + 1)...]
    let effect = later.firstIndex { line in
      source.journal.entries[line.entry].isCaused(by: entry)
    }
    if let effect { selectFeedLine(effect) }
  }

  /// Returns to the moment of the selected entry.
  func goToSelectedEntry() -> Outcome {
    guard let entry = selectedFeedEntry else { return .handled }
    return .go(tick: entry.tick, inputs: entry.inputs)
  }

  // MARK: - Why

  /// Shows the causes of the selected event, or of the last event of the selected item.
  func explainCauses() {
    guard let source, var entry = explainedEntry(source) else { return }
    var chain = [entry]
    while let cause = source.journal.cause(of: entry) {
      entry = source.journal.entries[cause]
      chain.append(entry)
    }
    explanation = chain.reversed().enumerated().map { level, entry in
      (level == 0 ? "" : String(repeating: "  ", count: level - 1) + "└ ")
        + entry.textWithMethod(in: words)
    }
  }

  /// Shows the reasons why the last input had no effect, or a sentence that there are none.
  func explainWhyNot() {
    guard let source else { return }
    let reasons = source.simulator.whyNot().map { words.text($0) }
    explanation = reasons.isEmpty ? [words.label("pane.nothing")] : reasons
  }

  /// The entry that `y` explains: the selected line of the feed or ribbon, otherwise the last event
  /// about the selected item.
  private func explainedEntry(_ source: Source) -> EventJournal.Entry? {
    guard focus != .feed, let controller = selected.controller else { return selectedFeedEntry }
    return source.journal.entries.prefix(source.count).last {
      $0.event != nil && $0.concerns(controller)
    } ?? selectedFeedEntry
  }
}

extension EventJournal {
  /// Returns the index of the entry that caused another; nil for the start.
  ///
  /// Takes time proportional to the number of entries.
  func cause(of entry: Entry) -> Int? {
    guard let event = entry.event else { return nil }
    return switch event.cause {
    case .start: nil
    case .input(let number): entries.lastIndex { $0.isInput(number) }
    case .event(let number): entries.lastIndex { $0.event?.number == number && number > 0 }
    }
  }
}

extension EventJournal.Entry {
  fileprivate func isInput(_ number: Int) -> Bool {
    if case .input(number, _) = content { true } else { false }
  }

  /// Returns whether another entry is the cause of this one.
  func isCaused(by other: EventJournal.Entry) -> Bool {
    guard let event else { return false }
    return switch event.cause {
    case .start: false
    case .input(let number): other.isInput(number)
    case .event(let number): number > 0 && other.event?.number == number
    }
  }
}
