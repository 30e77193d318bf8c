internal import NavigationKit

/// The rows of a section that are left.
struct SceneTableSection {
  private var content: SceneDocument.TableSection.Content
  /// The numbers of the rows that are gone, ascending, as the document counts.
  private var removed: [Int] = []

  init(_ description: SceneDocument.TableSection) { content = description.content }

  var count: Int {
    switch content {
    case .rows(let rows): rows.count - removed.count
    case .copies(_, let count): count - removed.count
    }
  }

  /// The row at a place of those that are left, and its number in the document.
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

  func style(at place: Int) -> TableViewCell.CellStyle {
    switch content {
    case .rows(let rows): rows[index(at: place)].style
    case .copies(let row, _): row.style
    }
  }

  /// The written row of this id that is left, and its place; copies have no text of their own.
  func row(withID id: String) -> (row: SceneDocument.TableRow, place: Int)? {
    guard case .rows(let rows) = content, let index = rows.firstIndex(where: { $0.id == id }),
      !removed.contains(index)
    else { return nil }
    return (rows[index], index - removed.count { $0 < index })
  }

  mutating func set(_ text: String, ofRow place: Int) {
    guard case .rows(var rows) = content else { return }
    let index = index(at: place)
    rows[index][keyPath: rows[index].textPath] = text
    content = .rows(rows)
  }

  mutating func remove(at place: Int) {
    let index = index(at: place)
    removed.insert(index, at: removedBefore(place))
  }

  private func index(at place: Int) -> Int { place + removedBefore(place) }

  /// Returns the number of removed rows before the one at `place`, in logarithmic time.
  ///
  /// Before the row that is removed as the i-th there are `removed[i] - i` rows.
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
