import Foundation
import Testing
import UIKitNames

/// Probes of labels, attributed texts, image views, paths, layers, colours, geometry, menus, traits.
@Suite struct ValuePracticeProbes {
  private static func near(_ a: Double, _ b: Double, _ limit: Double = 0.01) -> Bool {
    abs(a - b) < limit
  }

  /// UILabel: one line, natural alignment, truncation at the tail, no touches, and no text by default;
  /// an empty label has no size.
  @Test func `a label has its documented defaults`() {
    let label = UILabel()
    #expect(label.text == nil && label.attributedText == nil && label.numberOfLines == 1)
    #expect(label.textAlignment == .natural && label.lineBreakMode == .byTruncatingTail)
    #expect(label.isEnabled && !label.isUserInteractionEnabled && !label.isHighlighted)
    #expect(label.intrinsicContentSize == .zero)
  }

  /// UILabel: `text` and `attributedText` are two views of one text; setting either sets the other.
  @Test func `the texts of a label are one`() {
    let label = UILabel()
    label.attributedText = NSAttributedString(
      string: "Red", attributes: [.foregroundColor: UIColor.red])
    #expect(label.text == "Red")
    label.text = "Plain"
    #expect(label.attributedText?.string == "Plain")
    let text = NSMutableAttributedString(string: "a")
    label.attributedText = text
    text.append(NSAttributedString(string: "b"))
    #expect(label.text == "a")
    label.attributedText = nil
    #expect(label.text == nil)
    label.text = "x"
    label.text = nil
    #expect(label.attributedText == nil || label.attributedText?.length == 0)
  }

  /// UILabel `intrinsicContentSize`, `numberOfLines`, `preferredMaxLayoutWidth` and
  /// `sizeThatFits(_:)`: more text is wider on one line, and higher within a width.
  @Test func `a label of many lines grows in height`() {
    let label = UILabel()
    label.text = "several words that do not fit on one short line"
    let one = label.intrinsicContentSize
    label.numberOfLines = 0
    #expect(label.sizeThatFits(CGSize(width: 12, height: 0)).height > one.height)
    #expect(label.sizeThatFits(CGSize(width: 12, height: 0)).width <= 12)
    let all = label.sizeThatFits(CGSize(width: 12, height: 0)).height
    label.numberOfLines = 2
    let two = label.sizeThatFits(CGSize(width: 12, height: 0)).height
    #expect(two == 2 * one.height && two < all)
    label.preferredMaxLayoutWidth = 12
    #expect(label.intrinsicContentSize.height == two && label.intrinsicContentSize.width <= 12)
    label.text = "short"
    #expect(label.intrinsicContentSize.height == one.height)
  }

