internal import Narration
internal import NavigationKit
internal import Simulation

extension SpokenSession {
  /// Performs a key in a text. A word is said when it is complete, and what is deleted at once.
  func type(_ key: Key) {
    guard let command = KeyBindings.spokenCommand(for: key, isEditing: true) else {
      return sayUnknown(key)
    }
    let (edited, before) = (state.edited, editedText)
    if case .character = key {} else if key != .backspace { sayWord() }
    change(isQuiet: true, ignoring: edited) { session.perform(command, key: key.name) }
    guard state.edited == edited, let before, let after = editedText else {
      typedWord = ""
      return
    }
    if after.count < before.count {
      typedWord = String(typedWord.dropLast())
      sayDeletion(from: before, to: after)
    } else if case .character(let character) = key, after != before {
      echo(character)
    }
  }

  /// Collects a typed character, or says the collected word if the character ends it.
  ///
  /// Letters, numbers and the signs `'-_@.` are parts of words.
  private func echo(_ character: Character) {
    if character.isLetter || character.isNumber || "'-_@.".contains(character) {
      typedWord.append(character)
    } else {
      sayWord()
    }
  }

  /// Says the word that was typed, if there is one.
  func sayWord() {
    guard !typedWord.isEmpty else { return }
    say(Sentence("speech.typed", [.title: .name(typedWord)]))
    typedWord = ""
  }

  /// The text that is being edited; nil for none and for a secret one.
  private var editedText: String? {
    guard isEditingText else { return nil }
    switch session.simulator.application.focusedView {
    case let field as TextField: return field.isSecureTextEntry ? nil : field.text ?? ""
    case let view as TextView: return view.text
    case _: return nil
    }
  }

  /// Says the characters that a key has removed, and reports a text that is empty now.
  ///
  /// The removed characters begin where the two texts first differ.
  private func sayDeletion(from before: String, to after: String) {
    let start = zip(before, after).prefix { $0 == $1 }.count
    let deleted = before.dropFirst(start).prefix(before.count - after.count)
    say(Sentence("speech.deleted", [.title: .name(String(deleted))]))
    if after.isEmpty { say(Sentence("speech.empty")) }
  }
}
