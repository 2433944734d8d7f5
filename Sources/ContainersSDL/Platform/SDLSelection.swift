internal import CSDL2
internal import Containers

/// The texts that the desktop shares among programs.
@MainActor
struct SDLSelections {
  let clipboard = SDLSelection(SDL_HasClipboardText, SDL_GetClipboardText, SDL_SetClipboardText)
  let primary = SDLSelection(
    SDL_HasPrimarySelectionText, SDL_GetPrimarySelectionText, SDL_SetPrimarySelectionText)

  func change(_ apply: (SDLSelection) -> Void) { [clipboard, primary].forEach(apply) }
}

/// A text that the desktop shares among programs: the clipboard, or the primary selection.
///
/// On Wayland it ends with the connection of the program that has set it.
@MainActor
final class SDLSelection {
  private let isThere: () -> SDL_bool
  private let take: () -> UnsafeMutablePointer<CChar>?
  private let put: (UnsafePointer<CChar>?) -> Int32
  /// What the program has set last.
  private var own: String?
  /// What the program had set on a connection that has ended, until it can be set again.
  private var kept: String?

  /// - Parameters: SDL's functions for the text.
  init(
    _ isThere: @escaping () -> SDL_bool, _ take: @escaping () -> UnsafeMutablePointer<CChar>?,
    _ put: @escaping (UnsafePointer<CChar>?) -> Int32
  ) { (self.isThere, self.take, self.put) = (isThere, take, put) }

  /// The text; `nil` if there is none.
  var text: String? {
    get {
      guard isThere() == SDL_TRUE, let text = take() else { return kept }
      defer { SDL_free(text) }
      return String(cString: text)
    }
    set {
      (own, kept) = (newValue ?? "", nil)
      _ = put(own)
    }
  }

  /// Keeps the text if it is the program's own, before the connection ends.
  func keep() { kept = own?.isEmpty == false && text == own ? own : nil }

  /// Whether a key lets SDL set texts on a new connection to Wayland, as any button of the mouse does:
  /// one that types a character.
  static func isSettable(after key: SDL_Keysym) -> Bool {
    UInt32(bitPattern: key.sym) & UInt32(SDLK_SCANCODE_MASK) == 0
      && !SDLKeys.modifiers(UInt32(key.mod)).contains(.control)
  }

  /// Sets the kept text again, unless another program has set one.
  ///
  /// Call it when the user has pressed something that lets SDL do so.
  func restore() {
    guard let kept else { return }
    if isThere() == SDL_FALSE, put(kept) != 0 { return }
    self.kept = nil
  }

  /// Gives up the kept text, because another program may have set what is no text.
  func forget() { kept = nil }
}
