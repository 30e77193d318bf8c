import TextFormats

/// An error that ends an import.
///
/// Its description is one line with the path, the line and the column, without terminal sequences.
public enum StoryboardImportError: Error, Equatable {
  /// The main storyboard cannot be imported, or two of its scenes have one id.
  case storyboard(path: String, InterfaceBuilderError)
  /// A side file has a defect.
  case sideFile(SideFileError)
}

extension StoryboardImportError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .storyboard(let path, let error): "\(path.harmless(upTo: 1_000)):\(error)"
    case .sideFile(let error): error.description
    }
  }
}
