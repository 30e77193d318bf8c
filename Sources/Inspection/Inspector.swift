package import Narration
internal import NavigationKit
public import Simulation
public import Storyboards

/// Shows the insides of a running app: its tree, facts, life cycles and events.
///
/// The inspector only reads. A session passes it a ``Source`` and the keys of the user, and draws it
/// beside the app.
///
/// ```swift
/// let document = try SceneDocument(
///   json: Array(#"{"version":1,"canvas":{"width":9,"height":9},"initialScene":"a","scenes":[{"id":"a"}]}"#.utf8))
/// let simulator = Simulator(document: document, columns: 100, rows: 59)
/// let journal = EventJournal()
/// journal.record(simulator.takeEvents())
/// let inspector = Inspector(columns: 200, rows: 60)
/// inspector.update(Inspector.Source(simulator, journal, end: 0))
/// // The window, the controller of the scene and its view.
/// precondition(inspector.tree.map(\.name) == ["Window", "a", "view"])
/// // The inspector is drawn to the right of the app.
/// let frame = inspector.frame(around: simulator.frame())
/// precondition(frame.surface.columns == 200)
/// ```
public final class Inspector {
  /// The state of the session that the inspector shows.
  public struct Source {
    /// The simulator at the shown position.
    public var simulator: Simulator
    /// All inputs and events of the session.
    public var journal: EventJournal
    /// The last tick of the session.
    public var end: Int
    /// The number of inputs that have taken effect at the shown position; nil in the present.
    public var pastInputs: Int?
    /// The scene files of the session; nil for an app in code.
    public var storyboards: StoryboardBundle?
    /// The number of changes of the scene files that the shown app has.
    package var edits = 0
    /// The figures of the output to the terminal; nil without a terminal.
    package var output: OutputFigures?
    /// The shown tick, and the ticks that the ribbon shows; nil for those of the simulator.
    package var span: (now: Int, ticks: Range<Int>)?

    /// Creates a source.
    ///
    /// - Parameters:
    ///   - simulator: The simulator at the shown position.
    ///   - journal: All inputs and events of the session.
    ///   - end: The last tick of the session.
    ///   - pastInputs: The number of inputs at the shown position; nil in the present.
    ///   - storyboards: The scene files of the session; nil for an app in code.
    public init(
      _ simulator: Simulator, _ journal: EventJournal, end: Int, pastInputs: Int? = nil,
      storyboards: StoryboardBundle? = nil
    ) {
      (self.simulator, self.journal, self.end) = (simulator, journal, end)
      (self.pastInputs, self.storyboards) = (pastInputs, storyboards)
    }

    /// The number of entries of the journal that have happened at the shown position.
    var count: Int {
      guard let pastInputs else { return journal.entries.count }
      return journal.count(upTo: simulator.tick, inputs: pastInputs)
    }
  }

  /// The pane with the focus.
  public internal(set) var focus = InspectorPane.tree
  /// The lines of the tree.
  public internal(set) var tree: [TreeLine] = []
  /// The selected item of the tree.
  public internal(set) var selected = InspectedItem.window
  /// Indicates whether the frame can differ from the last one.
  public var needsDisplay = true

  /// The words of the sentences.
  package var words: StringTable { source?.simulator.words ?? .english }
  var (columns, rows): (Int, Int)
  /// The panes that had the focus, the last one first.
  var recentPanes = [InspectorPane.tree, .feed]
  var source: Source?
  var palette = InspectorPalette(ChromeColors(.unspecified))

  /// The items whose folding differs from the usual one; see ``TreeBuilder/toggled``.
  var toggled: Set<InspectedItem> = []
  /// Indicates whether the user has selected an item. Before that the frontmost scene is selected.
  var hasSelected = false
  var treeOffset = 0

  /// The facts about the selected item.
  public internal(set) var facts: [Fact] = []
  var factsLine = 0
  var factsOffset = 0
  let places = ScenePlaces()

  var feed = FeedList()
  var filter = FeedList.Filter()
  /// The index of the selected entry of the journal; nil follows the shown position.
  var selectedEntry: Int?
  var feedOffset = 0

  /// The life cycles around the shown position.
  public internal(set) var ribbon = Ribbon()
  var cycles = LifeCycles()
  /// The ticks that the ribbon shows.
  var ribbonTicks = Ribbon.usualTicks
  var ribbonLane = 0
  /// The tick of the ribbon's cursor; nil for the shown position.
  var ribbonCursor: Int?
  var ribbonOffset = 0

  /// The lines of an explanation over the panes; empty for none.
  var explanation: [String] = []
  /// The number of lines of the help above the visible ones; nil while it is closed.
  var helpOffset: Int?
  /// The answer to the last key; nil for none.
  var message: String?
  /// The text that the user types for a fact; nil while nothing is asked.
  var answer: (edit: FactEdit, text: String)?

  /// Creates an inspector for a terminal.
  ///
  /// - Parameters:
  ///   - columns: The columns of the whole terminal.
  ///   - rows: The rows of the whole terminal.
  public init(columns: Int, rows: Int) {
    (self.columns, self.rows) = (columns, rows)
  }

  /// Changes the size of the terminal.
  public func resize(columns: Int, rows: Int) {
    (self.columns, self.rows) = (columns, rows)
    needsDisplay = true
  }

  /// The places of the app and the panes.
  public var layout: InspectorLayout {
    InspectorLayout(
      columns: columns, rows: rows, focus: focus, recent: recentPanes, lanes: ribbon.lanes.count)
  }

  /// Shows a message in place of the hints until the next key.
  ///
  /// A key that the app receives does not remove it.
  public func show(_ text: String) { (message, needsDisplay) = (text, true) }

  /// Takes the present state of a session. Call it before each frame.
  ///
  /// The order matters: the facts are about the item that the tree has selected, and the ribbon has
  /// the lanes of the tree.
  public func update(_ source: Source) {
    self.source = source
    palette = InspectorPalette(source.simulator.colors)
    feed.update(source.journal, filter)
    updateTree(source)
    facts = FactList(of: selected, source, places).facts
    updateRibbon(source)
  }
}
