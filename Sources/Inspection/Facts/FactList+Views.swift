internal import CellGraphics
internal import Motion
internal import NavigationKit
internal import Simulation
internal import Storyboards

extension FactList {
  /// Adds the frame in cells, and in points if the scene has a canvas.
  mutating func addFrame(of view: View?, in controller: ViewController?) {
    guard let view else { return add("view", "not loaded") }
    let cells = view.convert(view.bounds, to: nil)
    add("frame", "\(Self.text(cells)) cells")
    guard let canvas = (controller as? SceneViewController)?.designCanvas,
      let root = controller?.viewIfLoaded, root.bounds.width > 0, root.bounds.height > 0
    else { return }
    let (x, y) = (canvas.width / root.bounds.width, canvas.height / root.bounds.height)
    let own = view.convert(view.bounds, to: root)
    add(
      "",
      Self.text(
        Rect(x: own.minX * x, y: own.minY * y, width: own.width * x, height: own.height * y))
        + " points")
  }

  /// Adds what the view looks like.
  mutating func addLook(of view: View) {
    add("background", view.backgroundColor?.hexadecimal)
    add("colour", (view as? Label)?.textColor.hexadecimal)
    if view.isHidden { add("hidden", "yes") }
    if view.alpha != 1 { add("alpha", Self.text(view.alpha)) }
    if let control = view as? Control, !control.isEnabled { add("enabled", "no") }
  }

  /// Adds the constraints that relate the view.
  mutating func addConstraints(of view: View) {
    var found: [LayoutConstraint] = []
    var holder: View? = view
    while let current = holder {
      found += current.constraints.filter {
        $0.firstItem?.layoutView === view || $0.secondItem?.layoutView === view
      }
      holder = current.owningController == nil ? current.superview : nil
    }
    add("constraints", found.map(\.description))
  }

  /// Adds the running animations.
  mutating func addAnimations(of view: View) {
    let tick = source.simulator.tick
    add(
      "animations",
      view.runningAnimations(at: tick).map { animation in
        let percent = Int((animation.progress * 100).rounded())
        let curve = animation.timing.map { ", " + Self.text($0) } ?? ", keyframes"
        return "\(animation.property): \(animation.from) to \(animation.to)\(curve), \(percent) %"
      })
  }

  // MARK: - Words

  private static func text(_ timing: Timing) -> String {
    switch timing {
    case .spring: "spring"
    case .curve(.linear): "linear"
    case .curve(.easeIn): "ease in"
    case .curve(.easeOut): "ease out"
    case .curve(.easeInOut): "ease in and out"
    case .curve(.standard): "default curve"
    case .curve(let curve):
      "curve \(text(curve.c1x)), \(text(curve.c1y)), \(text(curve.c2x)), \(text(curve.c2y))"
    }
  }

  private static func text(_ rect: Rect) -> String {
    "\(text(rect.width)) × \(text(rect.height)) at \(text(rect.minX)), \(text(rect.minY))"
  }

  /// Returns a number with at most one decimal.
  static func text(_ number: Double) -> String {
    let tenths = Int(clamping: (number * 10).rounded())
    let sign = tenths < 0 ? "-" : ""
    let fraction = abs(tenths) % 10
    return sign + "\(abs(tenths) / 10)" + (fraction == 0 ? "" : ".\(fraction)")
  }
}
