import Testing

@testable import ContainersSDL

@MainActor @Suite("Windows and the scales of their displays") struct DisplayFollowerTests {
  @Test(
    "D71: A window that SDL made some pixels too large has the scale of its display",
    arguments: [(1600.0 / 1066, 1.5), (1.25, 1.25), (400.0 / 320, 1.25), (3, 3)]
      as [(Double, Double)])
  func rounded(density: Double, scale: Double) {
    #expect(!DisplayFollower.isOther(density, than: scale))
  }

  @Test(
    "D75: A window whose display is unplugged is told apart from one whose display stays",
    arguments: [
      ([1], [1, 2], false), ([2], [1], true), ([1, nil, 2], [1], true), ([nil], [1], false),
      ([], [1], false), ([1], [3], true),
    ] as [([UInt32?], [UInt32], Bool)])
  func unplugged(former: [UInt32?], present: [UInt32], isUnplugged: Bool) {
    #expect(DisplayFollower.isUnplugged(former, of: present) == isUnplugged)
  }

  @Test(
    "D72: A window of another scale is told apart from one of the display's",
    arguments: [(1, 2), (2, 1), (2, 1.25), (1.5, 1.25), (1, 1.05)] as [(Double, Double)])
  func other(density: Double, scale: Double) {
    #expect(DisplayFollower.isOther(density, than: scale))
  }
}
