import TextFormats

extension FlowDifference {
  /// The differences as lines of `key: value`, with the number of differences at the end.
  public var records: String {
    var text = PlainText()
    for entry in entries {
      let details = entry.details.map { (key: "detail", value: Optional($0)) }
      text.add(
        [
          ("change", entry.change.rawValue), ("scene", entry.scene), ("segue", entry.segue),
          ("summary", entry.summary),
        ] + details)
    }
    text.add([("differences", "\(entries.count)")])
    return text.text
  }
}
