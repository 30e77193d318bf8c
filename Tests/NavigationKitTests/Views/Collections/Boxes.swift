import CellGraphics
import NavigationKit

/// A cell that shows its title at its left top corner.
class BoxCell: CollectionViewCell {
  let label = Label()
  private(set) var reuses = 0

  override init(frame: Rect) {
    super.init(frame: frame)
    label.frame = Rect(x: 0, y: 0, width: 12, height: 1)
    contentView.addSubview(label)
    contentView.clipsToBounds = true
  }

  required init?(coder: Coder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

/// A header or footer that shows its kind and section: `head 0`.
final class BoxHeader: CollectionReusableView {
  let label = Label()

  override init(frame: Rect) {
    super.init(frame: frame)
    label.frame = Rect(x: 0, y: 0, width: 8, height: 1)
    addSubview(label)
    backgroundColor = .white
  }

  required init?(coder: Coder) { nil }
}

/// A collection view that keeps its data source alive, of which it otherwise has weak references only.
private final class BoxView: CollectionView {
  var boxes: Boxes?
}

/// A data source and delegate over titles, which notes what it is asked and told.
class Boxes: CollectionViewDataSource, CollectionViewDelegate {
  var sections: [[String]]
  private(set) var log: [String] = []
  private(set) var cellsAskedFor = 0
  var mayHighlight = true
  var maySelect = true

  init(_ sections: [String]) { self.sections = sections.map { $0.map(String.init) } }

  func view(_ layout: CollectionViewLayout) -> CollectionView {
    let view = BoxView(frame: .zero, collectionViewLayout: layout)
    view.boxes = self
    view.register(BoxCell.self, forCellWithReuseIdentifier: "box")
    for kind in [
      CollectionView.elementKindSectionHeader, CollectionView.elementKindSectionFooter,
    ] {
      view.register(
        BoxHeader.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "title")
    }
    view.showsVerticalScrollIndicator = false
    view.dataSource = self
    view.delegate = self
    return view
  }

  func takeLog() -> [String] {
    defer { log.removeAll() }
    return log
  }

  func numberOfSections(in collectionView: CollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { sections[section].count }

  func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath)
    -> CollectionViewCell
  {
    cellsAskedFor += 1
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "box", for: indexPath)
    (cell as? BoxCell)?.label.text = sections[indexPath.section][indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "title", for: indexPath)
    let isHeader = kind == CollectionView.elementKindSectionHeader
    (view as? BoxHeader)?.label.text = "\(isHeader ? "head" : "foot") \(indexPath.section)"
    return view
  }

  private func note(_ what: String, _ path: IndexPath) { log.append("\(what) \(path)") }

  func collectionView(
    _ collectionView: CollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    note("shouldHighlight", indexPath)
    return mayHighlight
  }

  func collectionView(
    _ collectionView: CollectionView, didHighlightItemAt indexPath: IndexPath
  ) { note("didHighlight", indexPath) }

  func collectionView(
    _ collectionView: CollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) { note("didUnhighlight", indexPath) }

  func collectionView(
    _ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    note("shouldSelect", indexPath)
    return maySelect
  }

  func collectionView(
    _ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath
  ) { note("didSelect", indexPath) }

  func collectionView(
    _ collectionView: CollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    note("shouldDeselect", indexPath)
    return true
  }

  func collectionView(
    _ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath
  ) { note("didDeselect", indexPath) }
}

/// Boxes whose sizes a flow layout's delegate gives.
final class SizedBoxes: Boxes, CollectionViewDelegateFlowLayout {
  var sizes: [Size] = []

  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> Size { sizes[indexPath.item] }
}

/// A flow layout with items of 4 × 1 cells.
func flow(_ configure: (CollectionViewFlowLayout) -> Void = { _ in }) -> CollectionViewFlowLayout {
  let layout = CollectionViewFlowLayout()
  layout.itemSize = Size(width: 4, height: 1)
  configure(layout)
  return layout
}

func item(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }
