import Testing

@testable import TunnelApp

struct AssetLocationTests {
  private func find(
    override: String? = nil, executable: String = "/opt/tunnel/bin/tunnel",
    workingDirectory: String = "/home/me", existing: Set<String>
  ) throws -> String {
    try AssetLocation.find(
      in: .init(
        override: override, executable: executable, workingDirectory: workingDirectory,
        isDirectory: { existing.contains($0) })
    ).directory
  }

  @Test("The order is: nearest ancestor of the executable, ../share/tunnel, working directory")
  func order() throws {
    let all: [String] = [
      "/opt/tunnel/bin/Assets", "/opt/tunnel/Assets", "/opt/Assets", "/Assets",
      "/opt/tunnel/share/tunnel", "/home/me/Assets",
    ]
    for index in all.indices {
      #expect(try find(existing: Set(all[index...])) == all[index])
    }
  }

  @Test("TUNNEL_ASSETS overrides everything, unless it is empty")
  func override() throws {
    #expect(try find(override: "/maps", existing: ["/maps", "/opt/Assets"]) == "/maps")
    #expect(try find(override: "", existing: ["/maps", "/opt/Assets"]) == "/opt/Assets")
  }

  @Test("T34: Without the folder the message lists every path tried, with status 66")
  func missing() {
    let error = #expect(throws: MissingAssets.self) { try find(existing: []) }
    let failure = error.flatMap { CommandFailure($0) }

    #expect(failure?.status == .missingFile)
    for place in [
      "/opt/tunnel/bin/Assets", "/opt/tunnel/Assets", "/opt/Assets", " /Assets",
      "/opt/tunnel/share/tunnel", "/home/me/Assets", "TUNNEL_ASSETS",
    ] {
      #expect(failure?.description.contains(place) == true, "\(place)")
    }
  }

  @Test("A TUNNEL_ASSETS that is not a folder is an error")
  func wrongOverride() {
    let failure = #expect(throws: MissingAssets.self) {
      try find(override: "/nope", existing: ["/opt/Assets"])
    }

    #expect(failure?.description.contains("Tried: /nope.") == true)
  }
}

struct InterfaceLanguageTests {
  @Test(
    "T33: The language is the one that the environment requests, in POSIX's order",
    arguments: [
      ([:], "en"), (["LANG": "da_DK.UTF-8"], "da_DK"), (["LANG": "C.UTF-8"], "en"),
      (["LANG": "POSIX"], "en"), (["LANG": ""], "en"),
      (["LANG": "da_DK", "LC_MESSAGES": "de_DE.UTF-8"], "de_DE"),
      (["LC_MESSAGES": "de_DE", "LC_ALL": "zh_CN.UTF-8"], "zh_CN"),
      (["LANG": "da_DK", "LC_ALL": "C"], "en"), (["LANG": "da_DK", "LC_ALL": ""], "da_DK"),
      (["LANG": "en_GB.UTF-8", "LANGUAGE": "da:de"], "da"),
      (["LANG": "C", "LANGUAGE": "da"], "en"), (["LANG": "de@euro"], "de"),
    ] as [([String: String], String)])
  func tag(environment: [String: String], language: String) {
    #expect(InterfaceLanguage.tag { environment[$0] } == language)
  }
}
