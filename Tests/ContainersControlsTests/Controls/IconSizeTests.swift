import ContainersTesting
import TestSupport
import Testing

@testable import Containers

@MainActor
@Suite("Icons grow with the text", .noWarnings)
struct IconSizeTests {
  /// An icon: the view that has it, and the part where it is, from the leading edge.
  private struct Sample {
    let name: String
    let part: ClosedRange<Double>
    let make: @MainActor () -> View
  }

  private static let samples: [Sample] = [
    Sample(name: "disclosure indicator", part: 200...300) { cell(.disclosureIndicator) },
    Sample(name: "checkmark", part: 200...300) { cell(.checkmark) },
    Sample(name: "detail button", part: 200...300) { cell(.detailButton) },
    Sample(name: "detail button with indicator", part: 150...300) { cell(.detailDisclosureButton) },
    Sample(name: "grip", part: 0...300) { TableMoveControl() },
    Sample(name: "deletion", part: 0...300) { TableEditControl(.delete) },
    Sample(name: "insertion", part: 0...300) { TableEditControl(.insert) },
    Sample(name: "clear button", part: 220...296) {
      let field = TextField()
      (field.text, field.clearButtonMode) = ("I", .always)
      return field
    },
    Sample(name: "magnifying glass", part: 4...80) { SearchTextField() },
    Sample(name: "symbol of a button", part: 0...300) {
      let button = Button(configuration: .plain())
      button.image = Image(systemName: "plus")
      return button
    },
    Sample(name: "symbol of a bar", part: 0...300) {
      let bar = Toolbar()
      bar.items = [BarButtonItem(title: "Add", image: Image(systemName: "plus"))]
      return bar
    },
    Sample(name: "symbol of a segment", part: 40...110) {
      let items: [(any SegmentContent)?] = [Image(systemName: "plus"), "Week"]
      let control = SegmentedControl(items: items.compactMap(\.self))
      control.selectedSegmentIndex = 0
      return control
    },
  ]

  private static func cell(_ type: TableViewCell.AccessoryType) -> TableViewCell {
    let cell = TableViewCell(style: .default, reuseIdentifier: nil)
    cell.accessoryType = type
    return cell
  }

  private func stage(_ view: View, _ scale: Double, _ direction: TraitEnvironmentLayoutDirection)
    -> Stage
  {
    let controller = ViewController()
    let stage = Stage(
      controller, size: Size(width: 320, height: 120),
      systemTraits: TraitCollection {
        $0.preferredContentSizeCategory = .nearest(toTextScale: scale)
        $0.layoutDirection = direction
      })
    controller.view.backgroundColor = DynamicColor.white
    view.frame = Rect(x: 10, y: 10, width: 300, height: 100)
    controller.view.addSubview(view)
    stage.settle()
    return stage
  }

  @Test("Each icon grows with the text, in both directions of layout", arguments: 0..<12)
  func growth(number: Int) throws {
    let sample = Self.samples[number]
    #expect(Self.samples.count == 12)
    for direction in [TraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
      let inks = try [1.0, 2].map { scale in
        let range = sample.part
        let stage = stage(sample.make(), scale, direction)
        let x = direction == .leftToRight ? 10 + range.lowerBound : 310 - range.upperBound
        let part = Rect(x: x, y: 14, width: range.upperBound - range.lowerBound, height: 92)
        return try #require(stage.picture.bitmap.ink(in: part), "\(sample.name) \(scale)")
      }
      #expect(inks[1].height >= 1.4 * inks[0].height, "\(sample.name) \(direction): \(inks)")
      #expect(inks[1].height <= 2.2 * inks[0].height, "\(sample.name) \(direction): \(inks)")
      #expect(inks[1].width >= 1.4 * inks[0].width, "\(sample.name) \(direction): \(inks)")
    }
  }

  @Test("The marks and arrows of a menu grow with the text, beside its titles")
  func menu() throws {
    let heights = try [1.0, 2].map { scale in
      let button = Button(title: "Menu")
      button.showsMenuAsPrimaryAction = true
      button.menu = Menu(children: [
        Action(title: "I", state: .on) { _ in }, Menu(title: "I", children: []),
      ])
      let stage = stage(button, scale, .leftToRight)
      stage.resize(to: Size(width: 320, height: 400))
      stage.tap(at: Point(x: 160, y: 60))
      stage.settle()
      let rows = stage.window.rowsOfMenus.map { $0.convert($0.bounds, to: nil) }
      try #require(rows.count == 2)
      let mark = Rect(x: rows[0].minX, y: rows[0].minY, width: 20 * scale, height: rows[0].height)
      let arrow = Rect(
        x: rows[1].maxX - 24 * scale, y: rows[1].minY, width: 24 * scale, height: rows[1].height)
      return [
        try #require(stage.picture.bitmap.ink(in: mark)).height,
        try #require(stage.picture.bitmap.ink(in: arrow)).height,
      ]
    }
    for (usual, large) in zip(heights[0], heights[1]) {
      #expect(large >= 1.6 * usual, "\(usual) \(large)")
    }
  }

  @Test("A text and a value that do not fit on a line are below each other if they may wrap")
  func values() {
    func cell(_ title: String, _ value: String, lines: Int) -> TableViewCell {
      let cell = TableViewCell(style: .value1, reuseIdentifier: nil)
      for (label, text) in [(cell.textLabel, title), (cell.detailTextLabel, value)] {
        label?.text = text
        label?.numberOfLines = lines
      }
      cell.frame.size = cell.sizeThatFits(Size(width: 300, height: 0))
      cell.layoutIfNeeded()
      return cell
    }
    let long = "Degrees, minutes and decimal seconds"
    for (title, value, lines, isBelow) in [
      ("Units", "Meters", 0, false), ("Coordinates", long, 0, true),
      ("Coordinates", long, 1, false),
      (long, "1", 0, true), (long, long, 0, true),
    ] {
      let cell = cell(title, value, lines: lines)
      let (text, detail) = (cell.textLabel.frame, cell.detailTextLabel?.frame ?? .zero)
      #expect((detail.minY >= text.maxY) == isBelow, "\(title) \(value): \(text) \(detail)")
    }
  }

  @Test("A placeholder in large text shrinks to fit, down to the default size")
  func placeholder() {
    let heights = [1.0, 2].map { scale in
      let field = TextField()
      field.placeholder = "A place or a coordinate in any notation"
      let stage = stage(field, scale, .leftToRight)
      return stage.picture.bitmap.ink(in: Rect(x: 14, y: 14, width: 292, height: 92))?.height ?? 0
    }
    #expect(heights[0] > 0)
    #expect(heights[1] > heights[0])
    #expect(heights[1] < 1.6 * heights[0])
  }
}

extension View {
  /// The lines of the menus in the view.
  fileprivate var rowsOfMenus: [MenuRow] {
    subviews.flatMap { ($0 as? MenuRow).map { [$0] } ?? $0.rowsOfMenus }
  }
}

extension Bitmap {
  /// Returns the frame of what is much darker than white in a rectangle; nil if nothing is.
  fileprivate func ink(in part: Rect) -> Rect? {
    var frame: Rect?
    for y in Int(part.minY)..<Int(part.maxY) {
      for x in Int(part.minX)..<Int(part.maxX) {
        let darkest = [0, 8, 16].map { self[x, y] >> $0 & 255 }.min() ?? 255
        guard darkest < 190 else { continue }
        let pixel = Rect(x: Double(x), y: Double(y), width: 1, height: 1)
        frame = frame.map { $0.union(pixel) } ?? pixel
      }
    }
    return frame
  }
}
