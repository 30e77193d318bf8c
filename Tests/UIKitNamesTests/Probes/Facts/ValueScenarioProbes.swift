import Testing
import UIKitNames

/// Probes of colours, images, fonts, attributed text and the pasteboard.
@Suite struct ValueScenarioProbes {
  private static func parts(_ color: UIColor) -> [Double] {
    var (red, green, blue, alpha) = (0.0, 0.0, 0.0, 0.0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha]
  }

  private static func near(_ some: [Double], _ others: [Double]) -> Bool {
    some.count == others.count && zip(some, others).allSatisfy { abs($0 - $1) < 0.005 }
  }

  /// UIColor `init(red:green:blue:alpha:)` and `getRed(_:green:blue:alpha:)`; the documented parts
  /// of the fixed colours, such as 1.0, 0.5 and 0.0 for orange.
  @Test func `a colour gives back its parts`() {
    let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
    #expect(Self.near(Self.parts(color), [0.25, 0.5, 0.75, 0.5]))
    #expect(Self.near(Self.parts(.white), [1, 1, 1, 1]))
    #expect(Self.near(Self.parts(.black), [0, 0, 0, 1]))
    #expect(Self.near(Self.parts(.clear), [0, 0, 0, 0]))
    #expect(Self.near(Self.parts(.orange), [1, 0.5, 0, 1]))
    #expect(Self.near(Self.parts(UIColor(white: 0.5, alpha: 1.0)), [0.5, 0.5, 0.5, 1]))
  }

