internal import CSDL2
internal import Glibc
internal import Support

/// What is set up before anything connects to the display.
extension SDLPlatform {
  /// Sets up the environment variables that SDL and libX11 read.
  ///
  /// Call it before the program starts other threads, which must not read the environment while it
  /// changes. Otherwise creating a platform does it.
  ///
  /// If no message bus is running, the bus is disabled, since SDL would start one. `XCOMPOSEFILE`
  /// is ignored unless it is a regular file: libX11 might read a pipe or a device forever.
  ///
  /// - Parameter folder: The folder in which libX11 caches its tables of composed characters, so
  ///   that the next launch need not read them again, which takes some 10 milliseconds. It is
  ///   created if it is missing. libX11 is left alone if the folder is `nil`, or if the user has
  ///   set a cache (`XCOMPOSECACHE`, `~/.compose-cache`).
  /// - Parameter identifier: The identifier by which a desktop knows the application, such as
  ///   `org.example.Maps`: the name of its desktop entry without the ending. It becomes the class of
  ///   X11 windows and the app ID on Wayland. If it is `nil`, the name of the executable does.
  public static func prepare(
    rememberingIn folder: String? = nil, identifiedBy identifier: String? = nil
  ) {
    if let folder { keepComposedCharacters(in: LaunchMemory(folder: folder)) }
    if let identifier {
      for variable in SDLPlatform.classVariables { setenv(variable, identifier, 0) }
      self.identifier = identifier
      reserveActivation()
    }
    ComposeFile.check()
    bus = bus ?? SessionBus()
  }

  /// The variables from which SDL takes the class of windows; users may have set them.
  private static let classVariables = ["SDL_VIDEO_X11_WMCLASS", "SDL_VIDEO_WAYLAND_WMCLASS"]
  /// The message bus of the environment, once it is set up.
  static var bus: SessionBus?
  /// The identifier by which a desktop knows the program; `nil` if it has none.
  static var identifier: String?

  private static func keepComposedCharacters(in memory: LaunchMemory) {
    // libX11 caches nothing for root.
    guard geteuid() != 0, getenv("XCOMPOSECACHE") == nil,
      let home = UserFolder.home(from: environmentVariable),
      !FileSystem.current.exists(home + "/.compose-cache")
    else { return }
    memory.folder(named: "compose").withSystemPath { _ = setenv("XCOMPOSECACHE", $0, 1) }
  }

  /// Returns large blocks to the system when they are freed.
  ///
  /// By default the C library takes blocks up to the size of the largest one freed so far from the
  /// heap, and the heap of each thread then keeps as much for itself.
  static func keepLittleMemory() {
    mallopt(M_MMAP_THRESHOLD, 1 << 18)
    var limit = rlimit()
    // A limit on addresses counts the 64 MB that the heap of each thread reserves.
    if getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit) == 0, limit.rlim_cur != .max {
      mallopt(M_ARENA_MAX, 1)
    }
  }
}
