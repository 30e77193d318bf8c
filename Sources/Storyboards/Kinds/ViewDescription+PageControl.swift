import NavigationKit
import TextFormats

extension ViewDescription {
  /// A page control. The key `currentPage` is read last, because its range depends on
  /// `numberOfPages`.
  static let pageControl = control(
    "a page control", .pageControl(SceneDocument.PageControl(numberOfPages: 0)),
    [
      .required(
        "numberOfPages", \.control.pageControl.numberOfPages, .integer(0...mostPages),
        "The number of pages, each with a dot"),
      SceneFormat.ViewField(
        key: FormatKey(
          "currentPage", .integer(0, nil), "The index of the current page, from 0; default 0"),
        read: { _, _, _ in },
        write: { view, _ in
          let page = view.control.pageControl.currentPage
          return page == 0 ? nil : JSONNode(page)
        }),
      .value(
        "hidesForSinglePage", \.control.pageControl.hidesForSinglePage, .boolean, default: false,
        "Hides the page control with one page or none"),
      tint,
      .optional(
        "pageColor", \.control.pageControl.pageColor, .color,
        "The colour of the dots of the other pages"),
      isEnabled,
    ],
    roles: [.value, .control],
    make: { description, maker in
      let view = maker.base(description.id, PageControl())
      let pages = description.pageControl
      view.numberOfPages = pages.numberOfPages
      view.currentPage = pages.currentPage
      view.hidesForSinglePage = pages.hidesForSinglePage
      view.currentPageIndicatorTintColor = description.color
      view.pageIndicatorTintColor = pages.pageColor
      return view
    }
  ).adjustable { view in
    view["currentPage"]?.integer ?? 0 >= (view["numberOfPages"]?.integer ?? 0) - 1
  }.inRows
    .finishing { fields, decoder, view in
      let last = max(0, view.control.pageControl.numberOfPages - 1)
      view.control.pageControl.currentPage = decoder.integer(fields["currentPage"], 0...last) ?? 0
    }

  /// The largest number of pages.
  private static let mostPages = 1_000
}

extension SceneDocument.Control {
  fileprivate var pageControl: SceneDocument.PageControl {
    get {
      if case .pageControl(let pages) = content {
        pages
      } else {
        SceneDocument.PageControl(numberOfPages: 0)
      }
    }
    set { content = .pageControl(newValue) }
  }
}

extension PageControl: SceneValued {
  /// The number of the current page, counted from 1.
  var textValue: String {
    get { "\(min(currentPage + 1, numberOfPages))" }
    set { if let number = Int(newValue) { currentPage = number - 1 } }
  }
}
