import Containers
internal import Support

/// The desktop's clipboard for pictures, through a program of the desktop: SDL's clipboard has only
/// text.
nonisolated struct PictureClipboard: Hashable, Sendable {
  private let program: HelperProgram

  /// Returns the clipboard of the desktop; nil if the program for it is not installed.
  ///
  /// On Wayland it is `wl-copy`, on X11 `xclip`. Both go on running to serve the picture after the
  /// process that was started has ended.
  ///
  /// - Parameter variable: Returns the value of an environment variable; nil if it is not set.
  static func found(from variable: (String) -> String?) -> PictureClipboard? {
    func isSet(_ name: String) -> Bool { variable(name)?.isEmpty == false }
    let folders = variable("PATH")
    let wayland =
      isSet("WAYLAND_DISPLAY")
      ? HelperProgram(named: "wl-copy", arguments: ["--type", "image/png"], in: folders) : nil
    let x11 =
      isSet("DISPLAY")
      ? HelperProgram(
        named: "xclip", arguments: ["-selection", "clipboard", "-t", "image/png", "-i"],
        in: folders) : nil
    return (wayland ?? x11).map(PictureClipboard.init)
  }

  /// Copies a picture as a PNG, off the main actor.
  ///
  /// - Returns: What went wrong, in a sentence; nil if the picture is on the clipboard.
  @concurrent
  func copy(_ picture: Bitmap, within limit: Duration = .seconds(5)) async -> String? {
    do {
      try program.run(writing: try SDLImageCodec().encodePNG(picture), within: limit)
      return nil
    } catch let error as HelperProgram.Failure {
      return words(for: error)
    } catch {
      return Messages.Sharing.failed(program.name)
    }
  }

  private func words(for failure: HelperProgram.Failure) -> String {
    switch failure {
    case .notStarted(let error):
      Messages.Sharing.notStarted(program.name, because: error.description)
    case .failed: Messages.Sharing.failed(program.name)
    case .tookTooLong: Messages.Sharing.noAnswer(program.name)
    }
  }
}
