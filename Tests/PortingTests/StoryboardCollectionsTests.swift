import InterfaceBuilder
import NavigationKit
import Simulation
import StoryboardApps
import Testing
import UIKitNames

/// Collections of storyboards: prototypes, layouts and segues.
@Suite struct StoryboardCollectionsTests {
  private final class Grid: UICollectionViewController {
    var chosen: [Int] = []
    var sender: UICollectionViewCell?

    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 3 }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Photo", for: indexPath)
      (cell as? PhotoCell)?.name.text = "photo \(indexPath.item)"
      return cell
    }

    override func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { chosen.append(indexPath.item) }

    var taps = 0

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      self.sender = sender as? UICollectionViewCell
    }
  }

  private final class PhotoCell: UICollectionViewCell {
    var name: UILabel!
    var picture: UIImageView!
    var badge: UILabel!
    var sold: UILabel!
    var check: UIButton!
    var taps = 0
    var line: UIView!
  }

  /// A grid with items of 180 × 400 points on a canvas of 400 × 800 points, and a detail.
  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    initialViewController="gri-00-001"><scenes><scene sceneID="sce-00-001"><objects>
    <collectionViewController id="gri-00-001" customClass="Grid" sceneMemberID="viewController">
    <collectionView key="view" dataMode="prototypes" id="col-00-001">
    <rect key="frame" x="0.0" y="0.0" width="400" height="800"/>
    <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="0" \
    minimumInteritemSpacing="0" id="flo-00-001"><size key="itemSize" width="180" height="400"/>
    </collectionViewFlowLayout>
    <cells><collectionViewCell reuseIdentifier="Photo" id="cel-00-001" customClass="PhotoCell">
    <rect key="frame" x="0" y="0" width="180" height="400"/>
    <collectionViewCellContentView key="contentView" id="con-00-001"><subviews>
    <imageView image="star" id="ima-00-001"><rect key="frame" x="0" y="0" width="180" height="300"/>
    </imageView><view id="vie-00-004"><rect key="frame" x="10" y="199.5" width="90" height="1"/></view>
    <button id="but-00-001"><rect key="frame" x="0" y="200" width="60" height="100"/>
    <state key="normal" image="circle" catalog="system"/>
    <state key="selected" image="checkmark.circle.fill" catalog="system"/><connections>
    <action selector="checkTapped:" destination="cel-00-001" eventType="touchUpInside" \
    id="act-00-001"/><action selector="gridTapped:" destination="gri-00-001" \
    eventType="touchUpInside" id="act-00-002"/></connections></button>
    <label hidden="YES" text="Sold" id="lab-00-003">
    <rect key="frame" x="0" y="0" width="180" height="100"/></label><label text="Name" id="lab-00-001">
    <rect key="frame" x="0" y="300" width="180" height="100"/></label>
    <visualEffectView id="eff-00-001"><rect key="frame" x="0" y="100" width="180" height="100"/>
    <view key="contentView" id="vie-00-003"><rect key="frame" x="0" y="0" width="180" height="100"/>
    <subviews><label text="New" id="lab-00-002"><rect key="frame" x="20" y="0" width="160" \
    height="100"/></label></subviews></view><blurEffect style="light"/></visualEffectView>
    </subviews></collectionViewCellContentView><connections>
    <outlet property="name" destination="lab-00-001" id="out-00-001"/>
    <outlet property="picture" destination="ima-00-001" id="out-00-002"/>
    <outlet property="badge" destination="lab-00-002" id="out-00-005"/>
    <outlet property="sold" destination="lab-00-003" id="out-00-006"/>
    <outlet property="check" destination="but-00-001" id="out-00-007"/>
    <outlet property="line" destination="vie-00-004" id="out-00-008"/>
    <segue destination="det-00-001" kind="presentation" identifier="detail" id="seg-00-001"/>
    </connections></collectionViewCell></cells><connections>
    <outlet property="dataSource" destination="gri-00-001" id="out-00-003"/>
    <outlet property="delegate" destination="gri-00-001" id="out-00-004"/>
    </connections></collectionView></collectionViewController></objects></scene>
    <scene sceneID="sce-00-002"><objects>
    <viewController id="det-00-001" sceneMemberID="viewController"><view key="view" id="vie-00-002">
    <rect key="frame" x="0.0" y="0.0" width="400" height="800"/></view></viewController>
    </objects></scene></scenes></document>
    """

  private func makeGrid() throws -> (simulator: Simulator, grid: Grid) {
    let classes = StoryboardClasses()
    let connectGrid: (StoryboardConnections<Grid>) -> Void = { connections in
      connections.action("gridTapped:") { (owner: Grid, _: UIButton) in owner.taps += 1 }
    }
    classes.add("Grid", { Grid(coder: $0) }, connect: connectGrid)
    let connect = { (connections: StoryboardConnections<PhotoCell>) in
      connections.outlet("name") { (owner: PhotoCell, value: UILabel) in owner.name = value }
      connections.outlet("picture") { (owner: PhotoCell, value: UIImageView) in
        owner.picture = value
      }
      connections.action("checkTapped:") { (owner: PhotoCell, _: UIButton) in owner.taps += 1 }
      connections.outlet("check") { (owner: PhotoCell, value: UIButton) in owner.check = value }
      connections.outlet("line") { (owner: PhotoCell, value: UIView) in owner.line = value }
      connections.outlet("sold") { (owner: PhotoCell, value: UILabel) in owner.sold = value }
      connections.outlet("badge") { (owner: PhotoCell, value: UILabel) in owner.badge = value }
    }
    classes.add("PhotoCell", { PhotoCell(coder: $0) }, connect: connect)
    let source = InterfaceBuilderSource(path: "Main.storyboard", xml: Array(Self.storyboard.utf8))
    let app = try StoryboardApp(main: "Main", sources: [source], classes: classes)
    let simulator = Simulator(delegate: app.makeDelegate(), columns: 80, rows: 25)
    _ = simulator.frame()
    return (simulator, try #require(simulator.application.window?.rootViewController as? Grid))
  }

  @Test func `prototypes of a collection have their class, outlets and views`() throws {
    let (_, grid) = try makeGrid()
    let cells = grid.collectionView.visibleCells.compactMap { $0 as? PhotoCell }
    #expect(cells.count == 3)
    #expect(cells.map(\.name.text).sorted { $0! < $1! } == ["photo 0", "photo 1", "photo 2"])
    #expect(cells.first?.picture.image?.name == "star")
  }

  // A storyboard's button has an image for each state, and a line of one point takes no row.
  @Test func `a button of a cell has its states, and a thin line covers no text`() throws {
    let (simulator, grid) = try makeGrid()
    let cell = try #require(grid.collectionView.visibleCells.first as? PhotoCell)
    #expect(cell.check.currentImage?.name == "○")
    simulator.application.turn { cell.check.isSelected = true }
    #expect(cell.check.currentImage?.name == "✓")
    // 1 of 400 points is less than half of a row, also across the edge between two rows.
    #expect(cell.line.frame.isEmpty)
  }

  // A control of a prototype can have its action in the cell and in the controller.
  @Test func `actions of a button in a cell call the cell and the controller`() throws {
    let (simulator, grid) = try makeGrid()
    let cells = grid.collectionView.visibleCells.compactMap { $0 as? PhotoCell }
    simulator.application.turn { cells[1].check.sendActions(for: .touchUpInside) }
    #expect(cells.map(\.taps) == [0, 1, 0] && grid.taps == 1)
  }

  // UIView `isHidden`: a hidden view is in the cell, and code shows it.
  @Test func `a hidden label of a cell is in the cell`() throws {
    let (_, grid) = try makeGrid()
    let cell = try #require(grid.collectionView.visibleCells.first as? PhotoCell)
    #expect(cell.sold.isHidden && cell.sold.isDescendant(of: cell))
  }

  @Test func `sizes of a layout and of a cell's views are in proportion to the storyboard`() throws
  {
    let (_, grid) = try makeGrid()
    let cell = try #require(
      grid.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)) as? PhotoCell)
    let rows = grid.collectionView.bounds.height
    // 180 of 400 points are 36 of 80 columns; 400 of 800 points are half of the rows.
    #expect(cell.bounds.size == CGSize(width: 36, height: (rows / 2).rounded()))
    #expect(cell.picture.frame.width == 36)
    #expect(cell.picture.frame.height == (cell.bounds.height * 0.75).rounded())
    // The label has one line, so it takes the row in the middle of its frame.
    #expect(cell.name.frame.height == 1)
    #expect(cell.name.frame.minY == (cell.bounds.height * 0.875).rounded(.down))
  }

  @Test func `a label in an effect view of a cell is at its place in the cell`() throws {
    let (_, grid) = try makeGrid()
    let cell = try #require(
      grid.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)) as? PhotoCell)
    #expect(cell.badge.text == "New")
    #expect(cell.badge.window === grid.view.window)
    // 20 of 180 points are 4 of 36 columns; the middle of the label is at 150 of 400 points.
    #expect(cell.badge.frame.minX == 4)
    #expect(cell.badge.frame.minY == (cell.bounds.height * 0.375).rounded(.down))
  }

  @Test func `sizes that code sets stay`() throws {
    let (simulator, grid) = try makeGrid()
    let layout = try #require(grid.collectionViewLayout as? UICollectionViewFlowLayout)
    simulator.application.turn { layout.itemSize = CGSize(width: 10, height: 2) }
    simulator.perform(.resize(columns: 60, rows: 20))
    _ = simulator.frame()
    #expect(grid.collectionView.visibleCells.first?.bounds.size == CGSize(width: 10, height: 2))
  }

  @Test func `selecting an item performs the segue of its prototype, and then calls the delegate`()
    throws
  {
    let (simulator, grid) = try makeGrid()
    simulator.application.tap()
    _ = simulator.frame()
    #expect((grid.sender as? PhotoCell)?.name.text == "photo 0")
    #expect(grid.presentedViewController != nil)
    #expect(grid.chosen == [0])
  }
}