  /// UIColor `withAlphaComponent(_:)`: the new colour has the same parts and the other alpha.
  @Test func `another alpha leaves the colour's parts`() {
    let color = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1.0)
    let light = color.withAlphaComponent(0.3)
    #expect(Self.near(Self.parts(light), [0.2, 0.4, 0.6, 0.3]))
    #expect(Self.near(Self.parts(color), [0.2, 0.4, 0.6, 1]) && light != color)
    #expect(color.withAlphaComponent(1) == color)
  }

  private static func picture(_ width: Double, _ height: Double) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { context in
      UIColor.systemRed.setFill()
      context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
  }

  /// UIGraphicsImageRenderer `image(actions:)`: the image has the renderer's size. UIImageView
  /// `init(image:)`: the frame gets the size of the image.
  @Test func `an image view begins with the size of its image`() {
    let stage = ViewStage()
    var facts: [Bool] = []
    stage.turn {
      let image = Self.picture(12, 4)
      let view = UIImageView(image: image)
      facts = [
        image.size == CGSize(width: 12, height: 4),
        view.frame == CGRect(x: 0, y: 0, width: 12, height: 4),
        view.image == image, UIImageView().image == nil, UIImageView().frame == .zero,
      ]
    }
    #expect(facts == [true, true, true, true, true])
  }

  /// UIImage `withRenderingMode(_:)`: another image with that mode, and the first keeps
  /// `automatic`.
  @Test func `an image with another mode is another image`() {
    guard let image = UIImage(systemName: "star") else {
      Issue.record("There is no star")
      return
    }
    let template = image.withRenderingMode(.alwaysTemplate)
    #expect(image.renderingMode == .automatic && template.renderingMode == .alwaysTemplate)
    #expect(template.withRenderingMode(.alwaysOriginal).renderingMode == .alwaysOriginal)
    #expect(image.imageOrientation == .up)
    #expect(UIImage().size == .zero)
  }

  /// UIFont: the system fonts have the size that is asked for, `withSize(_:)` keeps the rest, and a
  /// descriptor with size 0 keeps its own size.
  @Test func `a font keeps its traits in another size`() {
    let (plain, bold) = (UIFont.systemFont(ofSize: 14), UIFont.boldSystemFont(ofSize: 14))
    #expect(plain.pointSize == 14 && bold.pointSize == 14 && plain != bold)
    #expect(bold.fontDescriptor.symbolicTraits.contains(.traitBold))
    #expect(!plain.fontDescriptor.symbolicTraits.contains(.traitBold))
    let large = bold.withSize(30)
    #expect(large.pointSize == 30 && large.fontDescriptor.symbolicTraits.contains(.traitBold))
    guard let slanted = plain.fontDescriptor.withSymbolicTraits(.traitItalic) else {
      Issue.record("There is no italic font")
      return
    }
    let italic = UIFont(descriptor: slanted, size: 0)
    #expect(italic.pointSize == 14 && italic.fontDescriptor.symbolicTraits.contains(.traitItalic))
    #expect(UIFont.systemFont(ofSize: 20).lineHeight >= UIFont.systemFont(ofSize: 10).lineHeight)
  }

  /// UILabel `attributedText`: sets `text` too; a new `text` takes the place of the attributed one,
  /// and nil empties both.
  @Test func `the two texts of a label follow each other`() {
    let label = UILabel()
    #expect(label.text == nil && label.attributedText == nil)
    let text = NSMutableAttributedString(string: "Total: ")
    text.append(
      NSAttributedString(string: "12", attributes: [.foregroundColor: UIColor.systemRed]))
    label.attributedText = text
    #expect(label.text == "Total: 12" && label.attributedText?.string == "Total: 12")
    let color = label.attributedText?.attribute(.foregroundColor, at: 8, effectiveRange: nil)
    #expect((color as? UIColor) == UIColor.systemRed)
    text.append(NSAttributedString(string: "3"))
    #expect(label.text == "Total: 12")
    label.text = "None"
    #expect(label.attributedText?.string == "None")
    label.attributedText = nil
    #expect(label.text == nil)
  }

  /// NSParagraphStyle `default`: natural alignment and word wrapping; a mutable style takes its
  /// own.
  @Test func `a paragraph style has the documented defaults`() {
    let style = NSParagraphStyle.default
    #expect(style.alignment == .natural && style.lineBreakMode == .byWordWrapping)
    #expect(style.lineSpacing == 0 && style.paragraphSpacing == 0)
    let own = NSMutableParagraphStyle()
    #expect(own.alignment == .natural && own.firstLineHeadIndent == 0 && own.headIndent == 0)
    own.alignment = .center
    own.lineBreakMode = .byTruncatingTail
    own.lineSpacing = 2
    #expect(own.alignment == .center && own.lineBreakMode == .byTruncatingTail)
    #expect(own.lineSpacing == 2)
    #expect(NSParagraphStyle.default.alignment == .natural)
  }

  /// UIPasteboard `string`, `strings`, `numberOfItems`, `hasStrings`: the first of several strings
  /// is `string`.
  @Test func `a pasteboard has the strings that were set`() {
    let stage = ViewStage()
    var facts: [Bool] = []
    stage.turn {
      let board = UIPasteboard.general
      board.string = "Ada"
      facts = [
        board.string == "Ada", board.strings == ["Ada"], board.hasStrings, board.numberOfItems == 1,
        !board.hasImages, UIPasteboard.general === board,
      ]
      board.strings = ["Bert", "Cleo"]
      facts += [
        board.string == "Bert", board.strings == ["Bert", "Cleo"], board.numberOfItems == 2,
      ]
      board.color = UIColor.systemGreen
      facts += [board.color == UIColor.systemGreen, board.hasColors, !board.hasStrings]
    }
    #expect(facts.count == 12 && facts.allSatisfy { $0 })
  }

  /// UIPasteboard `changeCount` and `changedNotification`: each change by the app counts and is
  /// posted; reading does not.
  @Test func `each change of a pasteboard counts`() {
    let stage = ViewStage()
    let log = ProbeLog()
    stage.turn {
      let board = UIPasteboard.general
      NotificationCenter.default.addObserver(
        forName: UIPasteboard.changedNotification, object: nil, queue: nil
      ) { note in log.add("\((note.object as? UIPasteboard) === board)") }
      let count = board.changeCount
      board.string = "one"
      let first = board.changeCount
      _ = board.string
      log.add("grew \(first > count) \(board.changeCount == first)")
      board.string = "two"
      log.add("grew \(board.changeCount > first)")
    }
    let calls = log.take()
    #expect(calls.filter { $0.hasPrefix("grew") } == ["grew true true", "grew true"])
    #expect(calls.contains("true") && !calls.contains("false"))
  }

  /// The usual copy button of a settings screen: it puts a text on the pasteboard, which another
  /// field takes over.
  @Test func `a copied text goes to another field`() {
    let stage = ViewStage()
    let source = UITextField(frame: CGRect(x: 0, y: 0, width: 12, height: 1))
    let target = UITextField(frame: CGRect(x: 0, y: 4, width: 12, height: 1))
    let copy = UIButton(frame: CGRect(x: 20, y: 0, width: 10, height: 1))
    source.text = "key-42"
    copy.setTitle("Copy", for: .normal)
    copy.addAction(UIAction { _ in UIPasteboard.general.string = source.text }, for: .touchUpInside)
    let paste = UIButton(frame: CGRect(x: 20, y: 4, width: 10, height: 1))
    paste.setTitle("Insert", for: .normal)
    paste.addAction(
      UIAction { _ in
        if UIPasteboard.general.hasStrings { target.text = UIPasteboard.general.string }
      }, for: .touchUpInside)
    stage.turn {
      for view in [source, target, copy, paste] as [UIView] { stage.root.view.addSubview(view) }
    }
    stage.screen.click(24, 4)
    stage.screen.settle()
    #expect(target.text == "")
    stage.screen.click(24, 0)
    stage.screen.settle()
    stage.turn { source.text = "changed" }
    stage.screen.click(24, 4)
    stage.screen.settle()
    #expect(target.text == "key-42")
  }
}
