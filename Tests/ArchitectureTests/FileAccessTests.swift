import Foundation
import Testing

/// Tests that files are opened for writing, renamed, locked, synchronized, listed and watched in one
/// place, which also knows the user's folders: the faults that Support injects there are those of
/// everybody.
@Suite("Access to files")
struct FileAccessTests {
  /// What other files do nevertheless, by file, with the reasons.
  static let exceptions: [String: [String: String]] = [
    "Sources/ContainersSDL/Kernel/MemoryStallTrigger.swift": [
      "open": "A trigger of the kernel, which is written into and then polled."
    ],
    "Sources/ContainersSDL/Kernel/ControlGroupMemoryEvents.swift": [
      "open": "A file of the kernel, which is polled while it is open."
    ],
    "Sources/ContainersSDL/Desktop/StartupToken.swift": [
      "XDG_ACTIVATION_TOKEN": "Names no folder, but the start of the program."
    ],
    "Sources/ContainersSDL/Platform/SDLWaiter.swift": [
      "fcntl": "Duplicates the descriptor of the main queue; no file is locked."
    ],
    "Benchmarks/App/MeasureProcess.swift": ["fopen": statistics],
    "Benchmarks/Library/Sources/MeasureProcess.swift": ["fopen": statistics],
    "Sources/Typesetting/SystemFonts/FontConfiguration.swift": [
      "XDG_CONFIG_HOME": "Fontconfig's answers depend on its environment.",
      "XDG_DATA_HOME": "Fontconfig's answers depend on its environment.",
      "XDG_DATA_DIRS": "Fontconfig's answers depend on its environment.",
      "HOME": "Fontconfig's answers depend on its environment.",
    ],
    "Sources/Containers/Application/Application+Restoration.swift": [
      "XDG_STATE_HOME": "The environment of a stage, in which no file is written."
    ],
    "Benchmarks/Library/Sources/RestorationBenchmark.swift": [
      "XDG_STATE_HOME": "Sets where the measured application saves its state."
    ],
    "Benchmarks/Library/Sources/TemporaryFolder.swift": [
      "FileManager": outside, "write(to:)": outside,
    ],
    "Benchmarks/Library/Sources/CoastBenchmark.swift": ["write(to:)": outside],
  ]

  private static let statistics =
    "Reads statistics of the kernel without memory, which is what it measures."
  private static let outside = "A package of its own, which has only what is public."

  /// The functions of the C library that change files and folders, or list or watch them.
  private static let functions: Set<String> = [
    "openat", "creat", "fopen", "freopen", "rename", "renameat", "renameat2", "link", "linkat",
    "symlink", "symlinkat", "unlink", "unlinkat", "mkdir", "mkdirat", "rmdir", "truncate",
    "ftruncate", "fallocate", "fsync", "fdatasync", "flock", "lockf", "fcntl", "chmod", "fchmod",
    "fchmodat", "chown", "fchown", "lchown", "utimensat", "futimens", "setxattr", "fsetxattr",
    "mkfifo", "mknod", "mkstemp", "mkdtemp", "mkostemp", "tmpfile", "opendir", "fdopendir",
    "readdir", "scandir", "glob", "nftw", "inotify_init", "inotify_init1", "inotify_add_watch",
  ]

  private static let types: Set<String> = ["FileManager", "FileHandle", "FileWrapper"]

  /// Returns what a text in Swift or C does with files, or knows of the user's folders.
  static func uses(in text: String) -> Set<String> {
    let text = withoutComments(text)
    let strings = text.matches(of: /"(XDG_\w+|HOME)"/).map { String($0.1) }
    let code = SourceTree.withoutCommentsAndStrings(text).replacing("Glibc.", with: "")
    let calls = code.matches(of: /(case |func |\.)?\b(\w+)\(/).compactMap { match -> String? in
      match.1 == nil && functions.contains(String(match.2)) ? String(match.2) : nil
    }
    let isOpening = code.contains(/\bopen\([^()]*(?:\([^()]*\)[^()]*)*\bO_/)
    let isWriting = code.contains(/\.write\(to(?:File)?: (?!&)/)
    return Set(strings).union(calls).union(types.filter { code.contains("\($0)") })
      .union(isOpening ? ["open"] : []).union(isWriting ? ["write(to:)"] : [])
  }

  private static func withoutComments(_ text: String) -> String {
    text.replacing(/(?s)"(?:\\.|[^"\\\n])*"|\/\*.*?\*\/|\/\/[^\n]*/) { match in
      match.0.hasPrefix("\"") ? match.0 : ""
    }
  }

  /// The files in Swift and C that are not of Support.
  private static var paths: [String] {
    get throws {
      try SourceTree.paths(of: [".swift", ".c", ".h"]).filter {
        !$0.hasPrefix("Sources/Support/") && !$0.hasPrefix("Sources/CSupport/")
      }
    }
  }

  @Test(
    "Outside Support nobody opens a file for writing, renames, locks, syncs or knows an XDG folder")
  func files() throws {
    let paths = try Self.paths
    #expect(paths.count > 1000)
    var found: [String: Set<String>] = [:]
    for path in paths {
      let text = try String(contentsOf: SourceTree.root.appending(path: path), encoding: .utf8)
      let uses = Self.uses(in: text)
      if !uses.isEmpty { found[path] = uses }
    }
    for path in Set(found.keys).union(Self.exceptions.keys).sorted() {
      #expect(found[path] ?? [] == Set(Self.exceptions[path, default: [:]].keys), "\(path)")
    }
  }

  @Test(
    "An access is found whatever it is made with",
    arguments: [
      ("let file = open(path, O_RDWR | O_CREAT, 0o600)", ["open"]),
      ("path.withSystemPath { open($0, flags(of: file) | O_WRONLY) }", ["open"]),
      ("try rename(path, target)", ["rename"]), ("Glibc.unlink(path)", ["unlink"]),
      ("int file = mkstemp(name); /* a draft */ fsync(file);", ["mkstemp", "fsync"]),
      ("try FileManager.default.removeItem(at: url)", ["FileManager"]),
      ("try data.write(to: url)", ["write(to:)"]),
      ("variable(\"XDG_STATE_HOME\") ?? variable(\"HOME\")", ["XDG_STATE_HOME", "HOME"]),
      ("let page = \"https://a.b\"; mkdir(path, 0o700)", ["mkdir"]),
      ("try files.rename(path, to: target)", []), ("case link(Link)", []),
      ("func unlink(_ path: String) {}", []), ("// mkdir(path), and \"HOME\"", []),
      ("bus.open(.flags(of: O_))", []), ("value.write(to: &bytes)", []),
    ])
  func detection(code: String, uses: [String]) {
    #expect(Self.uses(in: code) == Set(uses))
  }
}
