public import Motion
public import NavigationKit

/// Core Animation's name for `LayerAnimation`: an animation of a layer's property, added with
/// `CALayer.add(_:forKey:)`.
///
/// As on a phone, the layer keeps its own value, and shows it again after the animation, unless
/// `isRemovedOnCompletion` is false and `fillMode` has `forwards`. Layers of views show animations of
/// these properties:
/// `opacity`, `position`, `bounds`, `bounds.size`, `backgroundColor`, `transform.scale` and
/// `transform.translation`, with their parts such as `position.x`. Shape layers show those of
/// `strokeStart`, `strokeEnd` and `lineWidth`. Others take their time and show nothing.
public typealias CAAnimation = LayerAnimation

extension LayerAnimation {
  /// The values that are shown before and after the animation; `removed` by default. The last value is
  /// shown with `forwards` or `both` if `isRemovedOnCompletion` is false. The first is not shown.
  public var fillMode: CAMediaTimingFillMode {
    get { kept[default: .removed] }
    set { kept[default: .removed] = newValue }
  }
  /// The speed. It is kept and has no effect.
  public var speed: Float {
    get { kept[default: 1] }
    set { kept[default: 1] = newValue }
  }
  /// The time within the animation at which it starts. It is kept and has no effect.
  public var timeOffset: Double {
    get { kept[default: 0] }
    set { kept[default: 0] = newValue }
  }

  /// The animations of single properties in this one.
  var parts: [CAPropertyAnimation] {
    switch self {
    case let property as CAPropertyAnimation: [property]
    case let group as CAAnimationGroup: group.groupedParts
    default: []
    }
  }

  /// Indicates whether the last value stays visible: the animation is kept, and fills forwards.
  var staysAtEnd: Bool {
    !isRemovedOnCompletion && (fillMode == .forwards || fillMode == .both)
  }

  /// Returns a copy, as Core Animation makes one of an added animation. An object of an app's own
  /// subclass is returned itself, because the app's properties cannot be copied.
  func copied() -> CAAnimation {
    let copy: CAAnimation
    switch self {
    case let basic as CABasicAnimation where type(of: basic) == CABasicAnimation.self:
      let new = CABasicAnimation(keyPath: basic.keyPath)
      (new.fromValue, new.toValue, new.byValue) = (basic.fromValue, basic.toValue, basic.byValue)
      copy = new
    case let keyframe as CAKeyframeAnimation where type(of: keyframe) == CAKeyframeAnimation.self:
      let new = CAKeyframeAnimation(keyPath: keyframe.keyPath)
      (new.values, new.keyTimes) = (keyframe.values, keyframe.keyTimes)
      (new.timingFunctions, new.path) = (keyframe.timingFunctions, keyframe.path)
      copy = new
    case let group as CAAnimationGroup where type(of: group) == CAAnimationGroup.self:
      let new = CAAnimationGroup()
      new.animations = group.animations?.map { $0.copied() }
      copy = new
    default: return self
    }
    if let one = self as? CAPropertyAnimation, let new = copy as? CAPropertyAnimation {
      (new.isAdditive, new.isCumulative) = (one.isAdditive, one.isCumulative)
    }
    (copy.duration, copy.timingFunction, copy.delegate) = (duration, timingFunction, delegate)
    (copy.beginTime, copy.repeatCount) = (beginTime, repeatCount)
    (copy.autoreverses, copy.isRemovedOnCompletion) = (autoreverses, isRemovedOnCompletion)
    copy.kept = kept
    return copy
  }

  /// The length of one pass, with the way back.
  var pass: Double { (duration > 0 ? duration : 0.25) * (autoreverses ? 2 : 1) }
  /// The time from the start to the end of the last pass.
  var length: Double { beginTime + pass * Double(max(1, repeatCount)) }
}

/// The values that are shown before and after an animation.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String

  /// Creates a mode from Core Animation's name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The layer's own value.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// The last value, after the animation.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The first value, before the animation.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// The first and the last value.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}

/// An animation of one property.
open class CAPropertyAnimation: CAAnimation {
  /// The property, such as `opacity` or `position.x`.
  public var keyPath: String?
  /// A Boolean value that indicates whether values are added to the layer's own; false by default.
  public var isAdditive = false
  /// It is kept and has no effect.
  public var isCumulative = false

