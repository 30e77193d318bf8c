import CellGraphics
import NavigationKit
import TestSupport
import Testing

/// Sheets of several heights. D:uisheetpresentationcontroller; the heights are counted by hand.
@Suite struct SheetDetentTests {
  private typealias Detent = SheetPresentationController.Detent

  private final class Delegate: SheetPresentationControllerDelegate {
    var changes: [Detent.Identifier?] = []
    var allows = true
    var attempts = 0

    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ controller: SheetPresentationController
    ) { changes.append(controller.selectedDetentIdentifier) }

    func presentationControllerShouldDismiss(_ controller: PresentationController) -> Bool {
      allows
    }

    func presentationControllerDidAttemptToDismiss(_ controller: PresentationController) {
      attempts += 1
    }
  }

  private let delegate = Delegate()

  /// P presents M as a page sheet in a window of 40 × 24. The large sheet is in rows 2 to 23: one
  /// row of border and 21 of content.
  private func open(
    _ detents: [Detent], columns: Int = 40,
    configure: (SheetPresentationController) -> Void = { _ in }
  ) throws -> (stage: Stage, p: ViewController, sheet: SheetPresentationController) {
    let (p, m) = (named("P"), ViewController())
    m.modalPresentationStyle = .pageSheet
    let sheet = try #require(m.sheetPresentationController)
    sheet.detents = detents
    sheet.delegate = delegate
    configure(sheet)
    let stage = Stage(root: p, columns: columns)
    stage.turn { p.present(m, animated: false) }
    return (stage, p, sheet)
  }

  /// The first row of the sheet and its height.
  private func rows(_ sheet: SheetPresentationController) -> [Double] {
    let frame = sheet.presentedView?.frame ?? .zero
    return [frame.minY, frame.height]
  }

  @Test func `a sheet has one detent by default, the large one`() throws {
    let sheet = try #require(ViewController().sheetPresentationController)
    #expect(sheet.detents.map(\.identifier) == [.large])
    #expect(sheet.selectedDetentIdentifier == nil)
    #expect(sheet.largestUndimmedDetentIdentifier == nil)
    #expect(!sheet.prefersGrabberVisible && !sheet.prefersEdgeAttachedInCompactHeight)
    #expect(sheet.prefersScrollingExpandsWhenScrolledToEdge)
    #expect(rows(try open([.large()]).sheet) == [2, 22])
  }

  @Test func `without a selection the smallest detent is used, and a selection by its name`() throws
  {
    // Half of 21 rows is 10.5, which rounds to 11; the border takes one more.
    let (stage, _, sheet) = try open([.medium(), .large()])
    #expect(rows(sheet) == [12, 12])
    stage.turn { sheet.selectedDetentIdentifier = .large }
    #expect(rows(sheet) == [2, 22])
    stage.turn { sheet.selectedDetentIdentifier = .init("unknown") }
    #expect(rows(sheet) == [12, 12])
    #expect(delegate.changes == [])
  }

  /// D:uisheetpresentationcontroller/selectedDetentIdentifier: "The default value is nil, which means
  /// the sheet displays at the smallest detent you specify in detents."
  @Test func `without a selection the smallest detent is used in any order`() throws {
    let (stage, _, sheet) = try open([.large(), .medium()])
    #expect(rows(sheet) == [12, 12])
    stage.turn { sheet.selectedDetentIdentifier = .large }
    #expect(rows(sheet) == [2, 22])
  }

  @Test func `a custom detent has the rows that its resolver returns, and nil makes it inactive`()
    throws
  {
    var height: Double? = 5
    var seen: [Double] = []
    let custom = Detent.custom(identifier: .init("small")) { context in
      seen.append(context.maximumDetentValue)
      return height
    }
    let (stage, _, sheet) = try open([custom, .large()])
    #expect(rows(sheet) == [18, 6])
    #expect(Set(seen) == [21])
    height = 100
    stage.turn { sheet.invalidateDetents() }
    #expect(rows(sheet) == [2, 22])
    height = nil
    stage.turn {
      sheet.detents = [custom, .medium()]
      sheet.selectedDetentIdentifier = .init("small")
    }
    #expect(rows(sheet) == [12, 12])
  }

  @Test func `custom detents without names differ by their positions`() throws {
    let detents = [Detent.custom { _ in 4 }, .custom { _ in 8 }]
    let (_, _, sheet) = try open(detents)
    #expect(Set(sheet.detents.map(\.identifier)).count == 2)
    #expect(rows(sheet) == [19, 5])
  }

  @Test func `in a wide window a smaller detent has the lower edge of the large sheet`() throws {
    // The large sheet is in rows 1 to 22, with a border above and below; half of 20 rows is 10.
    let (stage, _, sheet) = try open([.large(), .medium()], columns: 80)
    #expect(rows(sheet) == [11, 12])
    stage.turn { sheet.selectedDetentIdentifier = .large }
    #expect(rows(sheet) == [1, 22])
  }

  @Test func `animateChanges moves the sheet, and at the end it is at its detent`() throws {
    let (stage, _, sheet) = try open([.medium(), .large()])
    stage.turn { sheet.animateChanges { sheet.selectedDetentIdentifier = .large } }
    stage.advance(to: stage.application.tick + 9)
    let top = sheet.presentedView?.presentationFrame.minY ?? 0
    #expect(top > 2 && top < 12)
    stage.settle()
    #expect(sheet.presentedView?.presentationFrame.minY == 2)
    #expect(delegate.changes == [])
  }

  // MARK: - By the user

  @Test func `a drag moves the sheet to the nearest detent and tells the delegate`() throws {
    let (stage, p, sheet) = try open([.medium(), .large()])
    stage.application.touch(.down, 20, 12)
    stage.application.touch(.move, 20, 8)
    #expect(rows(sheet) == [8, 16])
    stage.application.touch(.move, 20, 6)
    stage.advance(to: stage.application.tick + 60)
    stage.application.touch(.up, 20, 6)
    stage.settle()
    #expect(rows(sheet) == [2, 22])
    #expect(delegate.changes == [.large])
    // 9 rows down from row 2 is nearer to row 12.
    stage.application.drag(through: [(20, 2), (20, 5), (20, 11)])
    stage.advance(to: stage.application.tick + 60)
    stage.application.touch(.up, 20, 11)
    stage.settle()
    #expect(rows(sheet) == [12, 12])
    #expect(delegate.changes == [.large, .medium])
    #expect(p.presentedViewController != nil)
  }

  @Test func `a cancelled drag returns the sheet to its detent`() throws {
    let (stage, _, sheet) = try open([.medium(), .large()])
    stage.application.touch(.down, 20, 12)
    stage.application.touch(.move, 20, 6)
    stage.application.touch(.cancel, 20, 6)
    stage.settle()
    #expect(rows(sheet) == [12, 12])
    #expect(delegate.changes == [])
  }

  @Test func `a drag down from the smallest detent dismisses the sheet`() throws {
    let (stage, p, _) = try open([.medium(), .large()])
    stage.application.drag(through: [(20, 12), (20, 15), (20, 21)])
    stage.advance(to: stage.application.tick + 60)
    stage.application.touch(.up, 20, 21)
    stage.settle()
    #expect(p.presentedViewController == nil)
  }

  @Test func `a drag from the large detent far below the smallest dismisses, if that is allowed`()
    throws
  {
    for allows in [true, false] {
      delegate.allows = allows
      let (stage, p, sheet) = try open([.medium(), .large()]) {
        $0.selectedDetentIdentifier = .large
      }
      // 18 rows down leave 3 of content, less than half of 11.
      stage.application.drag(through: [(20, 2), (20, 8), (20, 20)])
      stage.advance(to: stage.application.tick + 60)
      stage.application.touch(.up, 20, 20)
      stage.settle()
      #expect((p.presentedViewController == nil) == allows)
      if !allows { #expect(rows(sheet) == [12, 12]) }
    }
    #expect(delegate.attempts == 1)
  }

  @Test func `arrows grow and shrink the sheet, and the last one dismisses it`() throws {
    let (stage, p, sheet) = try open([.medium(), .large()])
    #expect(stage.application.arrowsThatResize == [.up])
    stage.application.swipe(.up)
    stage.settle()
    #expect(rows(sheet) == [2, 22])
    #expect(stage.application.arrowsThatResize == [.down])
    stage.application.swipe(.down)
    stage.settle()
    #expect(rows(sheet) == [12, 12])
    #expect(delegate.changes == [.large, .medium])
    stage.application.swipe(.down)
    stage.settle()
    #expect(p.presentedViewController == nil)
  }

  private final class Rows: TableViewController {
    override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 2 }

    override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath)
      -> TableViewCell
    { TableViewCell() }
  }

  @Test func `a list with the focus keeps the arrows that it does not use`() throws {
    let (p, list) = (named("P"), Rows())
    list.modalPresentationStyle = .pageSheet
    let sheet = try #require(list.sheetPresentationController)
    sheet.detents = [.medium(), .large()]
    let stage = Stage(root: p, columns: 40)
    stage.turn { p.present(list, animated: false) }
    #expect(stage.application.arrowsThatResize == [.up])
    #expect(stage.application.keepsArrow(.up))
    #expect(!stage.application.keepsArrow(.left))
    stage.application.swipe(.up)
    stage.settle()
    #expect(rows(sheet) == [12, 12])
  }

  @Test func `the wheel changes the detent, unless scrolling is not to expand the sheet`() throws {
    let (stage, _, sheet) = try open([.medium(), .large()])
    stage.application.turnWheel(.down, at: Point(x: 20, y: 15))
    stage.settle()
    #expect(rows(sheet) == [2, 22])
    stage.application.turnWheel(.up, at: Point(x: 20, y: 15))
    stage.settle()
    #expect(rows(sheet) == [12, 12])
    stage.turn { sheet.prefersScrollingExpandsWhenScrolledToEdge = false }
    stage.application.turnWheel(.down, at: Point(x: 20, y: 15))
    stage.settle()
    #expect(rows(sheet) == [12, 12])
  }

  @Test func `a sheet with one detent does not use arrows and the wheel`() throws {
    let (stage, p, sheet) = try open([.large()])
    stage.application.swipe(.down)
    stage.application.turnWheel(.up, at: Point(x: 20, y: 15))
    stage.settle()
    #expect(p.presentedViewController != nil)
    #expect(rows(sheet) == [2, 22])
  }

  // MARK: - Around the sheet

  @Test func `at an undimmed detent the presenter receives touches`() throws {
    let (stage, p, sheet) = try open([.medium(), .large()]) {
      $0.largestUndimmedDetentIdentifier = .medium
    }
    var taps = 0
    stage.turn { p.view.addGestureRecognizer(TapGestureRecognizer { _ in taps += 1 }) }
    stage.application.click(20, 3)
    #expect(taps == 1)
    stage.turn { sheet.selectedDetentIdentifier = .large }
    stage.application.click(20, 0)
    #expect(taps == 1)
  }

  @Test func `a low window covers the screen, unless the sheet prefers to be attached`() throws {
    for prefersSheet in [false, true] {
      let (stage, p, sheet) = try open([.large()]) {
        $0.prefersEdgeAttachedInCompactHeight = prefersSheet
      }
      stage.resize(columns: 40, rows: 12)
      stage.settle()
      let active = p.presentedViewController?.activePresentationController
      #expect((active === sheet) == prefersSheet)
    }
  }

  @Test func `the medium detent is inactive in a low window`() throws {
    let (stage, _, sheet) = try open([.medium(), .large()]) {
      $0.prefersEdgeAttachedInCompactHeight = true
    }
    stage.resize(columns: 40, rows: 12)
    stage.settle()
    #expect(rows(sheet) == [2, 10])
  }
}
