struct ShareCheck {
  init(of path: String, updates: Bool) {}
  func run() throws {}
}
