import Sessions

extension InspectorFiles {
  /// Files in the current folder. A file of an earlier export is replaced.
  static var inCurrentFolder: InspectorFiles {
    InspectorFiles { name, text in
      do {
        try OutputFile.replace(name, Array(text.utf8))
        return nil
      } catch {
        return (error as? Failure)?.message ?? "\(error)"
      }
    }
  }
}
