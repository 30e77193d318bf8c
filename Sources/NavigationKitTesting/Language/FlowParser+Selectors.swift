internal import Narration
internal import TextFormats

extension FlowParser {
  /// The words for roles, with the roles. `image` and `picture` are the same.
  static let roles: [(word: String, role: ScreenElement.Role)] = [
    ("title", .title), ("text", .text), ("label", .text), ("button", .button), ("link", .link),
    ("switch", .switch), ("slider", .slider), ("stepper", .stepper),
    ("segments", .segmentedControl), ("field", .textField), ("area", .textView), ("list", .list),
    ("row", .row), ("item", .item), ("image", .image), ("progress", .progress),
    ("spinner", .activity), ("dots", .pageControl), ("tab", .tab), ("heading", .heading),
    ("control", .control),
  ]

  /// Indicates whether a selector can begin at the next token.
  package var isAtSelector: Bool {
    guard let token = next else { return false }
    if token.text != nil { return true }
    guard case .word(let word) = token.kind else { return false }
    return word.hasPrefix("#") || word == "the" || Self.role(word) != nil || Self.isClass(word)
  }

  /// Reads a selector, such as `the second "Buy" button that is enabled below "Dune"`.
  package mutating func selector(_ purpose: String = "an element") throws(FlowSyntaxError)
    -> ElementSelector
  {
    let hasArticle = skip("the")
    let number = try hasArticle ? ordinal() : nil
    let start = next
    var selector = ElementSelector(target() ?? .any)
    roleOrClass(&selector)
    if selector.target == .any, selector.role == nil, selector.className == nil {
      let word = start?.word ?? ""
      let hint =
        start?.word == nil
        ? ""
        : Self.suggestion(word, Self.roles.map(\.word)).isEmpty
          ? "; write texts in quotation marks and ids with #"
          : Self.suggestion(word, Self.roles.map(\.word))
      let problem = expected("\(purpose), such as \"Buy\", #buy, or the first button")
      throw FlowSyntaxError(problem.message + hint, start: problem.start, length: problem.length)
    }
    selector.number = number
    try conditions(of: &selector)
    return selector
  }

  private mutating func conditions(of selector: inout ElementSelector) throws(FlowSyntaxError) {
    while true {
      if skip("that", "is") || skip("which", "is") {
        repeat { selector.states.append(try state()) } while skip("and")
      } else if let relation = relation() {
        _ = skip("the")
        guard let other = target() else {
          throw expected("the text or #id of another element")
        }
        selector.places.append(
          ElementSelector.Place(relation: relation, target: other, role: roleHere()))
      } else {
        return
      }
    }
  }

  /// Reads a state of an element.
  package mutating func state() throws(FlowSyntaxError) -> ElementState {
    guard let word = next?.word, let state = ElementState(rawValue: word) else {
      let names = ElementState.allCases.map(\.rawValue)
      let hint = next?.word.map { Self.suggestion($0, names) } ?? ""
      let problem = expected("a state: \(names.joined(separator: ", "))")
      throw FlowSyntaxError(problem.message + hint, start: problem.start, length: problem.length)
    }
    take()
    return state
  }

  private mutating func relation() -> ElementSelector.Relation? {
    if skip("left", "of") { return .leftOf }
    if skip("right", "of") { return .rightOf }
    if skip("below") { return .below }
    if skip("above") { return .above }
    // `in row 2` and `in blue` belong to `see`.
    if next?.word == "in", peek(1)?.text != nil || peek(1)?.word?.hasPrefix("#") == true {
      take()
      return .inside
    }
    return nil
  }

  private mutating func target() -> ElementSelector.Target? {
    switch next?.kind {
    case .text(let text):
      take()
      return .text(text)
    case .word(let word) where word.hasPrefix("#") && word.count > 1:
      take()
      return .id(String(word.dropFirst()))
    case _: return nil
    }
  }

  private mutating func roleOrClass(_ selector: inout ElementSelector) {
    if let role = roleHere() {
      selector.role = role
    } else if case .word(let word)? = next?.kind, Self.isClass(word) {
      take()
      selector.className = word.hasPrefix("UI") ? String(word.dropFirst(2)) : word
    }
  }

  private mutating func roleHere() -> ScreenElement.Role? {
    guard let word = next?.word, let role = Self.role(word) else { return nil }
    take()
    return role
  }

  private mutating func ordinal() throws(FlowSyntaxError) -> ElementSelector.Number? {
    guard let word = next?.word else { return nil }
    if word == "last" {
      take()
      return .last
    }
    if let index = ElementSelector.ordinals.firstIndex(of: word) {
      take()
      return .position(index + 1)
    }
    guard ["st", "nd", "rd", "th"].contains(where: word.hasSuffix),
      let number = Int(word.dropLast(2)),
      number > 0
    else { return nil }
    take()
    return .position(number)
  }

  private static func role(_ word: String) -> ScreenElement.Role? {
    let word = word.lowercased()
    return roles.first { $0.word == word }?.role
  }

  /// Indicates whether a word can be the name of a class: it begins with a capital letter.
  private static func isClass(_ word: String) -> Bool {
    guard let first = word.first else { return false }
    return first.isUppercase && word.allSatisfy { $0.isLetter || $0.isNumber }
  }
}
