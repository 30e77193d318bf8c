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

  private struct Key: Hashable {
    var path: String?
    var language: String?
    var appearance: UserInterfaceStyle?
  }

  init(defaultApp: String?, areWatched: Bool = false) {
    self.defaultApp = defaultApp
    readFiles = ReadFiles(areWatched: areWatched)
  }

  /// Returns the coverage of each app by the results of its flows, in the order of the results.
  func coverage(of results: [FlowResult]) throws -> [(name: String, coverage: FlowCoverage)] {
    var all: [(name: String, coverage: FlowCoverage)] = []
    for result in results where result.outcome != .error {
      guard let app = try? app(result.flow, result.variant) else { continue }
      let index = all.firstIndex { $0.name == app.name } ?? all.endIndex
      if index == all.endIndex { all.append((app.name, FlowCoverage(of: app.bundle))) }
      all[index].coverage.add(result.events)
    }
    return all
  }

  /// Returns the app of a flow in a variant.
  func app(_ flow: FlowTest, _ variant: FlowVariant) throws(FlowRunner.FileError) -> FlowRunner.App
  {
    let key = Key(
      path: path(ofAppIn: flow), language: variant.language, appearance: variant.appearance)
    if let app = apps[key] { return app }
    do {
      let source = try SceneSource(
        path: key.path, appearance: variant.appearance,
        Self.options(variant.language), collecting: readFiles)
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

  private static func options(_ language: String?) throws -> StoryboardOptions {
    var options = try StoryboardOptions.parse([])
    options.language = language
    return options
  }

  private static func place(of flow: FlowTest) -> String {
    "\(flow.path.harmless(upTo: longestPath)):\(flow.line)"
  }
}
