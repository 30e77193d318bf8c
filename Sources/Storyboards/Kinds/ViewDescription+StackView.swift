import NavigationKit

extension ViewDescription {
  /// A stack view, horizontal by default. Its members have no frames; each can have a width and a
  /// height in cells.
  static let stackView = ViewDescription(
    owner: "a stack view",
    empty: .group(
      SceneDocument.Group(id: "", arrangement: .stack(.horizontal, .fill, .fill), members: [])),
    fields: [
      .value("axis", \.group.axis, .word(), default: .horizontal),
      .value("distribution", \.group.distribution, .word(), default: .fill),
      .value("alignment", \.group.alignment, .word(), default: .fill), spacing,
      arranged(by: "a stack view"),
    ],
    make: { description, maker in
      let (stack, group) = (makeStack(description.group, maker), description.group)
      stack.axis = group.axis
      stack.distribution = group.distribution
      stack.alignment = group.alignment
      return stack
    })

  /// A scroll view with its members in one column. It scrolls vertically if they need more rows
  /// than it has.
  static let scrollView = ViewDescription(
    owner: "a scroll view",
    empty: .group(SceneDocument.Group(id: "", arrangement: .scroll, members: [])),
    fields: [spacing, arranged(by: "a scroll view")],
    make: { description, maker in
      let stack = makeStack(description.group, maker)
      stack.axis = .vertical
      return StackScrollView(stack)
    })

  private static func makeStack(
    _ group: SceneDocument.Group, _ maker: SceneViewMaker
  ) -> StackView {
    let stack = StackView()
    stack.spacing = Double(group.spacing)
    for member in group.members {
      let view = maker.make(member.view)
      let isSized = member.width != nil || member.height != nil
      stack.addArrangedSubview(
        isSized ? SizedView(view, width: member.width, height: member.height) : view)
    }
    return stack
  }

  private static let spacing = SceneFormat.ViewField.value(
    "spacing", \.group.spacing, .integer(0...1_000), default: 0,
    "The number of cells between two views")

  private static func arranged(by owner: String) -> SceneFormat.ViewField {
    SceneFormat.ViewField(
      key: FormatKey(
        "views", .list(.object("arrangedView")),
        "The arranged views, from left to right or from top to bottom"),
      read: { node, decoder, view in
        let outer = decoder.group
        decoder.group = owner
        view.group.members = SceneFormat.members.read(node, &decoder) ?? []
        decoder.group = outer
      },
      write: { view, encoder in
        view.group.members.isEmpty ? nil : SceneFormat.members.write(view.group.members, encoder)
      })
  }
}

/// The arrangement of a stack view. For a scroll view, each property has its default.
extension SceneDocument.Group {
  private var stack: (axis: StackView.Axis, StackView.Distribution, StackView.Alignment) {
    guard case .stack(let axis, let distribution, let alignment) = arrangement else {
      return (.horizontal, .fill, .fill)
    }
    return (axis, distribution, alignment)
  }

  fileprivate var axis: StackView.Axis {
    get { stack.axis }
    set { arrangement = .stack(newValue, stack.1, stack.2) }
  }

  fileprivate var distribution: StackView.Distribution {
    get { stack.1 }
    set { arrangement = .stack(stack.axis, newValue, stack.2) }
  }

  fileprivate var alignment: StackView.Alignment {
    get { stack.2 }
    set { arrangement = .stack(stack.axis, stack.1, newValue) }
  }
}
