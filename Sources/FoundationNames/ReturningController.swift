public import NavigationKit

/// A controller that returns a value to the code that shows it.
///
/// ```swift
/// final class RatingController: UIViewController, ReturningController {
///   typealias ReturnValue = Int
///
///   func rate(_ stars: Int) { finish(returning: stars) }
/// }
///
/// final class ListController: UIViewController {
///   var ratings: [Int] = []
///
///   func review() {
///     Task {
///       if let stars = await present(RatingController(), animated: true) { ratings.append(stars) }
///     }
///   }
/// }
/// ```
///
/// Show it with `present(_:animated:)` of any controller, or with `push(_:animated:)` of a navigation
/// controller, in a ``Task``. The code continues in a turn of the application, so a replay continues it
/// at the same tick.
public protocol ReturningController: ViewController {
  /// The type of the value.
  associatedtype ReturnValue
}

extension ReturningController {
  /// Dismisses or pops the controller, and returns a value to the code that awaits it.
  ///
  /// The code continues after the transition. The first value counts if the method is called again.
  /// A controller that is neither presented nor above another one on a stack stays on the screen.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - animated: Indicates whether the dismissal or the pop is animated.
  public func finish(returning value: ReturnValue, animated: Bool = true) {
    if let result = departure as? AwaitedResult<ReturnValue>, result.value == nil {
      result.value = value
    }
    if let stack = navigationController, let index = index(in: stack), index > 0 {
      stack.popToViewController(stack.viewControllers[index - 1], animated: animated)
    } else {
      presentingViewController?.dismiss(animated: animated)
    }
  }

  /// The position on a stack of this controller, or of the container that holds it.
  private func index(in stack: NavigationController) -> Int? {
    var controller: ViewController = self
    while let parent = controller.parent, parent !== stack { controller = parent }
    return stack.viewControllers.firstIndex { $0 === controller }
  }
}

extension ViewController {
  /// Presents a controller and waits until it has been dismissed.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - animated: Indicates whether the presentation is animated.
  /// - Returns: The value of ``ReturningController/finish(returning:animated:)``; nil if the controller
  ///   was dismissed in another way, such as by the user, or could not be presented.
  public func present<Controller: ReturningController>(
    _ controller: Controller, animated: Bool
  ) async -> Controller.ReturnValue? {
    await AwaitedResult.of(controller) {
      present(controller, animated: animated, completion: nil)
      return controller.presentingViewController != nil
    }
  }
}

extension NavigationController {
  /// Pushes a controller and waits until it has been popped.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - animated: Indicates whether the push is animated.
  /// - Returns: The value of ``ReturningController/finish(returning:animated:)``; nil if the controller
  ///   was popped in another way, such as by the back button, or could not be pushed.
  public func push<Controller: ReturningController>(
    _ controller: Controller, animated: Bool
  ) async -> Controller.ReturnValue? {
    await AwaitedResult.of(controller) {
      pushViewController(controller, animated: animated)
      return controller.parent === self
    }
  }
}

/// A wait for the value of a controller.
private final class AwaitedResult<Value>: ControllerDeparture {
  /// The value; nil before the controller has returned one.
  var value: Value?
  private var continuation: UnsafeContinuation<Void, Never>?
  private var isOver = false

  /// Shows a controller and waits until it has left.
  ///
  /// - Parameter show: Shows the controller, and returns whether that was possible.
  static func of<Controller: ReturningController>(
    _ controller: Controller, show: () -> Bool
  ) async -> Value? where Controller.ReturnValue == Value {
    let result = AwaitedResult()
    controller.departure = result
    if !show() {
      controller.departure = nil
      return nil
    }
    await withUnsafeContinuation { continuation in
      if result.isOver { continuation.resume() } else { result.continuation = continuation }
    }
    return result.value
  }

  func controllerDidLeave() {
    isOver = true
    continuation?.resume()
    continuation = nil
  }

  // A controller can be freed with the window that showed it.
  deinit { continuation?.resume() }
}
