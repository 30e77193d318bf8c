public import NavigationKit

extension Sentence {
  /// Creates the sentence of a refusal, such as `← did nothing: a push from A to B is running.`
  ///
  /// - Parameters:
  ///   - refusal: The refusal.
  ///   - trigger: The phrase of the input, such as `trigger.key`.
  public init(_ refusal: Refusal, of trigger: Sentence) {
    let (key, arguments) = refusal.words
    self.init(
      "refusal.\(key)", arguments.merging([.trigger: .phrase(trigger)]) { first, _ in first })
  }

  /// Returns the phrase of a view, with its role and its name.
  static func part(_ part: Refusal.Part) -> Value {
    let role = Value.phrase(.role, Self.role(ofType: part.type))
    guard !part.name.isEmpty else { return .phrase(Sentence("part.unnamed", [.role: role])) }
    return .phrase(Sentence("part.named", [.role: role, .title: .name(part.name)]))
  }

  /// Returns the role of a class by its name; `view` for a class that is not known.
  private static func role(ofType type: String) -> String {
    switch type {
    case "Button": "button"
    case "Switch": "switch"
    case "Slider": "slider"
    case "Stepper": "stepper"
    case "SegmentedControl": "segmentedControl"
    case "TextField": "textField"
    case "TextView": "textView"
    case "PageControl": "pageControl"
    case "ProgressView": "progress"
    case "Label": "text"
    case "ImageView": "image"
    case "TableViewCell": "row"
    case _ where type.hasSuffix("TableView"): "table"
    case _ where type.hasSuffix("CollectionView"): "collection"
    case _ where type.hasSuffix("ScrollView"): "scrollView"
    case _: "view"
    }
  }
}
