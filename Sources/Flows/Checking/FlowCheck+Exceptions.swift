import InterfaceBuilder
import Storyboards
import TextFormats

/// Finds the parts of storyboards for which UIKit would raise an exception, except pushes, which
/// `checkStacks` finds. In scene files, the decoder finds these problems.
extension FlowCheck {
  /// The largest number of embedded scenes in a scene. Scene files have the same limit.
  private static let heldLimit = 100

  /// Reports the exceptions of all storyboards.
  mutating func checkExceptions() {
    guard flow.scenes.indices.contains(where: isInStoryboard) else { return }
    checkRoots()
    checkHeldScenes()
    for file in reading.files.indices { checkElements(of: file) }
  }

  /// Reports navigation controllers whose root is another navigation controller.
  private mutating func checkRoots() {
    for scene in flow.scenes.indices
    where isInStoryboard(scene) && flow.scenes[scene].kind == .navigationController {
      for child in flow.scenes[scene].children
      where flow.scenes[child.scene].kind == .navigationController {
        add(
          .uikitException, scene: scene, place: child.place,
          "the root \(named(child.scene)) is a navigation controller, which another one cannot contain"
        )
      }
    }
  }

  // MARK: - Scenes within scenes

  /// Returns the scenes directly inside a scene: children of a container and embedded scenes, each
  /// with the place that names it.
  private func held(by scene: Int) -> [(scene: Int, place: Flow.Place)] {
    let children = flow.scenes[scene].children.map { ($0.scene, $0.place) }
    return children
      + adjacency.embeds(of: scene, in: flow).compactMap { number in
        flow.segues[number].destination.map { ($0, flow.segues[number].place) }
      }
  }

  /// Reports scenes that contain themselves, and scenes that contain too many others. Of nested
  /// scenes with too many others, only the innermost is reported.
  ///
  /// A scene contains its children and the scenes of its embed segues, because UIKit creates them
  /// together.
  private mutating func checkHeldScenes() {
    let totals = heldTotals()
    for scene in flow.scenes.indices where isInStoryboard(scene) {
      guard let total = totals[scene] else {
        for child in held(by: scene) where totals[child.scene] == nil && holds(child.scene, scene) {
          add(
            .uikitException, scene: scene, place: child.place,
            "embedding \(named(child.scene)) never ends, because it contains itself or a scene that does"
          )
        }
        continue
      }
      guard total > Self.heldLimit,
        held(by: scene).allSatisfy({ totals[$0.scene] ?? 0 <= Self.heldLimit })
      else { continue }
      add(
        .uikitException, scene: scene,
        "\(named(scene)) contains more than \(Self.heldLimit) embedded scenes, counted at all depths"
      )
    }
  }

  /// Returns, for each scene, the number of scenes inside it at all depths. Numbers above the limit
  /// are returned as the limit plus 1. Nil means that the scene contains itself.
  private func heldTotals() -> [Int?] {
    var holders = [[Int]](repeating: [], count: flow.scenes.count)
    var uncounted = [Int](repeating: 0, count: flow.scenes.count)
    var totals = uncounted
    for scene in flow.scenes.indices {
      for child in held(by: scene) {
        uncounted[scene] += 1
        holders[child.scene].append(scene)
      }
    }
    // Starts with the scenes that hold no others and continues outwards, as in Kahn's topological
    // sort.
    var ready = flow.scenes.indices.filter { uncounted[$0] == 0 }
    var next = 0
    while next < ready.count {
      let scene = ready[next]
      next += 1
      for holder in holders[scene] {
        totals[holder] = min(totals[holder] + 1 + totals[scene], Self.heldLimit + 1)
        uncounted[holder] -= 1
        if uncounted[holder] == 0 { ready.append(holder) }
      }
    }
    return flow.scenes.indices.map { uncounted[$0] == 0 ? totals[$0] : nil }
  }

  /// Indicates whether a scene contains another scene, at any depth.
  private func holds(_ scene: Int, _ other: Int) -> Bool {
    var waiting = [scene]
    var met = Set(waiting)
    while let scene = waiting.popLast() {
      if scene == other { return true }
      for child in held(by: scene) where met.insert(child.scene).inserted {
        waiting.append(child.scene)
      }
    }
    return false
  }

  // MARK: - What the elements say

  /// Reports errors that only the XML elements show, because the flow has no words for them.
  private mutating func checkElements(of file: Int) {
    guard let content = reading.files[file]?.content, case .storyboard(let storyboard) = content
    else { return }
    let own = flow.scenes.indices.filter { flow.scenes[$0].place.file == file }
    let scenes = Dictionary(own.map { (reading.outline(of: $0).offset, $0) }) { first, _ in first }
    for description in storyboard.document.scenes {
      guard let controller = description.controller, let scene = scenes[controller.offset] else {
        continue
      }
      let numbers = Dictionary(
        adjacency.outgoing[scene].map { (reading.segueOffsets[$0], $0) }
      ) { first, _ in first }
      if let (style, nearest) = PresentationWords.unknownStyle(of: controller) {
        add(.unknownPresentationStyle, scene: scene, unknown(style, nearest))
      }
      let exits = Set(description.exits.compactMap { $0["id"] })
      for segue in description.segues {
        guard let number = numbers[segue.element.offset] else { continue }
        check(segue, number, exits)
      }
    }
  }

  /// Reports an unknown style or kind, an unwind without an exit, and a partial curl in a wrong
  /// style.
  ///
  /// - Parameter exits: The ids of the scene's exits.
  private mutating func check(
    _ element: InterfaceBuilderDocument.Segue, _ number: Int, _ exits: Set<String>
  ) {
    let segue = flow.segues[number]
    if let (style, nearest) = PresentationWords.unknownStyle(of: element.element) {
      add(
        .unknownPresentationStyle, scene: segue.source, segue: number, unknown(style, nearest))
    }
    switch element.kind {
    case .other(let kind):
      add(
        .uikitException, scene: segue.source, segue: number,
        "unknown kind of segue \(quoted(kind)); segue run shows the destination instead")
    case .unwind where !exits.contains(element.destination ?? ""):
      add(
        .uikitException, scene: segue.source, segue: number,
        "the unwind segue \(quoted(segue.id)) is not connected to an exit of its scene")
    case .presentation, .modal: checkCurl(element, number)
    default: break
    }
  }

  /// Returns the message about an unknown presentation style.
  private func unknown(_ style: String, _ nearest: String?) -> String {
    let hint = nearest.map { "; did you mean \(quoted($0))?" } ?? ""
    return "unknown presentation style \(quoted(style))\(hint)"
  }

  /// Reports a partial curl whose presentation does not cover the screen.
  private mutating func checkCurl(_ element: InterfaceBuilderDocument.Segue, _ number: Int) {
    let segue = flow.segues[number]
    guard element.element["modalTransitionStyle"] == "partialCurl", let to = segue.destination,
      let style = segue.presentationStyle ?? flow.scenes[to].presentationStyle,
      style != "fullScreen"
    else { return }
    add(
      .uikitException, scene: segue.source, segue: number,
      "a partial curl requires the style fullScreen, but \(quoted(segue.id)) presents with "
        + "\(style.harmless())")
  }
}
