/// Gives members that measure in points their names here, such as `pointFrame` for `frame`.
///
/// The plain names measure in cells. A name that the app declares itself is left unchanged, except
/// after `self`.
struct PointPass {
  let app: AppSources
  /// The names that a type of the app declares as members, overrides excepted.
  private let own: Set<String>

  init(app: AppSources) {
    self.app = app
    own = Set(
      app.files.flatMap(\.types).flatMap(\.members)
        .filter { !$0.modifiers.contains("override") }.map(\.name))
  }

  /// The properties in points.
  private static let properties: [String: String] = [
    "frame": "pointFrame", "bounds": "pointBounds", "center": "pointCenter",
    "transform": "pointTransform", "intrinsicContentSize": "pointIntrinsicContentSize",
    "constant": "pointConstant", "spacing": "pointSpacing", "contentSize": "pointContentSize",
    "contentOffset": "pointContentOffset", "preferredContentSize": "pointPreferredContentSize",
    "rowHeight": "pointRowHeight", "estimatedRowHeight": "pointEstimatedRowHeight",
    "itemSize": "pointItemSize", "minimumLineSpacing": "pointMinimumLineSpacing",
    "minimumInteritemSpacing": "pointMinimumInteritemSpacing",
    "sectionInset": "pointSectionInset",
  ]

  /// The methods in points, by name and first label; `_` is for an argument without a label.
  private static let methods: [String: (labels: Set<String>, name: String)] = [
    "constraint": (
      [
        "equalTo", "greaterThanOrEqualTo", "lessThanOrEqualTo", "equalToConstant",
        "greaterThanOrEqualToConstant", "lessThanOrEqualToConstant",
      ], "pointConstraint"
    ),
    "location": (["in"], "pointLocation"), "translation": (["in"], "pointTranslation"),
    "velocity": (["in"], "pointVelocity"), "setTranslation": (["_"], "setPointTranslation"),
    "setContentOffset": (["_"], "setPointContentOffset"),
    "sizeThatFits": (["_"], "pointSizeThatFits"),
  ]

  /// The members of the app that return points, with the functions that make cells of them.
  private static let results: [String: String] = [
    "tableView(_:heightForRowAt:)": "rows", "tableView(_:estimatedHeightForRowAt:)": "rows",
    "tableView(_:heightForHeaderInSection:)": "rows",
    "tableView(_:heightForFooterInSection:)": "rows",
    "collectionView(_:layout:sizeForItemAt:)": "size",
    "collectionView(_:layout:referenceSizeForHeaderInSection:)": "size",
    "collectionView(_:layout:referenceSizeForFooterInSection:)": "size",
    "collectionView(_:layout:insetForSectionAt:)": "insets",
    "collectionView(_:layout:minimumLineSpacingForSectionAt:)": "distance",
    "collectionView(_:layout:minimumInteritemSpacingForSectionAt:)": "columns",
  ]

  /// Renames the members of a file. Values of the argument `frame:` and results of methods are
  /// converted, because they have no second name.
  func run(on file: inout PortedFile) {
    let code = file.codeTokens
    for place in code.indices where file.source.tokens[code[place]].kind == .word {
      let name = file.text(code[place])
      if let renamed = Self.properties[name], isProperty(place, code, name, file) {
        file.replace(file.source.tokens[code[place]].range, with: renamed, as: .points, name)
      } else if let method = Self.methods[name], isCall(place, code, method.labels, file) {
        file.replace(file.source.tokens[code[place]].range, with: method.name, as: .points, name)
      } else if name == "NSLayoutConstraint", label(place + 1, code, file) == "item" {
        let end = file.source.tokens[code[place]].range.upperBound
        file.replace(end..<end, with: ".inPoints", as: .points, name)
      } else if name == "frame" {
        convertArgument(place, code, in: &file)
      }
    }
    for member in file.types.flatMap(\.members) { convertResult(of: member, in: &file) }
  }

  // MARK: - Members

  /// Indicates whether a name is a property in points, by the tokens around it.
  ///
  /// Without the types of expressions this is a guess. A call, a label, a case of an enumeration
  /// and a member of the app are left out.
  private func isProperty(
    _ place: Int, _ code: [Int], _ name: String, _ file: PortedFile
  ) -> Bool {
    let token = code[place]
    if place + 1 < code.count, ["(", ":"].contains(file.text(code[place + 1])),
      name != "constant" || file.text(code[place + 1]) == "("
    {
      // A call, a label or a declaration; after a dot, a part of `a ? b.frame : c`.
      guard isMember(place, code, file), file.text(code[place + 1]) == ":" else { return false }
    }
    guard isMember(place, code, file) else { return isUnqualified(place, code, name, file) }
    let owner = file.text(code[place - 2])
    // `NSTextAlignment.center` is a case of an enumeration.
    if let first = owner.first, first.isUppercase { return false }
    return !own.contains(name) || owner == "self" && isOfUIKit(token, file)
  }

  /// Indicates whether a name is a member of the expression before its dot. An implicit member such
  /// as `.center` has no expression.
  private func isMember(_ place: Int, _ code: [Int], _ file: PortedFile) -> Bool {
    guard place > 1, file.text(code[place - 1]) == "." else { return false }
    let (dot, before) = (file.source.tokens[code[place - 1]], file.source.tokens[code[place - 2]])
    let text = file.text(code[place - 2])
    let ends = before.kind == .word || [")", "]", "!", "?", "}", "\\"].contains(text)
    return ends && (dot.range.lowerBound == before.range.upperBound || dot.startsLine)
  }

