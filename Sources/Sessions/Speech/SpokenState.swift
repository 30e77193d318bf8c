internal import Narration
internal import NavigationKit
internal import Simulation

/// The last screen as spoken mode knows it, to find changes.
///
/// It keeps no view or controller alive, which could change the order of the app's events.
struct SpokenState {
  /// The identity of an element: its view, or its row in a list.
  struct ElementKey: Hashable {
    var view: ObjectIdentifier?
    /// The section and the row; empty for an element that is no row.
    var path: [Int] = []
    /// The number among the elements of the same view.
    var number = 0
  }

  /// An element and its line.
  struct Element {
    var key: ElementKey
    var element: ScreenElement
    var phrase: Sentence
    /// The number of the choice; nil for an element that is only read.
    var number: Int?
    /// Indicates whether the element is a row that scrolling can show or hide.
    var isInList: Bool
  }

  /// The title of the screen; empty for one without a title.
  var title: String
  var levels: [SpokenScreen.Level]
  var style: String?
  /// The controller in front. A controller that is gone also counts as a change of the screen.
  weak var front: ViewController?
  /// The elements in reading order, each before the elements inside it.
  var elements: [Element]
  /// The phrases of the choices that are no elements, with their numbers.
  var actions: [(number: Int, phrase: Sentence)]
  var choiceCount: Int
  /// The focused element; nil if nothing has the focus.
  var focus: (key: ElementKey, phrase: Sentence)?
  /// The edited text; nil if there is none.
  var edited: ElementKey?

  init(_ screen: SpokenScreen) {
    (title, levels, style, front) = (screen.title, screen.levels, screen.style, screen.front)
    elements = []
    for node in screen.nodes { Self.add(node, in: nil, of: screen, to: &elements) }
    let numbers = Set(elements.compactMap(\.number))
    actions = screen.choices.enumerated().map { ($0.offset + 1, $0.element.phrase) }
      .filter { !numbers.contains($0.0) }
    choiceCount = screen.choices.count
    focus = screen.focus.map { node in
      (Self.key(of: node, in: nil), node.element.phrase(position: node.position))
    }
    edited = screen.edited.map { ElementKey(view: ObjectIdentifier($0)) }
  }

  /// Adds the element of a node and those of its children.
  ///
  /// - Parameter list: The innermost list around the node; nil outside of lists.
  private static func add(
    _ node: ScreenNode, in list: ScreenNode?, of screen: SpokenScreen, to elements: inout [Element]
  ) {
    var key = key(of: node, in: list)
    key.number = elements.count { $0.key.view == key.view && $0.key.path == key.path }
    elements.append(
      Element(
        key: key, element: node.element, phrase: node.element.phrase(position: node.position),
        number: screen.number(of: node), isInList: list != nil))
    let inner = node.element.role == .list ? node : list
    for child in node.children { add(child, in: inner, of: screen, to: &elements) }
  }

  /// Returns the key of a node. The cell of a row can show another row later.
  private static func key(of node: ScreenNode, in list: ScreenNode?) -> ElementKey {
    guard let path = node.path else { return ElementKey(view: ObjectIdentifier(node.view)) }
    return ElementKey(path: [path.section, path.row])
  }

  /// The names of the scenes from the root to the frontmost one.
  var names: [String] { levels.map(\.name) }
}
