public import CellGraphics
public import NavigationKit

extension Control {
  /// What a control looks like; a button has one title and one colour for all of them.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let normal: State = []
    public static let highlighted = State(rawValue: 1 << 0)
    public static let disabled = State(rawValue: 1 << 1)
    public static let selected = State(rawValue: 1 << 2)
  }
}

extension Button {
  /// All of them look alike here.
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
    case close = 7
  }

  public convenience init(type: ButtonType) { self.init() }

  /// - Parameter state: `normal`, whose title is every state's; that of another counts for nothing.
  public func setTitle(_ title: String?, for state: State) {
    if state == .normal { self.title = title ?? "" }
  }

  public func title(for state: State) -> String? { title.isEmpty ? nil : title }

  /// - Parameter state: `normal`, whose colour is every state's; that of another counts for nothing.
  public func setTitleColor(_ color: Color?, for state: State) {
    if state == .normal { titleColor = color ?? .systemBlue }
  }

  public var currentTitle: String? { title(for: .normal) }
}
