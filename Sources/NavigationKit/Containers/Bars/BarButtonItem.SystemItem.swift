extension BarButtonItem {
  /// The items that every app has. The raw values are UIKit's.
  public enum SystemItem: Int, Hashable, Sendable, CaseIterable {
    case done = 0
    case cancel = 1
    case edit = 2
    case save = 3
    case add = 4
    case flexibleSpace = 5
    case fixedSpace = 6
    case compose = 7
    case reply = 8
    case action = 9
    case organize = 10
    case bookmarks = 11
    case search = 12
    case refresh = 13
    case stop = 14
    case camera = 15
    case trash = 16
    case play = 17
    case pause = 18
    case rewind = 19
    case fastForward = 20
    case undo = 21
    case redo = 22
    case close = 24
  }
}

extension BarButtonItem.SystemItem {
  /// What the bar shows: a word where iOS has one, else a sign.
  ///
  /// None of the signs is an emoji, which terminals give differing widths.
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

  /// The word for it, such as on a status line.
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
