import CellGraphics
import NavigationKit
import TestSupport
import Testing

/// Sections of groups of items, from Apple's page "Implementing Modern Collection Views" and the
/// reference of `NSCollectionLayoutDimension`: fractions refer to the container.
@Suite struct CompositionalLayoutTests {
  private func size(
    _ width: CollectionLayoutDimension, _ height: CollectionLayoutDimension
  ) -> CollectionLayoutSize {
    CollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private func section(_ width: Double, _ height: Double, of fraction: Double)
    -> CollectionLayoutSection
  {
    let item = CollectionLayoutItem(
      layoutSize: size(.fractionalWidth(fraction), .fractionalHeight(1)))
    return CollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(.fractionalWidth(width), .absolute(height)), subitems: [item]))
  }

  private func stage(_ boxes: Boxes, _ layout: CollectionViewLayout, columns: Int, rows: Int)
    -> (CollectionView, Stage)
  {
    let view = boxes.view(layout)
    return (view, Stage(view: view, columns: columns, rows: rows))
  }

  @Test func `a group repeats its item as long as it fits`() {
    let layout = CollectionViewCompositionalLayout(section: section(1, 1, of: 0.25))
    let (_, stage) = stage(Boxes(["abcdef"]), layout, columns: 16, rows: 2)
    #expect(stage.lines == ["a   b   c   d", "e   f"])
  }

  // Thirds of 16 are 5.33 columns: the edges 5.33 and 10.67 are rounded to 5 and 11.
  @Test func `fractions are rounded to whole cells`() {
    let layout = CollectionViewCompositionalLayout(section: section(1, 1, of: 1 / 3))
    let (_, stage) = stage(Boxes(["abc"]), layout, columns: 16, rows: 1)
    #expect(stage.lines == ["a    b     c"])
  }

  // (16 − 2) / 2 = 7 columns each.
  @Test func `items of a count share the width without the spacing`() {
    let item = CollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(1)), subitem: item, count: 2)
    group.interItemSpacing = .fixed(2)
    let section = CollectionLayoutSection(group: group)
    section.interGroupSpacing = 1
    section.contentInsets = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 0, trailing: 2)
    let layout = CollectionViewCompositionalLayout(section: section)
    let (_, stage) = stage(Boxes(["abc"]), layout, columns: 20, rows: 4)
    #expect(stage.lines == ["", "  a        b", "", "  c"])
  }

  // The page's nested group: an item of 70 % and a column of two items of 30 %.
  @Test func `groups can be nested`() {
    let leading = CollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.7), .fractionalHeight(1)))
    let half = CollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
    let trailing = CollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)), subitem: half, count: 2)
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(4)), subitems: [leading, trailing])
    let layout = CollectionViewCompositionalLayout(section: CollectionLayoutSection(group: group))
    let (_, stage) = stage(Boxes(["abcdef"]), layout, columns: 20, rows: 7)
    #expect(
      stage.lines == [
        "a             b", "", "              c", "", "d             e", "",
        "              f",
      ])
  }

  @Test func `content insets make an item smaller after it is placed`() {
    let item = CollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
    item.contentInsets = DirectionalEdgeInsets(top: 0, leading: 1, bottom: 0, trailing: 1)
    let section = CollectionLayoutSection(
      group: .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(1)), subitems: [item]))
    let (view, stage) = stage(
      Boxes(["ab"]), CollectionViewCompositionalLayout(section: section), columns: 12, rows: 1)
    #expect(stage.lines == [" a     b"])
    #expect(view.cellForItem(at: item0)?.frame == Rect(x: 1, y: 0, width: 4, height: 1))
  }

  private var item0: IndexPath { item(0) }

  @Test func `a section has headers and footers`() {
    let section = section(1, 1, of: 0.5)
    let wide = size(.fractionalWidth(1), .absolute(1))
    section.boundarySupplementaryItems = [
      CollectionLayoutBoundarySupplementaryItem(
        layoutSize: wide, elementKind: CollectionView.elementKindSectionHeader, alignment: .top),
      CollectionLayoutBoundarySupplementaryItem(
        layoutSize: wide, elementKind: CollectionView.elementKindSectionFooter,
        alignment: .bottom),
    ]
    section.contentInsets = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 0, trailing: 0)
    let layout = CollectionViewCompositionalLayout(section: section)
    let (_, stage) = stage(Boxes(["ab", "c"]), layout, columns: 14, rows: 8)
    #expect(
      stage.lines == [
        "  head 0", "", "  a     b", "  foot 0", "  head 1", "", "  c", "  foot 1",
      ])
  }

  @Test func `a section provider makes each section for the environment`() {
    var widths: [Double] = []
    let layout = CollectionViewCompositionalLayout { index, environment in
      widths.append(environment.container.effectiveContentSize.width)
      return section(1, 1, of: index == 0 ? 1 : 0.5)
    }
    let (_, stage) = stage(Boxes(["ab", "cd"]), layout, columns: 12, rows: 3)
    #expect(stage.lines == ["a", "b", "c     d"])
    #expect(widths.prefix(2) == [12, 12])
  }

  /// Five boxes of 6 × 2 that scroll sideways, over lines of two.
  private func sideways(_ behavior: CollectionLayoutSectionOrthogonalScrollingBehavior) -> (
    CollectionView, Stage
  ) {
    let layout = CollectionViewCompositionalLayout { index, _ in
      guard index == 0 else { return section(1, 1, of: 0.5) }
      let row = CollectionLayoutSection(
        group: .horizontal(
          layoutSize: size(.absolute(6), .absolute(2)),
          subitems: [CollectionLayoutItem(layoutSize: size(.absolute(6), .absolute(2)))]))
      row.orthogonalScrollingBehavior = behavior
      return row
    }
    return stage(Boxes(["abcde", "fg"]), layout, columns: 14, rows: 3)
  }

  @Test func `a section that scrolls sideways is one row of groups`() {
    let (view, stage) = sideways(.continuous)
    #expect(stage.lines == ["a     b     c", "", "f      g"])
    #expect(view.contentSize == Size(width: 14, height: 3))
  }

  // c ends at column 18, so the section is scrolled by 4.
  @Test func `the focus scrolls a section sideways`() {
    let (view, stage) = sideways(.continuous)
    stage.sendAll(.arrow(.right), .arrow(.right))
    #expect(view.indexPathForFocusedItem == item(2))
    #expect(stage.lines == ["  b     c", "", "f      g"])
    stage.sendAll(.arrow(.down))
    #expect(view.indexPathForFocusedItem == item(1, 1))
    stage.sendAll(.arrow(.up))
    #expect(view.indexPathForFocusedItem == item(2))
  }

  // The nearest boundary of a group after 4 is 6.
  @Test func `a section with group boundaries stops at the beginning of a group`() {
    let (_, stage) = sideways(.continuousGroupLeadingBoundary)
    stage.sendAll(.arrow(.right), .arrow(.right))
    #expect(stage.lines[0] == "b     c     d")
  }

  @Test func `the wheel over a section scrolls it sideways`() {
    let (_, stage) = sideways(.continuous)
    stage.application.turnWheel(.right, 3, 0)
    #expect(stage.lines[0] == "b     c     d")
  }

  // MARK: - Lists

  private final class People: CollectionViewDataSource {
    let cells = CollectionView.CellRegistration<CollectionViewListCell, String> { cell, _, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      content.secondaryText = name == "Ada" ? "Countess" : nil
      cell.contentConfiguration = content
      cell.accessories = name == "Ada" ? [] : [.disclosureIndicator()]
    }
    func collectionView(
      _ collectionView: CollectionView, numberOfItemsInSection section: Int
    ) -> Int { 2 }
    func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath)
      -> CollectionViewCell
    {
      collectionView.dequeueConfiguredReusableCell(
        using: cells, for: indexPath, item: ["Ada", "Grace"][indexPath.item])
    }
  }

  @Test func `the rows of a list have the heights of their content`() {
    let people = People()
    let list = CollectionViewCompositionalLayout.list(
      using: CollectionLayoutListConfiguration(appearance: .plain))
    let view = CollectionView(frame: .zero, collectionViewLayout: list)
    view.dataSource = people
    let stage = Stage(view: view, columns: 14, rows: 4)
    #expect(stage.lines == ["  Ada", "  Countess", "  Grace    ›", ""])
  }
}
