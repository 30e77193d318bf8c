internal import Glibc
import Porting
import TextFormats

/// The files of an app's folder that a port reads.
///
/// Links are not followed, because they can lead out of the folder.
///
/// Dependencies, build products, tests and hidden folders are skipped. The search is limited, so
/// that a wrong folder, such as the home folder, does not take long.
struct AppFolder {
  /// The path without a slash at its end.
  let path: String
  /// The paths of the sources in the folder, sorted.
  private(set) var sources: [String] = []
  /// The paths of the files that the package copies, sorted.
  private(set) var resources: [String] = []
  /// The paths of files that belong to the app and cannot be used here, sorted.
  private(set) var unused: [String] = []
  /// The paths of the property lists whose names end in `Info.plist`, in the order of the search.
  private var settings: [String] = []

  /// Indicates whether the folder has more entries than were looked at.
  private(set) var isIncomplete = false

  /// The largest number of entries that are looked at.
  static let searchLimit = 50_000
  /// The endings of the files that the package copies. Storyboards and property lists have
  /// exceptions, which `add(_:_:)` handles.
  private static let copied = [
    "storyboard", "strings", "stringsdict", "json", "txt", "csv", "plist", "html", "md",
    "png", "jpg", "jpeg", "gif", "heic", "webp", "tiff", "pdf", "svg",
  ]
  /// The endings of files that `segue port` cannot convert. Its report lists them.
  private static let unusable = ["m", "mm", "xib", "xcdatamodel", "metal", "playground"]

  /// Lists the files of the folder and of the folders below it.
  ///
  /// A folder below it that cannot be read counts as empty. The lists are sorted, because the order
  /// of a file system differs between machines.
  ///
  /// - Throws: ``Failure`` if `path` does not lead to a folder.
  init(_ path: String) throws {
    self.path = path
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
      let name = path.harmless(upTo: longestPath)
      throw Failure(kind: .noInput, message: "\(name) is no folder; name the folder of an app")
    }
    var waiting = [""]
    var looked = 0
    search: while let folder = waiting.popLast() {
      for entry in ProjectFolder.names(in: folder.isEmpty ? path : "\(path)/\(folder)") {
        looked += 1
        guard looked <= Self.searchLimit else {
          isIncomplete = true
          break search
        }
        guard !entry.name.hasPrefix(".") else { continue }
        let inner = folder.isEmpty ? entry.name : "\(folder)/\(entry.name)"
        if entry.isFolder {
          if Self.isSearched(entry.name) { waiting.append(inner) }
        } else if entry.isFile {
          add(inner, entry.name)
        }
      }
    }
    sources.sort()
    resources.sort()
    unused.sort()
  }

  /// Indicates whether a folder can have files of the app.
  private static func isSearched(_ name: String) -> Bool {
    if name.hasSuffix(".xcassets") { return true }
    if ["segue", "playground", "bundle", "xctestplan"].contains(OutputFile.ending(of: name)) {
      return false
    }
    return !ProjectTop.isForeign(name) && !name.hasSuffix("Tests") && name != "Tests"
  }

  /// Sorts a file into sources, resources, settings and unused files by the ending of its name.
  /// Other files are left out.
  private mutating func add(_ path: String, _ name: String) {
    let ending = OutputFile.ending(of: name) ?? ""
    if let catalogue = path.range(of: ".xcassets/") {
      // Only colours of asset catalogues are read.
      if path[catalogue.upperBound...].hasSuffix(".colorset/Contents.json") {
        resources.append(path)
      }
    } else if ending == "swift" {
      if name != "Package.swift" { sources.append(path) }
    } else if name.hasSuffix("Info.plist") {
      settings.append(path)
    } else if Self.copied.contains(ending), name != "Package.resolved" {
      if ending != "storyboard" || name != "LaunchScreen.storyboard" { resources.append(path) }
    } else if Self.unusable.contains(ending) {
      unused.append(path)
    }
  }

  /// Returns a file in the folder.
  ///
  /// - Parameter name: The path from the folder, as in ``sources``.
  /// - Throws: ``Failure`` if the file cannot be read, or is a pipe.
  func file(_ name: String) throws -> AppPort.File {
    AppPort.File(path: name, bytes: try InputFile.read("\(path)/\(name)", onlyRegular: true))
  }

  /// The storyboard that the app starts with, by its settings; else the one called `Main`.
  ///
  /// Only property lists in XML are understood. A name that no storyboard in the folder has is
  /// ignored. The value is nil if there is no `Main` either.
  var mainStoryboard: String? {
    let names = resources.compactMap { path -> String? in
      let name = path.split(separator: "/").last.map(String.init) ?? path
      return name.hasSuffix(".storyboard") ? String(name.dropLast(".storyboard".count)) : nil
    }
    for path in settings {
      guard let bytes = try? file(path).bytes else { continue }
      let text = String(decoding: bytes, as: UTF8.self)
      for key in ["UIMainStoryboardFile", "UISceneStoryboardFile"] {
        guard let found = Self.value(of: key, in: text) else { continue }
        let name = found.hasSuffix(".storyboard") ? String(found.dropLast(11)) : found
        if names.contains(name) { return name }
      }
    }
    return names.contains("Main") ? "Main" : nil
  }

  /// Indicates whether the app's project says that it runs on tablets only.
  ///
  /// Projects in the folder and in the folder around it are considered. The first project that can
  /// be read decides.
  var isForTablets: Bool {
    for place in [path, path + "/.."] {
      for entry in ProjectFolder.names(in: place) where entry.name.hasSuffix(".xcodeproj") {
        let project = "\(place)/\(entry.name)/project.pbxproj"
        guard let bytes = try? InputFile.read(project, onlyRegular: true) else { continue }
        return String(decoding: bytes, as: UTF8.self)
          .contains("TARGETED_DEVICE_FAMILY = 2;")
      }
    }
    return false
  }

  /// The text of the element after a key of a property list.
  private static func value(of key: String, in text: String) -> String? {
    guard let place = text.range(of: "<key>\(key)</key>"),
      let start = text[place.upperBound...].range(of: "<string>"),
      let end = text[start.upperBound...].range(of: "</string>")
    else { return nil }
    return String(text[start.upperBound..<end.lowerBound])
  }
}

extension StringProtocol {
  /// Returns the first place of a text.
  fileprivate func range(of text: String) -> Range<Index>? { firstRange(of: text) }
}
