public import NavigationKit

// Where UIKit takes an image, a bar takes the sign that stands for it in one cell.

extension TabBarItem {
  // Disfavoured, as nil stands for no image in both.
  @_disfavoredOverload
  public convenience init(title: String?, image: Image?, tag: Int) {
    self.init(title: title, image: image?.character.map(String.init), tag: tag)
  }

  /// - Parameter selectedImage: Not regarded: what is selected stands out anyhow.
  public convenience init(title: String?, image: Image?, selectedImage: Image?) {
    self.init(title: title, image: image, tag: 0)
  }
}

extension BarButtonItem {
  public convenience init<Target: AnyObject>(
    image: Image?, style: Style, target: Target, action: @escaping TargetAction<Target>
  ) {
    self.init(
      title: image?.character.map(String.init), style: style, target: target, action: action)
  }

  public convenience init<Target: AnyObject, Sender>(
    image: Image?, style: Style, target: Target, action: @escaping SenderAction<Target, Sender>
  ) {
    self.init(
      title: image?.character.map(String.init), style: style, target: target, action: action)
  }
}
