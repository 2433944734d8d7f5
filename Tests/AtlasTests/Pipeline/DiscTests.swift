import Atlas
import Testing

@Suite("The disc of the globe")
struct DiscTests {
  @Test("is filled to its rim with partial coverage, and nothing beyond it changes")
  func filling() {
    let canvas = TestRaster(width: 120, height: 120)
    let projection = canvas.projection(20, 30, radius: 47.3)
    Disc(projection).fill(canvas.raster, with: 0xFFFF_FFFF)
    for y in 0..<120 {
      for x in 0..<120 {
        let offset = SIMD2(Double(x) + 0.5, Double(y) + 0.5) - projection.center
        let covered = 47.3 + 0.5 - (offset * offset).sum().squareRoot()
        let share = Double(canvas[x, y] & 255) / 255
        #expect(abs(share - min(1, max(0, covered))) < 0.02)
      }
    }
    #expect(canvas.isRimIntact)
  }

  @Test("is surrounded by its shades from the rim outward, and its inside is unchanged")
  func surrounding() {
    let canvas = TestRaster(width: 120, height: 120, filledWith: 7)
    let projection = canvas.projection(20, 30, radius: 40)
    let shades: [UInt32] = (0...64).map { 0xFF00_0000 + $0 }
    Disc(projection).surround(canvas.raster, reach: 16, with: shades)
    for y in 0..<120 {
      for x in 0..<120 {
        let offset = SIMD2(Double(x) + 0.5, Double(y) + 0.5) - projection.center
        let beyond = (offset * offset).sum().squareRoot() - 40
        switch beyond {
        case ..<(-2): #expect(canvas[x, y] == 7)
        case 1...: #expect(abs(Double(canvas[x, y] & 255) - min(64, beyond * 4)) <= 1)
        default: break
        }
      }
    }
    #expect(canvas.isRimIntact)
  }
}