  /// UILabel in Auto Layout: pinned at both sides it takes the height of its lines, and pushes what is
  /// below; a new text lays out again.
  @Test func `a label pushes what is below it`() {
    let stage = ViewStage()
    let (label, below) = (UILabel(), UILabel())
    label.numberOfLines = 0
    label.text = "one"
    below.text = "below"
    stage.turn {
      let view = stage.root.view!
      for item in [label, below] {
        item.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(item)
      }
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: view.topAnchor),
        label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        label.widthAnchor.constraint(equalToConstant: 10),
        below.topAnchor.constraint(equalTo: label.bottomAnchor),
        below.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      ])
    }
    #expect(stage.screen.row(of: "below") == 1 && label.frame.height == 1)
    stage.turn { label.text = "first one\nsecond\nthe third" }
    #expect(label.frame == CGRect(x: 0, y: 0, width: 10, height: 3))
    #expect(stage.screen.row(of: "below") == 3 && stage.screen.row(of: "second") == 1)
  }

  /// NSMutableAttributedString: attributes of ranges, their effective ranges, and enumeration.
  @Test func `attributes belong to ranges`() {
    let text = NSMutableAttributedString(string: "Hello world")
    let range = (text.string as NSString).range(of: "world")
    text.addAttribute(.foregroundColor, value: UIColor.red, range: range)
    var effective = NSRange()
    let color = text.attribute(.foregroundColor, at: 7, effectiveRange: &effective) as? UIColor
    #expect(color == .red && effective == NSRange(location: 6, length: 5))
    #expect(text.attribute(.foregroundColor, at: 0, effectiveRange: nil) == nil)
    var runs: [NSRange] = []
    text.enumerateAttribute(
      .foregroundColor, in: NSRange(location: 0, length: text.length), options: []
    ) { value, range, _ in
      if value != nil { runs.append(range) }
    }
    #expect(runs == [NSRange(location: 6, length: 5)])
    text.removeAttribute(.foregroundColor, range: NSRange(location: 6, length: 2))
    #expect(text.attribute(.foregroundColor, at: 7, effectiveRange: nil) == nil)
    #expect(text.attribute(.foregroundColor, at: 8, effectiveRange: nil) != nil)
  }

  /// UIImageView: takes no touches; `init(image:)` has the size of its image, without an image there is
  /// no intrinsic size; animates between `startAnimating()` and `stopAnimating()`.
  @Test func `an image view has the size of its image`() {
    let empty = UIImageView()
    #expect(empty.image == nil && !empty.isUserInteractionEnabled && !empty.isAnimating)
    #expect(empty.intrinsicContentSize.width == UIView.noIntrinsicMetric)
    let image = UIImage(systemName: "star")!
    let view = UIImageView(image: image)
    #expect(view.frame.size == image.size && view.frame.origin == .zero && view.image == image)
    let stage = ViewStage()
    view.animationImages = [image, UIImage(systemName: "heart")!]
    stage.screen.turn {
      stage.root.view.addSubview(view)
      view.startAnimating()
    }
    #expect(view.isAnimating && view.animationRepeatCount == 0)
    stage.turn { view.stopAnimating() }
    #expect(!view.isAnimating)
  }

  /// UIBezierPath: points, bounds, closing and emptying; a closed path's current point is the start of
  /// its subpath.
  @Test func `a path follows its points`() {
    let path = UIBezierPath()
    #expect(path.isEmpty && path.lineWidth == 1 && !path.usesEvenOddFillRule)
    path.move(to: CGPoint(x: 2, y: 1))
    path.addLine(to: CGPoint(x: 10, y: 1))
    path.addLine(to: CGPoint(x: 10, y: 7))
    #expect(!path.isEmpty && path.currentPoint == CGPoint(x: 10, y: 7))
    #expect(path.bounds == CGRect(x: 2, y: 1, width: 8, height: 6))
    path.close()
    #expect(path.currentPoint == CGPoint(x: 2, y: 1))
    #expect(path.contains(CGPoint(x: 8, y: 2)) && !path.contains(CGPoint(x: 3, y: 6)))
    path.apply(CGAffineTransform(translationX: 5, y: 0))
    #expect(path.bounds.minX == 7 && path.contains(CGPoint(x: 13, y: 2)))
    path.removeAllPoints()
    #expect(path.isEmpty)
  }

  /// UIBezierPath: arcs end at their end angle, clockwise on the screen; ovals fill their rectangle;
  /// the even-odd rule makes a hole of a path in a path.
  @Test func `arcs ovals and holes`() {
    let arc = UIBezierPath(
      arcCenter: CGPoint(x: 10, y: 10), radius: 5, startAngle: 0, endAngle: .pi / 2, clockwise: true
    )
    #expect(Self.near(arc.currentPoint.x, 10) && Self.near(arc.currentPoint.y, 15))
    #expect(Self.near(arc.bounds.minX, 10) && Self.near(arc.bounds.maxY, 15))
    let oval = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 6))
    #expect(Self.near(oval.bounds.width, 10) && Self.near(oval.bounds.height, 6))
    #expect(oval.contains(CGPoint(x: 5, y: 3)) && !oval.contains(CGPoint(x: 0.3, y: 0.3)))
    let ring = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    ring.append(UIBezierPath(rect: CGRect(x: 3, y: 3, width: 4, height: 4)))
    #expect(ring.contains(CGPoint(x: 5, y: 5)))
    ring.usesEvenOddFillRule = true
    #expect(!ring.contains(CGPoint(x: 5, y: 5)) && ring.contains(CGPoint(x: 1, y: 1)))
    #expect(ring.bounds == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  /// CALayer: the order of sublayers follows the calls; a layer has one superlayer.
  @Test func `sublayers have an order and one parent`() {
    let (root, other, a, b, c) = (CALayer(), CALayer(), CALayer(), CALayer(), CALayer())
    root.addSublayer(a)
    root.insertSublayer(b, at: 0)
    root.insertSublayer(c, above: b)
    let same = { (layers: [CALayer]) in
      (root.sublayers ?? []).map { ObjectIdentifier($0) } == layers.map { ObjectIdentifier($0) }
    }
    #expect(same([b, c, a]) && a.superlayer === root)
    root.insertSublayer(a, below: c)
    #expect(same([b, a, c]))
    other.addSublayer(a)
    #expect(same([b, c]) && a.superlayer === other)
    root.replaceSublayer(b, with: a)
    #expect(same([a, c]) && b.superlayer == nil)
    a.removeFromSuperlayer()
    #expect(same([c]) && a.superlayer == nil)
  }

  /// CALayer: documented defaults, and positions, hits and conversions between layers.
  @Test func `layers convert points and have defaults`() {
    let (root, child) = (CALayer(), CALayer())
    #expect(root.opacity == 1 && root.borderWidth == 0 && root.cornerRadius == 0)
    #expect(
      root.shadowOpacity == 0 && !root.masksToBounds && !root.isHidden && root.superlayer == nil)
    #expect(root.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    root.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
    child.frame = CGRect(x: 4, y: 2, width: 8, height: 4)
    root.addSublayer(child)
    #expect(child.position == CGPoint(x: 8, y: 4) && child.bounds.origin == .zero)
    #expect(child.convert(CGPoint(x: 1, y: 1), to: root) == CGPoint(x: 5, y: 3))
    #expect(
      root.hitTest(CGPoint(x: 5, y: 3)) === child && root.hitTest(CGPoint(x: 1, y: 1)) === root)
    child.isHidden = true
    #expect(root.hitTest(CGPoint(x: 5, y: 3)) === root && root.hitTest(CGPoint(x: 50, y: 3)) == nil)
    #expect(root.contains(.zero) && !root.contains(CGPoint(x: 20, y: 0)))
  }

  /// UIColor: components in red, green, blue, in hue, saturation, brightness, and in white; another
  /// alpha keeps the colour.
  @Test func `a colour gives its components`() {
    var (r, g, b, a) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    #expect(
      UIColor(red: 1, green: 0.5, blue: 0, alpha: 1).getRed(&r, green: &g, blue: &b, alpha: &a))
    #expect(Self.near(r, 1) && Self.near(g, 0.5) && Self.near(b, 0) && Self.near(a, 1))
    #expect(UIColor.red.withAlphaComponent(0.5).getRed(&r, green: &g, blue: &b, alpha: &a))
    #expect(Self.near(r, 1) && Self.near(g, 0) && Self.near(a, 0.5))
    var (h, s, v) = (CGFloat(0), CGFloat(0), CGFloat(0))
    #expect(UIColor.green.getHue(&h, saturation: &s, brightness: &v, alpha: &a))
    #expect(Self.near(h, 1.0 / 3) && Self.near(s, 1) && Self.near(v, 1))
    var white = CGFloat(0)
    #expect(UIColor(white: 0.25, alpha: 0.5).getWhite(&white, alpha: &a))
    #expect(Self.near(white, 0.25) && Self.near(a, 0.5))
    #expect(UIColor(hue: 2.0 / 3, saturation: 1, brightness: 1, alpha: 1) == .blue)
    #expect(UIColor.clear.getRed(nil, green: nil, blue: nil, alpha: &a) && a == 0)
    #expect(UIColor(cgColor: UIColor.orange.cgColor) == .orange)
  }

  /// CGRect: intersections, unions, insets, and which edges belong to it.
  @Test func `rectangles combine as documented`() {
    let rect = CGRect(x: 2, y: 2, width: 10, height: 6)
    #expect(rect.contains(CGPoint(x: 2, y: 2)) && !rect.contains(CGPoint(x: 12, y: 2)))
    #expect(
      rect.intersection(CGRect(x: 8, y: 4, width: 10, height: 10))
        == CGRect(x: 8, y: 4, width: 4, height: 4))
    #expect(rect.intersection(CGRect(x: 50, y: 50, width: 1, height: 1)).isNull)
    #expect(
      rect.union(CGRect(x: 0, y: 0, width: 1, height: 1))
        == CGRect(x: 0, y: 0, width: 12, height: 8))
    #expect(CGRect.null.union(rect) == rect && !rect.intersects(.null))
    #expect(
      rect.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        == CGRect(x: 4, y: 3, width: 4, height: 2))
    #expect(rect.insetBy(dx: -1, dy: 1) == CGRect(x: 1, y: 3, width: 12, height: 4))
    #expect(
      CGRect(x: 5, y: 5, width: -3, height: -2).standardized
        == CGRect(x: 2, y: 3, width: 3, height: 2))
    #expect(
      CGRect(x: 0.5, y: 1.2, width: 2, height: 1).integral
        == CGRect(x: 0, y: 1, width: 3, height: 2))
  }
}
