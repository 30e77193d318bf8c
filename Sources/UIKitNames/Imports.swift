// UIKit brings Foundation along.
@_exported public import Foundation

// The members of all types come with one name of each module; the other names stay out of the way.
@_exported public import struct CellGraphics.CellRect
// One by one, so that they go before Foundation's.
@_exported public import class FoundationNames.Bundle
@_exported public import typealias FoundationNames.CGFloat
@_exported public import struct FoundationNames.CGPoint
@_exported public import struct FoundationNames.CGRect
@_exported public import struct FoundationNames.CGSize
@_exported public import struct FoundationNames.IndexPath
@_exported public import class FoundationNames.NSCoder
@_exported public import typealias FoundationNames.TimeInterval
@_exported public import enum Motion.Tick
@_exported public import struct NavigationKit.DrawnController
