import CellGraphics
import NavigationKit
import TextFormats

/// The kinds of views: what each is called, the value it begins with, and its own keys.
extension SceneFormat {
  struct ViewDescription {
    /// The name of the kind in messages, such as "a label".
    var owner: String
    var empty: SceneDocument.View
    var fields: [ViewField]
    /// Checks what takes several keys.
    var finish:
      @Sendable (SceneDecoder.Fields, inout SceneDecoder, inout SceneDocument.View) -> Void = {
        _, _, _ in
      }
  }

  static func description(of kind: ViewKind) -> ViewDescription {
    switch kind {
    case .label: label
    case .button: button
    case .container:
      ViewDescription(
        owner: "a container",
        empty: .container(SceneDocument.Container(id: "", frame: .zero)), fields: [])
    case .imageView: imageView
    case .textField: textField
    case .textView: textView
    case .switch:
      control(
        "a switch", .switch(isOn: false),
        [.value("isOn", \.control.isOn, .boolean, default: false), tint, isEnabled])
    case .slider: slider
    case .segmentedControl: segmentedControl
    case .stepper: stepper
    case .progressView:
      control(
        "a progress view", .progressView(0),
        [.value("progress", \.control.progress, .number(0, 1), default: 0), tint])
    case .activityIndicatorView: activityIndicatorView
    case .stackView: stackView
    case .scrollView:
      ViewDescription(
        owner: "a scroll view",
        empty: .group(SceneDocument.Group(id: "", arrangement: .scroll, members: [])),
        fields: [spacing, arranged(by: "a scroll view")])
    case .view:
      ViewDescription(
        owner: "a plain view",
        empty: .box(SceneDocument.Box(id: "", background: .white, frame: .zero)),
        fields: [
          .required("background", \.box.background, .color, "The colour of all of it")
        ])
    case .tableView:
      ViewDescription(
        owner: "a table view",
        empty: .table(SceneDocument.TableView(id: "", table: SceneDocument.Table(), frame: .zero)),
        fields: [
          .value("style", \.table.table.style, .word(), default: .plain),
          sections(\.table.table.sections),
        ])
    }
  }

  // MARK: - Texts

  private static var label: ViewDescription {
    ViewDescription(
      owner: "a label", empty: .label(SceneDocument.Label(id: "", frame: .zero)),
      fields: [
        .value("text", \.label.text, .text, default: ""),
        .value("bold", \.label.isBold, .boolean, default: false),
        .color(
          "color", \.label.color,
          default: { $0 == .dark ? .white : SceneDocument.Label.defaultColor }, "Of what it shows"),
        .optional("background", \.label.background, .color, "Default clear"),
        .value("alignment", \.label.alignment, .word(), default: .leading),
        .value(
          "lines", \.label.lines, .integer(0...1_000), default: 1, "The most lines, 0 for no limit"),
      ])
  }

  private static var button: ViewDescription {
    ViewDescription(
      owner: "a button", empty: .button(SceneDocument.Button(id: "", title: "", frame: .zero)),
      fields: [
        .required("title", \.button.title, .text, "What it says"),
        .value("bold", \.button.isBold, .boolean, default: false),
        .color(
          "color", \.button.color,
          default: { $0 == .dark ? Color(rgb: 0x0A84FF) : SceneDocument.Button.defaultColor },
          "Of what it shows"),
        .optional("background", \.button.background, .color, "Default clear"),
        .value("alignment", \.button.alignment, .word(), default: .center),
        .value("isEnabled", \.button.isEnabled, .boolean, default: true),
      ])
  }

  // MARK: - Controls

  private static func control(
    _ owner: String, _ content: SceneDocument.Control.Content, _ fields: [ViewField]
  ) -> ViewDescription {
    ViewDescription(
      owner: owner, empty: .control(SceneDocument.Control(id: "", content: content)),
      fields: fields)
  }

  private static let tint = ViewField.optional(
    "color", \.control.color, .color, "Of what it shows")
  private static let isEnabled = ViewField.value(
    "isEnabled", \.control.isEnabled, .boolean, default: true)

  private static var imageView: ViewDescription {
    control(
      "an image view", .imageView("", contentMode: .scaleAspectFit),
      [
        .required("image", \.control.image, .name, "A symbol such as star, or a caption"),
        .value("contentMode", \.control.contentMode, .word(), default: .scaleAspectFit), tint,
        .optional(
          "background", \.control.background, .color,
          "Default clear behind a symbol, grey behind a caption"),
      ])
  }

  private static var textField: ViewDescription {
    control(
      "a text field", .textField(SceneDocument.TextField()),
      [
        .value("text", \.control.textField.text, .text, default: ""),
        .value("placeholder", \.control.textField.placeholder, .text, default: "").saying(
          "What an empty one shows"),
        .value("border", \.control.textField.border, .word(), default: .roundedRect),
        .value("alignment", \.control.textField.alignment, .word(), default: .leading),
        .value(
          "isSecure", \.control.textField.isSecure, .boolean, default: false, "Dots for letters"),
        tint, isEnabled,
      ])
  }

