internal import Motion
internal import NavigationKit
public import Sessions
internal import Simulation
public import Storyboards
import TextFormats

extension SharedSession {
  /// Simulates a log again.
  ///
  /// Only the final branch of the session is simulated. Takes time proportional to the session's
  /// frames.
  ///
  /// - Parameters:
  ///   - log: The log.
  ///   - options: The size, the colours and the part of the session.
  ///   - storyboards: Scenes that replace those of the log; nil for those of the log.
  ///   - takesEveryTick: True for a frame at each tick of a movement, of which pages step through
  ///     single ticks. Otherwise there are at most 60 in a second.
  ///   - progress: Is called during the simulation with the tick and the last tick.
  /// - Throws: ``SharingError`` if the scenes of the log are invalid or a moment does not exist.
  public init(
    _ log: SessionLog, _ options: SharingOptions = SharingOptions(),
    with storyboards: StoryboardBundle? = nil, takesEveryTick: Bool = false,
    progress: (Int, Int) -> Void = { _, _ in }
  ) throws(SharingError) {
    if options.appearance == .both {
      var (light, dark) = (options, options)
      (light.appearance, dark.appearance) = (.light, .dark)
      self.init(
        light: try SharedSession(log, light, with: storyboards, progress: progress),
        dark: try SharedSession(log, dark, with: storyboards, progress: progress))
      return
    }
    let name = log.header.storyboardName.split(separator: "/").last.map(String.init) ?? ""
    let title = (options.title ?? (name.isEmpty ? log.header.program : name)).harmless(upTo: 400)
    let log = log.finalBranch(with: options)
    let scenes: StoryboardBundle
    if let storyboards {
      scenes = storyboards
    } else {
      do {
        scenes = try log.header.bundle()
      } catch {
        throw SharingError.invalidScenes(error)
      }
    }
    var sampler = SessionSampler(
      log.makeSimulator(on: scenes), log, step: takesEveryTick ? 1 : Tick.perSecond / 60,
      takesTransitions: !takesEveryTick, colors: options.colors)
    sampler.run(progress)
    self.init(sampler, title: title)
    self.storyboards = scenes
    try cut(from: options.from, to: options.to, idle: options.idle)
  }

  private init(_ sampler: SessionSampler, title: String) {
    self.title = title
    (rows, frames, chapters) = (sampler.table.rows, sampler.frames, sampler.chapters)
    (inputs, events, length) = (sampler.inputs, sampler.events, sampler.end)
    (firstStack, transitions) = (sampler.firstStack, sampler.transitions)
    (trees, walks) = (sampler.trees, SceneWalk.walks(sampler.events))
  }
}

extension SessionLog {
  /// Returns the final branch with the choices of the options in its header.
  fileprivate func finalBranch(with options: SharingOptions) -> SessionLog {
    var log = self
    log.records = recordsOfFinalBranch
    if let size = options.size {
      (log.header.columns, log.header.rows) = (size.columns, size.rows)
      log.records.removeAll {
        if case .input(let input) = $0, case .resize = input.command { true } else { false }
      }
    }
    func set(_ settings: [SessionHeader.Setting]) {
      log.header.settings.removeAll { old in settings.contains { $0.name == old.name } }
      log.header.settings += settings
    }
    set(SessionHeader.settings(of: options.appearance?.style))
    if options.reducesMotion {
      set(SessionHeader.settings(of: UserPreferences(reducesMotion: true)))
    }
    return log
  }
}

extension SharedAppearance {
  /// The appearance of the app; nil for both.
  fileprivate var style: UserInterfaceStyle? {
    switch self {
    case .light: .light
    case .dark: .dark
    case .both: nil
    }
  }
}
