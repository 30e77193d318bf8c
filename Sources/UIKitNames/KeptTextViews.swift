public import NavigationKit

extension TextView {
  /// The space around the text, as for a keyboard. It is kept and has no effect.
  public var contentInset: EdgeInsets {
    get { kept[default: .zero] }
    set { kept[default: .zero] = newValue }
  }

  /// The space around the indicators. It is kept and has no effect.
  public var scrollIndicatorInsets: EdgeInsets {
    get { kept[default: .zero] }
    set { kept[default: .zero] = newValue }
  }

  /// The space around the vertical indicator. It is kept and has no effect.
  public var verticalScrollIndicatorInsets: EdgeInsets {
    get { kept[default: .zero] }
    set { kept[default: .zero] = newValue }
  }

  /// The changes of the insets by safe areas. They are kept and have no effect.
  public var contentInsetAdjustmentBehavior: ScrollView.ContentInsetAdjustmentBehavior {
    get { kept[default: .automatic] }
    set { kept[default: .automatic] = newValue }
  }
}
