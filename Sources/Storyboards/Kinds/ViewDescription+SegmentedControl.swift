import NavigationKit
import TextFormats

extension ViewDescription {
  /// A segmented control with at least one segment. The key `selected` is read last, because its
  /// range depends on the number of segments.
  static let segmentedControl = control(
    "a segmented control", .segmentedControl([], selected: 0),
    [
      .required(
        "segments", \.control.segments, .list(of: .text, atLeast: 1, "segment"),
        "The titles of the segments"),
      SceneFormat.ViewField(
        key: FormatKey(
          "selected", .integer(-1, nil),
          "The index of the selected segment, from 0, or -1 for none; default 0"),
        read: { _, _, _ in },
        write: { view, _ in
          view.control.selected == 0 ? nil : JSONNode(view.control.selected)
        }), isEnabled,
    ],
    roles: [.value, .control],
    make: { description, _ in
      let view = SegmentedControl(items: description.segments)
      view.selectedSegmentIndex = description.selected
      return view
    }
  ).adjustable { view in
    view["selected"]?.integer ?? -1
      >= (view["segments"]?.elements?.count(where: {
        $0.string != nil
      }) ?? 0) - 1
  }.inRows
    .finishing { fields, decoder, view in
      let last = max(0, (fields["segments"]?.elements?.count ?? 1) - 1)
      view.control.selected = decoder.integer(fields["selected"], -1...last) ?? 0
    }
}

extension SceneDocument.Control {
  fileprivate var segments: [String] {
    get { if case .segmentedControl(let segments, _) = content { segments } else { [] } }
    set { content = .segmentedControl(newValue, selected: selected) }
  }

  fileprivate var selected: Int {
    get { if case .segmentedControl(_, let selected) = content { selected } else { 0 } }
    set { content = .segmentedControl(segments, selected: newValue) }
  }
}

extension SegmentedControl: SceneValued {
  /// The title of the selected segment; empty if none is selected. Setting an unknown title is
  /// ignored.
  var textValue: String {
    get {
      selectedSegmentIndex == Self.noSegment ? "" : titles[selectedSegmentIndex]
    }
    set {
      if let place = titles.firstIndex(of: newValue) { selectedSegmentIndex = place }
    }
  }
}
