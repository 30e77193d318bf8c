import CellGraphics
import NavigationKit
import TestSupport
import Testing

/// `UIRefreshControl`. UIKit's documentation of `beginRefreshing()`: "Call this method when an external
/// event source triggers a programmatic refresh of your table. … This method does not initiate the
/// refresh operation", so it sends no event.
@Suite struct RefreshControlTests {
  private let list = ScrollView(frame: Rect(x: 0, y: 0, width: 20, height: 6))
  private let control = RefreshControl()
  private let stage: Stage
  private final class Count { var value = 0 }
  private let count = Count()

  init() {
    let root = named("Root")
    stage = Stage(root: root, columns: 20, rows: 6)
    let (list, control, count) = (list, control, count)
    list.contentSize = Size(width: 20, height: 30)
    list.refreshControl = control
    control.addAction(for: .valueChanged) { _ in count.value += 1 }
    stage.turn { root.view.addSubview(list) }
  }

  @Test func `Page Up at the top refreshes, and pushes the content down by a row`() {
    stage.application.send(.pageUp)
    #expect(control.isRefreshing && count.value == 1)
    #expect(list.contentOffset.y == -1 && list.contentInset.top == 1)
    stage.turn { control.endRefreshing() }
    #expect(list.contentOffset.y == 0 && list.contentInset.top == 0 && control.isHidden)
  }

  @Test func `Page Up elsewhere scrolls`() {
    stage.turn { list.contentOffset.y = 3 }
    stage.application.send(.pageUp)
    #expect(!control.isRefreshing && list.contentOffset.y == 0)
  }

  @Test func `the wheel refreshes at the top only, and once`() {
    stage.turn { list.contentOffset.y = 2 }
    stage.turn { _ = list.handleWheel(.up) }
    #expect(list.contentOffset.y == 0 && count.value == 0)
    stage.turn { _ = list.handleWheel(.up) }
    stage.turn { _ = list.handleWheel(.up) }
    #expect(count.value == 1)
  }

  @Test func `beginRefreshing sends no event`() {
    stage.turn { control.beginRefreshing() }
    #expect(control.isRefreshing && count.value == 0 && !control.isHidden)
  }

  @Test func `a pull of three rows refreshes`() {
    stage.application.drag(through: [(5, 1), (5, 3)])
    #expect(count.value == 0)
    stage.application.drag(through: [(5, 1), (5, 4)])
    #expect(count.value == 1)
  }
}
