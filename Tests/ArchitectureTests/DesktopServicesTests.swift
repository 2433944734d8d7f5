import Foundation
import Testing

@Suite("What is asked of the desktop")
struct DesktopServicesTests {
  /// The only services of the session that the library names.
  private static let known: Set<String> = [
    "org.freedesktop.Application", "org.freedesktop.DBus", "org.freedesktop.DBus.Error.",
    "org.freedesktop.DBus.Introspectable", "org.freedesktop.DBus.Peer",
    "org.freedesktop.DBus.Properties", "org.freedesktop.FileManager1",
    "org.freedesktop.appearance", "org.freedesktop.portal.Desktop",
    "org.freedesktop.portal.Request", "org.freedesktop.portal.Settings",
  ]

  @Test("D85: Of the session's services the library names only those that it needs")
  func services() throws {
    var found: Set<String> = []
    let folder = SourceTree.root.path + "/Sources/ContainersSDL/"
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder)
    where path.hasSuffix(".swift") {
      let text = try String(contentsOfFile: folder + path, encoding: .utf8)
      found.formUnion(text.matches(of: /"(org\.freedesktop\.[\w.]*)/).map { String($0.1) })
    }
    // The interface of a request to the portal ends with what is asked for.
    found.subtract(["org.freedesktop.portal."])
    #expect(found.subtracting(Self.known).isEmpty)
    #expect(found.count > 5)
  }

  @Test("D85: The portal is asked to open addresses and files, and for settings")
  func portals() throws {
    let folder = SourceTree.root.path + "/Sources/ContainersSDL/"
    let text = try ["Desktop/DesktopPortal.swift", "Platform/SDLPlatform+Portal.swift"]
      .map { try String(contentsOfFile: folder + $0, encoding: .utf8) }.joined()
    let asked = Set(text.matches(of: /ask\("(\w+)"/).map { String($0.1) })
    #expect(asked == ["OpenURI", "FileChooser"])
  }
}
