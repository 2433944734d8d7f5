import Containers
import ContainersSDL
import Foundation
import TestSupport
import Testing

@Suite("Before SDL starts") struct SDLPlatformPreparationTests {
  @Test("libX11 gets a folder for its cache, which is created")
  func composedCharacters() async {
    await #expect(processExitsWith: .success) {
      let folder = try TemporaryFolder()
      unsetenv("XCOMPOSECACHE")
      setenv("HOME", folder.path, 1)
      await SDLPlatform.prepare(rememberingIn: folder.path + "/cache")
      // libX11 caches nothing for root.
      let told = geteuid() == 0 ? nil : folder.path + "/cache/compose"
      precondition(getenv("XCOMPOSECACHE").map { String(cString: $0) } == told)
      precondition(
        FileManager.default.fileExists(atPath: folder.path + "/cache/compose") == (told != nil))
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
      let folder = try TemporaryFolder()
      setenv("HOME", folder.path, 1)
      unsetenv("XCOMPOSEFILE")
      let isOwn = place == "~/.XCompose"
      mkfifo(folder.path + "/.XCompose", 0o600)
      if !isOwn {
        rename(folder.path + "/.XCompose", folder.path + "/pipe")
        setenv("XCOMPOSEFILE", folder.path + "/pipe", 1)
      }

      await SDLPlatform.prepare()

      let chosen = getenv("XCOMPOSEFILE").map { String(cString: $0) }
      precondition(chosen == (isOwn ? "/dev/null" : nil))
    }
  }

  @Test("libX11 reads a compose file that is a regular file")
  func ownComposeFile() async {
    await #expect(processExitsWith: .success) {
      let folder = try TemporaryFolder()
      let file = try folder.file("compose", [])
      setenv("XCOMPOSEFILE", file, 1)

      await SDLPlatform.prepare()

      precondition(getenv("XCOMPOSEFILE").map { String(cString: $0) } == file)
    }
  }

  @Test("D77: SDL gives windows the program's identifier, unless the user has set another one")
  func identifier() async {
    await #expect(processExitsWith: .success) {
      setenv("SDL_VIDEO_X11_WMCLASS", "mine", 1)
      unsetenv("SDL_VIDEO_WAYLAND_WMCLASS")

      await SDLPlatform.prepare(identifiedBy: "org.example.Maps")

      precondition(getenv("SDL_VIDEO_X11_WMCLASS").map { String(cString: $0) } == "mine")
      precondition(
        getenv("SDL_VIDEO_WAYLAND_WMCLASS").map { String(cString: $0) } == "org.example.Maps")
    }
  }
}
