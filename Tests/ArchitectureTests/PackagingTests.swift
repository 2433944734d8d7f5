import Foundation
import Testing

/// Tests that what installs and packages the program agrees with itself and with the program.
///
/// `Packaging/check`, which `Scripts/check built` runs, checks an installation, and `Scripts/package
/// --try`, which `Scripts/nightly` runs, the package in a system with nothing else on it.
@Suite struct PackagingTests {
  private func text(_ path: String) throws -> String {
    try String(contentsOf: SourceTree.root.appending(path: path), encoding: .utf8)
  }

  private func lines(_ path: String) throws -> [String] {
    try text(path).split(separator: "\n").map(String.init)
  }

  private func identifier() throws -> String {
    String(try #require(try text("Packaging/identity").firstMatch(of: #/\napp_id=(.+)\n/#)?.1))
  }

  // MARK: The name

  @Test("D77: The program, the scripts and the Flatpak manifest have the same identifier")
  func sameIdentifier() throws {
    let identifier = try identifier()

    #expect(
      try text("Sources/TunnelApp/CommandLine/Program.swift").contains(
        "static let identifier = \"\(identifier)\"\n"))
    #expect(try manifest()["id"] as? String == identifier)
  }

  @Test(
    "D77: Everything else takes the identifier from there",
    arguments: [
      "Packaging/desktop/tunnel.desktop", "Packaging/desktop/tunnel.metainfo.xml",
      "Packaging/entry.py", "Packaging/check", "Scripts/install", "Scripts/package",
      "Scripts/release",
    ])
  func onePlace(path: String) throws {
    let identifier = try identifier()

    #expect(try !text(path).contains(identifier))
  }

  // MARK: What a desktop reads

  @Test("D77, D78: The entry in menus finds its icon and its windows by the identifier")
  func entry() throws {
    let entry = try lines("Packaging/desktop/tunnel.desktop")

    for line in [
      "Version=1.1", "Exec=tunnel %u", "TryExec=tunnel", "Categories=Education;Geography;",
      "StartupNotify=true", "Icon=@APP_ID@", "StartupWMClass=@APP_ID@",
      "Actions=new-window;search;",
      "Exec=tunnel --search", "Exec=tunnel --new-window",
    ] {
      #expect(entry.contains(line))
    }
    #expect(entry.contains { $0.hasPrefix("Keywords=") })
  }

