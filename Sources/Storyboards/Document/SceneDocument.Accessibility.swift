extension SceneDocument {
  /// The texts of a view that spoken mode reads in place of its own.
  public struct Accessibility: Hashable, Sendable {
    /// The name; empty to read the view's text or title.
    public var label = ""
    /// A sentence about the view's effect; empty for none.
    public var hint = ""

    /// Creates texts; empty ones by default.
    public init(label: String = "", hint: String = "") { (self.label, self.hint) = (label, hint) }
  }
}
