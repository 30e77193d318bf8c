/// A scene file or an Xcode storyboard, reduced to what navigation and its checks need.
///
/// A ``SceneDocument`` exists only for a file without defects. An outline exists for any file: it
/// has the parts that can be read, and a value of a wrong type is ignored as if its key were
/// missing. A check can therefore find problems in a file that cannot be run.
///
/// Offsets count bytes from the start of the file.
///
/// A side file can replace parts of an outline, as it does for a document: the methods `read(_:_:)`
/// set the value of one key.
package struct SceneOutline {
  /// The offset of the document.
  package var offset: Int
  package var initialScene: Reference?
  package var canvas: Size?
  /// The standard colours and the colours of the file.
  package var colors = ColorNames()
  /// The scenes, in file order.
  package var scenes: [Scene] = []
  /// The names of the transitions that the file defines.
  package var transitions: Set<String> = []
  package var acceptances: [Acceptance] = []

  package init(offset: Int) { self.offset = offset }

  /// Returns the scene at an index of the file's list, in logarithmic time; nil if no object is
  /// there.
  package func scene(numbered number: Int) -> Scene? {
    scenes.element(numbered: number, \.number)
  }

  /// The id of a scene, and the place of the id in the file.
  package struct Reference {
    /// The id; nil if the value is not a text.
    package var id: String?
    package var offset: Int

    package init(id: String?, offset: Int) {
      self.id = id
      self.offset = offset
    }
  }

  /// A size in points. A dimension is nil if the file has no number for it.
  package struct Size {
    package var width: Double?
    package var height: Double?
  }

  /// A rule of `segue check` whose findings the file accepts.
  package struct Acceptance {
    /// The name of the rule; empty if the value is not a text.
    package var rule: String
    /// The reason; empty if the file has none.
    package var reason: String
    package var offset: Int
  }
}

extension Array {
  /// Returns the element with a number by bisection; nil if there is none.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - numberOf: Returns the number of an element. The array must be in ascending order of it.
  func element(numbered number: Int, _ numberOf: (Element) -> Int) -> Element? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if numberOf(self[middle]) < number { low = middle + 1 } else { high = middle }
    }
    return low < count && numberOf(self[low]) == number ? self[low] : nil
  }
}
