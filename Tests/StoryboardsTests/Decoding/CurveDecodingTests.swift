import CellGraphics
import Motion
import NavigationKit
import Storyboards
import Testing
import TextFormats

/// The curves of transitions that are cubic curves or springs.
@Suite struct CurveDecodingTests {
  private func document(_ transition: String) throws -> SceneDocument {
    try SceneDocument(
      json: Array(
        """
        {"version": 1, "canvas": {"width": 400, "height": 800}, "initialScene": "a",
         "scenes": [{"id": "a"}], "transitions": {"t": \(transition)}}
        """.utf8))
  }

  private func movement(_ transition: String) throws -> SegueTransition? {
    try document(transition).transitions.first?.movement
  }

  @Test func `a cubic curve has the control points of the file`() throws {
    let curve = TimingCurve(c1x: 0.25, c1y: 0.1, c2x: 0.25, c2y: 1)
    #expect(
      try movement(#"{"kind": "push", "curve": {"cubic": [0.25, 0.1, 0.25, 1]}}"#)
        == .picture(.push(from: .right), duration: 48, curve: curve))
    #expect(
      try movement(#"{"kind": "grow", "curve": {"cubic": [0.25, 0.1, 0.25, 1]}}"#)
        == .grow(duration: 36, curve: curve))
    // x(t) is 0.5 near t = 0.7; CSS's `ease` is at 0.8024 there.
    #expect(abs(curve.progress(at: 0.5) - 0.8024) < 0.0001)
  }

  @Test func `a spring applies to each keyframe of a movement except the first`() throws {
    #expect(
      try movement(
        #"{"kind": "slide", "from": "left", "curve": {"spring": {"damping": 0.5, "velocity": 2}}}"#)
        == .keyframes(
          KeyframedTransition(
            front: .destination,
            source: [
              TransitionKeyframe(time: 0),
              TransitionKeyframe(time: 48, x: 1, spring: 0.5, springVelocity: 2),
            ],
            destination: [
              TransitionKeyframe(time: 0, x: -1),
              TransitionKeyframe(time: 48, spring: 0.5, springVelocity: 2),
            ])))
  }

  @Test(arguments: [
    ("moveIn", PictureTransition.moveIn(from: .right), 48),
    ("push", .push(from: .right), 48), ("reveal", .reveal(from: .right), 48),
    ("flip", .flip(from: .right), 90), ("curl", .curl(bound: .left), 48),
    ("uncurl", .uncurl(bound: .left), 48),
  ])
  func `a transition of images can move by a spring`(
    kind: String, transition: PictureTransition, duration: Int
  ) throws {
    #expect(
      try movement(
        #"{"kind": "\#(kind)", "curve": {"spring": {"damping": 0.5, "velocity": 2}}}"#)
        == .picture(
          transition, duration: duration, spring: TransitionSpring(damping: 0.5, velocity: 2)))
  }

  @Test func `a transition that grows can move by a spring`() throws {
    #expect(
      try movement(#"{"kind": "grow", "duration": 0.5, "curve": {"spring": {"damping": 1}}}"#)
        == .grow(duration: 60, spring: TransitionSpring(damping: 1)))
  }

  @Test func `a keyframe's curve can be cubic or a spring`() throws {
    #expect(
      try movement(
        #"""
        {"front": "source", "source": [{"time": 0}, {"time": 1, "curve": {"cubic": [0, -1, 1, 2]}}],
         "destination": [{"time": 0}, {"time": 1, "curve": {"spring": {"damping": 1}}}]}
        """#)
        == .keyframes(
          KeyframedTransition(
            front: .source,
            source: [
              TransitionKeyframe(time: 0),
              TransitionKeyframe(time: 120, curve: TimingCurve(c1x: 0, c1y: -1, c2x: 1, c2y: 2)),
            ], destination: [TransitionKeyframe(time: 0), TransitionKeyframe(time: 120, spring: 1)]
          )))
  }

  @Test(arguments: [
    #"{"kind": "fade", "curve": {"cubic": [0.5, -0.25, 1, 1.5]}}"#,
    #"{"kind": "cover", "curve": {"spring": {"damping": 0.7}}}"#,
    #"{"kind": "zoom", "curve": {"spring": {"damping": 0.7, "velocity": -3}}}"#,
    #"{"kind": "flip", "curve": {"cubic": [0, 0, 1, 1]}}"#,
    #"{"kind": "curl", "curve": {"spring": {"damping": 0.7, "velocity": -3}}}"#,
    #"{"kind": "grow", "curve": {"spring": {"damping": 0.7}}}"#,
    #"""
    {"front": "source", "destination": [{"time": 0}],
     "source": [{"time": 0}, {"time": 1, "curve": {"cubic": [0.1, 0.2, 0.3, 0.4]}},
       {"time": 2, "spring": 0.5},
       {"time": 3, "curve": {"spring": {"damping": 0.5, "velocity": 1}}}]}
    """#,
  ])
  func `a curve is written and read again without a change`(transition: String) throws {
    let read = try document(transition)
    let again = try SceneDocument(json: Array(read.json().indented.utf8))
    #expect(again.transitions.map(\.movement) == read.transitions.map(\.movement))
  }

  // MARK: - Errors

  private func file(_ curve: String, of kind: String = "slide") -> MarkedFile {
    MarkedFile(
      scene: [#""title": "A""#],
      more: #", "transitions": {"t": {"kind": "\#(kind)", "curve": \#(curve)}}"#)
  }

  @Test func `a wrong curve is an error with its position`() {
    file(#"{"cubic": ‸[0, 0, 1]}"#).expect(
      with: [:],
      "transitions.t.curve.cubic: expected an array of four numbers: x1, y1, x2, y2, found an "
        + "array")
    file(#"{"cubic": [‸1.5, 0, 1, ‸"a"]}"#).expect(
      with: [:],
      "transitions.t.curve.cubic[0]: expected a number from 0 to 1, found 1.5",
      "transitions.t.curve.cubic[3]: expected a number from -100 to 100, found 'a'")
    file(#"{‸"cubik": [0, 0, 1, 1], "spring": {"damping": 1}}"#).expect(
      with: [:], "transitions.t.curve.cubik: unknown key 'cubik'; did you mean 'cubic'?")
    file(#"‸{"cubic": [0, 0, 1, 1], "spring": {"damping": 1}}"#).expect(
      with: [:], "transitions.t.curve: expected one of 'cubic' and 'spring', found both")
    file(#"{"spring": {"damping": ‸0}}"#).expect(
      with: [:],
      "transitions.t.curve.spring.damping: expected a number above 0 and up to 1, found 0")
    file(#"{"spring": ‸{}}"#).expect(
      with: [:], "transitions.t.curve.spring: a spring needs the key 'damping'")
    file("‸1").expect(
      with: [:], "transitions.t.curve: expected the name of a curve or an object, found 1")
  }
}
