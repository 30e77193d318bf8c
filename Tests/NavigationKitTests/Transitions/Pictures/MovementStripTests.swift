import CellGraphics
import NavigationKit
import Simulation
import TestSupport
import Testing

/// Eight moments of transitions in which views move, as pictures to look at.
@Suite struct MovementStripTests {
  /// A sheet needs more room than the others.
  private static func size(_ movement: Movement) -> (columns: Int, rows: Int) {
    movement == .sheet ? (60, 25) : (40, 13)
  }

  enum Movement: String, CaseIterable {
    case slide
    case slideMono = "slide-mono"
    case zoom
    case zoom16 = "zoom-16"
    case zoomMono = "zoom-mono"
    case blend
    case blendShaded = "blend-256"
    case blendMono = "blend-mono"
    case grow
    case stackPush = "stack-push"
    case stackPop = "stack-pop"
    case pages, sheet, cover, uncover
  }

  private func make(_ title: String, _ lines: [String], ground: Color) -> Content {
    let content = Content("A", title: title, lines: lines, ground: ground)
    content.loadViewIfNeeded()
    let button = Button(frame: Rect(x: 12, y: 7, width: 16, height: 1))
    button.title = "Open \(title)"
    button.backgroundColor = Color(rgb: 0x0A6CFF)
    button.titleColor = .white
    content.view.addSubview(button)
    let card = View(frame: Rect(x: 24, y: 2, width: 10, height: 3))
    card.backgroundColor = Color(rgb: 0xF0A030)
    content.view.addSubview(card)
    return content
  }

