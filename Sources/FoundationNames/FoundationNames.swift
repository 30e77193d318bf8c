public import CellGraphics
public import NavigationKit

// UIKit's names that Foundation declares on Linux too, with types that views here do not use.
// `UIKitNames` exports each of them by name. Swift prefers an import of one name to an import of a
// whole module, so these names win in a file that also imports Foundation.

/// A number of columns or rows; Core Graphics' name for `Double`.
public typealias CGFloat = Double
/// A position in cells; Core Graphics' name for `Point`.
public typealias CGPoint = Point
/// A number of columns and rows; Core Graphics' name for `Size`.
public typealias CGSize = Size
/// A rectangle in cells; Core Graphics' name for `Rect`.
public typealias CGRect = Rect
/// A duration in seconds; Foundation's name for `Double`.
public typealias TimeInterval = Double
/// UIKit's name for `NavigationKit.IndexPath`: a section and a row. Foundation's type is
/// `Foundation.IndexPath`.
public typealias IndexPath = NavigationKit.IndexPath
/// Foundation's old name of an index path, which is the same type here.
public typealias NSIndexPath = NavigationKit.IndexPath
/// The parameter of `init?(coder:)`; nothing here decodes. Foundation's type is
/// `Foundation.NSCoder`.
public typealias NSCoder = Coder
/// The parameter of methods that take a bundle; nothing is loaded from it. For an app's own files
/// use `Foundation.Bundle`.
public typealias Bundle = NavigationKit.Bundle
