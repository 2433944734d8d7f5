import Containers
import ContainersTesting
import Testing

@MainActor
struct SymbolPictureTests {
  @Test(
    "All symbols look as accepted, as light as text and in the heaviest weight",
    arguments: [(Font.Weight.regular, "symbols"), (.black, "symbols-black")])
  func all(_ weight: Font.Weight, name: String) throws {
    let names = Image.symbolNames
    let columns = 12
    let rows = (names.count + columns - 1) / columns
    let size = Size(width: Double(columns) * 32, height: Double(rows) * 32)
    let picture = Image.drawn(size: size, scale: 2) { canvas in
      canvas.fill(.white)
      for (index, name) in names.enumerated() {
        draw(
          name, .init(pointSize: 17, weight: weight), canvas,
          Point(x: Double(index % columns) * 32 + 16, y: Double(index / columns) * 32 + 16))
      }
    }
    try expectPicture(picture, matches: name)
  }

  @Test("Symbols in every weight and scale, and next to text, look as accepted")
  func weights() throws {
    let names = [
      "chevron.left", "gearshape", "trash", "heart.fill", "checkmark.circle.fill", "plus",
    ]
    let picture = Image.drawn(size: Size(width: 330, height: 246)) { canvas in
      canvas.fill(.white)
      for (row, weight) in Font.Weight.allCases.enumerated() {
        for (column, name) in names.enumerated() {
          draw(
            name, .init(pointSize: 17, weight: weight), canvas,
            Point(x: 16 + Double(column) * 28, y: 16 + Double(row) * 26))
        }
      }
      for (row, scale) in [Image.SymbolScale.small, .medium, .large].enumerated() {
        for (column, name) in names.enumerated() {
          draw(
            name, .init(pointSize: 14, weight: .regular, scale: scale), canvas,
            Point(x: 190 + Double(column) * 24, y: 16 + Double(row) * 28))
        }
      }
      for (row, weight) in [Font.Weight.regular, .semibold, .bold].enumerated() {
        let font = Font.systemFont(ofSize: 14, weight: weight)
        let y = 110 + Double(row) * 30
        draw("star", .init(font: font), canvas, Point(x: 190, y: y))
        let text = TextLayout("Favorites", style: TextStyle(font: font))
        canvas.draw(text, at: Point(x: 204, y: y - text.size.height / 2), color: .black)
      }
    }
    try expectPicture(picture, matches: "symbol-weights")
  }

  private func draw(
    _ name: String, _ configuration: Image.SymbolConfiguration, _ canvas: Canvas, _ center: Point
  ) {
    guard let image = Image(systemName: name, withConfiguration: configuration) else { return }
    // On whole points, as in a view.
    let corner = Rect(center: center, size: image.size).origin
    canvas.draw(
      image,
      in: Rect(origin: Point(x: corner.x.rounded(), y: corner.y.rounded()), size: image.size))
  }

  @Test("Image views, buttons, segments and cells show templates in their colors as accepted")
  func views() {
    let stage = Stage(ViewController(), size: Size(width: 320, height: 196), scale: 2)
    let content = StackView(arrangedSubviews: [imageViews(), buttons(), segments(), cell()])
    content.axis = .vertical
    content.alignment = .leading
    content.spacing = 12
    content.frame = Rect(
      origin: Point(x: 12, y: 12),
      size: content.systemLayoutSizeFitting(View.layoutFittingCompressedSize))
    stage.window.backgroundColor = .white
    stage.window.addSubview(content)
    stage.turn()
    stage.expectPicture(named: "template-images")
  }

  private func imageViews() -> View {
    let colors: [Color?] = [nil, .red, .orange, .purple]
    let views = zip(["heart.fill", "bell", "star.fill", "globe"], colors).map { name, color in
      let view = ImageView(image: Image(systemName: name))
      view.preferredSymbolConfiguration = .init(textStyle: .title2)
      if let color { view.tintColor = color }
      return view
    }
    let row = StackView(arrangedSubviews: views)
    row.spacing = 12
    return row
  }

  private func buttons() -> View {
    let kinds: [(Button.Configuration, String, String)] = [
      (.filled(), "Add", "plus"), (.gray(), "Delete", "trash"),
      (.plain(), "Share", "square.and.arrow.up"),
    ]
    let row = StackView(
      arrangedSubviews: kinds.map { kind, title, symbol in
        var configuration = kind
        configuration.title = title
        configuration.image = Image(systemName: symbol)
        let button = Button(configuration: configuration)
        button.isEnabled = title != "Share"
        return button
      })
    row.spacing = 8
    return row
  }

  private func segments() -> View {
    let control = SegmentedControl(
      items: ["list.bullet", "square.grid.2x2", "slider.horizontal.3"].compactMap {
        Image(systemName: $0)
      })
    control.selectedSegmentIndex = 0
    return control
  }

  private func cell() -> View {
    let cell = TableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel.text = "Bookmarks"
    cell.imageView.image = Image(systemName: "bookmark")
    cell.accessoryType = .checkmark
    cell.widthAnchor.constraint(equalToConstant: 296).isActive = true
    cell.heightAnchor.constraint(equalToConstant: 44).isActive = true
    return cell
  }
}
