import Containers
import ContainersTesting
import Foundation
import Testing

@MainActor
struct SectionTableTests {
  /// A line of the reference table.
  struct Line: Sendable, CustomTestStringConvertible {
    let name: String
    let section: String
    let items: [Rect]
    let views: [Rect]
    let badges: [Rect]
    let extent: Double

    var testDescription: String { name }

    init(_ line: Substring) {
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      (name, section) = (parts[0], parts[1])
      (items, views, badges) = (Self.frames(parts[2]), Self.frames(parts[3]), Self.frames(parts[4]))
      extent = Double(parts[5]) ?? .nan
    }

    private static func frames(_ text: String) -> [Rect] {
      text.split(separator: ";").map { frame in
        let numbers = frame.split(separator: ",").map { Double($0) ?? .nan }
        return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      }
    }
  }

  private nonisolated static let lines: [Line] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Collection/Goldens/sections.tsv")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").dropFirst().map(Line.init)
  }()

  @Test("F1103: The table of sections computed by hand has 60")
  func count() {
    #expect(Self.lines.count == 60)
  }

  @Test("F1103: A section is as computed by hand", arguments: lines)
  func section(line: Line) throws {
    let it = try stage(line)
    let items = (0..<line.items.count).map { it.frame($0) }
    #expect(differences(items, line.items).isEmpty)
    let views = (0..<line.views.count).map { it.view("view \($0)") }
    #expect(differences(views, line.views).isEmpty)
    let axis = it.isHorizontal ? it.collection.contentSize.width : it.collection.contentSize.height
    #expect(abs(axis - line.extent) < 0.001)
    guard !line.badges.isEmpty else { return }
    let badges = (0..<line.items.count).map { it.view("badge", $0) }
    #expect(differences(badges, line.badges).isEmpty)
  }

  @Test("F1103: From right to left, a section is the mirror image", arguments: lines)
  func mirrored(line: Line) throws {
    let it = try stage(line) { $0.semanticContentAttribute = .forceRightToLeft }
    guard !it.isHorizontal else { return }
    let width = it.collection.bounds.width
    func mirror(_ rect: Rect) -> Rect {
      Rect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
    let items = (0..<line.items.count).map { it.frame($0) }
    #expect(differences(items, line.items.map(mirror)).isEmpty)
    let views = (0..<line.views.count).map { it.view("view \($0)") }
    #expect(differences(views, line.views.map(mirror)).isEmpty)
  }

  @Test("F1103: Every element that intersects a rectangle is found there", arguments: lines)
  func elements(line: Line) throws {
    let it = try stage(line)
    let layout = it.collection.collectionViewLayout
    for area in [
      Rect(x: 0, y: 0, width: 320, height: 100), Rect(x: 50, y: 90, width: 40, height: 300),
      Rect(x: 300, y: 10, width: 200, height: 60),
    ] {
      let found = layout.layoutAttributesForElements(in: area) ?? []
      let items = found.filter { $0.representedElementCategory == .cell }.map(\.indexPath.item)
      let expected = line.items.indices.filter { line.items[$0].intersects(area) }
      #expect(items.sorted() == expected)
    }
  }

  private func stage(
    _ line: Line, configure: (CollectionView) -> Void = { _ in }
  ) throws -> CompositionalStage {
    let spec = try JSONDecoder().decode(SectionSpec.self, from: Data(line.section.utf8))
    let it = CompositionalStage(
      spec.layout, counts: [spec.count], size: Size(width: spec.size[0], height: spec.size[1]),
      isHorizontal: spec.direction == "h", configure: configure)
    for (item, size) in spec.measured ?? [:] {
      it.preferred[Int(item) ?? 0] = Size(width: size[0], height: size[1])
    }
    it.collection.reloadData()
    it.stage.turn()
    if let scroll = spec.scroll { it.collection.contentOffset = Point(x: 0, y: scroll) }
    it.stage.settle()
    return it
  }

  /// Returns what differs by more than a thousandth of a point.
  private func differences(_ found: [Rect?], _ expected: [Rect]) -> [String] {
    zip(found, expected).enumerated().compactMap { index, pair in
      guard let found = pair.0 else { return "\(index): nothing instead of \(pair.1)" }
      let distances = [
        found.minX - pair.1.minX, found.minY - pair.1.minY, found.width - pair.1.width,
        found.height - pair.1.height,
      ]
      return distances.allSatisfy { abs($0) < 0.001 } ? nil : "\(index): \(found), not \(pair.1)"
    }
  }
}
