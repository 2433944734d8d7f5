import Testing

/// Tests that what the compiler cannot check is used only where nothing else will do.
///
/// Types that are `@unchecked Sendable`, and memory that is `nonisolated(unsafe)`, say in their
/// documentation why that holds.
@Suite("Unsafe code")
struct UnsafeTests {
  /// The uses that stay, by file, with the reasons; what is outside `Sources` is not looked at.
  static let exceptions: [String: [String: String]] = [
    "Containers/Input/View+HitTest.swift": [
      "Unmanaged": "A hit test takes 3.5 times the instructions if each view it visits is retained."
    ],
    "ContainersDocuments/Document+Reading.swift": [
      "assumeIsolated": "The caller has found that it runs on the main thread."
    ],
    "ContainersSDL/Kernel/EndingSignals.swift": [
      "unsafeBitCast": "SIG_IGN is a number in place of a function."
    ],
    "ContainersSDL/Kernel/SignalWatch.swift": ["Unmanaged": "The argument of a thread in C."],
    "ContainersSDL/Windows/DisplayLoss.swift": ["Unmanaged": "The argument of a handler in C."],
    "ContainersScenes/Classes/ObjectClass+Making.swift": [
      "as!": "The core stores what only this module makes."
    ],
    "Pixels/Graphics/Blending.swift": ["unsafeBitCast": "Lanes of one vector as another's."],
    "Pixels/Rendering/PixelThread.swift": ["Unmanaged": "The argument of a thread in C."],
    "Support/Files/FileSystem+Names.swift": ["unsafeBitCast": "A function found by its name."],
    "Support/SharedLibrary.swift": ["unsafeBitCast": "The function of a loaded library."],
    "Support/ThreadLocal.swift": ["Unmanaged": "The value of a key of the C library."],
    "Atlas/Imagery/ImagerySlot.swift": ["unsafeBitCast": "Lanes of one vector as another's."],
    "Atlas/Imagery/SIMD8+Lanes.swift": ["unsafeBitCast": "The bits of a number as an integer."],
    "TunnelApp/CommandLine/SnapshotCommand.swift": [
      "assumeIsolated": "Commands run on the main thread."
    ],
    "TunnelApp/Services/StateKeeper.swift": ["assumeIsolated": "Waits on the main thread."],
  ]

  private static let constructs = [
    "@exclusivity(unchecked)", "unowned(unsafe)", "unsafeDowncast", "unsafelyUnwrapped",
    "Unmanaged",
    "withoutActuallyEscaping", "unsafeBitCast", "assumeIsolated", "as!", "try!",
  ]

  @Test("Unsafe code is only where the table has it, and all in the table exists")
  func uses() throws {
    var found: [String: Set<String>] = [:]
    for file in try SourceTree.current.get().files where file.path.hasPrefix("Sources/") {
      let uses = Self.constructs.filter(file.code.contains)
      if !uses.isEmpty { found[String(file.path.dropFirst("Sources/".count))] = Set(uses) }
    }

    for path in Set(found.keys).union(Self.exceptions.keys).sorted() {
      #expect(found[path] ?? [] == Set(Self.exceptions[path, default: [:]].keys), "\(path)")
    }
  }
}
