import Foundation
import TestSupport
import Testing

/// The program without a display, without fonts, or without assets.
@Suite(.timeLimit(.minutes(5)))
struct BarrenWorldTests {
  @Test("Without a display there is no window: one sentence, status 69")
  func noDisplay() throws {
    let program = try BuiltProgram(
      [], without: ["DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "XDG_RUNTIME_DIR"])

    #expect(program.status == 69)
    #expect(program.output.isEmpty)
    #expect(
      program.message
        == "tunnel: There is no display to open a window on (neither DISPLAY nor WAYLAND_DISPLAY "
        + "is set).\n")
  }

  @Test("A display that does not respond is named: one sentence, status 69")
  func deafDisplay() throws {
    for (name, value) in [("DISPLAY", ":987"), ("WAYLAND_DISPLAY", "wayland-987")] {
      let program = try BuiltProgram(
        [], environment: [name: value, "XDG_RUNTIME_DIR": "/tmp"], without: ["SDL_VIDEODRIVER"])

      #expect(program.status == 69)
      #expect(program.messages.count == 1, "\(program.message)")
      #expect(program.message.contains("\(name) is \(value)"), "\(program.message)")
    }
  }

  @Test("A nonexistent driver is reported as no display")
  func noDriver() throws {
    let program = try BuiltProgram([], environment: ["SDL_VIDEODRIVER": "paper"])

    #expect(program.status == 69)
    #expect(program.messages.count == 1, "\(program.message)")
    #expect(program.message.contains("paper"), "\(program.message)")
  }

  @Test("Without any font there is a sentence that names the package, and status 66")
  func noFont() throws {
    let folder = try TemporaryFolder()
    let configuration = folder.path + "/fonts.conf"
    try Data(#"<?xml version="1.0"?><fontconfig></fontconfig>"#.utf8)
      .write(to: URL(filePath: configuration))
    let picture = folder.path + "/picture.png"

    for arguments in [[], ["snapshot", "--output", picture]] {
      let program = try BuiltProgram(arguments, environment: ["FONTCONFIG_FILE": configuration])

      #expect(program.status == 66)
      #expect(program.messages.count == 1, "\(program.message)")
      #expect(program.message.contains("fonts-inter"), "\(program.message)")
    }
    #expect(!FileManager.default.fileExists(atPath: picture))
  }

  @Test("An invalid font file is named in a sentence, with status 66")
  func brokenFont() throws {
    let folder = try TemporaryFolder()
    let real = "/usr/share/fonts"
    let found = FileManager.default.enumerator(atPath: real)?.compactMap { $0 as? String } ?? []
    let inter = try #require(found.first { $0.hasSuffix("Inter-Regular.otf") })
    let font = folder.path + "/Inter-Regular.otf"
    try FileManager.default.copyItem(atPath: real + "/" + inter, toPath: font)
    let configuration = folder.path + "/fonts.conf"
    try Data(
      """
      <?xml version="1.0"?><fontconfig><dir>\(folder.path)</dir>
      <cachedir>\(folder.path)/cache</cachedir></fontconfig>
      """.utf8
    ).write(to: URL(filePath: configuration))
    let arguments = ["snapshot", "--size", "64x64", "--output", folder.path + "/picture.png"]
    let environment = ["FONTCONFIG_FILE": configuration]
    #expect(try BuiltProgram(arguments, environment: environment).status == 0)

    // Fontconfig knows the file from its cache by date, without reading its contents again.
    let date = try FileManager.default.attributesOfItem(atPath: font)[.modificationDate]
    let handle = try FileHandle(forWritingTo: URL(filePath: font))
    try handle.write(contentsOf: Data(count: 4096))
    try handle.close()
    try FileManager.default.setAttributes([.modificationDate: date as Any], ofItemAtPath: font)
    let program = try BuiltProgram(arguments, environment: environment)

    #expect(program.status == 66)
    #expect(program.messages.count == 1, "\(program.message)")
  }

  @Test("TUNNEL_ASSETS overrides all other locations of the data; the error lists every path tried")
  func noAssets() throws {
    for arguments in [[], ["place", "5", "5"], ["snapshot", "--output", "/tmp/never.png"]] {
      let program = try BuiltProgram(arguments, environment: ["TUNNEL_ASSETS": "/nowhere"])
      #expect(program.status == 66)
      #expect(program.messages.count == 1)
      #expect(program.message.contains("Tried: /nowhere."), "\(program.message)")
    }

    let folder = try TemporaryFolder()
    let copy = folder.path + "/bin/tunnel"
    try FileManager.default.createDirectory(
      atPath: folder.path + "/bin", withIntermediateDirectories: true)
    // Another process copies it, because the programs that other tests start would inherit a file that
    // is open for writing here, and a program that is open for writing cannot be run.
    let copying = try Process.run(
      URL(filePath: "/bin/cp"), arguments: [BuiltProgram.url.path(), copy])
    copying.waitUntilExit()
    let lost = try BuiltProgram(
      ["place", "5", "5"], at: URL(filePath: copy), without: ["TUNNEL_ASSETS"],
      workingDirectory: "/")
    let real = URL(filePath: folder.path).resolvingSymlinksInPath().path()
    #expect(lost.status == 66)
    #expect(lost.messages.count == 1)
    for place in [real + "/bin/Assets", real + "/Assets", real + "/share/tunnel", " /Assets"] {
      #expect(lost.message.contains(place), "\(lost.message)")
    }
  }
}
