import Testing
import UIKitNames

/// Probes of prefetching, from the documentation of `UITableViewDataSourcePrefetching` and
/// `UICollectionViewDataSourcePrefetching`.
@Suite struct PrefetchProbes {
  private final class Rows: UITableViewController, UITableViewDataSourcePrefetching {
    var asked: [Int] = []
    var log: [String] = []
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      100
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
      -> UITableViewCell
    {
      asked.append(indexPath.row)
      return UITableViewCell()
    }
    private static func text(_ paths: [IndexPath]) -> String {
      guard let first = paths.first, let last = paths.last else { return "none" }
      return "\(first.row)...\(last.row)"
    }
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
      log.append("prefetch \(Self.text(indexPaths))")
    }
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
      log.append("cancel \(Self.text(indexPaths))")
    }
  }

  private static func rows() -> (Screen, Rows) {
    let rows = Rows(style: .plain)
    rows.loadViewIfNeeded()
    rows.tableView.prefetchDataSource = rows
    let screen = Screen(root: rows, columns: 40, rows: 10)
    screen.settle()
    return (screen, rows)
  }

  /// UITableViewDataSourcePrefetching `tableView(_:prefetchRowsAt:)`: "instructs your prefetch data source
  /// object to begin preparing data for the cells at the supplied index paths", before
  /// `tableView(_:cellForRowAt:)`.
  @Test func `rows of the next page are prefetched before their cells are requested`() {
    let (screen, rows) = Self.rows()
    #expect(rows.asked.max() == 9 && rows.log == ["prefetch 10...19"])
    rows.log = []
    screen.turn { rows.tableView.contentOffset.y = 5 }
    screen.settle()
    #expect(rows.asked.max() == 14 && rows.log == ["prefetch 20...24"])
  }

  /// UITableViewDataSourcePrefetching `tableView(_:cancelPrefetchingForRowsAt:)`: rows that were prefetched
  /// and are no longer needed, as after a change of the direction.
  @Test func `a change of the direction cancels the rows that were prefetched`() {
    let (screen, rows) = Self.rows()
    screen.turn { rows.tableView.contentOffset.y = 50 }
    screen.settle()
    rows.log = []
    screen.turn { rows.tableView.contentOffset.y = 48 }
    screen.settle()
    // Rows 48 to 57 are visible, and the page above is 38 to 47.
    #expect(rows.log == ["prefetch 38...47", "cancel 60...69"])
  }

  /// UITableView `isPrefetchingEnabled`: false stops the calls.
  @Test func `nothing is prefetched when it is turned off`() {
    let (screen, rows) = Self.rows()
    rows.log = []
    rows.tableView.isPrefetchingEnabled = false
    screen.turn { rows.tableView.contentOffset.y = 5 }
    screen.settle()
    #expect(rows.log == [])
  }

  private final class Items: UICollectionViewController, UICollectionViewDataSourcePrefetching {
    var log: [[Int]] = []
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      collectionView.prefetchDataSource = self
    }
    override func collectionView(_ view: UICollectionView, numberOfItemsInSection: Int) -> Int {
      90
    }
    override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
      -> UICollectionViewCell
    { view.dequeueReusableCell(withReuseIdentifier: "cell", for: path) }
    func collectionView(_ view: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
      log.append(indexPaths.map(\.item))
    }
  }

  /// UICollectionViewDataSourcePrefetching: the same for items.
  @Test func `items of the next page are prefetched`() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 20, height: 2)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    let items = Items(collectionViewLayout: layout)
    let screen = Screen(root: items, columns: 40, rows: 10)
    screen.settle()
    // Two items in a line of two rows: ten are visible, and ten on the next page.
    #expect(items.log == [Array(10..<20)])
    items.log = []
    screen.turn { items.collectionView.contentOffset.y = 4 }
    screen.settle()
    #expect(items.log == [Array(20..<24)])
  }
}
