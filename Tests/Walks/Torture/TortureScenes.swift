/// An app with a screen of each kind that the endings need, a swipe away from the first.
enum TortureScenes {
  static let home = "At home"
  static let detail = "The detail"
  static let sheet = "The sheet"
  static let question = "Really sure"

  static let text = """
    { "version": 1, "canvas": { "width": 400, "height": 800 }, "initialScene": "stack",
      "scenes": [
        { "id": "stack", "kind": "navigationController", "root": "home" },
        { "id": "home", "title": "Home", "background": "honeydew",
          "views": [\(label(home))],
          "segues": [
            { "id": "push", "kind": "show", "to": "detail", "trigger": { "swipe": "left" } },
            { "id": "present", "kind": "presentModally", "to": "sheet",
              "trigger": { "swipe": "up" } },
            { "id": "ask", "kind": "presentModally", "to": "question",
              "trigger": { "swipe": "right" } }
          ],
          "unwindActions": { "back": [] } },
        { "id": "detail", "title": "Detail", "background": "sky", "views": [\(label(detail))] },
        { "id": "sheet", "title": "Sheet", "modalPresentationStyle": "pageSheet",
          "views": [\(label(sheet))],
          "segues": [{ "id": "done", "kind": "unwind", "action": "back",
            "trigger": { "swipe": "down" } }] },
        { "id": "question", "kind": "alertController", "title": "\(question)?",
          "actions": [{ "id": "yes", "title": "Yes" },
            { "id": "no", "title": "No", "style": "cancel" }] }
      ] }

    """

  private static func label(_ text: String) -> String {
    """
    { "id": "text", "kind": "label", "text": "\(text)",
      "frame": { "x": 20, "y": 400, "width": 360, "height": 40 } }
    """
  }
}
