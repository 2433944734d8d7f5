/// The name that an X11 desktop gave to a start, to be told when its window is there.
///
/// Until then the desktop shows that it waits. With the name it knows what the user did last, and
/// whether the window may take the focus: the Startup Notification Protocol of freedesktop.org, 0.1. On
/// Wayland, SDL uses the activation token itself.
struct StartupNotice: Equatable {
  /// The name of the start.
  let identifier: String

  /// Creates the notice of a start; `nil` if no desktop has named it.
  init?(_ token: StartupToken) {
    guard let identifier = token.x11 else { return nil }
    self.identifier = identifier
  }

  /// When the user started the program, on the clock of the X server; `nil` if the name does not say
  /// it.
  var time: UInt32? {
    let mark = "_TIME"
    var rest = identifier[...]
    while !rest.hasPrefix(mark) {
      if rest.popFirst() == nil { return nil }
    }
    return UInt32(rest.dropFirst(mark.count))
  }

  /// The text that ends the start, in pieces of 20 bytes; the last one ends with at least one zero.
  var pieces: [[UInt8]] {
    var text = Array("remove: ID=\"".utf8)
    let backslash = UInt8(ascii: "\\")
    let quote = UInt8(ascii: "\"")
    for byte in identifier.utf8 {
      if byte == quote || byte == backslash { text.append(backslash) }
      text.append(byte)
    }
    text += [quote, 0]
    return stride(from: 0, to: text.count, by: 20).map { start in
      let piece = text[start..<min(start + 20, text.count)]
      return piece + Array(repeating: 0, count: 20 - piece.count)
    }
  }
}
