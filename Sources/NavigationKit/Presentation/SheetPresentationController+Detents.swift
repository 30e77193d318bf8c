internal import CellGraphics

extension SheetPresentationController {
  private struct Context: SheetDetentResolutionContext {
    let containerTraitCollection: TraitCollection
    let maximumDetentValue: Double
  }

  /// A detent that is active in the container, and its height in rows.
  struct ActiveDetent {
    let identifier: Detent.Identifier
    /// The height of the content.
    let height: Double
  }

  /// The time of an animated change of the height, in seconds.
  static let resizingDuration = 0.3

  /// Calls `changes` and animates the height of the sheet, if they change the detent.
  public func animateChanges(_ changes: () -> Void) {
    View.animate(
      withDuration: Self.resizingDuration,
      options: [.curveEaseOut, .allowUserInteraction, .beginFromCurrentState]
    ) {
      changes()
      layOutSheet()
    }
  }

  /// Computes the heights of the detents again. Call it when the result of a custom detent changes.
  public func invalidateDetents() { containerView?.setNeedsLayout() }

  private func layOutSheet() {
    containerView?.setNeedsLayout()
    containerView?.layoutIfNeeded()
  }

  /// The active detents in a container of `size`, in the order of ``detents``.
  func activeDetents(in size: Size) -> [ActiveDetent] {
    let largest = max(1, largeFrame(in: size).height - borderRows(in: size))
    let context = Context(
      containerTraitCollection: TraitCollection(size: size), maximumDetentValue: largest)
    return detents.compactMap { detent in
      detent.resolvedValue(in: context).map {
        ActiveDetent(identifier: detent.identifier, height: min(max(1, $0.rounded()), largest))
      }
    }
  }

  /// The active detents in the present container, smallest first.
  private var sortedDetents: [ActiveDetent] {
    activeDetents(in: containerView?.bounds.size ?? .zero).sorted { $0.height < $1.height }
  }

  /// Returns the selected detent; nil without an active one.
  private func selectedDetent(in size: Size) -> ActiveDetent? {
    let active = activeDetents(in: size)
    return active.first { $0.identifier == selectedDetentIdentifier }
      ?? active.min { $0.height < $1.height }
  }

  /// Returns the height of the content; nil for the whole height of the sheet.
  func heightInUse(in size: Size) -> Double? { draggedHeight ?? selectedDetent(in: size)?.height }

  /// The height of the content in rows.
  var currentHeight: Double? { heightInUse(in: containerView?.bounds.size ?? .zero) }

  // MARK: - Dimming

  /// Indicates whether the presenter is bright and receives touches.
  var isUndimmed: Bool {
    guard let largestUndimmedDetentIdentifier else { return false }
    let size = containerView?.bounds.size ?? .zero
    let limit = activeDetents(in: size).first { $0.identifier == largestUndimmedDetentIdentifier }
    guard let limit, let height = heightInUse(in: size) else { return false }
    return height <= limit.height
  }

  /// Dims the presenter, or brightens it. A transition dims by itself.
  func updateDimming() {
    guard presentation?.isAtRest == true else { return }
    let alpha = isUndimmed ? 0.0 : 1
    if dimmingView.alpha != alpha { dimmingView.alpha = alpha }
  }

  // MARK: - By the user

  /// Indicates whether the user can change the height now.
  var isResizable: Bool {
    presentation?.allowsDismissalByUser == true && sortedDetents.count > 1
  }

  /// Returns whether there is a larger or smaller detent.
  func canResize(_ direction: Direction) -> Bool {
    guard isResizable, let current = currentHeight else { return false }
    return sortedDetents.contains { direction == .up ? $0.height > current : $0.height < current }
  }

  /// Moves to the next larger or smaller detent.
  ///
  /// - Returns: False if there is none.
  func step(_ direction: Direction) -> Bool {
    guard canResize(direction), let current = currentHeight else { return false }
    let next =
      direction == .up
      ? sortedDetents.first { $0.height > current } : sortedDetents.last { $0.height < current }
    guard let next else { return false }
    settle(at: next)
    return true
  }

  /// Handles an arrow that no view and no gesture has used: up grows the sheet, down shrinks it
  /// and dismisses the smallest.
  func useArrow(_ direction: Direction) -> Bool {
    guard direction.isVertical, isResizable else { return false }
    return step(direction) || direction == .down && presentation?.requestDismissalByUser() == true
  }

  /// Changes the height with a drag.
  ///
  /// - Parameters:
  ///   - rows: The distance upwards from the start of the drag.
  ///   - start: The height of the content at that time.
  func drag(by rows: Double, from start: Double) {
    guard let largest = sortedDetents.last?.height else { return }
    draggedHeight = min(max(1, start + rows), largest)
    containerView?.setNeedsLayout()
  }

  /// Ends a drag: moves to the nearest detent, or dismisses a sheet that is below half of the
  /// smallest.
  ///
  /// - Parameter speed: The speed upwards, in rows a second. A quick drag moves to the next detent
  ///   in its direction.
  func endDrag(speed: Double) {
    guard let height = draggedHeight, let smallest = sortedDetents.first else { return }
    if height < smallest.height, speed < -Self.flickRows || height < smallest.height / 2 {
      settle(at: smallest)
      _ = presentation?.requestDismissalByUser()
      return
    }
    let active = sortedDetents
    let next: ActiveDetent? =
      speed > Self.flickRows
      ? active.first { $0.height > height }
      : speed < -Self.flickRows ? active.last { $0.height < height } : nil
    settle(at: next ?? active.min { abs($0.height - height) < abs($1.height - height) } ?? smallest)
  }

  /// Returns the sheet to its detent after a drag that was cancelled.
  func cancelDrag() {
    animateChanges { draggedHeight = nil }
  }

  /// The speed, in rows a second, above which a drag is quick.
  private static var flickRows: Double { ScreenEdgePanGestureRecognizer.flickSpeed / 2 }

  /// Moves to a detent, and notifies the delegate if it is another one.
  private func settle(at detent: ActiveDetent) {
    let size = containerView?.bounds.size ?? .zero
    let isOther = selectedDetent(in: size)?.identifier != detent.identifier
    animateChanges {
      draggedHeight = nil
      if isOther { selectedDetentIdentifier = detent.identifier }
    }
    guard isOther else { return }
    (presentation?.controller.delegate as? any SheetPresentationControllerDelegate)?
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }
}

/// The sheet with its border, which the user pulls.
final class SheetFrameView: SheetView {
  private weak var presentationController: SheetPresentationController?

  init(_ controller: SheetPresentationController) {
    presentationController = controller
    super.init(frame: .zero)
    addGestureRecognizer(SheetPanGestureRecognizer(controller))
  }

  required init?(coder: Coder) { nil }

  override var showsGrabber: Bool {
    edges == .above || presentationController?.prefersGrabberVisible == true
  }

  /// Grows the sheet for a turn that reveals more of the content, and shrinks it for the opposite.
  override func handleWheel(_ direction: Direction) -> Bool {
    guard let presentationController, direction.isVertical,
      presentationController.prefersScrollingExpandsWhenScrolledToEdge
    else { return false }
    return presentationController.step(direction == .down ? .up : .down)
  }
}
