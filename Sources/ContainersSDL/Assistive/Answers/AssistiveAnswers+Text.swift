internal import Containers
internal import Pixels
internal import Support

/// The text of an element, by offsets in Unicode scalars.
extension AssistiveAnswers {
  func text(
    _ call: AssistiveCall, _ entry: AccessibilityEntry
  ) throws(BusError) -> [AssistiveValue] {
    let text = entry.semantics.text ?? SemanticText("")
    switch call.member {
    case "GetText": return [.string(text.text(in: try range(call, of: text)))]
    case "GetStringAtOffset", "GetTextBeforeOffset", "GetTextAtOffset", "GetTextAfterOffset":
      let range = try segment(call, text, entry)
      return [
        .string(text.text(in: range)), .integer(range.lowerBound), .integer(range.upperBound),
      ]
    case "GetCharacterAtOffset":
      let offset = try offset(call.integer(0), in: text)
      let scalar = text.text(in: offset..<offset + 1).unicodeScalars.first
      return [.int32(Int32(scalar?.value ?? 0))]
    case "GetAttributeValue":
      _ = try offset(call.integer(0), in: text)
      return [.string("")]
    case "GetAttributes", "GetAttributeRun":
      _ = try offset(call.integer(0), in: text)
      return [.dictionary([]), .int32(0), .integer(text.count)]
    case "GetDefaultAttributes", "GetDefaultAttributeSet": return [.dictionary([])]
    case "GetCharacterExtents", "GetRangeExtents", "GetOffsetAtPoint":
      return try place(call, text, entry)
    case "ScrollSubstringTo", "ScrollSubstringToPoint":
      _ = try range(call, of: text)
      return [.boolean(world.scrollToVisible(entry.identity))]
    default: return try selectedText(call, text, entry)
    }
  }

  private func segment(
    _ call: AssistiveCall, _ text: SemanticText, _ entry: AccessibilityEntry
  ) throws(BusError) -> Range<Int> {
    let offset = try offset(call.integer(0), in: text)
    let number = UInt32(call.integer(1))
    let isNew = call.member == "GetStringAtOffset"
    guard
      let granularity = isNew
        ? TextSegments.Granularity(rawValue: number) : TextSegments.Granularity(boundary: number)
    else { throw .invalidArguments }
    let starts = granularity == .line ? world.lineStarts(of: entry.identity) : []
    let segments = TextSegments(text, lineStarts: starts)
    switch call.member {
    case "GetTextBeforeOffset": return segments.segment(before: offset, granularity)
    case "GetTextAfterOffset": return segments.segment(after: offset, granularity)
    default: return segments.segment(at: offset, granularity)
    }
  }

  private func place(
    _ call: AssistiveCall, _ text: SemanticText, _ entry: AccessibilityEntry
  ) throws(BusError) -> [AssistiveValue] {
    if call.member == "GetOffsetAtPoint" {
      let point = try point(call, in: entry)
      let offset =
        entry.frame.contains(point) ? world.textOffset(at: point, of: entry.identity) : nil
      return [.integer(offset ?? -1)]
    }
    let isCharacter = call.member == "GetCharacterExtents"
    let range: Range<Int>
    if isCharacter {
      let start = try offset(call.integer(0), in: text)
      range = start..<min(start + 1, text.count)
    } else {
      range = try self.range(call, of: text)
    }
    // A text that is only shown is where its element is.
    let frame = world.textFrame(range, of: entry.identity) ?? entry.frame
    return try extents(frame, of: entry, call.integer(isCharacter ? 1 : 2))
  }

  private func selectedText(
    _ call: AssistiveCall, _ text: SemanticText, _ entry: AccessibilityEntry
  ) throws(BusError) -> [AssistiveValue] {
    switch call.member {
    case "GetNSelections": return [.integer(text.selections.count)]
    case "GetSelection":
      // Readers ask for the first selection without looking whether there is one.
      if call.integer(0) == 0, text.selections.isEmpty { return [.int32(0), .int32(0)] }
      let range = try selection(call.integer(0), of: text)
      return [.integer(range.lowerBound), .integer(range.upperBound)]
    case "AddSelection":
      let range = try range(call, of: text)
      return [
        .boolean(text.selections.isEmpty && world.selectText(range, of: entry.identity))
      ]
    case "RemoveSelection":
      let end = try selection(call.integer(0), of: text).upperBound
      return [.boolean(world.selectText(end..<end, of: entry.identity))]
    case "SetSelection":
      guard call.integer(0) == 0 else { throw .invalidArguments }
      let range = try range(call, of: text, from: 1)
      return [.boolean(world.selectText(range, of: entry.identity))]
    case "SetCaretOffset":
      let offset = try offset(call.integer(0), in: text)
      return [.boolean(world.selectText(offset..<offset, of: entry.identity))]
    default: throw .unknownMethod
    }
  }

  private func selection(
    _ index: Int, of text: SemanticText
  ) throws(BusError) -> Range<Int> {
    guard text.selections.indices.contains(index) else { throw .invalidArguments }
    return text.selections[index]
  }

  private func offset(_ offset: Int, in text: SemanticText) throws(BusError) -> Int {
    guard 0...text.count ~= offset else { throw .invalidArguments }
    return offset
  }

  /// Returns the range that two arguments name; an end of -1 is the end of the text.
  private func range(
    _ call: AssistiveCall, of text: SemanticText, from index: Int = 0
  ) throws(BusError) -> Range<Int> {
    let start = try offset(call.integer(index), in: text)
    let end = call.integer(index + 1)
    let last = try offset(end == -1 ? text.count : end, in: text)
    return min(start, last)..<max(start, last)
  }
}

// MARK: - Editing

extension AssistiveAnswers {
  func editableText(
    _ call: AssistiveCall, _ entry: AccessibilityEntry
  ) throws(BusError) -> [AssistiveValue] {
    let text = entry.semantics.text ?? SemanticText("")
    func replace(_ range: Range<Int>, _ new: String) -> [AssistiveValue] {
      [.boolean(world.replaceText(range, with: new, of: entry.identity))]
    }
    switch call.member {
    case "SetTextContents": return replace(0..<text.count, call.text(0))
    case "InsertText":
      let start = try offset(call.integer(0), in: text)
      let length = call.integer(2)
      guard length >= -1 else { throw .invalidArguments }
      let scalars = call.text(1).unicodeScalars.prefix(length == -1 ? .max : length)
      return replace(start..<start, String(String.UnicodeScalarView(scalars)))
    case "DeleteText": return replace(try range(call, of: text), "")
    case "PasteText":
      let start = try offset(call.integer(0), in: text)
      guard let pasted = world.clipboard else { return [.boolean(false)] }
      return replace(start..<start, pasted)
    default: break
    }
    let range = try range(call, of: text)
    // What a password field shows is not its text.
    let isSecret = entry.semantics.role == .passwordEntry
    if !isSecret, !range.isEmpty { world.clipboard = text.text(in: range).outgoing }
    if call.member == "CopyText" { return [] }
    return isSecret ? [.boolean(false)] : replace(range, "")
  }
}
