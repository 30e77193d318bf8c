import TextFormats

extension XMLElement {
  /// Returns the element as it is in one size class, with all elements in it.
  ///
  /// An element has its variations as children. A variation's `mask` excludes or includes subviews
  /// and constraints by id. Its attributes and other children replace those of the same name or
  /// key. The result shares all elements that do not change with the receiver.
  ///
  /// - Parameter keys: The keys of the variations that apply, the weakest first. A later one
  ///   overrides an earlier one.
  ///
  /// A mask lists in `exclude` what this size class lacks, and in `include` what only it has.
  func resolved(_ keys: [String]) -> XMLElement {
    let variations = keys.flatMap { key in
      children.filter { $0.name == "variation" && $0["key"] == key }
    }
    var attributes = attributes
    var excluded: Set<String> = []
    var properties: [XMLElement] = []
    for variation in variations {
      for attribute in variation.attributes where attribute.name != "key" {
        attributes.removeAll { $0.name == attribute.name }
        attributes.append(attribute)
      }
      for change in variation.children {
        guard change.name == "mask" else {
          properties.removeAll { $0["key"] == change["key"] }
          properties.append(change)
          continue
        }
        for element in change.children {
          guard let reference = element["reference"] else { continue }
          if element.name == "exclude" { excluded.insert(reference) }
          if element.name == "include" { excluded.remove(reference) }
        }
      }
    }
    let kept = children.filter { child in
      child["key"] == nil || !properties.contains { $0["key"] == child["key"] }
    }
    let resolved = (kept + properties).map { child in
      let isMasked = child.name == "subviews" || child.name == "constraints"
      return (isMasked ? child.without(excluded) : child).resolved(keys)
    }
    let isSame =
      resolved.count == children.count && zip(resolved, children).allSatisfy { $0 === $1 }
    let hasOwn = attributes == self.attributes
    if isSame && hasOwn { return self }
    return hasOwn
      ? holding(children: resolved) : holding(attributes: attributes, children: resolved)
  }

  /// Indicates whether a variation of these keys installs views or constraints, here or in a
  /// descendant.
  func installs(_ keys: Set<String>) -> Bool {
    let isInstalled = children.contains { variation in
      variation.name == "variation" && keys.contains(variation["key"] ?? "")
        && variation.children.contains { mask in
          mask.name == "mask" && mask.children.contains { $0.name == "include" }
        }
    }
    return isInstalled || children.contains { $0.installs(keys) }
  }

  /// Returns the element without the children that have these ids.
  private func without(_ ids: Set<String>) -> XMLElement {
    let kept = children.filter { !ids.contains($0["id"] ?? "") }
    return kept.count == children.count ? self : holding(children: kept)
  }

  /// Returns the element with `view` as its only subview.
  func holding(_ view: XMLElement) -> XMLElement {
    let subviews = XMLElement(
      name: "subviews", offset: view.offset, attributes: [], children: [view])
    return holding(children: children.filter { $0.name != "subviews" } + [subviews])
  }

  /// The views within the view, from back to front.
  var subviews: [XMLElement] { child("subviews")?.children ?? [] }
}
