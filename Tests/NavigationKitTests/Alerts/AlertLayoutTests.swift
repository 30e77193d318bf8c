import Testing

@testable internal import NavigationKit

/// What of an alert gives way first, by rows counted by hand.
@Suite struct AlertLayoutTests {
  /// Three rows of text and four actions.
  private let alert = AlertLayout.Contents(header: 3, actions: 4)
  /// Two rows of text and three actions, with the cancel action apart.
  private let sheet = AlertLayout.Contents(header: 2, actions: 3, hasCancelApart: true)

  @Test(arguments: [
    // Edges 2, texts 3 with blanks 2, a line, actions 4 with lines 3.
    (24, AlertLayout.Density.roomy, 15), (15, .roomy, 15), (14, .plain, 13), (12, .close, 10),
    (10, .close, 10), (9, .lineless, 9),
  ])
  func `a small alert drops blank rows first and separator lines second`(
    rows: Int, density: AlertLayout.Density, taken: Int
  ) {
    let layout = AlertLayout(alert, rows: rows)
    #expect(layout.density == density)
    #expect(layout.rows == taken)
    #expect(layout.header == layout.wholeHeader)
    #expect(layout.list == layout.wholeList)
  }

  @Test(arguments: [
    // Two boxes: edges 2, texts 2 with blanks 2, a line, actions 3 with lines 2; and 3.
    (15, AlertLayout.Density.roomy, 15, true), (14, .plain, 13, true), (12, .close, 11, true),
    (10, .lineless, 10, true), (9, .joined, 8, false),
  ])
  func `an action sheet separates the cancel action while there is room`(
    rows: Int, density: AlertLayout.Density, taken: Int, isApart: Bool
  ) {
    let layout = AlertLayout(sheet, rows: rows)
    #expect(layout.density == density)
    #expect(layout.rows == taken)
    #expect(layout.isCancelApart == isApart)
  }

  @Test func `a long text scrolls above fixed actions`() {
    let layout = AlertLayout(AlertLayout.Contents(header: 40, actions: 1), rows: 23)
    // Edges, a line and the actions' row leave 19.
    #expect(layout.header == 19)
    #expect(layout.list == 1)
    #expect(layout.rows == 23)
  }

  @Test func `many actions scroll below a fixed text`() {
    let layout = AlertLayout(
      AlertLayout.Contents(header: 2, actions: 30, hasCancelApart: true), rows: 23)
    // The cancel action's box takes 3, edges and a line 3.
    #expect(layout.header == 2)
    #expect(layout.list == 15)
    #expect(layout.wholeList == 59)
    #expect(layout.rows == 23)
  }

  @Test(arguments: 0...30, [0, 1, 4, 30])
  func `an alert never exceeds its space and shows an action if one row is free`(
    rows: Int, actions: Int
  ) {
    for header in [0, 1, 5, 50] {
      for isSheet in [false, true] {
        let contents = AlertLayout.Contents(
          header: header, actions: actions, hasCancelApart: isSheet)
        let layout = AlertLayout(contents, rows: rows)
        #expect(layout.rows <= rows)
        if rows > 0, actions > 0 || isSheet { #expect(layout.list > 0 || layout.isCancelApart) }
        // What it takes is what it would take of just that.
        #expect(AlertLayout(contents, rows: layout.rows) == layout)
      }
    }
  }
}
