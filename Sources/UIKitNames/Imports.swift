// UIKit exports Foundation too.
@_exported public import Foundation

// One exported name of a module makes the members of all its types available. Its other names stay
// hidden.
@_exported public import struct CellGraphics.CellRect
// One by one, so that they go before Foundation's.
@_exported public import class FoundationNames.Bundle
@_exported public import typealias FoundationNames.CGFloat
@_exported public import struct FoundationNames.CGPoint
@_exported public import struct FoundationNames.CGRect
@_exported public import struct FoundationNames.CGSize
@_exported public import class FoundationNames.DispatchGroup
@_exported public import typealias FoundationNames.DispatchQueue
@_exported public import struct FoundationNames.DispatchTime
@_exported public import class FoundationNames.DispatchWorkItem
@_exported public import struct FoundationNames.IndexPath
@_exported public import class FoundationNames.MainActor
@_exported public import class FoundationNames.NSCoder
@_exported public import typealias FoundationNames.NSIndexPath
@_exported public import class FoundationNames.NotificationCenter
@_exported public import class FoundationNames.OperationQueue
@_exported public import protocol FoundationNames.ReturningController
@_exported public import class FoundationNames.RunLoop
@_exported public import struct FoundationNames.Task
@_exported public import typealias FoundationNames.TimeInterval
@_exported public import class FoundationNames.Timer
@_exported public import enum Motion.Tick
@_exported public import struct NavigationKit.DrawnController
