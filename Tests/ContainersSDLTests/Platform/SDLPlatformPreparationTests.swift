import Containers
import ContainersSDL
import Foundation
import Testing

@Suite("Before SDL starts") struct SDLPlatformPreparationTests {
  @Test("libX11 gets a folder for its cache, which is created")
  func composedCharacters() async {
    await #expect(processExitsWith: .success) {
      let folder = FileManager.default.temporaryDirectory
        .appending(path: "prepared-\(UUID().uuidString)").path
      defer { try? FileManager.default.removeItem(atPath: folder) }
      unsetenv("XCOMPOSECACHE")
      setenv("HOME", folder, 1)
      await SDLPlatform.prepare(rememberingIn: folder + "/cache")
      // libX11 caches nothing for root.
      let told = geteuid() == 0 ? nil : folder + "/cache/compose"
      precondition(getenv("XCOMPOSECACHE").map { String(cString: $0) } == told)
      precondition(
        FileManager.default.fileExists(atPath: folder + "/cache/compose") == (told != nil))
    }
  }

  @Test("The user's own settings for libX11 stay, and nothing is set without a cache folder")
  func ownChoice() async {
    await #expect(processExitsWith: .success) {
      setenv("XCOMPOSECACHE", "/elsewhere", 1)
      await SDLPlatform.prepare(rememberingIn: "/nowhere")
      precondition(getenv("XCOMPOSECACHE").map { String(cString: $0) } == "/elsewhere")
      unsetenv("XCOMPOSECACHE")
      await SDLPlatform.prepare()
      precondition(getenv("XCOMPOSECACHE") == nil)
    }
  }

  @Test(
    "libX11 is kept from reading a compose file that is a pipe",
    arguments: ["XCOMPOSEFILE", "~/.XCompose"])
  func composeFile(place: String) async {
    await #expect(processExitsWith: .success) { [place] in
      let folder = FileManager.default.temporaryDirectory
        .appending(path: "compose-\(UUID().uuidString)").path
      defer { try? FileManager.default.removeItem(atPath: folder) }
      try? FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
      setenv("HOME", folder, 1)
      unsetenv("XCOMPOSEFILE")
      let isOwn = place == "~/.XCompose"
      mkfifo(folder + "/.XCompose", 0o600)
      if !isOwn {
        rename(folder + "/.XCompose", folder + "/pipe")
        setenv("XCOMPOSEFILE", folder + "/pipe", 1)
      }

      await SDLPlatform.prepare()

      let chosen = getenv("XCOMPOSEFILE").map { String(cString: $0) }
      precondition(chosen == (isOwn ? "/dev/null" : nil))
    }
  }

  @Test("libX11 reads a compose file that is a regular file")
  func ownComposeFile() async {
    await #expect(processExitsWith: .success) {
      let file = FileManager.default.temporaryDirectory
        .appending(path: "compose-\(UUID().uuidString)").path
      _ = FileManager.default.createFile(atPath: file, contents: nil)
      defer { try? FileManager.default.removeItem(atPath: file) }
      setenv("XCOMPOSEFILE", file, 1)

      await SDLPlatform.prepare()

      precondition(getenv("XCOMPOSEFILE").map { String(cString: $0) } == file)
    }
  }
}
