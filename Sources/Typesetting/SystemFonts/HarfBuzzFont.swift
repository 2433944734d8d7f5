/// A font file as HarfBuzz reads it, to find out how the characters of a word lie in it.
final class HarfBuzzFont {
  private let library: HarfBuzz
  private let font: OpaquePointer
  private let unitsPerEm: Double

  /// Opens a font of a file whose bytes outlive it; `nil` without HarfBuzz.
  init?(_ bytes: UnsafeRawBufferPointer, index: Int) {
    guard let library = HarfBuzz.shared,
      // 1 is HB_MEMORY_MODE_READONLY.
      let blob = library.makeBlob(bytes.baseAddress, UInt32(clamping: bytes.count), 1, nil, nil)
    else { return nil }
    defer { library.endBlob(blob) }
    guard let face = library.makeFace(blob, UInt32(clamping: index)) else { return nil }
    defer { library.endFace(face) }
    guard let font = library.makeFont(face) else { return nil }
    (self.library, self.font) = (library, font)
    unitsPerEm = Double(max(1, library.unitsPerEm(face)))
  }

  deinit { library.endFont(font) }

  /// A part of a word that is shaped as one: a character with its marks, or a ligature.
  private struct Cluster {
    var byte: Int
    var advance: Double
  }

  /// Returns how the characters of a word lie in it; `nil` if it has no advance.
  func shape(of word: String) -> WordShape? {
    guard let buffer = library.makeBuffer() else { return nil }
    defer { library.endBuffer(buffer) }
    var word = word
    word.withUTF8 { bytes in
      guard let base = bytes.baseAddress else { return }
      library.add(buffer, base, Int32(clamping: bytes.count), 0, Int32(clamping: bytes.count))
    }
    let script = HarfBuzzScript(word)
    // HB_DIRECTION_LTR and HB_DIRECTION_RTL.
    library.setDirection(buffer, script?.isRightToLeft == true ? 5 : 4)
    library.setScript(buffer, (script?.tag ?? "Latn").utf8.reduce(0) { $0 << 8 | UInt32($1) })
    library.shape(font, buffer, nil, 0)
    var shape = WordShape(edges: [], ascent: 0, descent: 0)
    let clusters = clusters(of: buffer, &shape)
    let whole = clusters.reduce(0) { $0 + $1.advance }
    guard whole > 0 else { return nil }
    shape.edges = Self.edges(of: word, clusters, whole)
    return shape
  }

  /// Returns the clusters in reading order, and measures their ink.
  private func clusters(of buffer: OpaquePointer, _ shape: inout WordShape) -> [Cluster] {
    var count: UInt32 = 0
    guard
      let infos = library.infos(buffer, &count)?.assumingMemoryBound(to: HarfBuzz.Info.self),
      let places = library.positions(buffer, &count)?
        .assumingMemoryBound(to: HarfBuzz.Position.self)
    else { return [] }
    var advances: [Int: Double] = [:]
    for index in 0..<Int(count) {
      advances[Int(infos[index].cluster), default: 0] += Double(places[index].advance.x)
      var extents = HarfBuzz.Extents()
      _ = library.extents(font, infos[index].codepoint, &extents)
      let top = Double(extents.bearing.y + places[index].offset.y)
      shape.ascent = max(shape.ascent, top / unitsPerEm)
      shape.descent = max(shape.descent, -(top + Double(extents.size.height)) / unitsPerEm)
    }
    return advances.sorted { $0.key < $1.key }.map { Cluster(byte: $0.key, advance: $0.value) }
  }

  /// Returns the edges between characters: those of the clusters, and even parts of a ligature.
  private static func edges(
    of word: String, _ clusters: [Cluster], _ whole: Double
  ) -> [WordShape.Edge] {
    var boundaries: [Int] = [0]
    for character in word { boundaries.append((boundaries.last ?? 0) + character.utf8.count) }
    var edges: [WordShape.Edge] = []
    var before = 0.0
    for (index, cluster) in clusters.enumerated() {
      let end = index + 1 < clusters.count ? clusters[index + 1].byte : word.utf8.count
      let inside = boundaries.filter { cluster.byte <= $0 && $0 < end }
      for (number, byte) in inside.enumerated() {
        let part = Double(number) / Double(inside.count)
        edges.append(.init(byte: byte, share: (before + part * cluster.advance) / whole))
      }
      before += cluster.advance
    }
    edges.append(.init(byte: word.utf8.count, share: 1))
    return edges
  }
}
