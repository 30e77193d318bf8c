/// Lists code that needs the Objective-C runtime.
///
/// It changes nothing. A member is recognised by its name and the beginning of its arguments,
/// because a lexer does not know the type of the receiver.
struct LeftoverPass {
  let selectors: SelectorStringPass

  private static let words: [String: PortReport.Reason] = [
    "Selector": .runtime, "NSSelectorFromString": .runtime, "NSClassFromString": .runtime,
    "NSStringFromSelector": .runtime, "NSFetchedResultsController": .managed,
    "NSManagedObject": .managed, "NSManagedObjectContext": .managed,
    "NSPersistentContainer": .managed, "NSKeyValueObservation": .observing,
    "method_exchangeImplementations": .runtime, "class_getInstanceMethod": .runtime,
    "objc_getAssociatedObject": .runtime, "objc_setAssociatedObject": .runtime,
    "objc_sync_enter": .runtime,
  ]
  /// Members of `NSObject`, by the labels or beginnings of their arguments.
  private static let members: [String: (argument: [String], reason: PortReport.Reason)] = [
    "performSelector": ([], .runtime), "perform": (["#selector", "Selector"], .runtime),
    "responds": (["to"], .runtime), "conforms": (["to"], .runtime),
    "value": (["forKey", "forKeyPath"], .runtime), "setValue": ([], .runtime),
    "setValuesForKeys": ([], .runtime), "observe": (["\\"], .observing),
    "observeValue": (["forKeyPath"], .observing), "willChangeValue": (["forKey"], .observing),
    "didChangeValue": (["forKey"], .observing), "exchangeImplementations": ([], .runtime),
  ]

  /// Lists the places of a file. The first argument counts, so `value(forKey:)` is listed and
  /// `value(at:)` is not.
  func run(on file: inout PortedFile) {
    let code = file.codeTokens
    for (place, index) in code.enumerated() {
      let token = file.source.tokens[index]
      let offset = token.range.lowerBound
      let text = file.text(index)
      let previous = place > 0 ? file.text(code[place - 1]) : ""
      let next = place + 1 < code.count ? file.text(code[place + 1]) : ""
      switch token.kind {
      case .directive where text == "#keyPath" && KeyPathPass.path(place, code, file) == nil:
        file.leave(.runtime, at: offset, "#keyPath")
      case .word where text == "dynamic" && Self.isModifier(next):
        file.leave(.observing, at: offset, "dynamic")
      case .word where text == "optional" && Self.isModifier(next):
        file.leave(.optional, at: offset, "optional")
      case .word:
        if let reason = Self.words[text], previous != "." {
          guard !selectors.replaces(place, code, file) else { continue }
          file.leave(reason, at: offset, text)
        } else if let member = Self.members[text], previous == "." || text == "observeValue",
          next == "("
        {
          let argument = place + 2 < code.count ? file.text(code[place + 2]) : ""
          // User defaults keep values by key as everywhere.
          guard
            member.argument.isEmpty
              ? !Self.isDefaults(place, code, file)
              : member.argument
                .contains(argument)
          else { continue }
          file.leave(member.reason, at: offset, text)
        }
      default: break
      }
    }
  }

  private static func isModifier(_ next: String) -> Bool {
    next == "var" || next == "func" || next == "let" || DeclarationReader.modifiers.contains(next)
  }

  /// Indicates whether the receiver is probably the user defaults, by its name.
  private static func isDefaults(_ place: Int, _ code: [Int], _ file: PortedFile) -> Bool {
    guard place > 1 else { return false }
    let receiver = file.text(code[place - 2]).lowercased()
    return receiver == "standard" || receiver.contains("defaults")
  }
}
