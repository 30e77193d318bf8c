extension View {
  /// Indicates whether a controller that is presented in a container covers the view, so that keys
  /// do not reach it.
  package var isCoveredInContainer: Bool { controller?.presentationInContainer != nil }
}
