public import NavigationKit

// The bundle that controllers take is Foundation's main bundle for files.

extension NavigationKit.Bundle {
  /// Returns the path of a file of the app; nil if there is none.
  ///
  /// - Parameters:
  ///   - name: The name of the file; nil for any.
  ///   - ext: The extension of the file; nil or empty if the name has it.
  public func path(forResource name: String?, ofType ext: String?) -> String? {
    Foundation.Bundle.main.path(forResource: name, ofType: ext)
  }

  /// Returns the address of a file of the app; nil if there is none.
  ///
  /// - Parameters:
  ///   - name: The name of the file; nil for any.
  ///   - ext: The extension of the file; nil or empty if the name has it.
  public func url(forResource name: String?, withExtension ext: String?) -> URL? {
    Foundation.Bundle.main.url(forResource: name, withExtension: ext)
  }

  /// The folder with the app's files; nil if there is none.
  public var resourcePath: String? { Foundation.Bundle.main.resourcePath }
  /// The folder with the app's files; nil if there is none.
  public var resourceURL: URL? { Foundation.Bundle.main.resourceURL }
  /// The folder of the app.
  public var bundlePath: String { Foundation.Bundle.main.bundlePath }
  /// The folder of the app.
  public var bundleURL: URL { Foundation.Bundle.main.bundleURL }
  /// The name of the app; nil without one.
  public var bundleIdentifier: String? { Foundation.Bundle.main.bundleIdentifier }
  /// The values of the app's `Info.plist`; nil without one.
  public var infoDictionary: [String: Any]? { Foundation.Bundle.main.infoDictionary }

  /// Returns a value of the app's `Info.plist`; nil without one.
  public func object(forInfoDictionaryKey key: String) -> Any? { infoDictionary?[key] }
}
