/// Code that waits until a controller has left its presenter or its container.
package protocol ControllerDeparture: AnyObject {
  /// Called once, after a dismissal or removal that was not cancelled.
  func controllerDidLeave()
}

extension ViewController {
  /// Reports to the waiting code of this controller and of all controllers in it that they have left.
  func reportDeparture() {
    let departure = self.departure
    self.departure = nil
    departure?.controllerDidLeave()
    for child in children { child.reportDeparture() }
  }
}
