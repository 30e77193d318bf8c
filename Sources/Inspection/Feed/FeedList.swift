internal import NavigationKit

/// The entries of a journal that the feed shows, each with its place in the tree of causes.
struct FeedList {
  /// A selection of entries.
  struct Filter: Equatable {
    /// The topic to show; nil for all.
    var topic: LogTopic?
    /// The identity of the controller to show; nil for all.
    var controller: String?
  }

  /// A line of the feed.
  struct Line: Equatable {
    /// The index of the entry in the journal.
    var entry: Int
    /// Its indentation.
    var place: FeedOutline.Place
  }

  private(set) var lines: [Line] = []
  private(set) var filter = Filter()
  private var outline = FeedOutline()
  /// The number of entries that are in the list or left out.
  private var processed = 0
  private var cuts = 0
  /// The journal that has been read; nil for none.
  private var journal: EventJournal?

  /// Adds the new entries of a journal. Another filter or journal, or a cut, begins again.
  mutating func update(_ journal: EventJournal, _ filter: Filter) {
    if filter != self.filter || journal.cuts != cuts || journal !== self.journal {
      self = FeedList()
      (self.filter, self.journal, cuts) = (filter, journal, journal.cuts)
    }
    for index in processed..<journal.entries.count { add(journal.entries[index], at: index) }
    processed = journal.entries.count
  }

  private mutating func add(_ entry: EventJournal.Entry, at index: Int) {
    let isListed =
      lists(entry.topic) && (filter.controller.map { entry.concerns($0) } ?? true)
    let place =
      switch entry.content {
      case .input(let number, _): outline.add(input: number)
      case .event(let event): outline.add(event, isListed: isListed)
      }
    if isListed { lines.append(Line(entry: index, place: place)) }
  }

  /// Indicates whether a topic is listed. Inputs are listed under every topic, as the causes of its
  /// events.
  private func lists(_ topic: LogTopic) -> Bool {
    filter.topic.map { $0 == topic || topic == .inputs } ?? true
  }

  /// Returns the index of the last line at or before an entry; nil if there is none.
  ///
  /// Takes logarithmic time.
  func line(atOrBefore entry: Int) -> Int? {
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].entry <= entry { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? low - 1 : nil
  }
}