  private static var textView: ViewDescription {
    control(
      "a text view", .textView("", isEditable: true),
      [
        .value("text", \.control.text, .text, default: ""),
        .value("isEditable", \.control.isEditable, .boolean, default: true), tint,
      ])
  }

  private static var segmentedControl: ViewDescription {
    var description = control(
      "a segmented control", .segmentedControl([], selected: 0),
      [
        .required(
          "segments", \.control.segments, .list(of: .text, atLeast: 1, "segment"), "Their titles"),
        ViewField(
          key: FormatKey(
            "selected", .integer(-1, nil), "The place of a segment, -1 for none; default 0"),
          read: { _, _, _ in },
          write: { view, _ in
            view.control.selected == 0 ? nil : JSONNode(view.control.selected)
          }), isEnabled,
      ])
    description.finish = { fields, decoder, view in
      let last = max(0, (fields["segments"]?.elements?.count ?? 1) - 1)
      view.control.selected = decoder.integer(fields["selected"], -1...last) ?? 0
    }
    return description
  }

  private static var activityIndicatorView: ViewDescription {
    control(
      "an activity indicator view", .activityIndicatorView(.medium, isAnimating: true),
      [
        .value("style", \.control.indicatorStyle, .word(), default: .medium),
        .value("isAnimating", \.control.isAnimating, .boolean, default: true), tint,
      ])
  }

  // MARK: - Values in a range

  private static let largest = 1_000_000.0

  private static var slider: ViewDescription {
    var description = control(
      "a slider", .slider(0, 0...1), range(upTo: 1) { $0.control.sliderValues } + [tint, isEnabled])
    description.finish = { fields, decoder, view in
      let (value, range) = decoder.value(fields, upTo: 1, largest: largest)
      view.control.content = .slider(
        Float(value), Float(range.lowerBound)...Float(range.upperBound))
    }
    return description
  }

  private static var stepper: ViewDescription {
    var description = control(
      "a stepper", .stepper(SceneDocument.Stepper()),
      range(upTo: 100) { ($0.control.stepper.value, $0.control.stepper.range) } + [
        .value(
          "step", \.control.stepper.step, .number(above: 0, upTo: largest), default: 1),
        .value(
          "wraps", \.control.stepper.wraps, .boolean, default: false, "Goes on at the other end"),
        isEnabled,
      ])
    description.finish = { fields, decoder, view in
      (view.control.stepper.value, view.control.stepper.range) = decoder.value(
        fields, upTo: 100, largest: largest)
    }
    return description
  }

  /// The keys of a range and of a value in it, which are read together.
  ///
  /// - Parameter highest: The highest value where the file has none.
  private static func range(
    upTo highest: Double,
    _ values: @escaping @Sendable (SceneDocument.View) -> (Double, ClosedRange<Double>)
  ) -> [ViewField] {
    func field(
      _ name: String, _ meaning: String,
      _ part: @escaping @Sendable (Double, ClosedRange<Double>) -> Double?
    ) -> ViewField {
      ViewField(
        key: FormatKey(name, .number(-largest, largest), meaning), read: { _, _, _ in },
        write: { view, _ in
          let (value, range) = values(view)
          return part(value, range).map { JSONNode(number: $0) }
        })
    }
    return [
      field("minimum", "Default 0") { _, range in
        range.lowerBound == 0 ? nil : range.lowerBound
      },
      field("maximum", "No less than that") { _, range in
        range.upperBound == max(range.lowerBound, highest) ? nil : range.upperBound
      },
      field("value", "Between the two; default the minimum") { value, range in
        value == range.lowerBound ? nil : value
      },
    ]
  }

  // MARK: - Groups

  private static let spacing = ViewField.value(
    "spacing", \.group.spacing, .integer(0...1_000), default: 0, "Cells between two views")

  private static func arranged(by owner: String) -> ViewField {
    ViewField(
      key: FormatKey(
        "views", .list(.object("arrangedView")), "From left to right or top to bottom"),
      read: { node, decoder, view in
        let outer = decoder.group
        decoder.group = owner
        view.group.members = members.read(node, &decoder) ?? []
        decoder.group = outer
      },
      write: { view, encoder in
        view.group.members.isEmpty ? nil : members.write(view.group.members, encoder)
      })
  }

  private static var stackView: ViewDescription {
    ViewDescription(
      owner: "a stack view",
      empty: .group(
        SceneDocument.Group(
          id: "", arrangement: .stack(.horizontal, .fill, .fill), members: [])),
      fields: [
        .value("axis", \.group.axis, .word(), default: .horizontal),
        .value("distribution", \.group.distribution, .word(), default: .fill),
        .value("alignment", \.group.alignment, .word(), default: .fill), spacing,
        arranged(by: "a stack view"),
      ])
  }
}
