internal import ArgumentParser
import FlowTesting
internal import NavigationKit
import TextFormats

/// The apps and files that flows name, each read once.
final class FlowApps {
  /// The path of the app for flows without one; nil for `scenes.json` beside the flow, in the current
  /// folder, or the built-in tutorial.
  let defaultApp: String?
  /// The paths of all files that were read.
  let readFiles: ReadFiles
  private var apps: [Key: FlowRunner.App] = [:]
  private var files: [String: FlowFile] = [:]
  /// The paths of the files that belong to apps.
  private var appPaths: Set<String> = []

  private struct Key: Hashable {
    var path: String?
    var language: String?
    var appearance: UserInterfaceStyle?
  }

  init(defaultApp: String?, areWatched: Bool = false) {
    self.defaultApp = defaultApp
    readFiles = ReadFiles(areWatched: areWatched)
  }

  /// Returns the app of a flow in a variant.
  func app(_ flow: FlowTest, _ variant: FlowVariant) throws(FlowRunner.FileError) -> FlowRunner.App
  {
    let key = Key(
      path: path(ofAppIn: flow), language: variant.language, appearance: variant.appearance)
    if let app = apps[key] { return app }
    let ownFiles = ReadFiles(areWatched: readFiles.areWatched)
    defer {
      readFiles.add(ownFiles)
      appPaths.formUnion(ownFiles.paths)
    }
    do {
      let source = try SceneSource(
        path: key.path, appearance: variant.appearance,
        Self.options(variant.language), collecting: ownFiles)
      let app = FlowRunner.App(bundle: source.storyboards, name: source.name)
      apps[key] = app
      return app
    } catch let failure as Failure {
      throw FlowRunner.FileError("\(failure.message)\n  The app of \(FlowApps.place(of: flow))")
    } catch {
      throw FlowRunner.FileError("the app cannot be read: \(error)")
    }
  }

  /// Returns the path of the app of a flow; nil for the app of the current folder.
  func path(ofAppIn flow: FlowTest) -> String? {
    let folder = flow.path.lastIndex(of: "/").map { String(flow.path[...$0]) } ?? ""
    if let app = flow.settings.app { return app.hasPrefix("/") ? app : folder + app }
    if let defaultApp { return defaultApp }
    return InputFile.exists(folder + "scenes.json") ? folder + "scenes.json" : nil
  }

  /// Returns a flow file.
  func file(_ path: String) throws(FlowRunner.FileError) -> FlowFile {
    if let file = files[path] { return file }
    do {
      readFiles.add(path)
      let file = FlowFile(path: path, bytes: try InputFile.read(path, onlyRegular: true))
      files[path] = file
      return file
    } catch let failure as Failure {
      throw FlowRunner.FileError(failure.message)
    } catch {
      throw FlowRunner.FileError("\(path.harmless(upTo: longestPath)) cannot be read")
    }
  }

  /// Forgets files that have changed, so that they are read again.
  ///
  /// - Returns: True if one of them belongs to an app. All apps are then forgotten.
  func forget(_ changed: [String]) -> Bool {
    var isApp = false
    for path in changed where files.removeValue(forKey: path) == nil {
      isApp = isApp || appPaths.contains(path)
    }
    if isApp { apps = [:] }
    return isApp
  }

  private static func options(_ language: String?) throws -> StoryboardOptions {
    var options = try StoryboardOptions.parse([])
    options.language = language
    return options
  }

  private static func place(of flow: FlowTest) -> String {
    "\(flow.path.harmless(upTo: longestPath)):\(flow.line)"
  }
}
