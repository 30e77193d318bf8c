public import NavigationKit

extension NavigationBar {
  /// A bar whose looks the navigation bars take that are created later in this application.
  ///
  /// The tint colours, the style, large titles and the colours of titles count. Traps outside of a
  /// turn.
  public static func appearance() -> NavigationBar {
    let application = Application.shared
    if let model = application.navigationBarModel { return model }
    let model = NavigationBar()
    application.navigationBarModel = model
    return model
  }
}

extension TabBar {
  /// A bar whose looks the tab bars take that are created later in this application.
  ///
  /// The tint colours and the style count. Traps if no application runs on the calling thread.
  public static func appearance() -> TabBar {
    let application = Application.shared
    if let model = application.tabBarModel { return model }
    let model = TabBar()
    application.tabBarModel = model
    return model
  }
}

extension BarButtonItem {
  /// Returns an item that no bar shows: changes of it have no effect.
  public static func appearance() -> BarButtonItem { BarButtonItem() }
}

extension TabBarItem {
  /// Returns an item that no bar shows: changes of it have no effect.
  public static func appearance() -> TabBarItem { TabBarItem(title: nil) }
}

extension Toolbar {
  /// Returns a toolbar that is not on the screen: changes of it have no effect.
  public static func appearance() -> Toolbar { Toolbar(frame: .zero) }
}
