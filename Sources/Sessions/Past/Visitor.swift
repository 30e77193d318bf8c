internal import Simulation

/// Who looks at a moment of the past: by a picture that is at hand, or by a machine.
final class Visitor {
  /// What a moment looked like.
  struct Glimpse {
    var moment: Moment
    var frame: Frame
    var textEntry: TextEntry

    init(of traveller: Traveller) {
      moment = traveller.moment
      frame = traveller.simulator.frame()
      textEntry = traveller.simulator.textEntry
    }
  }

  private let past: Past
  private var glimpse: Glimpse?
  /// nil as long as the picture has been enough.
  private(set) var machine: Traveller?

  init(_ machine: Traveller, in past: Past) {
    self.past = past
    self.machine = machine
  }

  init(_ glimpse: Glimpse, in past: Past) {
    self.past = past
    self.glimpse = glimpse
  }

  /// The machine at that moment; where there is none yet, it takes as long as `Past.traveller(at:)`.
  var traveller: Traveller {
    if let machine { return machine }
    let traveller = past.traveller(at: glimpse?.moment ?? .start)
    machine = traveller
    glimpse = nil
    return traveller
  }

  var moment: Moment { machine?.moment ?? glimpse?.moment ?? .start }

  var frame: Frame { glimpse?.frame ?? traveller.simulator.frame() }

  var textEntry: TextEntry { glimpse?.textEntry ?? traveller.simulator.textEntry }

  /// As `Simulator.nextFrame()`; nil where only a picture is at hand.
  func nextFrame() -> Frame? { machine?.simulator.nextFrame() }
}
