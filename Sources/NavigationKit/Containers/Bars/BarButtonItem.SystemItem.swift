extension BarButtonItem {
  /// An item with a standard title or sign. The raw values are UIKit's.
  public enum SystemItem: Int, Hashable, Sendable, CaseIterable {
    /// The word Done, in bold.
    case done = 0
    /// The word Cancel.
    case cancel = 1
    /// The word Edit.
    case edit = 2
    /// The word Save, in bold.
    case save = 3
    /// The sign `+`.
    case add = 4
    /// A space that takes the remaining room of a toolbar.
    case flexibleSpace = 5
    /// A space of the item's `width` in columns.
    case fixedSpace = 6
    /// The sign `✎`.
    case compose = 7
    /// The sign `↰`.
    case reply = 8
    /// The sign `↥`: share.
    case action = 9
    /// The sign `▤`.
    case organize = 10
    /// The sign `★`.
    case bookmarks = 11
    /// The sign `⌕`.
    case search = 12
    /// The sign `↻`.
    case refresh = 13
    /// The sign `✕`: stop loading.
    case stop = 14
    /// The sign `◉`.
    case camera = 15
    /// The sign `⌫`: delete.
    case trash = 16
    /// The sign `►`.
    case play = 17
    /// The sign `‖`.
    case pause = 18
    /// The sign `◄◄`.
    case rewind = 19
    /// The sign `►►`.
    case fastForward = 20
    /// The word Undo.
    case undo = 21
    /// The word Redo.
    case redo = 22
    /// The sign `✕`: close the scene.
    case close = 24
  }
}

extension BarButtonItem.SystemItem {
  /// The text in the bar: a word if iOS shows a word, otherwise a sign.
  ///
  /// The signs are no emoji, because terminals disagree about the width of emoji.
  package var text: String {
    switch self {
    case .flexibleSpace, .fixedSpace: ""
    case .done, .cancel, .edit, .save, .undo, .redo: name
    case .add: "+"
    case .compose: "✎"
    case .reply: "↰"
    case .action: "↥"
    case .organize: "▤"
    case .bookmarks: "★"
    case .search: "⌕"
    case .refresh: "↻"
    case .stop, .close: "✕"
    case .camera: "◉"
    case .trash: "⌫"
    case .play: "►"
    case .pause: "‖"
    case .rewind: "◄◄"
    case .fastForward: "►►"
    }
  }

  /// The word for the item, for example on the status line.
  var name: String {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .add: "Add"
    case .flexibleSpace, .fixedSpace: ""
    case .compose: "Compose"
    case .reply: "Reply"
    case .action: "Share"
    case .organize: "Organize"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .refresh: "Refresh"
    case .stop: "Stop"
    case .camera: "Camera"
    case .trash: "Delete"
    case .play: "Play"
    case .pause: "Pause"
    case .rewind: "Rewind"
    case .fastForward: "Fast forward"
    case .undo: "Undo"
    case .redo: "Redo"
    case .close: "Close"
    }
  }
}