  @Test("D78, D81, D82: The entry in menus offers the program for geo: addresses and GeoJSON files")
  func types() throws {
    #expect(
      try lines("Packaging/desktop/tunnel.desktop").contains(
        "MimeType=x-scheme-handler/geo;application/geo+json;"))
  }

  @Test(
    "D79: Each drawing of the icon has the size that it is drawn for", arguments: [16, 32, 128])
  func drawings(size: Int) throws {
    let name = size == 128 ? "tunnel" : "tunnel-\(size)"

    #expect(
      try text("Packaging/icons/\(name).svg").contains(
        "width=\"\(size)\" height=\"\(size)\" viewBox=\"0 0 \(size) \(size)\""))
  }

  @Test("D79: The symbolic icon has one color, which the desktop replaces")
  func symbolic() throws {
    let colors = try text("Packaging/icons/tunnel-symbolic.svg").matches(of: #/#[0-9a-f]{3,8}/#)

    #expect(colors.map { String($0.output) } == ["#2e3436"])
  }

  @Test("D79: Pictures of the icon are installed from 16 to 512 pixels")
  func pictures() throws {
    let installed = try lines("Packaging/installed.txt")

    for size in [16, 24, 32, 48, 64, 96, 128, 256, 512] {
      let path = "share/icons/hicolor/\(size)x\(size)/apps/APP_ID.png"
      #expect(installed.contains("644 \(path)"))
    }
  }

  @Test(
    "D69: The texts of the entry in menus and of the metainfo are for translators, too",
    arguments: ["desktop", "metainfo.xml"])
  func translated(ending: String) throws {
    let path = "Packaging/desktop/tunnel.\(ending)"
    let template = try text("po/tunnel.pot")
    let texts = try text(path).matches(
      of: ending == "desktop"
        ? #/(?m)^(?:GenericName|Comment|Name|Keywords)=(.+)$/#
        : #/<(?:summary|li|caption)>([^<\n]+)</#)

    #expect(texts.count >= 6)
    for match in texts { #expect(template.contains("msgid \"\(match.1)\"\n")) }
  }

  @Test("D80: The metainfo has three pictures in each style")
  func screenshots() throws {
    let metainfo = try text("Packaging/desktop/tunnel.metainfo.xml")

    for style in ["dark", "light"] {
      #expect(metainfo.matches(of: try Regex("@VERSION@/[a-z]+-\(style)\\.png<")).count == 3)
    }
  }

  @Test(
    "D80: The metainfo says what the program needs, supports and contains",
    arguments: [
      "<control>keyboard</control>", "<control>pointing</control>", "<control>touch</control>",
      "<internet>offline-only</internet>", "<display_length compare=\"ge\">320</display_length>",
      "<content_rating type=\"oars-1.1\"/>", "@RELEASES@",
    ])
  func metainfo(element: String) throws {
    #expect(try text("Packaging/desktop/tunnel.metainfo.xml").contains(element))
  }

  // MARK: What is installed

  @Test("D87: The manual page has every variable of the environment that is the program's own")
  func variables() throws {
    let manual = try text("Packaging/manual.txt")
    let sources = FileManager.default.enumerator(
      at: SourceTree.root.appending(path: "Sources"), includingPropertiesForKeys: nil)
    var found: Set<String> = []
    for case let file as URL in try #require(sources) where file.pathExtension == "swift" {
      let code = try String(contentsOf: file, encoding: .utf8)
      for match in code.matches(of: #/"((?:TUNNEL|CONTAINERS)_[A-Z]+)"/#) {
        found.insert(String(match.1))
      }
    }

    #expect(found.count >= 3)
    #expect(found.filter { !manual.contains($0) }.isEmpty)
  }

  @Test("D87, D88: The manual page and completions for three shells are installed")
  func manualAndCompletions() throws {
    let installed = try lines("Packaging/installed.txt")

    for path in [
      "man/man1/tunnel.1.gz", "bash-completion/completions/tunnel", "zsh/site-functions/_tunnel",
      "fish/vendor_completions.d/tunnel.fish",
    ] {
      #expect(installed.contains("644 share/\(path)"))
    }
  }

  @Test("D89: All files of the data are installed, and one program")
  func data() throws {
    let folder = SourceTree.root.appending(path: "Assets").path
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
    let installed = Set(try lines("Packaging/installed.txt"))

    for name in files where name.hasSuffix(".atlas") {
      #expect(installed.contains("644 share/tunnel/\(name)"))
    }
    #expect(installed.filter { $0.hasPrefix("755 ") } == ["755 bin/tunnel"])
  }

  // MARK: The packages

  @Test("D90: The package recommends what the program loads when it needs it")
  func recommended() throws {
    let control = try text("Packaging/debian/control")
    // Those of the window system come with SDL, which loads OpenGL itself, and HarfBuzz with SDL_ttf.
    let others = [
      "libX11.so.6", "libXrandr.so.2", "libwayland-client.so.0", "libEGL.so.1", "libharfbuzz.so.0",
    ]
    let packages = [
      "libwebp.so.7": "libwebp7", "libfribidi.so.0": "libfribidi0", "libthai.so.0": "libthai0",
      "libsystemd.so.0": "libsystemd0",
    ]
    let loaded = try SourceTree.root.appending(path: "Sources").librariesLoaded()

    #expect(loaded.contains("libwebp.so.7"))
    for library in loaded.subtracting(others) {
      let package = try #require(packages[library], "no package is known to have \(library)")
      #expect(control.contains(" \(package)"))
    }
  }

  @Test("D91: Each complaint of lintian that is overridden has a reason above it")
  func overrides() throws {
    let lines = try lines("Packaging/debian/lintian-overrides")

    for (number, line) in lines.enumerated() where !line.hasPrefix("#") {
      #expect(number > 0)
      #expect(lines[max(0, number - 1)].hasPrefix("#"), "\(line) has no reason")
    }
  }

  @Test("D92, D93, D95: The package is tried, and made twice, every night")
  func nightly() throws {
    let nightly = try text("Scripts/nightly")

    #expect(nightly.contains("Scripts/package --try"))
    #expect(nightly.contains("Scripts/package --twice"))
  }

  @Test("D54, D58, D59: All names and all input methods are tried every night")
  func nightlyText() throws {
    let nightly = try text("Scripts/nightly")

    #expect(nightly.contains("TUNNEL_ALL_NAMES=1"))
    #expect(nightly.contains("Scripts/compose"))
  }

  @Test("D94: The Flatpak sees the display and nothing else: no network, no files")
  func permissions() throws {
    let manifest = try manifest()

    #expect(manifest["runtime"] as? String == "org.freedesktop.Platform")
    #expect(manifest["command"] as? String == "tunnel")
    #expect(
      manifest["finish-args"] as? [String] == [
        "--socket=wayland", "--socket=fallback-x11", "--device=dri", "--share=ipc",
      ])
  }

  private func manifest() throws -> [String: Any] {
    let data = try Data(contentsOf: SourceTree.root.appending(path: "Packaging/flatpak.json"))
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }
}

extension URL {
  /// The names of shared libraries in the Swift files below a folder.
  fileprivate func librariesLoaded() throws -> Set<String> {
    let files = FileManager.default.enumerator(at: self, includingPropertiesForKeys: nil)
    var found: Set<String> = []
    for case let file as URL in try #require(files) where file.pathExtension == "swift" {
      let code = try String(contentsOf: file, encoding: .utf8)
      for match in code.matches(of: #/"(lib[A-Za-z0-9_+\-]+\.so\.[0-9]+)"/#) {
        found.insert(String(match.1))
      }
    }
    return found
  }
}
