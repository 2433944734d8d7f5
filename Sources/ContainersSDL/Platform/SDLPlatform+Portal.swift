internal import CSDL2
public import Containers
internal import Support

extension SDLPlatform {
  /// Opens a URL in the desktop's preferred program.
  ///
  /// The desktop's portal is asked first, which asks the user where it has to. It may do so for all but
  /// web addresses, because this program itself may be the preferred one.
  public func open(_ url: String) async -> Bool {
    let parent = parentWindow
    // The portal takes files only as open descriptors.
    guard !url.hasPrefix("file:") else { return await DesktopOpener.open(url) }
    if await portal.open(url, over: parent) { return true }
    return await DesktopOpener.open(url)
  }

  /// Lets the user choose a file in the desktop's own dialog, by its portal.
  ///
  /// - Returns: ``PlatformFileChoice/unavailable`` if the desktop has no portal, or if it does not answer
  ///   within a second.
  public func chooseFile(_ request: PlatformFileRequest) async -> PlatformFileChoice {
    let parent = parentWindow
    let method = request.suggestedName == nil ? "OpenFile" : "SaveFile"
    let answer = await portal.ask("FileChooser", method) {
      [.string(parent), .string(request.title), .options($0 + Self.options(of: request))]
    }
    switch answer {
    case .none: return .unavailable
    case .canceled: return .canceled
    case .done(let results):
      guard case .array(_, let uris) = results["uris"], case .string(let uri) = uris.first,
        uri.hasPrefix(Self.fileScheme + "/")
      else { return .unavailable }
      let path = SystemPath.text(percentEncoded: String(uri.dropFirst(Self.fileScheme.count)))
      return path.utf8.contains(0) ? .unavailable : .chosen(path)
    }
  }

  /// Shows a file in the desktop's file manager, or else opens its folder.
  public func showInFolder(_ path: String) async -> Bool {
    let uri = Self.fileScheme + SystemPath.percentEncoded(path)
    let manager = "org.freedesktop.FileManager1"
    let isShown = await portal.call(
      DesktopPortal.Call(
        program: manager, path: "/org/freedesktop/FileManager1", interface: manager,
        member: "ShowItems", arguments: [.strings([uri]), .string("")]))
    guard !isShown else { return true }
    let end = uri.lastIndex(of: "/") ?? uri.endIndex
    return await DesktopOpener.open(String(uri[..<end]) + "/")
  }

  private static let fileScheme = "file://"

  /// The window over which the portal shows its dialogs; empty on Wayland, whose names for windows SDL
  /// does not know.
  private var parentWindow: String {
    guard let focused = SDL_GetKeyboardFocus() else { return "" }
    let number = SDL_GetWindowID(focused)
    let window = windows.first { $0.number == number }?.x11
    return window.map { "x11:" + String($0.window, radix: 16) } ?? ""
  }

  private static func options(of request: PlatformFileRequest) -> [(String, SystemdValue)] {
    var options: [(String, SystemdValue)] = [("modal", .boolean(true))]
    if let name = request.suggestedName { options.append(("current_name", .string(name))) }
    if let folder = request.folder {
      let bytes = SystemPath.bytes(folder) + [0]
      options.append(("current_folder", .array("y", bytes.map(SystemdValue.byte))))
    }
    let filters = request.types.map { type in
      SystemdValue.structure([
        .string(type.name),
        .array("(us)", type.patterns.map { .structure([.uint32(0), .string($0)]) }),
      ])
    }
    if !filters.isEmpty { options.append(("filters", .array("(sa(us))", filters))) }
    return options
  }
}
