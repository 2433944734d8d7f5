import Testing

@testable import Containers

@Suite struct PlainTypeNameTests {
  @Test(
    "A name may repeat what it has named before",
    arguments: ["3App4PageC", "3App4PageCAAE6DetailV", "3App4PageC5OtherAaAE6DetailV"])
  func plain(name: String) { #expect(PlainTypeName.matches(name)) }

  @Test(
    "What the compiler writes for no plain type is no name",
    arguments: ["3App", "3App4PageCAA", "3App4PageCBAE6DetailV", "3App4PageCaE6DetailV"])
  func other(name: String) { #expect(!PlainTypeName.matches(name)) }
}
