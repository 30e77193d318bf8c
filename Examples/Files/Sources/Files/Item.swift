import Foundation

/// A file or a folder of the disk, which is read once, when it is first shown.
final class Item {
  let name: String
  private let place: URL

  init(_ place: URL) { (name, self.place) = (place.lastPathComponent, place) }

  /// The items of a folder in the order of their names; nil for a file.
  private(set) lazy var items: [Item]? = {
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder)
    guard isFolder.boolValue else { return nil }
    let places = try? FileManager.default.contentsOfDirectory(
      at: place, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    return (places ?? []).map(Item.init).sorted { $0.name < $1.name }
  }()

  /// The first lines of a file.
  private(set) lazy var lines: [String] = {
    guard let data = try? Data(contentsOf: place) else { return ["This file cannot be read."] }
    return String(decoding: data.prefix(100_000), as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }()
}
