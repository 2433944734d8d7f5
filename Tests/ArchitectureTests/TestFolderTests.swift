import Foundation
import Testing

/// Tests that `Tests` has the folders of `Sources`: what a file tests tells where it is.
///
/// The tests of Containers are divided into several targets, each with the rooms that it tests. A
/// folder with the name of another module mirrors that module, for tests that need more than it.
@Suite struct TestFolderTests {
  /// Folders without a counterpart in the sources, with the reason.
  static let exemptions = [
    "Corpus": "Inputs of the fuzz targets",
    "Documentation": "The examples of the articles, each of which uses many rooms",
    "Goldens": "Accepted pictures, beside the tests that compare them",
    "Journeys": "What a user does, through all rooms of the app",
    "Pictures": "Pictures of whole windows",
    "Reference": "Readers of the tables",
    "Robustness": "The app in a hostile world, from its command line to its files",
    "Session": "The app from start to end, which every room takes part in",
    "Setters": "Laws of all properties of the library",
    "Subclassing": "Laws of all classes that a program can subclass",
    "Tables": "Reference values, made by Scripts/accuracy",
  ]

  /// The Swift files in `Tests`, by target, with paths relative to the target.
  private let targets: [String: [String]]
  /// The folders of `Sources`, for example `Containers/Controls/Bars`.
  private let folders: Set<String>
  /// The folders that hold a source file of a name without `.swift`, by that name.
  private let homes: [String: [String]]

  init() throws {
    let tests = SourceTree.root.appending(path: "Tests")
    targets = Dictionary(
      uniqueKeysWithValues: try FileManager.default.contentsOfDirectory(atPath: tests.path).map {
        ($0, try FileManager.default.subpathsOfDirectory(atPath: tests.appending(path: $0).path))
      })
    let sources = try SourceTree.current.get().files.map { $0.parts.dropFirst().map(String.init) }
    folders = Set(
      sources.flatMap { parts in
        (1..<parts.count).map { parts.prefix($0).joined(separator: "/") }
      })
    homes = Dictionary(grouping: sources) { String($0.last?.dropLast(".swift".count) ?? "") }
      .mapValues { $0.map { $0.dropLast().joined(separator: "/") } }
  }

  /// Returns the module that a target tests.
  private func module(of target: String) -> String {
    let name = target.hasSuffix("Tests") ? String(target.dropLast("Tests".count)) : target
    return folders.contains(name) || !name.hasPrefix("Containers") ? name : "Containers"
  }

  @Test("Every folder of tests is a folder of the sources, or exempt")
  func mirroring() {
    var count = 0
    for (target, paths) in targets {
      for path in paths where path.hasSuffix(".swift") && path.contains("/") {
        let folder = path.split(separator: "/").dropLast().joined(separator: "/")
        guard !isExempt(folder) else { continue }
        count += 1
        #expect(
          folders.contains("\(module(of: target))/\(folder)") || folders.contains(folder),
          "\(target)/\(path)")
      }
    }
    #expect(count > 500)
  }

  @Test("A test named after a source file is in the folder of that file, or in an exempt folder")
  func rooms() {
    var count = 0
    for (target, paths) in targets {
      for path in paths where path.hasSuffix("Tests.swift") {
        let parts = path.split(separator: "/").map(String.init)
        let name = String(parts[parts.count - 1].dropLast("Tests.swift".count))
        let isOfOther = folders.contains(parts[0])
        let mirrored: [String] = (isOfOther ? [] : [module(of: target)]) + parts.dropLast()
        let home = mirrored.joined(separator: "/")
        let rooms = (homes[name] ?? []).filter { $0.split(separator: "/")[0] == mirrored[0] }
        guard !rooms.isEmpty, !isExempt(home) else { continue }
        count += 1
        #expect(rooms.contains(home), "\(target)/\(path)")
      }
    }
    #expect(count > 200)
  }

  @Test("Every exemption is used")
  func exemptions() {
    let used = Set(targets.values.joined().flatMap { $0.split(separator: "/").map(String.init) })

    #expect(Self.exemptions.keys.allSatisfy(used.contains))
  }

  private func isExempt(_ folder: String) -> Bool {
    folder.split(separator: "/").contains { Self.exemptions[String($0)] != nil }
  }
}
