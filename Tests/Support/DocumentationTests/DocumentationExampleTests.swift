import Testing

/// The examples are written for the reader of a docstring; here each is compiled and run.
@MainActor @Suite struct DocumentationExampleTests {
  private static var examples: [DocumentationExample] {
    CellGraphicsExamples + MotionExamples + NavigationKitExamples + FoundationNamesExamples
      + UIKitNamesExamples
      + TextFormatsExamples + PortingExamples + StoryboardsExamples
      + InterfaceBuilderExamples + FlowsExamples
      + FlowMapsExamples + SimulationExamples + SettingsExamples + InspectionExamples
      + SessionsExamples + NavigationKitTestingExamples + PilotTestingExamples
      + TerminalUIExamples + TerminalAppsExamples
  }

  @Test func `every example of the documentation runs to its end`() async throws {
    for example in Self.examples {
      await #expect(throws: Never.self, "\(example.place)") { try await example.run() }
    }
  }

  @Test func `the documentation has at least sixty examples`() {
    #expect(Self.examples.count >= 60)
  }
}
