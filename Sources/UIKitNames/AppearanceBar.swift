internal import NavigationKit

/// A bar that draws its standard appearance.
protocol AppearanceBar: View {
  associatedtype Appearance: UIBarAppearance

  /// Draws an appearance.
  func apply(_ appearance: Appearance)
}

extension AppearanceBar {
  /// The appearance of the bar. The default one is created at the first use and kept, and changes
  /// the bar only when it is changed.
  var keptAppearance: Appearance {
    get {
      let known: Appearance? = kept[default: nil, of: "standardAppearance"]
      if let known { return known }
      let appearance = Appearance()
      keep(appearance)
      return appearance
    }
    set {
      keep(newValue)
      apply(newValue)
    }
  }

  private func keep(_ appearance: Appearance) {
    kept[default: appearance, of: "standardAppearance"] = appearance
    appearance.onChange = { [weak self, weak appearance] in
      if let appearance { self?.apply(appearance) }
    }
  }
}
