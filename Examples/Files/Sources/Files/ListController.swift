import UIKitNames

/// A column with the items of a folder.
final class ListController: UITableViewController {
  var items: [Item] = []
  var choose: (Item) -> Void = { _ in }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    items.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = items[indexPath.row].name
    cell.accessoryType = items[indexPath.row].items == nil ? .none : .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    choose(items[indexPath.row])
  }
}
