public import NavigationKit

// Bars show the image's character, which takes one cell, in place of an image.

extension TabBarItem {
  /// Creates an item without a title.
  public convenience init() { self.init(title: nil, image: String?.none, tag: 0) }

  // Disfavoured, because nil means no image in both initialisers.
  /// Creates a tab bar item that shows an image's character.
  ///
  /// - Parameters:
  ///   - title: The title of the tab.
  ///   - image: The image, of which the character is shown; nil for none.
  ///   - tag: A number for the app's own use.
  @_disfavoredOverload
  public convenience init(title: String?, image: Image?, tag: Int) {
    self.init(title: title, image: String?.none, tag: tag)
    self.image = image
  }

  /// Creates a tab bar item that shows an image's character.
  ///
  /// - Parameters:
  ///   - title: The title of the tab.
  ///   - image: The image, of which the character is shown; nil for none.
  ///   - selectedImage: The image of the selected tab; nil for the same.
  public convenience init(title: String?, image: Image?, selectedImage: Image?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }
}

extension BarButtonItem {
  /// Creates a bar button item that shows an image's character and calls a method of its target.
  ///
  /// The target is not kept alive.
  public convenience init<Target: AnyObject>(
    image: Image?, style: Style, target: Target, action: @escaping TargetAction<Target>
  ) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  /// Creates a bar button item that shows an image's character and calls a method with the item as
  /// its argument.
  ///
  /// The target is not kept alive.
  public convenience init<Target: AnyObject, Sender>(
    image: Image?, style: Style, target: Target, action: @escaping SenderAction<Target, Sender>
  ) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }
}
