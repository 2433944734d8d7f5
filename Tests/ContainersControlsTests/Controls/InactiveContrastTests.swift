import ContainersTesting
import TestSupport
import Testing

@testable import Containers

/// The environment in which controls are looked at.
struct ContrastGround: CustomStringConvertible, Sendable {
  let name: String
  let color: DynamicColor
  let traits: TraitCollection

  var description: String { name }

  /// The least contrast of a text.
  var leastOfTexts: Double { traits.accessibilityContrast == .high ? 7 : 4.5 }

  /// All backgrounds, in light and dark, with normal and increased contrast, in windows and sheets.
  static let all: [ContrastGround] = {
    // Grouped backgrounds have the same colors.
    let colors: [(String, DynamicColor)] = [
      ("plain", .systemBackground), ("second", .secondarySystemBackground),
      ("third", .tertiarySystemBackground), ("bar", .barBackground),
    ]
    var grounds: [ContrastGround] = []
    for style in [UserInterfaceStyle.light, .dark] {
      for contrast in [AccessibilityContrast.normal, .high] {
        // Only dark backgrounds are others in a sheet.
        for level in style == .dark ? [UserInterfaceLevel.base, .elevated] : [.base] {
          let traits = TraitCollection {
            $0.userInterfaceStyle = style
            $0.accessibilityContrast = contrast
            $0.userInterfaceLevel = level
          }
          grounds += colors.map {
            ContrastGround(
              name: "\($0.0) \(style) \(contrast) \(level)", color: $0.1, traits: traits)
          }
        }
      }
    }
    return grounds
  }()
}

/// A control that is looked at, and the part of it in which something has to stand out.
@MainActor
struct ContrastSample {
  let name: String
  let view: View
  /// The part, in the view's coordinates; the background is the most frequent color in it.
  var part: Rect
  var least = 3.0

  init(_ name: String, _ view: View, _ size: Size, inset: Double = 3, least: Double = 3) {
    self.name = name
    self.view = view
    self.least = least
    view.frame.size = size
    part = Rect(origin: .zero, size: size).insetBy(dx: inset, dy: inset)
  }
}

/// Views side by side on a ground.
@MainActor
final class ContrastStage {
  private static let (scale, row) = (2.0, 60.0)
  private let stage: Stage
  private let samples: [ContrastSample]

  init(_ ground: ContrastGround, _ samples: [ContrastSample]) {
    self.samples = samples
    let controller = ViewController()
    stage = Stage(
      controller, size: Size(width: 360, height: Double(samples.count) * Self.row),
      scale: Self.scale, systemTraits: ground.traits)
    controller.view.backgroundColor = ground.color
    for (index, sample) in samples.enumerated() {
      sample.view.frame.origin = Point(x: 10, y: Double(index) * Self.row + 8)
      controller.view.addSubview(sample.view)
    }
    stage.settle()
  }

  /// The picture.
  var bitmap: Bitmap { stage.picture.bitmap }

  /// The greatest contrast of each sample with what is most frequent around it.
  var contrasts: [(sample: ContrastSample, contrast: Double)] {
    let bitmap = bitmap
    return samples.map { ($0, bitmap.contrast(in: $0.view.convert($0.part, to: nil), Self.scale)) }
  }

  /// The names of the samples that look the same in another picture of them.
  func same(as other: Bitmap) -> [String] {
    let bitmap = bitmap
    return samples.filter { sample in
      let part = sample.view.convert(sample.view.bounds.insetBy(dx: -4, dy: -4), to: nil)
      return bitmap.pixels(in: part, Self.scale) == other.pixels(in: part, Self.scale)
    }.map(\.name)
  }
}

extension Bitmap {
  /// Returns the pixels in a rectangle of points, from top to bottom, without what is outside.
  func pixels(in part: Rect, _ scale: Double) -> [UInt32] {
    let columns = (Int(part.minX * scale)..<Int(part.maxX * scale)).clamped(to: 0..<width)
    let rows = (Int(part.minY * scale)..<Int(part.maxY * scale)).clamped(to: 0..<height)
    return rows.flatMap { y in columns.map { self[$0, y] } }
  }

