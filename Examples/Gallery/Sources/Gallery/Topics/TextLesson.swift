import Containers

/// A text field holds a line, a text view any number.
///
/// Both know the keys of a desktop, undo, the clipboard and the primary selection. A label shows
/// text in runs of different styles.
///
/// A font for a *text style* follows the size that the user prefers.
final class TextLesson: Lesson {
  private let count = Label.note("")
  private let story = TextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    add("Fields", field("Name"), field("Password", isSecure: true), field("At most ten", limit: 10))
    story.text = "Once upon a time, there was a program without a browser in it."
    story.accessibility.label = "Story"
    story.borderColor = DynamicColor.separator
    story.borderWidth = 1
    story.cornerRadius = 8
    story.delegate = self
    story.heightAnchor.constraint(equalToConstant: 110).isActive = true
    add("A text view", story, count)
    add("Styles of one label", styled())
    let styles: [(title: String, style: Font.TextStyle)] = [
      ("Large title", .largeTitle), ("Title", .title1), ("Headline", .headline), ("Body", .body),
      ("Callout", .callout), ("Footnote", .footnote), ("Caption", .caption1),
    ]
    let column = StackView(arrangedSubviews: styles.map { Label.heading($0.title, $0.style) })
    column.axis = .vertical
    column.spacing = 4
    add("Text styles", column)
    follow()
  }

  private func field(_ name: String, isSecure: Bool = false, limit: Int? = nil) -> TextField {
    let field = TextField()
    field.placeholder = name
    field.accessibility.label = name
    field.borderStyle = .roundedRect
    field.clearButtonMode = .whileEditing
    field.isSecureTextEntry = isSecure
    if let limit { field.maximumLength = limit }
    return field
  }

  private func styled() -> Label {
    let font = Font.preferredFont(forTextStyle: .title3)
    var struck = TextStyle(font: font, color: .systemRedInk)
    struck.strikethroughStyle = .single
    let label = Label.heading("", .title3)
    label.styledText = StyledText(runs: [
      StyledText.Run("Bold", style: TextStyle(font: font.withWeight(.bold))),
      StyledText.Run(", "),
      StyledText.Run(
        "underlined", style: TextStyle(font: font, underlineStyle: [.single, .patternDot])),
      StyledText.Run(", "), StyledText.Run("struck", style: struck), StyledText.Run(", "),
      StyledText.Run("spaced", style: TextStyle(font: font, tracking: 4)),
    ])
    return label
  }

  private func follow() {
    let words = (story.text ?? "").split(whereSeparator: \.isWhitespace).count
    count.text = "\(words) words, \((story.text ?? "").count) characters"
  }
}

extension TextLesson: TextViewDelegate {
  func textViewDidChange(_ textView: TextView) { follow() }
}

extension Color {
  /// Red that can be read on light and on dark.
  fileprivate static var systemRedInk: Color { Color(red: 0.85, green: 0.2, blue: 0.18) }
}
