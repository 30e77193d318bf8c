import CellGraphics
import NavigationKit
import TestSupport
import Testing

/// Collection views between a change of the data and the next layout, and their questions.
@Suite struct CollectionViewEdgeTests {
  /// Sections of list cells, and a delegate that counts its calls.
  private final class Lists: CollectionViewDataSource, CollectionViewDelegate {
    var counts = [2, 2]
    var questions = 0

    func numberOfSections(in collectionView: CollectionView) -> Int { counts.count }

    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int)
      -> Int
    { counts[section] }

    func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath)
      -> CollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }

    func collectionView(_ collectionView: CollectionView, canFocusItemAt indexPath: IndexPath)
      -> Bool
    {
      questions += 1
      return true
    }
  }

  private let lists = Lists()
  private let view: CollectionView
  private let stage: Stage

  init() {
    let layout = CollectionViewFlowLayout()
    layout.itemSize = Size(width: 10, height: 1)
    view = CollectionView(frame: .zero, collectionViewLayout: layout)
    view.register(CollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = lists
    view.delegate = lists
    stage = Stage(view: view, columns: 10, rows: 6)
  }

  @Test func `a section can disappear before the next layout`() {
    stage.turn {
      lists.counts = [1]
      view.performBatchUpdates({})
      view.isEditing = true
    }
    #expect(view.numberOfSections == 1 && view.visibleCells.count == 1)
  }

  @Test func `hints ask the delegate once for each neighbour of a focused item`() {
    _ = stage.application.keyHints
    let first = lists.questions
    for _ in 0..<5 { #expect(stage.application.keyHints.contains { $0.meaning == "items" }) }
    #expect(lists.questions == first)
    stage.sendAll(.arrow(.down))
    let moved = lists.questions
    #expect(moved > first)
    _ = stage.application.keyHints
    let asked = lists.questions
    for _ in 0..<5 { _ = stage.application.keyHints }
    #expect(lists.questions == asked)
  }
}
