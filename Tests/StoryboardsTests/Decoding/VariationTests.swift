import CellGraphics
import NavigationKit
import Storyboards
import Testing

@Suite struct VariationTests {
  private func document(
    _ variations: String, layout: String = "rows"
  ) throws(StoryboardErrors) -> SceneDocument {
    try SceneDocument(
      json: Array(
        """
        {
          "version": 1, "canvas": { "width": 400, "height": 800 }, "initialScene": "a",
          "scenes": [{
            "id": "a", "layout": "\(layout)",
            "views": [
              { "id": "x", "kind": "label", "text": "Hello", "bold": true, "color": "red",
                "frame": { "x": 0, "y": 0, "width": 100, "height": 20 } }
            ],
            "variations": \(variations)
          }]
        }
        """.utf8))
  }

  @Test func `a view of a variation inherits all values that the variation does not name`()
    throws
  {
    let frame = #"{ "x": 7, "y": 0, "width": 9, "height": 20 }"#
    let document = try document(
      #"[{ "width": "regular", "views": [{ "id": "x", "bold": null, "frame": \#(frame) }] }]"#)
    let variation = try #require(document.scenes[0].variations.first)
    #expect(variation.width == .regular && variation.height == nil)
    guard case .label(let label) = variation.views[0] else {
      Issue.record("no label")
      return
    }
    #expect(label.text == "Hello" && label.color == Color(rgb: 0xFF0000) && !label.isBold)
    #expect(label.frame.minX == 7)
  }

  @Test(arguments: [
    (#"[{ "views": [] }]"#, "rows", "expected one of 'width' and 'height', found neither"),
    (
      #"[{ "height": "tall", "views": [] }]"#, "rows",
      "expected 'compact' or 'regular', found 'tall'"
    ),
    (
      #"[{ "width": "compact", "views": [{ "id": "x", "kind": "button" }] }]"#, "rows",
      "a view that the scene has too has no key 'kind'"
    ),
    (
      #"[{ "width": "compact", "views": [{ "id": "x" }, { "id": "x" }] }]"#, "rows",
      "a second view 'x' in the scene; the first is at"
    ),
    (
      #"[{ "width": "compact", "views": [] }]"#, "canvas",
      "a view controller whose layout is not rows has no key 'variations'"
    ),
    (#"[{ "width": "compact" }]"#, "rows", "a variation needs the key 'views'"),
  ])
  func `an invalid variation is an error`(
    variations: String, layout: String, expected: String
  ) {
    do throws(StoryboardErrors) {
      _ = try document(variations, layout: layout)
      Issue.record("no error")
    } catch {
      #expect(error.errors.first?.description.contains(expected) == true, "\(error)")
    }
  }
}
