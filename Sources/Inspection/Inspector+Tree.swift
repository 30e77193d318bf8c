internal import CellGraphics
internal import NavigationKit
internal import Simulation

extension Inspector {
  /// Lists the tree again. Until the user selects an item, the frontmost controller is selected.
  func updateTree(_ source: Source) {
    let application = source.simulator.application
    var builder = TreeBuilder(toggled: toggled, changed: changedControllers(source), words: words)
    builder.add(application.window)
    tree = builder.lines
    if !hasSelected, let front = application.frontmostViewController {
      selected = .controller(front.identity)
    }
    selectVisibleItem()
  }

  /// The controllers that the last input, or what happened by itself since then, was about.
  ///
  /// The search goes back to the last input, but by at most 500 entries.
  private func changedControllers(_ source: Source) -> Set<String> {
    var changed: Set<String> = []
    for entry in source.journal.entries.prefix(source.count).reversed().prefix(500) {
      guard let event = entry.event else { break }
      changed.formUnion([event.subject, event.object])
    }
    return changed
  }

  /// Selects an item around the selected one if that is no longer listed.
  private func selectVisibleItem() {
    while !tree.contains(where: { $0.item == selected }) {
      selected = selected.superitem ?? .window
      if selected == .window { break }
    }
  }

  /// The index of the selected line of the tree.
  var treeIndex: Int { tree.firstIndex { $0.item == selected } ?? 0 }

  /// Selects an item and shows its facts from the first line. Selecting the same item again keeps
  /// the line.
  func select(_ item: InspectedItem) {
    guard item != selected || !hasSelected else { return }
    (selected, hasSelected) = (item, true)
    (factsLine, factsOffset) = (0, 0)
  }

  /// Selects the item of a line. An index beyond the first or last line selects that line.
  func selectTreeLine(_ index: Int) {
    guard !tree.isEmpty else { return }
    select(tree[min(max(index, 0), tree.count - 1)].item)
  }

  /// Unfolds or folds an item.
  func toggle(_ item: InspectedItem) { toggled.formSymmetricDifference([item]) }

  /// Unfolds the selected item; if it is unfolded, selects the first item inside.
  func unfold() {
    let index = treeIndex
    guard tree.indices.contains(index), tree[index].canUnfold else { return }
    if tree[index].isUnfolded { selectTreeLine(index + 1) } else { toggle(tree[index].item) }
  }

  /// Folds the selected item; if it is folded, selects the item around it.
  func fold() {
    let index = treeIndex
    guard tree.indices.contains(index) else { return }
    if tree[index].isUnfolded { return toggle(tree[index].item) }
    let level = tree[index].level
    if let around = tree[..<index].lastIndex(where: { $0.level < level }) { selectTreeLine(around) }
  }

  /// Selects an item, unfolds everything around it, and lists the tree again.
  func reveal(_ item: InspectedItem) {
    var around = item.superitem
    while let item = around {
      if case .view = item { toggled.insert(item) }
      around = item.superitem
    }
    select(item)
  }

  /// Selects the next item on the screen, in the order in which they are drawn.
  func pickNext() {
    let items = source?.simulator.application.window?.pickableItems().map(\.item) ?? []
    guard !items.isEmpty else { return }
    let index = items.firstIndex(of: selected).map { ($0 + 1) % items.count } ?? 0
    reveal(items[index])
  }

  /// Selects the frontmost item at a cell of the app. Returns false if there is none.
  func pick(column: Int, row: Int) -> Bool {
    let items = source?.simulator.application.window?.pickableItems() ?? []
    guard let hit = items.last(where: { $0.rect.contains(column: column, row: row) }) else {
      return false
    }
    reveal(hit.item)
    return true
  }
}
