import NavigationKit

/// The arrangement of a stack view, for the table of the format. A scroll view returns the
/// defaults.
extension SceneDocument.Group {
  private var stack: (axis: StackView.Axis, StackView.Distribution, StackView.Alignment) {
    guard case .stack(let axis, let distribution, let alignment) = arrangement else {
      return (.horizontal, .fill, .fill)
    }
    return (axis, distribution, alignment)
  }

  var axis: StackView.Axis {
    get { stack.axis }
    set { arrangement = .stack(newValue, stack.1, stack.2) }
  }

  var distribution: StackView.Distribution {
    get { stack.1 }
    set { arrangement = .stack(stack.axis, newValue, stack.2) }
  }

  var alignment: StackView.Alignment {
    get { stack.2 }
    set { arrangement = .stack(stack.axis, stack.1, newValue) }
  }
}