  /// Returns the greatest contrast of a pixel in a rectangle with the most frequent one there.
  func contrast(in part: Rect, _ scale: Double) -> Double {
    var counts: [UInt32: Int] = [:]
    var run: (pixel: UInt32, length: Int) = (0, 0)
    for pixel in pixels(in: part, scale) {
      if pixel == run.pixel {
        run.length += 1
      } else {
        counts[run.pixel, default: 0] += run.length
        run = (pixel, 1)
      }
    }
    counts[run.pixel, default: 0] += run.length
    counts = counts.filter { $0.value > 0 }
    let ground = counts.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key ?? 0
    return counts.keys.map { pixelContrast($0, ground) }.max() ?? 1
  }
}

/// Returns the contrast of two opaque pixels by the formula of WCAG 2.
private func pixelContrast(_ one: UInt32, _ other: UInt32) -> Double {
  func luminance(_ pixel: UInt32) -> Double {
    func linear(_ shift: UInt32) -> Double {
      let value = Double(pixel >> shift & 255) / 255
      return value <= 0.04045 ? value / 12.92 : power((value + 0.055) / 1.055)
    }
    return 0.2126 * linear(16) + 0.7152 * linear(8) + 0.0722 * linear(0)
  }
  let (first, second) = (luminance(one), luminance(other))
  return (max(first, second) + 0.05) / (min(first, second) + 0.05)
}

/// Returns the power of 2.4 of a number from 0 to 1: its square times its fifth root squared.
private func power(_ value: Double) -> Double {
  var root = 1.0
  for _ in 0..<24 {
    root -= (root * root * root * root * root - value) / (5 * root * root * root * root)
  }
  return value * value * root * root
}

@MainActor
@Suite("The contrast of texts, and of what cannot be used", .noWarnings)
struct InactiveContrastTests {
  private static let buttons: [(String, Button.Configuration)] = [
    ("plain", .plain()), ("gray", .gray()), ("tinted", .tinted()), ("filled", .filled()),
    ("borderless", .borderless()), ("bordered", .bordered()),
    ("bordered tinted", .borderedTinted()), ("prominent", .borderedProminent()),
  ]

  private static func button(_ configuration: Button.Configuration) -> Button {
    var configuration = configuration
    configuration.title = "Share HIM"
    return Button(configuration: configuration)
  }

  private static func buttonSamples(isEnabled: Bool) -> [ContrastSample] {
    let size = Size(width: 150, height: 36)
    var samples = buttons.map { ContrastSample($0.0, button($0.1), size) }
    var red = Button.Configuration.filled()
    red.baseBackgroundColor = .systemRed
    var yellow = Button.Configuration.plain()
    yellow.baseForegroundColor = .systemYellow
    let titled = button(.filled())
    titled.setTitleColor(.white, for: .normal)
    let pictured = Button(configuration: .plain())
    pictured.image = Image(systemName: "square.and.arrow.up.fill") ?? Image(systemName: "plus")
    samples += [
      ContrastSample("red", button(red), size), ContrastSample("yellow", button(yellow), size),
      ContrastSample("title color", titled, size), ContrastSample("symbol", pictured, size),
    ]
    for sample in samples { (sample.view as? Button)?.isEnabled = isEnabled }
    return samples
  }

  private static func valueSamples(isEnabled: Bool) -> [ContrastSample] {
    let (on, off, slider, stepper) = (Switch(), Switch(), Slider(), Stepper())
    on.isOn = true
    slider.value = 0.5
    let segments = SegmentedControl(items: ["HIM", "Week"])
    let other = SegmentedControl(items: ["HIM", "Week"])
    (segments.selectedSegmentIndex, other.selectedSegmentIndex) = (0, 0)
    let pages = PageControl()
    (pages.numberOfPages, pages.currentPage) = (4, 1)
    for control in [on, off, slider, stepper, segments, other, pages] as [Control] {
      control.isEnabled = isEnabled
    }
    let size = Size(width: 150, height: 32)
    var chosen = ContrastSample("chosen segment", segments, size)
    chosen.part = Rect(x: 8, y: 6, width: 58, height: 20)
    var unchosen = ContrastSample("other segment", other, size)
    unchosen.part = Rect(x: 84, y: 6, width: 58, height: 20)
    var current = ContrastSample("page", pages, size)
    var further = current
    current.part = Rect(x: 0, y: 0, width: 71, height: 32)
    further.part = Rect(x: 76, y: 0, width: 60, height: 32)
    return [
      ContrastSample("switch on", on, Size(width: 51, height: 31), inset: -4),
      ContrastSample("switch off", off, Size(width: 51, height: 31), inset: -4),
      ContrastSample("slider", slider, size), ContrastSample("stepper", stepper, size), chosen,
      unchosen, current, further,
    ]
  }

