internal import CellGraphics
internal import Motion
internal import Narration
internal import NavigationKit
internal import Simulation
internal import Storyboards

extension FactList {
  /// Adds the frame in cells, and in points if the scene has a canvas.
  mutating func addFrame(of view: View?, in controller: ViewController?) {
    guard let view else { return add("view", word("notLoaded")) }
    let cells = view.rectOnScreen
    add("frame", word("cells", [.title: .name(text(cells))]))
    guard let canvas = (controller as? SceneViewController)?.designCanvas,
      let root = controller?.viewIfLoaded, root.bounds.width > 0, root.bounds.height > 0
    else { return }
    let (x, y) = (canvas.width / root.bounds.width, canvas.height / root.bounds.height)
    let own = view.convert(view.bounds, to: root)
    let points = Rect(
      x: own.minX * x, y: own.minY * y, width: own.width * x, height: own.height * y)
    add("", word("points", [.title: .name(text(points))]))
  }

  /// Adds what the view looks like.
  mutating func addLook(of view: View, in controller: ViewController?) {
    func color(_ key: String, _ color: Color?) -> FactEdit? {
      textEdit(key, color?.hexadecimal ?? "", of: controller, view)
    }
    // A background that a view does not have can be given to it.
    let background = color("background", view.backgroundColor)
    add(
      "background", view.backgroundColor?.hexadecimal ?? background.map { _ in word("none") },
      edit: background)
    let foreground = (view as? Label)?.textColor ?? (view as? Button)?.currentTitleColor
    add("colour", foreground?.hexadecimal, edit: color("color", foreground))
    let isHidden = view.isHidden || view.alpha == 0
    // A scene file hides a view by its alpha.
    let hiding = sceneEdit(.number(isHidden ? 1 : 0), "alpha", of: controller, view)
    if isHidden || hiding != nil {
      add("hidden", word(isHidden ? "yes" : "no"), edit: hiding.map { .change($0) })
    }
    if view.alpha != 1 { add("alpha", Self.text(view.alpha)) }
    guard let control = view as? Control else { return }
    let enabling = sceneEdit(.boolean(!control.isEnabled), "isEnabled", of: controller, view)
    if !control.isEnabled || enabling != nil {
      add("enabled", word(control.isEnabled ? "yes" : "no"), edit: enabling.map { .change($0) })
    }
  }

  /// Adds the running animations.
  mutating func addAnimations(of view: View) {
    let tick = source.simulator.tick
    add(
      "animations",
      view.runningAnimations(at: tick).map { animation in
        word(
          "animation",
          [
            .object: .name("\(animation.property)"), .subject: .name("\(animation.from)"),
            .detail: .name("\(animation.to)"),
            .title: .name(animation.timing.map { text($0) } ?? word("keyframes")),
            .number: .number(Int((animation.progress * 100).rounded())),
          ])
      })
  }

  // MARK: - Words

  private func text(_ timing: Timing) -> String {
    switch timing {
    case .spring: word("spring")
    case .curve(.linear): word("linear")
    case .curve(.easeIn): word("easeIn")
    case .curve(.easeOut): word("easeOut")
    case .curve(.easeInOut): word("easeInOut")
    case .curve(.standard): word("standard")
    case .curve(let curve):
      word(
        "curve",
        [
          .title: .name(
            [curve.c1x, curve.c1y, curve.c2x, curve.c2y].map { Self.text($0) }
              .joined(separator: ", "))
        ])
    }
  }

  private func text(_ rect: Rect) -> String {
    word(
      "rect",
      [
        .title: .name("\(Self.text(rect.width)) × \(Self.text(rect.height))"),
        .detail: .name("\(Self.text(rect.minX)), \(Self.text(rect.minY))"),
      ])
  }

  /// Returns the size classes of traits.
  func text(_ traits: TraitCollection) -> String {
    word(
      "sizeClasses",
      [
        .width: .phrase(Sentence("width.\(traits.horizontalSizeClass)")),
        .height: .phrase(Sentence("height.\(traits.verticalSizeClass)")),
      ])
  }

  /// Returns a number with at most one decimal.
  static func text(_ number: Double) -> String {
    let tenths = Int(clamping: (number * 10).rounded())
    let sign = tenths < 0 ? "-" : ""
    let fraction = abs(tenths) % 10
    return sign + "\(abs(tenths) / 10)" + (fraction == 0 ? "" : ".\(fraction)")
  }
}
