import Testing

@Suite struct FoundationNamesTests {
  @Test("Public types that Containers has or exports do not reuse names of Foundation types")
  func names() throws {
    var count = 0
    let modules = [
      "Containers", "ContainersDocuments", "ContainersScenes", "ContainersSDL", "Media", "Pixels",
      "Support", "Typesetting",
    ]
    for file in try SourceTree.current.get().files where modules.contains(file.module) {
      for (name, isFoundations) in SourceTree.publicTypes(in: file.code) {
        count += 1
        guard foundationNames.contains(name), !isFoundations else { continue }
        Issue.record("\(file.path): \(name) is ambiguous where Foundation is imported too")
      }
    }
    #expect(count > 200)
  }
}