  /// Indicates whether a name without an expression is the property of the type around it.
  private func isUnqualified(
    _ place: Int, _ code: [Int], _ name: String, _ file: PortedFile
  ) -> Bool {
    guard name == "frame" || name == "bounds" || name == "center" else { return false }
    let previous = place > 0 ? file.text(code[place - 1]) : ""
    guard previous != ".", !["var", "let", "func", "case", "for"].contains(previous),
      !own.contains(name), isOfUIKit(code[place], file),
      let member = file.member(around: code[place]), member.name != name
    else { return false }
    return !declares(name, member, file)
  }

  /// Indicates whether a member declares a parameter, variable or constant with a name.
  private func declares(_ name: String, _ member: SwiftMember, _ file: PortedFile) -> Bool {
    let tokens = member.tokens.filter { file.source.tokens[$0].kind != .comment }
    return tokens.indices.contains { place in
      guard place > 0, place + 1 < tokens.count, file.text(tokens[place]) == name else {
        return false
      }
      let (before, after) = (file.text(tokens[place - 1]), file.text(tokens[place + 1]))
      return ["let", "var", "for", "{"].contains(before) && after != "."
        || after == ":" && file.source.tokens[tokens[place + 1]].range.upperBound > 0
          && isParameter(tokens[place], member, file)
    }
  }

  /// Indicates whether a token is in the parameters of its member, before the body.
  private func isParameter(_ token: Int, _ member: SwiftMember, _ file: PortedFile) -> Bool {
    guard member.kind == .function || member.kind == .initializer else { return false }
    guard let open = body(of: member, file) else { return true }
    return token < open
  }

  private func isOfUIKit(_ token: Int, _ file: PortedFile) -> Bool {
    guard let type = file.type(around: token) else { return false }
    return app.isOfUIKit(type.name) || type.kind == .extension && type.name.hasPrefix("UI")
  }

  // MARK: - Calls

  private func isCall(
    _ place: Int, _ code: [Int], _ labels: Set<String>, _ file: PortedFile
  ) -> Bool {
    guard let label = label(place + 1, code, file), labels.contains(label) else { return false }
    let isOwn = own.contains(file.text(code[place]))
    return isMember(place, code, file) && !isOwn
  }

  /// The first label of a call's arguments; `_` for an argument without a label, nil for no call.
  private func label(_ place: Int, _ code: [Int], _ file: PortedFile) -> String? {
    guard place + 2 < code.count, file.text(code[place]) == "(" else { return nil }
    let first = file.text(code[place + 1])
    guard first != ")" else { return nil }
    return file.text(code[place + 2]) == ":" ? first : "_"
  }

  /// Converts the argument `frame:` of an initialiser to cells.
  private func convertArgument(_ place: Int, _ code: [Int], in file: inout PortedFile) {
    guard place > 1, place + 2 < code.count, file.text(code[place - 1]) == "(",
      file.text(code[place + 1]) == ":", file.source.tokens[code[place - 2]].kind == .word
    else { return }
    let callee = file.text(code[place - 2])
    let isInitializer = callee.first?.isUppercase == true || callee == "init"
    let isDelegating =
      callee == "init"
      && (place < 4 || file.text(code[place - 3]) != "."
        || ["super", "self"].contains(file.text(code[place - 4])))
    guard isInitializer, !isDelegating else { return }
    let close = file.source.partners[code[place - 1]]
    guard close > 0, let end = end(ofArgument: place + 2, code, before: close, file) else { return }
    let (first, last) = (file.source.tokens[code[place + 2]], file.source.tokens[code[end]])
    // `.zero` is the same in points.
    guard file.text(code[place + 2]) != "." else { return }
    file.replace(
      first.range.lowerBound..<first.range.lowerBound, with: "PointScale.rect(", as: .points,
      "frame")
    file.replace(last.range.upperBound..<last.range.upperBound, with: ")")
  }

  /// The place of the last token of an argument.
  private func end(
    ofArgument start: Int, _ code: [Int], before close: Int, _ file: PortedFile
  ) -> Int? {
    var place = start
    while place < code.count, code[place] < close, file.text(code[place]) != "," {
      let partner = file.source.partners[code[place]]
      guard partner > code[place] else {
        place += 1
        continue
      }
      while place < code.count, code[place] < partner { place += 1 }
      place += 1
    }
    return place > start ? place - 1 : nil
  }

  // MARK: - Results

  /// Converts what a member returns to cells.
  private func convertResult(of member: SwiftMember, in file: inout PortedFile) {
    let isSize = member.kind == .variable && member.name == "intrinsicContentSize"
    guard let function = isSize ? "size" : Self.results[member.fullName], let type = member.type,
      let open = body(of: member, file)
    else { return }
    let start = file.source.tokens[open].range.upperBound
    let end = file.source.tokens[file.source.partners[open]].range.lowerBound
    file.replace(
      start..<start, with: " return PointScale.\(function)({ () -> \(type) in", as: .points,
      member.fullName)
    file.replace(end..<end, with: "}()) ")
  }

  /// The opening brace of a member's body; nil without one.
  private func body(of member: SwiftMember, _ file: PortedFile) -> Int? {
    let tokens = member.tokens.filter { file.source.tokens[$0].kind != .comment }
    guard let last = tokens.last, file.text(last) == "}" else { return nil }
    let open = file.source.partners[last]
    return open > 0 ? open : nil
  }
}
