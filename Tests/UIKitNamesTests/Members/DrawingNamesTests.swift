import Testing
import UIKitNames

/// UIKit's names for drawing: paths, colours, contexts, texts and images.
@Suite struct DrawingNamesTests {
  private final class Chart: UIView {
    override func draw(_ rect: CGRect) {
      UIColor.red.setFill()
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: rect.width / 2, height: rect.height)).fill()
      guard let context = UIGraphicsGetCurrentContext() else { return }
      context.setStrokeColor(UIColor.black.cgColor)
      context.setLineWidth(1)
      context.move(to: CGPoint(x: 0, y: 0.5))
      context.addLine(to: CGPoint(x: rect.width, y: 0.5))
      context.strokePath()
      let title = "Hi" as String
      title.draw(
        at: CGPoint(x: 1, y: 1), withAttributes: [.foregroundColor: UIColor.blue])
    }
  }

  private func screen(of view: UIView) -> Screen {
    let root = UIViewController()
    root.view.addSubview(view)
    return Screen(root: root, columns: 12, rows: 4)
  }

  @Test func `a view draws paths, lines and texts`() {
    let screen = screen(of: Chart(frame: CGRect(x: 0, y: 0, width: 8, height: 2)))
    #expect(screen.text[0] == "⠤⠤⠤⠤⠤⠤⠤⠤")
    #expect(screen.text[1] == " Hi")
    let surface = screen.simulator.frame().surface
    #expect(surface[column: 3, row: 1].background == .red)
    #expect(surface[column: 4, row: 1].background != .red)
    #expect(surface[column: 1, row: 1].foreground == .blue)
  }

  @Test func `an image renderer makes an image of its size that is drawn in another image`() {
    let inner = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { context in
      UIColor.green.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
    }
    #expect(inner.size == CGSize(width: 4, height: 2))
    UIGraphicsBeginImageContext(CGSize(width: 8, height: 2))
    inner.draw(in: CGRect(x: 4, y: 0, width: 4, height: 2))
    let outer = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
    let view = UIImageView(image: outer)
    view.frame = CGRect(x: 0, y: 0, width: 8, height: 2)
    let surface = screen(of: view).simulator.frame().surface
    #expect(surface[column: 4, row: 1].background == .green)
    #expect(surface[column: 3, row: 1].background != .green)
  }

  @Test func `a text has the size of its cells`() {
    #expect("Hello".size(withAttributes: nil) == CGSize(width: 5, height: 1))
    let box = "one two".boundingRect(
      with: CGSize(width: 4, height: .greatestFiniteMagnitude),
      options: .usesLineFragmentOrigin, attributes: nil, context: nil)
    #expect(box == CGRect(x: 0, y: 0, width: 3, height: 2))
  }

  @Test func `a mutable path's arc turns counterclockwise if it is clockwise`() {
    // Core Graphics means a y axis that points up.
    let path = CGMutablePath()
    path.addArc(
      center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(abs(path.currentPoint.y - 10) < 1e-6 && path.boundingBox.minX > -1)
  }

  @Test func `a gradient of a context is drawn in the clip`() throws {
    let colors = [UIColor.black.cgColor, UIColor.white.cgColor]
    let gradient = try #require(
      CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0, 1]))
    let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 1)).image { renderer in
      renderer.cgContext.drawLinearGradient(
        gradient, start: CGPoint(x: 0.5, y: 0), end: CGPoint(x: 2.5, y: 0), options: [])
    }
    let view = UIImageView(image: image)
    view.frame = CGRect(x: 0, y: 0, width: 3, height: 1)
    let surface = screen(of: view).simulator.frame().surface
    #expect(surface[column: 0, row: 0].background == .black)
    #expect(surface[column: 1, row: 0].background == UIColor(white: 0.5, alpha: 1))
  }

  @Test func `the class of an object is known by its names`() {
    let button: UIView = UIButton()
    #expect(button.isMember(of: UIButton.self) && !button.isMember(of: UIView.self))
    #expect(button.isKind(of: UIView.self) && !button.isKind(of: UILabel.self))
  }
}
