import Testing
import UIKitNames

/// Probes of documented constants and of values: geometry, colours, paths.
@Suite struct ValueFactProbes {
  /// UIControl.h: the bits of `UIControlEvents`.
  @Test func `control events have the documented bits`() {
    #expect(UIControl.Event.touchDown.rawValue == 1 << 0)
    #expect(UIControl.Event.touchDownRepeat.rawValue == 1 << 1)
    #expect(UIControl.Event.touchDragInside.rawValue == 1 << 2)
    #expect(UIControl.Event.touchDragOutside.rawValue == 1 << 3)
    #expect(UIControl.Event.touchDragEnter.rawValue == 1 << 4)
    #expect(UIControl.Event.touchDragExit.rawValue == 1 << 5)
    #expect(UIControl.Event.touchUpInside.rawValue == 1 << 6)
    #expect(UIControl.Event.touchUpOutside.rawValue == 1 << 7)
    #expect(UIControl.Event.touchCancel.rawValue == 1 << 8)
    #expect(UIControl.Event.valueChanged.rawValue == 1 << 12)
    #expect(UIControl.Event.primaryActionTriggered.rawValue == 1 << 13)
    #expect(UIControl.Event.editingDidBegin.rawValue == 1 << 16)
    #expect(UIControl.Event.editingDidEndOnExit.rawValue == 1 << 19)
    #expect(UIControl.Event.allTouchEvents.rawValue == 0xFFF)
    #expect(UIControl.Event.allEditingEvents.rawValue == 0xF0000)
    #expect(UIControl.Event.allEvents.rawValue == 0xFFFF_FFFF)
  }

  /// UIControl.h: the bits of `UIControlState`.
  @Test func `control states have the documented bits`() {
    #expect(UIControl.State.normal.rawValue == 0 && UIControl.State.highlighted.rawValue == 1)
    #expect(UIControl.State.disabled.rawValue == 2 && UIControl.State.selected.rawValue == 4)
    #expect(UIControl.State.focused.rawValue == 8)
    #expect(UIControl.State.application.rawValue == 0x00FF_0000)
    #expect(UIControl.State.reserved.rawValue == 0xFF00_0000)
  }

  /// UIGestureRecognizer.State: `recognized` is `ended`, and the order of the cases.
  @Test func `recogniser states have the documented values`() {
    #expect(UIGestureRecognizer.State.recognized == .ended)
    #expect(UIGestureRecognizer.State.possible.rawValue == 0)
    #expect(UIGestureRecognizer.State.began.rawValue == 1)
    #expect(UIGestureRecognizer.State.ended.rawValue == 3)
    #expect(UIGestureRecognizer.State.failed.rawValue == 5)
  }

  /// UIView.AnimationOptions: the bits of UIView.h.
  @Test func `animation options have the documented bits`() {
    #expect(UIView.AnimationOptions.layoutSubviews.rawValue == 1 << 0)
    #expect(UIView.AnimationOptions.allowUserInteraction.rawValue == 1 << 1)
    #expect(UIView.AnimationOptions.beginFromCurrentState.rawValue == 1 << 2)
    #expect(UIView.AnimationOptions.repeat.rawValue == 1 << 3)
    #expect(UIView.AnimationOptions.autoreverse.rawValue == 1 << 4)
    #expect(UIView.AnimationOptions.curveEaseInOut.rawValue == 0)
    #expect(UIView.AnimationOptions.curveEaseIn.rawValue == 1 << 16)
    #expect(UIView.AnimationOptions.curveLinear.rawValue == 3 << 16)
    #expect(UIView.AnimationOptions.transitionCrossDissolve.rawValue == 5 << 20)
  }

  /// UIView.AutoresizingMask: the bits of UIView.h.
  @Test func `autoresizing masks have the documented bits`() {
    #expect(UIView.AutoresizingMask.flexibleLeftMargin.rawValue == 1)
    #expect(UIView.AutoresizingMask.flexibleWidth.rawValue == 2)
    #expect(UIView.AutoresizingMask.flexibleRightMargin.rawValue == 4)
    #expect(UIView.AutoresizingMask.flexibleTopMargin.rawValue == 8)
    #expect(UIView.AutoresizingMask.flexibleHeight.rawValue == 16)
    #expect(UIView.AutoresizingMask.flexibleBottomMargin.rawValue == 32)
  }

