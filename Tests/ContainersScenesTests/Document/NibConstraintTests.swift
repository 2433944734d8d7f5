import Containers
import ContainersScenes
import TestSupport
import Testing

@MainActor
@Suite("Constraints in nibs", .noWarnings)
struct NibConstraintTests {
  private func reasons(_ constraint: String) throws -> [String] {
    let folder = try TemporaryResources([
      "C.nib.json": TemporaryResources.nib(
        """
        {"id": "v", "subviews": [{"id": "größe"}, {"id": "e\u{301}tat_2"}, {"id": "名前"}],
         "constraints": ["\(constraint)"]}
        """)
    ])
    let bundle = ResourceBundle(path: folder.path, classes: [], languages: [])
    do throws(NibError) {
      try Nib(nibName: "C", bundle: bundle).validate()
      return []
    } catch {
      return error.faults.map(\.reason)
    }
  }

  @Test(
    "F702: a constraint that cannot be read is reported with what is expected, and where",
    arguments: [
      ("", "the id of an item at character 1"), ("  ", "the id of an item at character 3"),
      ("1self.width = 8", "the id of an item at character 1"),
      ("self", ". and an attribute at character 5"),
      ("self.wdth = 8", "an attribute; Did you mean “width”? at character 6"),
      ("self.width ~ 8", "=, <= or >= at character 12"),
      ("self.width = ", "the id of an item at character 14"),
      ("self.width = 1.2.3", "a number at character 14"),
      ("self.width = 2 * 3", "the id of an item at character 18"),
      ("self.width = v.width + x", "a number at character 24"),
      ("self.width = 8 8", "+, -, @, # or the end at character 16"),
      ("self.width = 8 @ high", "a priority at character 18"),
      ("self.width = 8 #", "the id of the constraint at character 17"),
    ])
  func failures(constraint: String, expected: String) throws {
    let reason = "the constraint “\(constraint)” cannot be read: expected \(expected)."
    #expect(try reasons(constraint) == [reason])
  }

  @Test("Ids in constraints have letters of any script, with accents, and digits after the first")
  func letters() throws {
    #expect(try reasons("größe.width = 0.5 * e\u{301}tat_2.width + 8 @750 #名前2").isEmpty)
  }

  @Test(
    "F702: a letter with accents counts as one character, and a sign with one is another sign",
    arguments: [
      ("e\u{301}tat_2.wdth = 8", "an attribute; Did you mean “width”? at character 8"),
      ("größe.width =\u{338} 8", "=, <= or >= at character 13"),
      ("größe.\u{301}width = 8", ". and an attribute at character 6"),
      ("名前.width = ½", "the id of an item at character 12"),
    ])
  func accents(constraint: String, expected: String) throws {
    let reason = "the constraint “\(constraint)” cannot be read: expected \(expected)."
    #expect(try reasons(constraint) == [reason])
  }
}
