internal import CellGraphics
internal import Motion
internal import Narration
internal import NavigationKit
internal import Simulation
internal import Storyboards

extension Scrubber {
  var title: String { landmark.text }

  /// The origin of the transition: a segue or a container's transition with its file, or the
  /// description of a system animation.
  var sourceText: String {
    guard let entry else { return playback.animatorDescription }
    let name =
      switch entry.place {
      case .segue(let segue): segue
      case .container(let way):
        words.label("scrubber.wayOf", [.object: .name(way), .subject: .name(entry.scene)])
      }
    guard !entry.storyboard.isEmpty else { return name }
    return words.label("scrubber.inFile", [.object: .name(name), .title: .name(entry.storyboard)])
  }

  /// A setting as the panel shows it, with its values for A and B.
  struct SettingLine {
    /// The sign of the key, or of both keys, that change the setting.
    var key: String
    var name: String
    /// The value for A, which is shown during a comparison.
    var a = ""
    /// The current value; during a comparison, the value for B.
    var b: String
    /// Indicates whether the current value differs from the original setting.
    var isChanged: Bool
  }

  /// The lines of the panel: style, side, duration and curve, in this order. Each has the signs of
  /// its keys.
  var settingLines: [SettingLine] {
    let (new, old, comparison) = (setting, originalSetting, comparisonSetting)
    func line(_ key: String, _ name: String, _ text: (TransitionSetting) -> String) -> SettingLine {
      SettingLine(
        key: key, name: name, a: text(comparison), b: text(new), isChanged: text(new) != text(old))
    }
    let sign = KeyBindings.scrubber.sign(of:)
    return [
      line(sign(.changeStyle(1)), words.label("scrubber.style")) {
        $0.style?.rawValue ?? originalStyleName
      },
      line(sign(.changeSide), words.label("scrubber.from")) {
        $0.side.map { "\($0)" } ?? Self.none
      },
      line(sign(.changeDuration(-1)) + sign(.changeDuration(1)), words.label("scrubber.time")) {
        $0.duration.map(Self.seconds) ?? Self.none
      },
      SettingLine(
        key: sign(.changeCurve(1)), name: words.label("scrubber.curve"),
        a: text(of: comparison.curve), b: text(of: new.curve, selecting: selectedNumber),
        isChanged: new.curve != old.curve),
    ]
  }

  /// Returns a curve with its numbers, of which the one at an index is in brackets. A comparison has
  /// room for the numbers of a cubic curve alone.
  private func text(of curve: SceneDocument.Curve?, selecting index: Int? = nil) -> String {
    guard let curve else { return words.label("scrubber.original") }
    var numbers = curve.numberTexts
    if let index, numbers.indices.contains(index) { numbers[index] = "[\(numbers[index])]" }
    if comparison != nil, case .cubic = curve { return numbers.joined(separator: " ") }
    return ([curve.kindName] + numbers).joined(separator: " ")
  }

  /// The text of a setting that does not apply.
  static let none = "–"

  /// The name of the transition if a scene file defines it, else `system`.
  var originalStyleName: String {
    guard case .custom(let name)? = entry?.reference else { return words.label("scrubber.system") }
    return name
  }

  /// Returns a duration such as `0.40 s`, rounded to hundredths of a second.
  static func seconds(_ ticks: Int) -> String {
    let hundredths = (ticks * 200 + Tick.perSecond) / (2 * Tick.perSecond)
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest) s"
  }

  /// The plot of the progress over time, of A and B during a comparison. A transition without an
  /// editable curve has no line.
  var plot: CurvePlot {
    func line(_ setting: TransitionSetting, _ playback: TransitionPlayback, _ color: Color)
      -> CurvePlot.Line?
    {
      let ticks = Double(playback.length)
      if let curve = setting.curve?.timingCurve, setting.style != nil || setting != originalSetting
      {
        return CurvePlot.Line(
          progress: { Timing.curve(curve).progress(after: $0, of: ticks) },
          duration: playback.length, color: color)
      }
      let fit = playback.springFit
      let progress: (Double) -> Double
      switch setting.movement(own: entry?.movement) ?? entry?.movement {
      case .keyframes(let keyframes): progress = { keyframes.progress(after: $0, fit) }
      case .picture(_, _, _, _, let spring?), .grow(_, _, let spring?):
        let timing = spring.timing(over: playback.length, fit)
        progress = { timing.progress(after: $0, of: ticks) }
      case .picture, .grow, nil: return nil
      }
      return CurvePlot.Line(progress: progress, duration: playback.length, color: color)
    }
    var lines: [CurvePlot.Line] = []
    if let comparison, var line = line(comparisonSetting, comparison, playback.colors.first) {
      line.isDashed = !playback.style.hasColors
      lines.append(line)
    }
    if let line = line(setting, playback, playback.colors.second) { lines.append(line) }
    // Terminals with eighths of cells also have braille dots.
    return CurvePlot(
      lines: lines, length: length, elapsed: elapsed,
      dots: playback.style.smoothness == .eighths ? .braille : .quadrants)
  }
}

extension KeyframedTransition {
  /// Returns the progress of the side with more keyframes. Each keyframe counts as an equal share.
  fileprivate func progress(after ticks: Double, _ fit: SpringFit) -> Double {
    let keyframes = source.count > destination.count ? source : destination
    guard keyframes.count > 1, let index = keyframes.lastIndex(where: { Double($0.time) <= ticks })
    else { return 0 }
    guard index + 1 < keyframes.count else { return 1 }
    let (from, to) = (keyframes[index], keyframes[index + 1])
    let way = Double(to.time - from.time)
    let timing =
      to.spring.map {
        TransitionSpring(damping: $0, velocity: to.springVelocity)
          .timing(over: to.time - from.time, fit)
      } ?? .curve(to.curve)
    let part = timing.progress(after: ticks - Double(from.time), of: way)
    return (Double(index) + part) / Double(keyframes.count - 1)
  }
}