  /// UILayoutPriority: the documented values.
  @Test func `layout priorities have the documented values`() {
    #expect(UILayoutPriority.required.rawValue == 1000)
    #expect(UILayoutPriority.defaultHigh.rawValue == 750)
    #expect(UILayoutPriority.defaultLow.rawValue == 250)
    #expect(UILayoutPriority.fittingSizeLevel.rawValue == 50)
    #expect(UILayoutPriority.dragThatCanResizeScene.rawValue == 510)
    #expect(UILayoutPriority.sceneSizeStayPut.rawValue == 500)
    #expect(UILayoutPriority.dragThatCannotResizeScene.rawValue == 490)
  }

  /// UIView: `noIntrinsicMetric` is -1, the compressed fitting size zero, the expanded one 10,000;
  /// UITableView: `automaticDimension` is -1.
  @Test func `metrics have the documented values`() {
    #expect(UIView.noIntrinsicMetric == -1 && UITableView.automaticDimension == -1)
    #expect(UIView.layoutFittingCompressedSize == .zero)
    #expect(UIView.layoutFittingExpandedSize == CGSize(width: 10_000, height: 10_000))
  }

  /// UIScrollView.DecelerationRate: 0.998 and 0.99.
  @Test func `deceleration rates have the known values`() {
    #expect(abs(UIScrollView.DecelerationRate.normal.rawValue - 0.998) < 1e-9)
    #expect(abs(UIScrollView.DecelerationRate.fast.rawValue - 0.99) < 1e-9)
  }

  /// UIWindow.Level: normal 0, alert 2000, status bar 1000.
  @Test func `window levels have the known values`() {
    #expect(UIWindow.Level.normal.rawValue == 0 && UIWindow.Level.alert.rawValue == 2000)
    #expect(UIWindow.Level.statusBar.rawValue == 1000)
  }

  /// UICollectionView: the kinds of headers and footers.
  @Test func `supplementary kinds have the known names`() {
    #expect(UICollectionView.elementKindSectionHeader == "UICollectionElementKindSectionHeader")
    #expect(UICollectionView.elementKindSectionFooter == "UICollectionElementKindSectionFooter")
  }

  /// UIUserInterfaceSizeClass, UIUserInterfaceStyle, UIApplication.State: raw values.
  @Test func `size classes, styles and states have the documented values`() {
    #expect(UIUserInterfaceSizeClass.unspecified.rawValue == 0)
    #expect(UIUserInterfaceSizeClass.compact.rawValue == 1)
    #expect(UIUserInterfaceSizeClass.regular.rawValue == 2)
    #expect(UIUserInterfaceStyle.light.rawValue == 1 && UIUserInterfaceStyle.dark.rawValue == 2)
    #expect(UIApplication.State.active.rawValue == 0)
    #expect(UIApplication.State.background.rawValue == 2)
  }

  /// UIModalPresentationStyle and UIModalTransitionStyle: raw values of UIViewController.h.
  @Test func `presentation styles have the documented values`() {
    #expect(UIModalPresentationStyle.fullScreen.rawValue == 0)
    #expect(UIModalPresentationStyle.pageSheet.rawValue == 1)
    #expect(UIModalPresentationStyle.formSheet.rawValue == 2)
    #expect(UIModalPresentationStyle.currentContext.rawValue == 3)
    #expect(UIModalPresentationStyle.custom.rawValue == 4)
    #expect(UIModalPresentationStyle.overFullScreen.rawValue == 5)
    #expect(UIModalPresentationStyle.overCurrentContext.rawValue == 6)
    #expect(UIModalPresentationStyle.popover.rawValue == 7)
    #expect(UIModalPresentationStyle.none.rawValue == -1)
    #expect(UIModalPresentationStyle.automatic.rawValue == -2)
    #expect(UIModalTransitionStyle.coverVertical.rawValue == 0)
    #expect(UIModalTransitionStyle.partialCurl.rawValue == 3)
  }

  /// UIColor: the documented components of the standard colours.
  @Test func `standard colours have the documented components`() {
    func parts(_ color: UIColor) -> [CGFloat] {
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      return [red, green, blue, alpha].map { ($0 * 100).rounded() / 100 }
    }
    #expect(parts(.gray) == [0.5, 0.5, 0.5, 1] && parts(.darkGray) == [0.33, 0.33, 0.33, 1])
    #expect(parts(.lightGray) == [0.67, 0.67, 0.67, 1] && parts(.orange) == [1, 0.5, 0, 1])
    #expect(parts(.purple) == [0.5, 0, 0.5, 1] && parts(.brown) == [0.6, 0.4, 0.2, 1])
    #expect(parts(.cyan) == [0, 1, 1, 1] && parts(.magenta) == [1, 0, 1, 1])
    #expect(parts(.clear) == [0, 0, 0, 0])
    #expect(parts(UIColor.red.withAlphaComponent(0.5)) == [1, 0, 0, 0.5])
  }

