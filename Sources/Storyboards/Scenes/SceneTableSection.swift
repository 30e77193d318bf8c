internal import NavigationKit

/// The remaining rows of a section.
///
/// Copies of a row are not stored: a section of 100,000 copies needs as much memory as a section of
/// one. A place is the position among the remaining rows. An index is the position in the document.
struct SceneTableSection {
  private var content: SceneDocument.TableSection.Content
  /// The indices in the document of the removed rows, in ascending order.
  private var removed: [Int] = []

  init(_ description: SceneDocument.TableSection) { content = description.content }

  /// Indicates whether all rows are copies of one.
  var isCopies: Bool {
    if case .copies = content { true } else { false }
  }

  /// The number of remaining rows.
  var count: Int {
    switch content {
    case .rows(let rows): rows.count - removed.count
    case .copies(_, let count): count - removed.count
    }
  }

  /// Returns the row at an index among the remaining rows, and its index in the document.
  ///
  /// The texts of a copy are made by each call: `{index}` is the index in the document, and
  /// `{number}` is one more. Other placeholders stay as they are.
  func row(at place: Int) -> (row: SceneDocument.TableRow, index: Int) {
    let index = index(at: place)
    switch content {
    case .rows(let rows): return (rows[index], index)
    case .copies(var row, _):
      let template = { (text: String) in
        TextTemplate(text).filled { name in
          switch name {
          case "index": "\(index)"
          case "number": "\(index + 1)"
          default: "{\(name)}"
          }
        }
      }
      row.title = template(row.title)
      row.detail = template(row.detail)
      return (row, index)
    }
  }

  /// Returns the style of a row that the user has not removed, without filling its texts.
  func style(at place: Int) -> TableViewCell.CellStyle {
    switch content {
    case .rows(let rows): rows[index(at: place)].style
    case .copies(let row, _): row.style
    }
  }

  /// Returns the remaining written row with this id, and its index. Copies have no text of their
  /// own.
  func row(withID id: String) -> (row: SceneDocument.TableRow, place: Int)? {
    guard case .rows(let rows) = content, let index = rows.firstIndex(where: { $0.id == id }),
      !removed.contains(index)
    else { return nil }
    return (rows[index], index - removed.count { $0 < index })
  }

  /// Sets the text of a row that the user has not removed. A section of copies does not change,
  /// because its rows have no texts of their own.
  mutating func set(_ text: String, ofRow place: Int) {
    guard case .rows(var rows) = content else { return }
    let index = index(at: place)
    rows[index][keyPath: rows[index].textPath] = text
    content = .rows(rows)
  }

  /// Removes a row that the user has not removed before.
  mutating func remove(at place: Int) {
    let index = index(at: place)
    removed.insert(index, at: removedBefore(place))
  }

  /// Converts the index of a row on the screen to its index in the document, which also counts the
  /// rows that the user has removed.
  private func index(at place: Int) -> Int { place + removedBefore(place) }

  /// Returns the number of removed rows before the row at `place`, by bisection.
  ///
  /// The row that was removed as number i leaves `removed[i] - i` rows before it.
  private func removedBefore(_ place: Int) -> Int {
    var low = 0
    var high = removed.count
    while low < high {
      let middle = (low + high) / 2
      if removed[middle] - middle <= place { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
