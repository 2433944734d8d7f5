import Testing

@testable import Atlas

struct SlipsTests {
  @Test(
    "T25: Slips are letters left out, added, changed and swapped",
    arguments: [
      ("berlin", "berlin", 0), ("berln", "berlin", 1), ("berliin", "berlin", 1),
      ("berlon", "berlin", 1), ("belrin", "berlin", 1), ("copenhagne", "copenhagen", 1),
      ("kopenhavn", "kobenhavn", 1), ("amstrdma", "amsterdam", 2),
    ])
  func counted(text: String, name: String, slips: Int) {
    #expect(Slips(Array(text.utf16)).count(to: FoldedName(units: Array(name.utf16))) == slips)
  }

  @Test(
    "T25: Short words and long ways are no slips",
    arguments: [("abc", "abd"), ("berln", "dublin"), ("paris", "pa"), ("london", "lisbon")])
  func refused(text: String, name: String) {
    #expect(
      Slips(Array(text.utf16)).count(to: FoldedName(units: Array(name.utf16))) == nil
        || Slips(Array(text.utf16)).most == 0)
  }
}
