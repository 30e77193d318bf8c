import TextFormats

/// The keys of a session log's records, as they are read.
enum SessionKey: String {
  case record, tick

  // MARK: - Header

  case format, program, ticksPerSecond, columns, rows
  case storyboardName, storyboard, storyboards, origins, colorDepth, settings
  /// The keys of a file among the storyboards.
  case name, text

  // MARK: - Inputs

  case command, raw, direction, arrow, key, number, phase, column, row, segue, scene, source, origin
  case modifiers

  // MARK: - Events

  case events, pattern, numbers, kind, subject, object, animated, detail, cause, causes

  // MARK: - Checkpoints and branches

  case digest, cells, to, inputs
}

extension JSONNode {
  /// The value of a key, found in linear time; nil if the key is missing or this node is not an
  /// object.
  subscript(key: SessionKey) -> JSONNode? { self[key.rawValue] }
}
