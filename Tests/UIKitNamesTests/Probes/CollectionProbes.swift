import Foundation
import Testing
import UIKitNames

/// Probes of collection views and their layouts.
@Suite struct CollectionProbes {
  final class Source: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var counts = [5]
    var denied: Int?
    let log = ProbeLog()
    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { counts[section] }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    func collectionView(
      _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool {
      log.add("should \(indexPath.item)")
      return indexPath.item != denied
    }
    func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { log.add("did \(indexPath.item)") }
    func collectionView(
      _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
    ) { log.add("deselect \(indexPath.item)") }
  }

  private static func app(
    _ layout: UICollectionViewLayout, width: CGFloat = 20, source: Source = Source()
  ) -> (Screen, UICollectionView, Source) {
    let screen = Screen(root: UIViewController())
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: 12), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    screen.turn {
      view.dataSource = source
      view.delegate = source
      screen.root?.view.addSubview(view)
    }
    screen.settle()
    return (screen, view, source)
  }

  private static func flow(_ width: CGFloat, _ height: CGFloat) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: width, height: height)
    layout.minimumInteritemSpacing = 1
    layout.minimumLineSpacing = 2
    return layout
  }

  private static func frames(_ view: UICollectionView, _ count: Int, section: Int = 0) -> [CGRect] {
    (0..<count).compactMap {
      view.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
    }
  }

  /// UICollectionViewFlowLayout: a full line is justified: the first item is at the left edge, the
  /// last at the right edge.
  @Test func `items of a full line are spread over its width`() {
    let (screen, view, _) = Self.app(Self.flow(6, 2))
    withExtendedLifetime(screen) {
      #expect(
        Self.frames(view, 5) == [
          CGRect(x: 0, y: 0, width: 6, height: 2), CGRect(x: 7, y: 0, width: 6, height: 2),
          CGRect(x: 14, y: 0, width: 6, height: 2), CGRect(x: 0, y: 4, width: 6, height: 2),
          CGRect(x: 7, y: 4, width: 6, height: 2),
        ])
      #expect(view.contentSize == CGSize(width: 20, height: 6))
    }
  }

  /// UICollectionViewFlowLayout: the minimum spacing decides how many items fit on a line.
  @Test func `a line has as many items as fit with the minimum spacing`() {
    let source = Source()
    source.counts = [3]
    let (screen, view, _) = Self.app(Self.flow(6, 2), width: 19, source: source)
    withExtendedLifetime(screen) {
      let frames = Self.frames(view, 3)
      #expect(frames.map(\.minY) == [0, 0, 4] && frames[0].minX == 0 && frames[1].minX == 13)
    }
  }

  /// UICollectionViewFlowLayout: `sectionInset`, `headerReferenceSize`.
  @Test func `insets and headers shift the items of each section`() {
    let source = Source()
    source.counts = [1, 1]
    let layout = Self.flow(6, 2)
    layout.sectionInset = UIEdgeInsets(top: 1, left: 3, bottom: 2, right: 0)
    let (screen, view, _) = Self.app(layout, source: source)
    withExtendedLifetime(screen) {
      #expect(Self.frames(view, 1) == [CGRect(x: 3, y: 1, width: 6, height: 2)])
      #expect(Self.frames(view, 1, section: 1) == [CGRect(x: 3, y: 6, width: 6, height: 2)])
      #expect(view.contentSize.height == 10)
    }
  }

  /// UICollectionViewFlowLayout: `scrollDirection` horizontal fills columns first.
  @Test func `a horizontal layout fills columns`() {
    let layout = Self.flow(4, 5)
    layout.scrollDirection = .horizontal
    let (screen, view, _) = Self.app(layout)
    withExtendedLifetime(screen) {
      let frames = Self.frames(view, 3)
      #expect(frames[0].origin == CGPoint(x: 0, y: 0) && frames[1].origin == CGPoint(x: 0, y: 7))
      #expect(
        frames[2].origin == CGPoint(x: 6, y: 0) && view.contentSize == CGSize(width: 16, height: 12)
      )
    }
  }

  /// UICollectionViewFlowLayout: documented defaults without units.
  @Test func `a flow layout is vertical without insets and headers`() {
    let layout = UICollectionViewFlowLayout()
    #expect(layout.scrollDirection == .vertical && layout.sectionInset == .zero)
    #expect(layout.headerReferenceSize == .zero && layout.footerReferenceSize == .zero)
    #expect(layout.estimatedItemSize == .zero && !layout.sectionHeadersPinToVisibleBounds)
  }

  /// UICollectionViewDelegate: `shouldSelectItemAt`, `didSelectItemAt`, `didDeselectItemAt`.
  @Test func `a tap selects an item and deselects the one before`() {
    let (screen, view, source) = Self.app(Self.flow(6, 2))
    screen.click(2, 0)
    screen.settle()
    #expect(source.log.take() == ["should 0", "did 0"])
    screen.click(9, 0)
    screen.settle()
    let calls = source.log.take()
    #expect(calls.contains("deselect 0") && calls.first == "should 1" && calls.contains("did 1"))
    #expect(view.indexPathsForSelectedItems == [[0, 1]])
  }

  /// UICollectionViewDelegate: false from `shouldSelectItemAt` selects nothing.
  @Test func `a denied item is not selected`() {
    let (screen, view, source) = Self.app(Self.flow(6, 2))
    source.denied = 0
    screen.click(2, 0)
    screen.settle()
    #expect(source.log.take() == ["should 0"] && view.indexPathsForSelectedItems?.isEmpty != false)
  }

  /// UICollectionView: `selectItem(at:animated:scrollPosition:)` calls no delegate method; nil
  /// clears the selection.
  @Test func `an item selected by code is not reported`() {
    let (screen, view, source) = Self.app(Self.flow(6, 2))
    screen.turn {
      view.selectItem(at: [0, 2], animated: false, scrollPosition: [])
      #expect(view.indexPathsForSelectedItems == [[0, 2]])
      #expect(view.cellForItem(at: [0, 2])?.isSelected == true)
      view.selectItem(at: nil, animated: false, scrollPosition: [])
      #expect(view.indexPathsForSelectedItems?.isEmpty != false)
    }
    #expect(source.log.take() == [])
  }

  /// UICollectionView: documented defaults of selection.
  @Test func `a collection view selects one item by default`() {
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    #expect(view.allowsSelection && !view.allowsMultipleSelection && view.backgroundView == nil)
    #expect(view.isPrefetchingEnabled && view.numberOfSections >= 0)
  }

  /// UICollectionView: `performBatchUpdates(_:completion:)`: deletions before insertions.
  @Test func `a batch changes the numbers of items`() {
    let (screen, view, source) = Self.app(Self.flow(6, 2))
    var finished: [Bool] = []
    screen.turn {
      source.counts = [6]
      view.performBatchUpdates {
        view.deleteItems(at: [[0, 0]])
        view.insertItems(at: [[0, 0], [0, 5]])
      } completion: {
        finished.append($0)
      }
    }
    screen.settle()
    #expect(finished == [true] && view.numberOfItems(inSection: 0) == 6)
  }

  private static func grid(_ columns: Int, height: CGFloat) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / CGFloat(columns)),
        heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)),
      subitems: [item])
    return NSCollectionLayoutSection(group: group)
  }

  /// Apple's sample "Implementing modern collection views", Grid: fractional items in a group.
  @Test func `fractional items fill a group`() {
    let (screen, view, _) = Self.app(
      UICollectionViewCompositionalLayout(section: Self.grid(4, height: 3)))
    withExtendedLifetime(screen) {
      #expect(
        Self.frames(view, 5) == [
          CGRect(x: 0, y: 0, width: 5, height: 3), CGRect(x: 5, y: 0, width: 5, height: 3),
          CGRect(x: 10, y: 0, width: 5, height: 3), CGRect(x: 15, y: 0, width: 5, height: 3),
          CGRect(x: 0, y: 3, width: 5, height: 3),
        ])
    }
  }

  /// NSCollectionLayoutSection: `interGroupSpacing`, `contentInsets`.
  @Test func `groups of a section have spacing and insets`() {
    let section = Self.grid(2, height: 3)
    section.interGroupSpacing = 1
    section.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 4, bottom: 1, trailing: 4)
    let (screen, view, _) = Self.app(UICollectionViewCompositionalLayout(section: section))
    withExtendedLifetime(screen) {
      #expect(
        Self.frames(view, 3) == [
          CGRect(x: 4, y: 2, width: 6, height: 3), CGRect(x: 10, y: 2, width: 6, height: 3),
          CGRect(x: 4, y: 6, width: 6, height: 3),
        ])
      #expect(view.contentSize.height == 2 + 3 * 3 + 2 + 1)
    }
  }

  /// NSCollectionLayoutItem: `contentInsets` shrink the item inside its space.
  @Test func `insets of an item shrink it`() {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(6)), subitems: [item])
    let (screen, view, _) = Self.app(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    withExtendedLifetime(screen) {
      #expect(
        Self.frames(view, 2) == [
          CGRect(x: 1, y: 1, width: 8, height: 4), CGRect(x: 11, y: 1, width: 8, height: 4),
        ])
    }
  }

  /// UICollectionViewCompositionalLayout: `init(sectionProvider:)` gets the section's index and an
  /// environment.
  @Test func `a provider makes the layout of each section`() {
    let source = Source()
    source.counts = [2, 2]
    var widths: [CGFloat] = []
    let layout = UICollectionViewCompositionalLayout { section, environment in
      widths.append(environment.container.effectiveContentSize.width)
      return Self.grid(section == 0 ? 1 : 2, height: 2)
    }
    let (screen, view, _) = Self.app(layout, source: source)
    withExtendedLifetime(screen) {
      #expect(Self.frames(view, 2).map(\.width) == [20, 20])
      #expect(Self.frames(view, 2, section: 1).map(\.width) == [10, 10])
      #expect(widths.allSatisfy { $0 == 20 } && widths.count >= 2)
    }
  }

  /// UICollectionViewDiffableDataSource: a registered cell provider and `apply`.
  @Test func `a cell registration configures cells of a diffable data source`() {
    let screen = Screen(root: UIViewController())
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 20, height: 12), collectionViewLayout: Self.flow(6, 2))
    screen.turn { screen.root?.view.addSubview(view) }
    var configured: [String] = []
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, String> {
      _, path, item in configured.append("\(path.item) \(item)")
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
      view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    screen.turn {
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(["p", "q"])
      source.apply(snapshot, animatingDifferences: false)
    }
    screen.settle()
    #expect(Set(configured) == ["0 p", "1 q"] && view.numberOfItems(inSection: 0) == 2)
  }

  /// UICollectionView: `indexPathForItem(at:)`, `indexPathsForVisibleItems`.
  @Test func `items are found by their places`() {
    let (screen, view, _) = Self.app(Self.flow(6, 2))
    withExtendedLifetime(screen) {
      #expect(view.indexPathForItem(at: CGPoint(x: 8, y: 5)) == [0, 4])
      #expect(view.indexPathForItem(at: CGPoint(x: 6.5, y: 0)) == nil)
      #expect(Set(view.indexPathsForVisibleItems).count == 5)
    }
  }
}
