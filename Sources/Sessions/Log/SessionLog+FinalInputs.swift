extension SessionLog {
  /// The inputs of the branch in which the session ended, in order of time.
  package var finalInputs: [SessionInput] { finalBranch.timeline.inputs }
}
