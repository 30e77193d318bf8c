internal import CellGraphics
internal import LinearConstraints

extension LayoutSystem {
  /// The largest number of solutions of one layout. Content whose height depends on its width needs
  /// more than one solution.
  private static let passes = 3

  /// Solves the constraints of `root` and places its views.
  ///
  /// Edges are rounded to whole cells of the root. So two views that touch before rounding also
  /// touch afterwards.
  static func layOut(_ root: View) {
    let (system, solution) = solved(root, fitting: nil)
    system.report(solution)
    system.place(solution.values)
  }

  /// Returns the least size in whole cells that meets the constraints in `root` and the request.
  static func size(of root: View, fitting: Fitting) -> Size {
    var (system, solution) = solved(root, fitting: fitting)
    let box = system.box(of: root)
    return Size(
      width: roundedUp(box.width.value(solution.values)),
      height: roundedUp(box.height.value(solution.values)))
  }

  /// Solves the constraints. Contents such as texts get the heights that belong to their widths.
  private static func solved(_ root: View, fitting: Fitting?) -> (
    LayoutSystem, LinearProblem.Solution
  ) {
    var sizes: [ObjectIdentifier: Size] = [:]
    var system = LayoutSystem(root, fitting: fitting)
    var solution = system.problem.solve()
    for _ in 1..<passes {
      guard system.fitContents(solution.values, &sizes) else { break }
      system = LayoutSystem(root, fitting: fitting, sizes: sizes)
      solution = system.problem.solve()
    }
    return (system, solution)
  }

  /// Updates the sizes of contents whose height has changed with their width.
  ///
  /// - Returns: True if a size has changed.
  private func fitContents(
    _ values: [Double], _ sizes: inout [ObjectIdentifier: Size]
  ) -> Bool {
    var copy = self
    var hasChanged = false
    for view in members where !view.isArrangedByConstraints {
      let width = copy.cells(of: copy.box(of: view), values).width
      guard let fitting = view.contentSize(forWidth: width) else { continue }
      let (old, intrinsic) = (contentSize(of: view), view.intrinsicContentSize)
      let new = Size(
        width: intrinsic.width < 0 ? intrinsic.width : fitting.width,
        height: intrinsic.height < 0 ? intrinsic.height : fitting.height)
      // A text keeps its content size if it only has more room than it needs.
      if new.height == old.height { continue }
      sizes[ObjectIdentifier(view)] = new
      hasChanged = true
    }
    return hasChanged
  }

  private func place(_ values: [Double]) {
    var copy = self
    for view in members {
      guard let superview = view.superview else { continue }
      let outer = copy.cells(of: copy.box(of: superview), values)
      let rect = copy.cells(of: copy.box(of: view), values)
        .offsetBy(dx: -outer.minX, dy: -outer.minY)
      view.place(in: rect)
    }
    for guide in guides {
      guard let view = guide.owningView, let box = copy.boxes[ObjectIdentifier(guide)] else {
        continue
      }
      let outer = copy.cells(of: copy.box(of: view), values)
      guide.layoutFrame = copy.cells(of: box, values).offsetBy(dx: -outer.minX, dy: -outer.minY)
    }
    for (view, content) in scrolled { view.contentSize = copy.cells(of: content, values).size }
  }

  /// Returns the rectangle in whole cells.
  private func cells(of box: Box, _ values: [Double]) -> Rect {
    let rect = Rect(
      x: box.left.value(values), y: box.top.value(values), width: box.width.value(values),
      height: box.height.value(values)
    ).snapped
    return Rect(
      x: Double(rect.column), y: Double(rect.row), width: Double(rect.columns),
      height: Double(rect.rows))
  }

  private static func roundedUp(_ length: Double) -> Double {
    guard length.isFinite else { return 0 }
    // Without this tolerance, a rounding error could make a whole number larger by one.
    return max(0, (length - 1e-4).rounded(.up))
  }

  /// Records one warning event for all constraints that are newly broken.
  private func report(_ solution: LinearProblem.Solution) {
    let broken = solution.broken.compactMap { sources[$0] }
    for case let constraint? in sources
    where constraint.isReported && !broken.contains(where: { $0 === constraint }) {
      constraint.isReported = false
    }
    let news = broken.filter { !$0.isReported }
    guard !news.isEmpty else { return }
    for constraint in news { constraint.isReported = true }
    let names = news.prefix(3).map(\.description).joined(separator: ", ")
    let rest = news.count > 3 ? " and \(news.count - 3) more" : ""
    let application = root.window?.application ?? Application.current
    application?.record(
      .warning, root.controllerOfView,
      detail: "unable to simultaneously satisfy constraints; will attempt to recover by breaking "
        + names + rest)
  }
}