  /// Creates an animation of a property.
  public init(keyPath: String?) {
    self.keyPath = keyPath
    super.init()
  }

  /// The values with their times from 0 to 1; `own` is the layer's value.
  func frames(from own: LayerValue) -> [(time: Double, value: LayerValue)] { [] }
}

/// An animation from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
  /// The first value; nil, the default, is the layer's own.
  public var fromValue: Any?
  /// The last value; nil, the default, is the layer's own.
  public var toValue: Any?
  /// The difference of the two values, if one of them is nil.
  public var byValue: Any?

  override func frames(from own: LayerValue) -> [(time: Double, value: LayerValue)] {
    let (from, to) = (own.reading(fromValue), own.reading(toValue))
    let difference = own.reading(byValue)
    let first = from ?? difference.flatMap { by in to.map { $0.adding(by, times: -1) } } ?? own
    let last = to ?? difference.map { first.adding($0, times: 1) } ?? own
    return [(0, first), (1, last)]
  }
}

/// An animation through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  public var values: [Any]?
  /// The times of the values, from 0 to 1; nil, the default, gives each the same distance.
  public var keyTimes: [Double]?
  /// The paces between values. They are kept and have no effect.
  public var timingFunctions: [CAMediaTimingFunction]?
  /// A path of positions. It is kept and has no effect.
  public var path: CGPath?

  override func frames(from own: LayerValue) -> [(time: Double, value: LayerValue)] {
    let read = (values ?? []).compactMap { own.reading($0) }
    let moved = isAdditive ? read.map { own.adding($0, times: 1) } : read
    let last = Double(max(1, moved.count - 1))
    return moved.enumerated().map { index, value in
      let times = keyTimes ?? []
      return (times.indices.contains(index) ? times[index] : Double(index) / last, value)
    }
  }
}

/// Animations that run together.
open class CAAnimationGroup: CAAnimation {
  /// The animations. One without a duration has that of the group.
  public var animations: [CAAnimation]?

  var groupedParts: [CAPropertyAnimation] {
    (animations ?? []).flatMap(\.parts).map { part in
      if part.duration == 0 { part.duration = duration }
      if part.repeatCount == 0 { part.repeatCount = repeatCount }
      part.autoreverses = part.autoreverses || autoreverses
      if !isRemovedOnCompletion { part.isRemovedOnCompletion = false }
      if fillMode != .removed { part.fillMode = fillMode }
      return part
    }
  }
}

/// Groups of changes to layers. Changes of a layer's properties are not animated by themselves.
public enum CATransaction {
  /// Starts a group.
  public static func begin() { LayerAnimations.begin() }
  /// Ends a group. Its completion block runs after the animations that were added in the group, and
  /// after the transitions between controllers that were requested in it.
  public static func commit() { LayerAnimations.commit() }
  /// Does nothing: changes are shown at the end of the turn.
  public static func flush() {}
  /// Sets the block that runs after the group's animations.
  public static func setCompletionBlock(_ block: (() -> Void)?) {
    LayerAnimations.setCompletionBlock(block)
  }
  /// Sets the least time in seconds before the completion block runs.
  public static func setAnimationDuration(_ duration: Double) {
    LayerAnimations.duration = duration
  }
  /// Returns the time of ``setAnimationDuration(_:)`` of the innermost group that has one; 0.25 s
  /// without one.
  public static func animationDuration() -> Double { LayerAnimations.duration }
  /// Sets the value of ``disableActions()``. A layer's properties change without animations in both
  /// cases.
  public static func setDisableActions(_ flag: Bool) { LayerAnimations.disablesActions = flag }
  /// Returns the value of ``setDisableActions(_:)`` for the innermost group; false without a group.
  public static func disableActions() -> Bool { LayerAnimations.disablesActions }
  /// Does nothing: each animation has its own pace.
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
}

extension Layer {
  /// Starts an animation of the layer's view, or of a shape layer. The delegate receives its start in
  /// the commit of this turn, and its end.
  ///
  /// - Parameters:
  ///   - animation: The animation. The layer adds a copy, so later changes have no effect.
  ///   - key: A name by which it can be removed; an animation with the same name is removed first.
  public func add(_ animation: CAAnimation, forKey key: String?) {
    if let transition = animation as? LayerTransition { return add(transition, forKey: key) }
    LayerAnimations.add(animation, to: self, key: key)
  }
}