  /// UIColor: `getWhite(_:alpha:)` and `getHue(_:saturation:brightness:alpha:)`.
  @Test func `a colour has a hue and a white`() {
    var (white, alpha): (CGFloat, CGFloat) = (0, 0)
    #expect(UIColor(white: 0.25, alpha: 0.5).getWhite(&white, alpha: &alpha))
    #expect(abs(white - 0.25) < 0.01 && abs(alpha - 0.5) < 0.01)
    var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    #expect(
      UIColor.blue.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha))
    #expect(abs(hue - 2.0 / 3) < 0.01 && saturation == 1 && brightness == 1 && alpha == 1)
  }

  /// CGRect: `insetBy`, `offsetBy`, `intersection`, `null`, `contains`, `standardized`.
  @Test func `rectangles are computed as documented`() {
    let rect = CGRect(x: 1, y: 2, width: 10, height: 6)
    #expect(rect.insetBy(dx: 1, dy: 2) == CGRect(x: 2, y: 4, width: 8, height: 2))
    #expect(rect.offsetBy(dx: 3, dy: -2) == CGRect(x: 4, y: 0, width: 10, height: 6))
    #expect(rect.midX == 6 && rect.midY == 5 && rect.maxX == 11 && rect.maxY == 8)
    #expect(rect.intersection(CGRect(x: 20, y: 20, width: 1, height: 1)).isNull)
    #expect(rect.contains(CGPoint(x: 1, y: 2)) && !rect.contains(CGPoint(x: 11, y: 8)))
    #expect(CGRect.zero.isEmpty && !CGRect.zero.isNull && CGRect.null.isEmpty)
    #expect(rect.union(.null) == rect)
  }

  /// CGRect: negative sizes are standardised; `integral` grows to whole numbers.
  @Test func `rectangles are standardised and made whole`() {
    #expect(
      CGRect(x: 5, y: 5, width: -3, height: -2).standardized
        == CGRect(x: 2, y: 3, width: 3, height: 2))
    #expect(
      CGRect(x: 0.5, y: 0.5, width: 1, height: 1).integral
        == CGRect(x: 0, y: 0, width: 2, height: 2))
  }

  /// CGAffineTransform: translation, scale, inversion and concatenation.
  @Test func `transforms are computed as documented`() {
    let move = CGAffineTransform(translationX: 3, y: 4)
    #expect(CGPoint(x: 1, y: 1).applying(move) == CGPoint(x: 4, y: 5))
    #expect(move.inverted() == CGAffineTransform(translationX: -3, y: -4))
    #expect(move.concatenating(move.inverted()).isIdentity)
    let both = CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 1, y: 1)
    #expect(both.tx == 2 && both.ty == 2 && both.a == 2)
    #expect(CGSize(width: 2, height: 3).applying(both) == CGSize(width: 4, height: 6))
  }

  /// UIBezierPath: `isEmpty`, `bounds`, `currentPoint`, `contains(_:)`.
  @Test func `a path knows its points`() {
    let path = UIBezierPath()
    #expect(path.isEmpty && path.lineWidth == 1)
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 10))
    #expect(path.currentPoint == CGPoint(x: 10, y: 10))
    path.close()
    #expect(!path.isEmpty && path.bounds == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(path.contains(CGPoint(x: 9, y: 1)) && !path.contains(CGPoint(x: 1, y: 9)))
    path.removeAllPoints()
    #expect(path.isEmpty)
  }

  /// UIEdgeInsets and NSDirectionalEdgeInsets: zero and equality.
  @Test func `insets are values`() {
    #expect(UIEdgeInsets() == .zero && NSDirectionalEdgeInsets() == .zero)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(
      CGRect(x: 0, y: 0, width: 10, height: 10).inset(by: insets)
        == CGRect(x: 2, y: 1, width: 4, height: 6))
  }

  /// UIRectCorner, UIRectEdge, UISwipeGestureRecognizer.Direction: bits.
  @Test func `edges, corners and directions have the documented bits`() {
    #expect(UIRectEdge.top.rawValue == 1 && UIRectEdge.left.rawValue == 2)
    #expect(UIRectEdge.bottom.rawValue == 4 && UIRectEdge.right.rawValue == 8)
    #expect(UIRectEdge.all == [.top, .left, .bottom, .right])
    #expect(UISwipeGestureRecognizer.Direction.right.rawValue == 1)
    #expect(UISwipeGestureRecognizer.Direction.left.rawValue == 2)
    #expect(UISwipeGestureRecognizer.Direction.up.rawValue == 4)
    #expect(UISwipeGestureRecognizer.Direction.down.rawValue == 8)
  }
}
