public import CellGraphics
public import NavigationKit

// The names of UIKit that Foundation declares on Linux too, with types that our views do not speak.
// They stand in a module of their own, of which `UIKitNames` passes on each name by itself: an import
// of one name goes before an import of all there is, so that these are meant in a file that imports
// Foundation as well.

/// Columns or rows.
public typealias CGFloat = Double
/// A place in cells.
public typealias CGPoint = Point
/// Columns and rows.
public typealias CGSize = Size
/// A rectangle in cells.
public typealias CGRect = Rect
/// Seconds.
public typealias TimeInterval = Double
public typealias IndexPath = NavigationKit.IndexPath
/// Here just a type for `init?(coder:)`; Foundation's is `Foundation.NSCoder`.
public typealias NSCoder = Coder
/// Here just a type for what takes one; Foundation's, for an app's files, is `Foundation.Bundle`.
public typealias Bundle = NavigationKit.Bundle
