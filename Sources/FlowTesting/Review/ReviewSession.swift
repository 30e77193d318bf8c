internal import CellGraphics
public import Narration
internal import NavigationKit
public import Simulation
internal import TextFormats

/// The review of new screens in a terminal: old, new and difference, accepted one by one or in groups
/// of equal changes.
public final class ReviewSession: TerminalProgram {
  /// A decision about a new screen.
  public enum Decision: Hashable, Sendable {
    /// The new screen is recorded.
    case accepted
    /// The new screen is removed.
    case rejected
  }

  /// A part of the comparison.
  enum View: Int, CaseIterable {
    case both, old, new, difference
  }

  let items: [ReviewItem]
  /// The words of the language.
  let words: StringTable
  private var decisions: [Decision?]
  /// The index of the shown item.
  private(set) var index = 0
  var view = View.both
  /// Indicates whether old and new alternate.
  var isBlinking = false
  var showsOldInBlink = false
  private var elapsed = Duration.zero
  var size: (columns: Int, rows: Int)
  private var hasQuit = false
  /// Indicates whether the user wants to edit the flow of the shown item. The session pauses until
  /// ``continueAfterEditing(problem:)``.
  public private(set) var wantsEditor = false
  private var needsDisplay = true
  private let decide: (ReviewItem, Decision) -> String?
  /// The message of a decision that failed.
  var problem = ""

  private static let blinkTime = Duration.milliseconds(500)

  /// Creates a review.
  ///
  /// - Parameters:
  ///   - items: The new screens, at least one.
  ///   - columns: The columns of the terminal.
  ///   - rows: The rows of the terminal.
  ///   - words: The words of a language.
  ///   - decide: Performs a decision on the files. Returns a message if that failed.
  public init(
    _ items: [ReviewItem], columns: Int, rows: Int, words: StringTable = .english,
    decide: @escaping (ReviewItem, Decision) -> String?
  ) {
    self.items = items
    self.words = words
    decisions = Array(repeating: nil, count: items.count)
    size = (columns, rows)
    self.decide = decide
  }

  /// The numbers of accepted and rejected screens.
  public var counts: (accepted: Int, rejected: Int) {
    (decisions.count { $0 == .accepted }, decisions.count { $0 == .rejected })
  }

  /// The number of screens without a decision.
  public var openCount: Int { decisions.count { $0 == nil } }

  /// Indicates whether the user has quit, wants an editor, or all screens have a decision.
  public var isFinished: Bool { hasQuit || wantsEditor || openCount == 0 }

  /// The shown item.
  public var item: ReviewItem { items[index] }

  /// Continues after the flow has been edited.
  ///
  /// - Parameter problem: A message if no editor could be opened; empty for none.
  public func continueAfterEditing(problem: String = "") {
    wantsEditor = false
    needsDisplay = true
    self.problem = problem
  }

  /// The number of open items with the same change as the shown one, including it.
  var groupCount: Int { group.count }

  private var group: [Int] {
    items.indices.filter { decisions[$0] == nil && ($0 == index || items[$0].isLike(item)) }
  }

  /// The real time until old and new alternate; nil without blinking.
  public var timeUntilNextChange: Duration? { isBlinking ? Self.blinkTime - elapsed : nil }

  /// Lets real time pass.
  public func advance(by elapsed: Duration) {
    guard isBlinking else { return }
    self.elapsed += elapsed
    while self.elapsed >= Self.blinkTime {
      self.elapsed -= Self.blinkTime
      showsOldInBlink.toggle()
      needsDisplay = true
    }
  }

  /// Performs a key: `a` accept, `A` accept all equal changes, `r` reject, `s` or arrows skip,
  /// Space blink, Tab another view, `o` edit the flow, `q` quit.
  public func receive(_ key: Key) {
    needsDisplay = true
    problem = ""
    switch key {
    case .character("a"), .enter: decide([index], .accepted)
    case .character("A"): decide(group, .accepted)
    case .character("r"): decide([index], .rejected)
    case .character("R"): decide(group, .rejected)
    case .character("s"), .right, .down, .character("n"): move(1)
    case .left, .up, .character("p"): move(-1)
    case .character(" "):
      isBlinking.toggle()
      (elapsed, showsOldInBlink) = (.zero, true)
    case .tab, .character("d"):
      view = View(rawValue: (view.rawValue + 1) % View.allCases.count) ?? .both
    case .character("o"), .character("e"): wantsEditor = true
    case .character("q"), .escape, .control("c"): hasQuit = true
    case _: break
    }
  }

  private func decide(_ chosen: [Int], _ decision: Decision) {
    for index in chosen {
      if let message = decide(items[index], decision) {
        problem = message
      } else {
        decisions[index] = decision
      }
    }
    if problem.isEmpty { move(1) }
  }

  /// Shows the next open item in a direction.
  private func move(_ step: Int) {
    guard openCount > 0 else { return }
    repeat {
      index = (index + step + items.count) % items.count
    } while decisions[index] != nil
  }

  /// Ignores the pointer.
  public func receive(_ pointer: PointerInput) {}

  /// Ignores a pasted text.
  public func receive(pasted text: String) {}

  /// Changes the size of the terminal.
  public func resize(columns: Int, rows: Int) {
    size = (columns, rows)
    needsDisplay = true
  }

  /// Returns the frame if something has changed.
  public func nextFrame() -> Frame? {
    guard needsDisplay else { return nil }
    needsDisplay = false
    return frame()
  }
}
