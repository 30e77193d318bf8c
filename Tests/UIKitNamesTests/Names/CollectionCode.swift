import Foundation
import UIKitNames

// Code with collection views, diffable data sources and tables as it is written for UIKit. That it
// compiles is the test.

final class CollectedPhotoCell: UICollectionViewCell {
  static let reuseIdentifier = "CollectedPhotoCell"
  let titleLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(titleLabel)
    selectedBackgroundView = UIView()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override var isSelected: Bool {
    didSet { contentView.backgroundColor = isSelected ? .systemBlue : nil }
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    titleLabel.text = nil
  }
}

final class CollectedGridController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  private var collectionView: UICollectionView!

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .vertical
    layout.sectionInset = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.register(
      CollectedPhotoCell.self, forCellWithReuseIdentifier: CollectedPhotoCell.reuseIdentifier)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.dataSource = self
    collectionView.delegate = self
    view.addSubview(collectionView)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { 4 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell =
      collectionView.dequeueReusableCell(
        withReuseIdentifier: CollectedPhotoCell.reuseIdentifier, for: indexPath)
      as! CollectedPhotoCell
    cell.titleLabel.text = "\(indexPath.item)"
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: collectionView.bounds.width / 2 - 2, height: 3) }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
  }
}

final class CollectedListController: UIViewController, UICollectionViewDelegate {
  enum Section: CaseIterable { case main }

  struct Entry: Hashable {
    let id = UUID()
    let name: String
  }

  private typealias DataSource = UICollectionViewDiffableDataSource<Section, Entry>
  private typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Entry>

  private lazy var collectionView = UICollectionView(
    frame: view.bounds, collectionViewLayout: makeLayout())
  private lazy var dataSource = makeDataSource()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(collectionView)
    collectionView.delegate = self
    var snapshot = Snapshot()
    snapshot.appendSections(Section.allCases)
    snapshot.appendItems([Entry(name: "a"), Entry(name: "b")], toSection: .main)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, environment -> NSCollectionLayoutSection? in
      let itemSize = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(1.0))
      let item = NSCollectionLayoutItem(layoutSize: itemSize)
      item.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 1, bottom: 0, trailing: 1)
      let groupSize = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(3))
      let columns = environment.container.effectiveContentSize.width > 60 ? 4 : 2
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: groupSize, subitem: item, count: columns)
      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = .groupPaging
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(1)),
          elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      ]
      return section
    }
  }

  private func makeDataSource() -> DataSource {
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Entry> {
      cell, indexPath, entry in
      var content = cell.defaultContentConfiguration()
      content.text = entry.name
      content.image = UIImage(systemName: "star")
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { _, _, _ in }
    let source = DataSource(collectionView: collectionView) { collectionView, indexPath, entry in
      collectionView.dequeueConfiguredReusableCell(
        using: registration, for: indexPath, item: entry)
    }
    source.supplementaryViewProvider = { collectionView, _, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
    return source
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let entry = dataSource.itemIdentifier(for: indexPath) else { return }
    title = entry.name
  }
}

final class CollectedTableController: UITableViewController {
  var names = ["a", "b"]

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = editButtonItem
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 2
    tableView.tableFooterView = UIView()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
  }

  func add(_ name: String) {
    names.append(name)
    tableView.beginUpdates()
    tableView.insertRows(at: [IndexPath(row: names.count - 1, section: 0)], with: .automatic)
    tableView.endUpdates()
    tableView.reloadSections(IndexSet(integer: 0), with: .fade)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = names[indexPath.row]
    cell.imageView?.image = UIImage(systemName: "star")
    cell.selectionStyle = .none
    return cell
  }

  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  {
    let header = UITableViewHeaderFooterView(reuseIdentifier: "header")
    header.textLabel?.text = "Names"
    return header
  }

  override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int)
    -> CGFloat
  { 2 }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: "Delete") {
      [weak self] _, _, completion in
      self?.names.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
      completion(true)
    }
    delete.backgroundColor = .systemRed
    return UISwipeActionsConfiguration(actions: [delete])
  }

  override func tableView(
    _ tableView: UITableView, moveRowAt fromIndexPath: IndexPath, to: IndexPath
  ) {
    names.insert(names.remove(at: fromIndexPath.row), at: to.row)
  }
}