  /// Begins the movement on a stage of its own.
  private func begin(_ movement: Movement) -> SimulatedStage {
    let old = make(
      "Settings", ["General", "Notifications are on", "", "Storage 12 of 64 GB"], ground: .white)
    let new = make(
      "Profile", ["Ada", "member since 1843", "", "日本語 too"], ground: Color(rgb: 0xB8D8A0))
    func stage(_ root: ViewController) -> SimulatedStage {
      let (columns, rows) = Self.size(movement)
      return SimulatedStage(root, columns: columns, rows: rows)
    }
    func segue(_ transition: SegueTransition) -> SimulatedStage {
      let result = stage(old)
      old.segueTemplates = [
        SegueTemplate(identifier: "go", kind: .forward { new }) {
          KeyframedSegue(identifier: $0, source: $1, destination: $2, transition: transition)
        }
      ]
      result.turn { old.performSegue(withIdentifier: "go", sender: old.view.subviews.last) }
      return result
    }
    switch movement {
    case .slide, .slideMono: return segue(.slide)
    case .zoom, .zoom16, .zoomMono: return segue(.zoom)
    case .blend, .blendShaded, .blendMono: return segue(.fade)
    case .grow: return segue(.grow(duration: 48))
    case .cover, .uncover:
      let result = stage(old)
      new.modalPresentationStyle = .fullScreen
      result.turn { old.present(new, animated: movement == .cover) }
      if movement == .uncover { result.turn { old.dismiss(animated: true) } }
      return result
    case .stackPush, .stackPop:
      let stack = navigation("Nav", old)
      let result = stage(stack)
      result.turn { stack.pushViewController(new, animated: movement == .stackPush) }
      if movement == .stackPop { result.turn { _ = stack.popViewController(animated: true) } }
      return result
    case .pages:
      let pages = PageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal)
      pages.setViewControllers([old], direction: .forward, animated: false)
      let result = stage(pages)
      result.turn { pages.setViewControllers([new], direction: .forward, animated: true) }
      return result
    case .sheet:
      let result = stage(old)
      new.modalPresentationStyle = .pageSheet
      result.turn { old.present(new, animated: true) }
      return result
    }
  }

  /// The tick at which it is over.
  private func duration(_ movement: Movement) -> Int {
    let stage = begin(movement)
    while stage.application.isTransitioning, let due = stage.application.nextDueTick {
      stage.simulator.advance(to: due)
    }
    return stage.simulator.tick
  }

  @Test(arguments: Movement.allCases)
  func `the strip of a transition matches its snapshot`(movement: Movement) throws {
    let duration = duration(movement)
    let screen = StripScreen(movement.rawValue)
    let (columns, rows) = Self.size(movement)
    let stage = begin(movement)
    var strip = Surface(
      columns: 2 * columns + 1, rows: 4 * rows - 1,
      filledWith: Cell(background: Color(rgb: 0x404040)))
    for index in 0..<8 {
      stage.simulator.advance(to: duration * (index + 1) / 9)
      let picture = stage.simulator.frame(style: screen.style).surface
      strip.composite(
        picture.fitted(columns: columns, rows: rows - 1),
        column: index % 2 * (columns + 1), row: index / 2 * rows)
    }
    try expectGolden(Frame(surface: screen.show(strip), panels: []), "moving-\(movement.rawValue)")
  }

  @Test(arguments: [Movement.slideMono, .zoomMono])
  func `without colours, a moving view has an edge only during the movement`(movement: Movement) {
    let stage = begin(movement)
    stage.simulator.style = StripScreen(movement.rawValue).style
    func hasLine() -> Bool {
      let surface = stage.simulator.frame().surface
      return (0..<surface.rows).contains { row in
        surface.row(row).contains { $0.glyph == Glyph("─") }
      }
    }
    #expect(!hasLine())
    stage.simulator.advance(to: duration(movement) / 4)
    #expect(hasLine())
    stage.settle()
    #expect(!hasLine())
  }

  @Test(arguments: Movement.allCases)
  func `a resize at any tick leaves a complete frame`(movement: Movement) {
    let duration = duration(movement)
    let sizes = [(31, 9), (1, 1), (57, 20), (12, 4)]
    for tick in 1..<duration {
      let stage = begin(movement)
      stage.simulator.advance(to: tick)
      // Two sizes at each tick, so that the last one is each of them.
      for (columns, rows) in [sizes[tick % 4], sizes[(tick + 1) % 4]] {
        stage.resize(columns: columns, rows: rows)
        let surface = stage.simulator.frame().surface
        #expect((surface.columns, surface.rows) == (columns, rows))
        #expect(
          (0..<rows).allSatisfy { row in
            surface.row(row).allSatisfy { $0.background.alpha == 255 }
          })
      }
      stage.settle()
      #expect(!stage.application.isTransitioning)
      let surface = stage.simulator.frame().surface
      #expect(
        (0..<surface.rows).allSatisfy { row in
          surface.row(row).allSatisfy {
            // Half a cell is the rim of a sheet.
            $0.glyph.scalars.first.map { !"▁▂▃▅▆▇".unicodeScalars.contains($0) } ?? true
          }
        })
    }
  }

  @Test(arguments: Movement.allCases)
  func `a frame depends only on its tick, not on the frames shown before`(movement: Movement) {
    let duration = duration(movement)
    let style = StripScreen(movement.rawValue).style
    let (forwards, jumping) = (begin(movement), begin(movement))
    forwards.simulator.style = style
    jumping.simulator.style = style
    var seen: [Surface] = []
    for tick in 0...duration {
      forwards.simulator.advance(to: tick)
      seen.append(forwards.simulator.frame().surface)
    }
    // Backwards and in leaps, between one thing that is due and the next.
    var start = jumping.simulator.tick
    while start < duration {
      let end = min(jumping.simulator.nextDueTick ?? duration, duration)
      let ticks = Array(start..<max(end, start + 1))
      for tick in ticks.reversed() + ticks.filter({ $0 % 7 == 3 }) {
        #expect(jumping.simulator.frame(at: tick).surface == seen[tick], "tick \(tick)")
      }
      start = max(end, start + 1)
      jumping.simulator.advance(to: start)
    }
    #expect(jumping.simulator.frame().surface == seen[duration])
  }

  private static let mirrored: [(there: KeyframedTransition, back: KeyframedTransition)] = [
    (.slide, .slide(from: .top)), (.slide(from: .right), .slide(from: .left)),
    (.cover(from: .bottom), .uncover(to: .bottom)), (.cover(from: .left), .uncover(to: .left)),
    (.uncover(to: .right), .cover(from: .right)), (.zoom, .zoom), (.fade, .fade),
  ]

  @Test(arguments: 0..<7, DrawingStyle.Smoothness.allCases)
  func `each transition's counterpart shows the same frames in reverse`(
    index: Int, smoothness: DrawingStyle.Smoothness
  ) {
    let (there, back) = Self.mirrored[index]
    func begin(_ transition: KeyframedTransition, isBack: Bool) -> SimulatedStage {
      let old = Content("A", lines: ["General", "Notifications are on", "日本語 界面"])
      let new = Content(
        "B", lines: ["Ada", "Notifications", "界面 since"], ground: Color(rgb: 0xB8D8A0))
      let (from, to) = isBack ? (new, old) : (old, new)
      let stage = SimulatedStage(from, columns: 34, rows: 11)
      stage.simulator.style = DrawingStyle(smoothness: smoothness)
      from.segueTemplates = [
        SegueTemplate(identifier: "go", kind: .forward { to }) {
          KeyframedSegue(
            identifier: $0, source: $1, destination: $2, transition: .keyframes(transition))
        }
      ]
      stage.turn { from.performSegue(withIdentifier: "go", sender: nil) }
      return stage
    }
    let (first, second) = (begin(there, isBack: false), begin(back, isBack: true))
    // In a fade's first and last 3 ticks one of the views is all but clear, and then not drawn.
    let margin = there == .fade ? 3 : 1
    // Half way, what lies exactly between two cells goes to the later one in both directions.
    for tick in margin...(there.duration - margin) where 2 * tick != there.duration {
      let a = first.simulator.frame(at: tick).surface
      let b = second.simulator.frame(at: there.duration - tick).surface
      #expect((0..<10).allSatisfy { Self.look(a, $0) == Self.look(b, $0) }, "tick \(tick)")
    }
  }

  /// What a row looks like: a half cell can be drawn as either of its halves.
  private static func look(_ surface: Surface, _ row: Int) -> [Cell] {
    let halves = [Glyph("▀"): Glyph("▄"), Glyph("▐"): Glyph("▌")]
    return surface.row(row).map { cell in
      guard let half = halves[cell.glyph] else {
        return cell
      }
      return Cell(
        glyph: half, foreground: cell.background, background: cell.foreground,
        attributes: cell.attributes)
    }
  }
}
