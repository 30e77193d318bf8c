public import Simulation

/// Every moment of a session: a machine can be had as it was at any of them.
///
/// The tree of controllers cannot be copied, so a machine as it was is made by carrying out the inputs
/// again. That a long session need not be carried out from its start, machines are parked here and
/// there in it; the nearest one behind the goal is taken. `fill()` puts others in their places.
public final class Past {
  public internal(set) var timeline: Timeline

  let makeSimulator: () -> Simulator
  /// In order of time; of one moment the ones parked later come later.
  var parked: [Traveller] = []
  /// The machine that is on its way to where it will be parked.
  var filling: (traveller: Traveller, goal: Moment)?
  /// Where the next machine is likely to be wanted.
  var attention = Moment.start
  /// Pictures of moments that are likely to be looked at next.
  var glimpses: [Visitor.Glimpse] = []

  /// - Parameter makeSimulator: Makes the machine that the session began with, the same each time.
  public init(_ timeline: Timeline = Timeline(), makeSimulator: @escaping () -> Simulator) {
    self.timeline = timeline
    self.makeSimulator = makeSimulator
  }

  /// A machine as it was at `moment`, which is the caller's.
  ///
  /// - Parameter visitor: The machine the caller has so far and needs no more: it goes on, or is parked.
  public func traveller(at moment: Moment, from visitor: Traveller? = nil) -> Traveller {
    attention = moment
    if let visitor { park(visitor) }
    let traveller = takeTraveller(behind: moment)
    traveller.go(to: moment, on: timeline)
    return traveller
  }

  /// The nearest machine that is at `moment` or before it.
  func takeTraveller(behind moment: Moment) -> Traveller {
    if let filling, filling.traveller.moment <= moment {
      park(filling.traveller)
      self.filling = nil
    }
    let index = parked.lastIndex { $0.moment <= moment }
    return index.map { parked.remove(at: $0) } ?? Traveller(makeSimulator())
  }

  /// Notes an input, at a tick that is not before the end.
  public func append(_ command: Command, at tick: Int) { timeline.append(command, at: tick) }

  /// As `append(_:at:)`.
  public func append(_ input: SessionInput) { timeline.append(input) }

  /// Notes that time has passed until `tick`.
  public func pass(to tick: Int) { timeline.pass(to: tick) }

  /// Forgets what came after `moment`.
  public func cut(to moment: Moment) {
    timeline.cut(to: moment)
    parked.removeAll { $0.moment > moment }
    glimpses.removeAll { $0.moment > moment }
    if let goal = filling?.goal, goal > moment { filling = nil }
  }

  /// Keeps a machine where it is.
  func park(_ traveller: Traveller) {
    let index = parked.lastIndex { $0.moment <= traveller.moment }.map { $0 + 1 } ?? 0
    parked.insert(traveller, at: index)
  }
}
