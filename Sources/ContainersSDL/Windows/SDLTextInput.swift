internal import CSDL2
internal import Containers
internal import Support

/// SDL's text input and input methods, shared by all windows.
@MainActor
enum SDLTextInput {
  /// Applies a change of the text input in a window.
  static func change(
    from old: TextInputRequest?, to new: TextInputRequest?, unitsPerPoint: Double
  ) {
    guard let new else {
      if old != nil { stop() }
      return
    }
    if old == nil {
      SDL_StartTextInput()
    } else if old?.composition != new.composition {
      SDL_ClearComposition()
    }
    guard old?.area != new.area else { return }
    var area = SDL_Rect(
      x: unit(new.area.minX * unitsPerPoint), y: unit(new.area.minY * unitsPerPoint),
      w: max(1, unit(new.area.width * unitsPerPoint)),
      h: max(1, unit(new.area.height * unitsPerPoint)))
    SDL_SetTextInputRect(&area)
  }

  /// Keeps input methods from intercepting keys.
  ///
  /// SDL reports the text of a key with the same event as other text. So the event stays enabled
  /// unless an input method would intercept the key.
  nonisolated static func stop() {
    SDL_StopTextInput()
    if !usesInputMethod { SDL_EventState(SDL_TEXTINPUT.rawValue, SDL_ENABLE) }
  }

  /// Returns the composition of an input method from its event.
  static func composition(_ event: SDL_Event) -> InputEvent {
    let isExtended = event.type == SDL_TEXTEDITING_EXT.rawValue
    let text: String
    if isExtended {
      text = event.editExt.text.map { String(cString: $0) } ?? ""
    } else {
      text = withUnsafeBytes(of: event.edit.text) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
    }
    let start = Int(isExtended ? event.editExt.start : event.edit.start)
    let length = Int(isExtended ? event.editExt.length : event.edit.length)
    let first = characters(of: text, inScalars: start)
    let last = characters(of: text, inScalars: start + max(0, length))
    return .textComposed(text, selection: first..<max(first, last))
  }

  /// Frees the memory of an event, if it has any.
  static func release(_ event: SDL_Event) {
    if event.type == SDL_TEXTEDITING_EXT.rawValue { SDL_free(event.editExt.text) }
  }

  /// Returns the number of characters in the first Unicode scalars of a text.
  private static func characters(of text: String, inScalars count: Int) -> Int {
    String(String.UnicodeScalarView(text.unicodeScalars.prefix(max(0, count)))).count
  }

  private static func unit(_ value: Double) -> Int32 {
    Int32(min(max(value.rounded(), -32768), 32767))
  }

  private nonisolated static let usesInputMethod: Bool = {
    let variables = ["SDL_IM_MODULE", "XMODIFIERS", "GTK_IM_MODULE", "QT_IM_MODULE"]
    return variables.contains { name in
      guard let value = environmentVariable(name), !value.isEmpty else { return false }
      return !["none", "simple", "gtk-im-context-simple", "compose", "xim"].contains {
        value.hasSuffix($0)
      }
    }
  }()
}
