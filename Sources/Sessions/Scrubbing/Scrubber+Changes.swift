internal import CellGraphics
internal import Motion
internal import Narration
internal import NavigationKit
internal import Storyboards

/// The changes of the setting by keys.
extension Scrubber {
  func changeSide() {
    guard let style = setting.style, style.takesSide else {
      return showMessage(words.label("scrubber.noSide"), isError: true)
    }
    var setting = setting
    setting.side = Self.next(PictureTransition.Side.allCases, setting.side, 1)
    apply(setting)
  }

  func changeCurve(_ step: Int) {
    guard isAdjustable else { return showNoEditableCurve() }
    var setting = setting
    setting.curve = CurveChoice.next(setting.curve, step)
    selectedNumber = 0
    apply(setting)
  }

  func selectNextNumber() {
    let count = setting.curve?.numbers.count ?? 0
    guard count > 0 else { return showMessage(words.label("scrubber.noNumber"), isError: true) }
    selectedNumber = (selectedNumber + 1) % count
  }

  func changeNumber(by steps: Int) {
    guard let curve = setting.curve, !curve.numbers.isEmpty else {
      return showMessage(words.label("scrubber.noNumber"), isError: true)
    }
    var setting = setting
    setting.curve = curve.changingNumber(at: selectedNumber, by: steps)
    apply(setting)
  }

  /// Makes the transition longer by a number of steps of 0.05 s, or shorter.
  func changeDuration(by steps: Int) {
    guard isAdjustable else { return showNoEditableCurve() }
    var setting = setting
    let duration = (setting.duration ?? playback.length) + steps * Self.durationStep
    setting.duration = min(max(duration, Self.durationStep), Self.longestDuration)
    apply(setting)
  }

  /// 0.05 s.
  private static let durationStep = Tick.perSecond / 20
  private static let longestDuration = 10 * Tick.perSecond

  /// Indicates whether duration and curve can be changed.
  private var isAdjustable: Bool {
    if setting.style != nil { return setting.style != SceneDocument.BuiltInTransition.none }
    if case .keyframes? = entry?.movement { return true }
    return false
  }

  private func showNoEditableCurve() {
    showMessage(words.label("scrubber.chooseStyle"), isError: true)
  }

  func settingByChangingStyle(_ step: Int) -> TransitionSetting {
    // If the original transition has no built-in style, its own style is added to the list.
    var styles: [SceneDocument.BuiltInTransition?] = SceneDocument.BuiltInTransition.allCases
      .filter { $0 != .none }
    if originalSetting.style == nil { styles.insert(nil, at: 0) }
    guard let style = Self.next(styles, setting.style, step) ?? nil else { return originalSetting }
    var setting = setting
    setting.style = style
    setting.side = style.takesSide ? setting.side ?? style.usualSide : nil
    setting.curve = setting.curve ?? .easeInOut
    return setting
  }

  private static func next<Value: Equatable>(
    _ values: [Value], _ value: Value?, _ step: Int
  ) -> Value? {
    guard let value, let index = values.firstIndex(of: value) else { return values.first }
    return values[(index + step + values.count) % values.count]
  }
}
