/// One-column signs for images that many apps have. None is an emoji, because terminals disagree
/// about an emoji's width.
extension ImageNames {
  /// The signs by SF Symbols names without variants. Symbols that `Image` knows are not listed
  /// here.
  static let signs = [
    "arrow.clockwise": "↻", "arrow.counterclockwise": "↺", "arrow.triangle.2.circlepath": "↻",
    "arrow.turn.left.up": "↰", "arrow.turn.up.left": "↰", "arrow.uturn.left": "↶",
    "arrow.uturn.right": "↷", "arrow.left.arrow.right": "↔", "arrow.up.arrow.down": "↕",
    "arrow.up.right": "↗", "backward": "◄◄", "book": "▤", "bookmark": "★", "calendar": "▦",
    "camera": "◉", "chevron.down": "⌄", "chevron.left": "‹", "chevron.right": "›",
    "chevron.up": "⌃", "circle": "○", "circle.fill": "●", "clock": "◷", "ellipsis": "⋯",
    "flag": "⚑", "forward": "►►", "info": "ⓘ", "line.3.horizontal": "≡",
    "line.3.horizontal.decrease": "▽", "line.horizontal.3": "≡",
    "line.horizontal.3.decrease": "▽", "list.bullet": "≣", "list.dash": "≣", "location": "⌖",
    "mappin": "⌖", "minus": "−", "moon": "☾", "multiply": "✕", "music.note": "♪", "pause": "‖",
    "pencil": "✎", "phone": "☏", "play": "►", "questionmark": "?", "rectangle.grid": "⊞",
    "speaker": "♪", "square.and.arrow.down": "↧", "square.and.arrow.up": "↥",
    "square.and.pencil": "✎", "square.grid": "⊞", "stop": "■", "sun.max": "☼", "timer": "◷",
    "trash": "⌫",
  ]

  /// The system symbols that images with these names usually show.
  static let synonyms = [
    "account": "person", "action": "square.and.arrow.up", "add": "plus", "alarm": "clock",
    "audio": "music.note", "audiotrack": "music.note", "back": "chevron.left",
    "bookmarks": "bookmark", "call": "phone", "cancel": "xmark", "check": "checkmark",
    "close": "xmark", "cog": "gear", "compose": "square.and.pencil", "contact": "person",
    "contacts": "person", "cross": "xmark", "delete": "trash", "directions list": "list.bullet",
    "done": "checkmark", "download": "square.and.arrow.down",
    "downloads": "square.and.arrow.down", "edit": "pencil", "email": "envelope",
    "export": "square.and.arrow.up", "fast forward": "forward", "fast rewind": "backward",
    "favorite": "star", "favorites": "star", "favourite": "star", "favourites": "star",
    "featured": "star", "filter": "line.3.horizontal.decrease", "grid": "square.grid",
    "hamburger": "line.3.horizontal", "help": "questionmark", "history": "clock",
    "home": "house", "insert photo": "photo", "keyboard arrow down": "chevron.down",
    "keyboard arrow up": "chevron.up", "like": "heart", "list": "list.bullet",
    "locate": "location", "mail": "envelope", "menu": "line.3.horizontal", "message": "envelope",
    "more": "ellipsis", "more options": "ellipsis", "music": "music.note", "new": "plus",
    "next": "chevron.right", "notification": "bell", "notifications": "bell",
    "options": "ellipsis", "picture": "photo", "pin": "mappin", "play arrow": "play",
    "preferences": "gear", "profile": "person", "recents": "clock", "redo": "arrow.uturn.right",
    "refresh": "arrow.clockwise", "reload": "arrow.clockwise", "remove": "minus",
    "reset": "arrow.counterclockwise", "reveal": "line.3.horizontal", "rewind": "backward",
    "search": "magnifyingglass", "setting": "gear", "settings": "gear",
    "share": "square.and.arrow.up", "tick": "checkmark", "top rated": "star",
    "undo": "arrow.uturn.left", "upload": "square.and.arrow.up", "user": "person",
    "view list": "list.bullet", "view module": "square.grid", "x": "xmark",
  ]
}
