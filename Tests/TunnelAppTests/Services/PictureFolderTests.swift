import Containers
import Foundation
import TestSupport
import Testing

@testable import TunnelApp

struct PictureFolderTests {
  private let temporary: TemporaryFolder
  private var home: String { temporary.path }
  private let picture = Bitmap(width: 2, height: 2)

  init() throws { temporary = try TemporaryFolder() }

  private func folder(_ text: String?) throws -> PictureFolder? {
    let configuration = try temporary.folder(".config")
    defer { try? FileManager.default.removeItem(at: configuration) }
    try text?.write(
      to: configuration.appending(path: "user-dirs.dirs"), atomically: true, encoding: .utf8)
    return PictureFolder.standard(from: { $0 == "HOME" ? home : nil })
  }

  @Test("T27: pictures go to the folder in the user's configuration, otherwise to Pictures")
  func standard() throws {
    let text = """
      # Written by xdg-user-dirs-update
      XDG_DESKTOP_DIR="$HOME/Skrivebord"
      XDG_PICTURES_DIR="$HOME/Billeder"

      """
    #expect(try folder(text)?.path == home + "/Billeder")
    #expect(try folder("XDG_PICTURES_DIR=\"/data/pictures\"")?.path == "/data/pictures")
    #expect(try folder("XDG_PICTURES_DIR=\"$HOME\"")?.path == home)
    #expect(try folder(nil)?.path == home + "/Pictures")
    for damaged in ["XDG_PICTURES_DIR=", "XDG_PICTURES_DIR=\"", "XDG_PICTURES_DIR=\"here\"", "="] {
      #expect(try folder(damaged)?.path == home + "/Pictures", "\(damaged)")
    }
    #expect(PictureFolder.standard(from: { _ in nil }) == nil)
  }

  @Test("T27: a new picture never replaces another")
  func newFile() throws {
    let folder = PictureFolder(path: home + "/a/b")
    var files: [String] = []
    for _ in 0..<3 {
      let file = try folder.save(picture, named: "Tunnel", by: SDLImageCodec())
      files.append(file.replacingOccurrences(of: home, with: ""))
    }
    #expect(files == ["/a/b/Tunnel.png", "/a/b/Tunnel 2.png", "/a/b/Tunnel 3.png"])
  }

  @Test("T27: thirty pictures saved at the same time are thirty files")
  func atOnce() throws {
    let folder = PictureFolder(path: home)
    DispatchQueue.concurrentPerform(iterations: 30) { [picture] _ in
      _ = try? folder.save(picture, named: "Tunnel", by: SDLImageCodec())
    }
    let names = try temporary.names
    #expect(names.count == 30)
    #expect(names.contains("Tunnel.png"), "\(names.sorted())")
    #expect(names.contains("Tunnel 30.png"), "\(names.sorted())")
  }

  @Test("T27: a folder that cannot be created is an error")
  func unwritable() throws {
    let failure = #expect(throws: ImageError.self) {
      try PictureFolder(path: "/dev/null/pictures").save(
        picture, named: "Tunnel", by: SDLImageCodec())
    }
    #expect(
      failure?.description
        == "The image /dev/null/pictures/Tunnel.png cannot be written: the folder "
        + "/dev/null/pictures cannot be created.")
  }
}