  private static func fieldSamples(isEnabled: Bool) -> [ContrastSample] {
    let size = Size(width: 200, height: 34)
    var samples: [ContrastSample] = []
    for style in [TextField.BorderStyle.none, .line, .bezel, .roundedRect] {
      for text in ["", "HIM Written"] {
        let field = TextField()
        (field.borderStyle, field.placeholder, field.text) = (style, "HIM Place", text)
        field.isEnabled = isEnabled
        samples.append(
          ContrastSample(
            "field \(style) \(text)", field, size, inset: 5,
            least: isEnabled && text.isEmpty ? 4.5 : 3))
      }
    }
    for text in ["", "HIM Written"] {
      let bar = SearchBar()
      (bar.placeholder, bar.text) = ("HIM Place", text)
      bar.searchTextField.isEnabled = isEnabled
      var sample = ContrastSample(
        "search bar \(text)", bar, Size(width: 300, height: 52),
        least: isEnabled && text.isEmpty ? 4.5 : 3)
      sample.part = Rect(x: 54, y: 14, width: 120, height: 24)
      samples.append(sample)
      var symbol = sample
      symbol.part = Rect(x: 24, y: 14, width: 20, height: 24)
      symbol.least = 3
      samples.append(symbol)
    }
    return samples
  }

  private static func barSamples(isEnabled: Bool) -> [ContrastSample] {
    func item(_ style: BarButtonItem.Style, _ image: Image? = nil) -> BarButtonItem {
      let item = BarButtonItem(title: "HIM Edit", image: image)
      item.style = style
      item.isEnabled = isEnabled
      return item
    }
    let plus = Image(systemName: "plus")
    let red = item(.plain)
    red.tintColor = .systemRed
    return [item(.plain), item(.done), item(.prominent), item(.plain, plus), red].enumerated().map {
      let bar = Toolbar()
      bar.items = [$0.element]
      var sample = ContrastSample("bar item \($0.offset)", bar, Size(width: 200, height: 44))
      sample.part = Rect(x: 14, y: 10, width: 40, height: 24)
      return sample
    } + tabSamples(isEnabled: isEnabled) + rowSamples
  }

  private static func tabSamples(isEnabled: Bool) -> [ContrastSample] {
    let items = (0..<2).map {
      TabBarItem(title: "HIM Tab", image: Image(systemName: "plus"), tag: $0)
    }
    for item in items { item.isEnabled = isEnabled }
    let bar = TabBar()
    bar.items = items
    return [ContrastSample("tab bar", bar, Size(width: 300, height: 49), inset: 4)]
  }

  /// Rows of tables, whose details are fainter than their texts, and a grip.
  private static var rowSamples: [ContrastSample] {
    let styles: [TableViewCell.CellStyle] = [.value1, .subtitle]
    return styles.map { style in
      let cell = TableViewCell(style: style, reuseIdentifier: nil)
      cell.backgroundColor = .clear
      cell.detailTextLabel?.text = "HIM Detail"
      return ContrastSample(
        "row \(style)", cell, Size(width: 300, height: 44), inset: 2, least: 4.5)
    } + [ContrastSample("grip", TableMoveControl(), Size(width: 38, height: 44))]
  }

  private func expect(_ ground: ContrastGround, _ samples: [ContrastSample]) {
    for (sample, contrast) in ContrastStage(ground, samples).contrasts {
      #expect(contrast >= sample.least, "\(sample.name) on \(ground): \(contrast)")
    }
  }

  @Test(
    "A disabled button has a contrast of 3 : 1 on every background", arguments: ContrastGround.all)
  func buttons(_ ground: ContrastGround) {
    expect(ground, Self.buttonSamples(isEnabled: false))
  }

  @Test("Other disabled controls have it, too", arguments: ContrastGround.all)
  func values(_ ground: ContrastGround) {
    expect(ground, Self.valueSamples(isEnabled: false))
  }

