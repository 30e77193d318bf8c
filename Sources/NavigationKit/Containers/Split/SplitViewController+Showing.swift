extension SplitViewController {
  /// Shows `controller` as the primary, or as the secondary if it is already within the primary.
  ///
  /// In a compact width the controller is presented (9.1.4).
  func showAsPrimary(_ controller: ViewController, sender: Any?) {
    if delegate?.splitViewController(self, show: controller, sender: sender) == true { return }
    guard !isCollapsed else { return present(controller, animated: true) }
    let isWithinPrimary = child(in: .primary).map(controller.isContained) ?? false
    setViewController(controller, for: isWithinPrimary ? .secondary : .primary)
  }

  /// Shows `controller` as the secondary; in a compact width the primary shows it (9.1.5).
  func showAsSecondary(_ controller: ViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: controller, sender: sender) == true {
      return
    }
    showSecondary(controller, sender: sender)
  }

  private func showSecondary(_ controller: ViewController, sender: Any?) {
    if waits(to: { $0.showSecondary(controller, sender: sender) }) { return }
    guard controller !== viewController(for: .secondary) || isCollapsed else { return }
    guard case .single(let base) = arrangement else {
      return setViewController(controller, for: .secondary)
    }
    guard let navigation = base as? NavigationController else {
      return present(controller, animated: true)
    }
    if style != .unspecified {
      showDetail(controller, on: navigation)
    } else if controller is NavigationController || controller is SplitViewController {
      navigation.join([controller], animated: true)
    } else {
      navigation.show(controller, sender: sender)
    }
  }

  /// Sets the secondary column while the columns are collapsed.
  private func showDetail(_ controller: ViewController, on navigation: NavigationController) {
    let old = child(in: .secondary)
    if let old, viewController(for: .secondary) === controller {
      return navigation.start(of: old) == nil ? showCollapsedColumn(.secondary) : ()
    }
    install(controller, in: .secondary)
    guard let new = child(in: .secondary) else { return }
    navigation.join([new], replacing: old, animated: true)
  }

  /// Moves `column` to the top while the columns are collapsed.
  func showCollapsedColumn(_ column: Column) {
    if waits(to: { $0.showCollapsedColumn(column) }) { return }
    guard case .single(let base) = arrangement, let navigation = base as? NavigationController,
      let child = child(in: column)
    else { return }
    if child !== base, navigation.start(of: child) == nil {
      return navigation.join([child], animated: true)
    }
    let next = [Column.supplementary, .secondary].filter { $0.rawValue > column.rawValue }
      .compactMap { self.child(in: $0).flatMap(navigation.start) }.first
    guard let next, next > 0 else { return }
    navigation.popToViewController(navigation.viewControllers[next - 1], animated: true)
  }

  /// Pops to the controller below `column` while the columns are collapsed.
  func popCollapsedColumn(_ column: Column) {
    if waits(to: { $0.popCollapsedColumn(column) }) { return }
    guard case .single(let base) = arrangement, let navigation = base as? NavigationController,
      let start = child(in: column).flatMap(navigation.start), start > 0
    else { return }
    navigation.popToViewController(navigation.viewControllers[start - 1], animated: true)
  }
}
