extension Application {
  /// A bar whose looks new navigation bars of the application take; nil for none.
  package var navigationBarModel: NavigationBar? {
    get { kept[default: nil] }
    set { kept[default: nil] = newValue }
  }

  /// A bar whose looks new tab bars of the application take; nil for none.
  package var tabBarModel: TabBar? {
    get { kept[default: nil] }
    set { kept[default: nil] = newValue }
  }
}

extension NavigationBar {
  /// Takes the looks that the application has set for all navigation bars.
  func takeLooksOfModel() {
    guard let model = Application.current?.navigationBarModel else { return }
    ownTint = model.ownTint
    prefersLargeTitles = model.prefersLargeTitles
    barStyle = model.barStyle
    barTintColor = model.barTintColor
    titleColor = model.titleColor
    largeTitleColor = model.largeTitleColor
  }
}

extension TabBar {
  /// Takes the looks that the application has set for all tab bars.
  func takeLooksOfModel() {
    guard let model = Application.current?.tabBarModel else { return }
    ownTint = model.ownTint
    barStyle = model.barStyle
    barTintColor = model.barTintColor
    unselectedItemTintColor = model.unselectedItemTintColor
  }
}
