// A terminal cannot be felt: these generators do nothing.

/// A generator of feedback. It does nothing.
open class UIFeedbackGenerator {
  /// Creates a generator.
  public init() {}

  /// Does nothing.
  open func prepare() {}
}

/// A generator of the feeling of an impact. It does nothing.
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// Strengths of an impact, with UIKit's raw values.
  public enum FeedbackStyle: Int, Sendable {
    /// Light, medium, heavy, soft or rigid.
    case light = 0
    /// Medium, heavy, soft or rigid.
    case medium, heavy, soft, rigid
  }

  /// Creates a generator.
  public override init() {}

  /// Creates a generator. The strength has no effect.
  public init(style: FeedbackStyle) {}

  /// Does nothing.
  public func impactOccurred() {}
  /// Does nothing.
  public func impactOccurred(intensity: Double) {}
}

/// A generator of the feeling of a selection. It does nothing.
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Does nothing.
  public func selectionChanged() {}
}

/// A generator of the feeling of a success or failure. It does nothing.
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// Outcomes of a task, with UIKit's raw values.
  public enum FeedbackType: Int, Sendable {
    /// Success, a warning, or an error.
    case success = 0
    /// Warning or error.
    case warning, error
  }

  /// Does nothing.
  public func notificationOccurred(_ type: FeedbackType) {}
}
