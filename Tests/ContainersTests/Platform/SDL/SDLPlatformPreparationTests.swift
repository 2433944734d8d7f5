import Containers
import Foundation
import Testing

@Suite("Before SDL starts") struct SDLPlatformPreparationTests {
  @Test("libX11 is told where to keep what it reads, in a folder that is made for it")
  func composedCharacters() async {
    await #expect(processExitsWith: .success) {
      let folder = FileManager.default.temporaryDirectory
        .appending(path: "prepared-\(UUID().uuidString)").path
      defer { try? FileManager.default.removeItem(atPath: folder) }
      unsetenv("XCOMPOSECACHE")
      setenv("HOME", folder, 1)
      await SDLPlatform.prepare(rememberingIn: folder + "/cache")
      // libX11 keeps nothing for root.
      let told = geteuid() == 0 ? nil : folder + "/cache/compose"
      precondition(getenv("XCOMPOSECACHE").map { String(cString: $0) } == told)
      precondition(
        FileManager.default.fileExists(atPath: folder + "/cache/compose") == (told != nil))
    }
  }

  @Test("what a person has told libX11 stays, and nothing is told where nothing is to be kept")
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
}
