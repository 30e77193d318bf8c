import NavigationKit
import Simulation
import Testing

/// The keys of a terminal for the keys of UIKit's keyboards.
@Suite struct KeyShortcutTests {
  @Test(
    arguments: [
      (.character("n"), "n", []), (.character("N"), "n", .shift), (.control("n"), "n", .command),
      (.control("n"), "n", .control), (.control("n"), "n", [.shift, .command]), (.enter, "\r", []),
      (.backTab, "\t", .shift), (.shift(.left), "UIKeyInputLeftArrow", .shift),
      (.escape, "UIKeyInputEscape", []), (.delete, "UIKeyInputDelete", []),
    ] as [(Key, String, KeyShortcut.Modifiers)])
  func `a key of a keyboard has a key of the terminal`(
    key: Key, input: String, modifiers: KeyShortcut.Modifiers
  ) {
    let shortcut = KeyShortcut(input: input, modifiers: modifiers)
    #expect(Key(shortcut) == key)
    #expect(key.shortcuts.contains(shortcut))
  }

  @Test(arguments: [KeyShortcut.Modifiers.alternate, [.alternate, .command], .numericPad])
  func `a terminal has no key with Option`(modifiers: KeyShortcut.Modifiers) {
    #expect(Key(KeyShortcut(input: "n", modifiers: modifiers)) == nil)
  }

  @Test func `F1 is no key of a command`() { #expect(Key.f1.shortcuts.isEmpty) }
}