  @Test(
    "Placeholders have a contrast of 4.5 : 1, and texts that cannot be edited 3 : 1",
    arguments: ContrastGround.all)
  func fields(_ ground: ContrastGround) {
    expect(ground, Self.fieldSamples(isEnabled: true))
    expect(ground, Self.fieldSamples(isEnabled: false))
  }

  @Test(
    "Disabled items of bars have 3 : 1, and details of rows 4.5 : 1", arguments: ContrastGround.all)
  func bars(_ ground: ContrastGround) {
    expect(ground, Self.barSamples(isEnabled: false))
  }

  @Test(
    "D128, D129: secondary, tinted and destructive texts, placeholders and links have 4.5 : 1 with all fills, and 7 with contrast",
    arguments: ContrastGround.all)
  func texts(_ ground: ContrastGround) {
    func over(_ color: DynamicColor, _ back: Color) -> Color {
      let color = color.resolvedColor(with: ground.traits)
      return back.mixed(with: color.withAlphaComponent(1), by: color.alpha)
    }
    let plain = over(ground.color, over(.systemBackground, .white))
    let (chosen, field) = (over(.systemFill, plain), over(.tertiarySystemFill, plain))
    // Rows lie on the first two backgrounds.
    let rows = ground.name.hasPrefix("third") ? [plain, field] : [plain, field, chosen]
    for (name, color, grounds) in [
      ("secondary", DynamicColor.secondaryLabel, rows), ("link", .link, rows),
      ("placeholder", .placeholderText, [plain, field]), ("label", .label, rows),
      ("destructive", .destructiveLabel, [plain]),
    ] {
      for back in grounds {
        let contrast = pixelContrast(over(color, back).premultiplied, back.premultiplied)
        #expect(contrast >= ground.leastOfTexts, "\(name) on \(ground): \(contrast)")
      }
    }
  }

  @Test("What cannot be used looks different from what can", arguments: ContrastGround.all)
  func different(_ ground: ContrastGround) {
    guard ground.name.hasPrefix("plain") else { return }
    for make in [Self.buttonSamples, Self.valueSamples, Self.fieldSamples, Self.tabSamples] {
      let enabled = ContrastStage(ground, make(true))
      let same = ContrastStage(ground, make(false)).same(as: enabled.bitmap)
      #expect(same.allSatisfy { $0.hasPrefix("search bar") }, "\(same) on \(ground)")
    }
  }

  @Test("Disabled rows of menus and alerts have 3 : 1", arguments: ContrastGround.all)
  func rows(_ ground: ContrastGround) throws {
    guard ground.name.hasPrefix("plain") else { return }
    let controller = ViewController()
    let stage = Stage(
      controller, size: Size(width: 400, height: 400), scale: 2, systemTraits: ground.traits)
    controller.view.backgroundColor = ground.color
    let button = Button(frame: Rect(x: 20, y: 20, width: 100, height: 40))
    button.title = "Menu"
    button.showsMenuAsPrimaryAction = true
    button.menu = Menu(children: [
      Action(title: "HIM Copy", attributes: .disabled) { _ in },
      Action(title: "HIM Delete", attributes: [.disabled, .destructive]) { _ in },
    ])
    controller.view.addSubview(button)
    stage.tap(at: Point(x: 60, y: 40))
    stage.settle()
    for name in ["HIM Copy", "HIM Delete"] {
      let frame = try #require(stage.element(name)?.frame)
      #expect(stage.picture.bitmap.contrast(in: frame, 2) >= 3)
    }
    stage.press(.escape)
    stage.settle()
    let alert = AlertController(title: "Alert", message: nil, preferredStyle: .alert)
    for style in [AlertAction.Style.default, .destructive] {
      let action = AlertAction(title: "HIM \(style)", style: style) { _ in }
      action.isEnabled = false
      alert.addAction(action)
    }
    controller.present(alert, animated: false)
    stage.settle()
    for name in ["HIM default", "HIM destructive"] {
      let frame = try #require(stage.element(name)?.frame).insetBy(dx: 4, dy: 4)
      #expect(stage.picture.bitmap.contrast(in: frame, 2) >= 3)
    }
  }
}
