/// The name that an X11 desktop gave to the start of this process, to be told when its window is there.
///
/// Until then the desktop shows that it waits. With the name it knows what the user did last, and
/// whether the window may take the focus: the Startup Notification Protocol of freedesktop.org, 0.1. On
/// Wayland, SDL uses the activation token itself.
struct StartupNotice: Equatable {
  /// The variable in which desktops pass the name.
  static let variable = "DESKTOP_STARTUP_ID"
  /// A name is a few words and numbers; a longer one is no desktop's.
  private static let mostBytes = 1024

  /// The name of the start.
  let identifier: String

  /// Creates the notice of the start of this process; `nil` if no desktop has named it.
  ///
  /// - Parameter variable: Returns the value of an environment variable.
  init?(from variable: (String) -> String?) {
    guard let identifier = variable(StartupNotice.variable), !identifier.isEmpty,
      identifier.utf8.count <= StartupNotice.mostBytes,
      !identifier.utf8.contains(where: { $0 < 32 })
    else { return nil }
    self.identifier = identifier
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
