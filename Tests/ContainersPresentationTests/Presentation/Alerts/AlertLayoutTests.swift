import Testing

@testable import Containers

@MainActor
struct AlertLayoutTests {
  private typealias Content = AlertLayout.Content

  /// A text with lines 20 points high that breaks anywhere.
  private func text(_ width: Double, lineHeight: Double = 20) -> AlertLayout.Text {
    AlertLayout.Text(width: width, lineHeight: lineHeight) {
      (width / max(1, $0)).rounded(.up) * lineHeight
    }
  }

  private func action(
    _ style: AlertAction.Style = .default, _ width: Double = 50, lineHeight: Double = 20
  ) -> AlertLayout.Action {
    AlertLayout.Action(style: style, title: text(width, lineHeight: lineHeight))
  }

  private func layout(
    _ content: Content, width: Double = 300, height: Double = .infinity, isRightToLeft: Bool = false
  ) -> AlertLayout {
    AlertLayout(content, width: width, height: height, isRightToLeft: isRightToLeft)
  }

  @Test(
    "F151: An alert is as wide as its text and buttons need, from 280 to 420 points",
    arguments: [
      (title: 100.0, message: 100.0, button: 50.0, width: 280.0), (330, 0, 50, 370),
      (900, 0, 50, 420), (100, 990, 50, 370), (100, 9000, 50, 420), (100, 0, 150, 364),
      (100, 0, 300, 332), (100, 0, 900, 420),
    ])
  func width(title: Double, message: Double, button: Double, width: Double) {
    let content = Content(
      title: text(title), message: text(message),
      actions: [action(.default, button), action(.cancel, 20)])
    #expect(AlertLayout.width(of: content, within: .infinity) == width)
  }

  @Test("F151: In a narrow window an alert is as wide as there is room", arguments: [200.0, 288])
  func narrow(room: Double) {
    let content = Content(message: text(9000), actions: [action()])
    #expect(AlertLayout.width(of: content, within: room) == room)
  }

  @Test(
    "F151: Two short actions are side by side in halves, the cancel action leading",
    arguments: [false, true], [false, true])
  func pair(isCancelFirst: Bool, isRightToLeft: Bool) {
    let actions = [action(), action(.cancel)]
    let layout = layout(
      Content(title: text(50), actions: isCancelFirst ? actions.reversed() : actions),
      isRightToLeft: isRightToLeft)
    let cancel = layout.actions[isCancelFirst ? 0 : 1]
    let other = layout.actions[isCancelFirst ? 1 : 0]

    #expect(layout.arrangement == .sideBySide)
    #expect(cancel == Rect(x: isRightToLeft ? 150 : 0, y: 0, width: 150, height: 44))
    #expect(other == Rect(x: isRightToLeft ? 0 : 150, y: 0, width: 150, height: 44))
    #expect(layout.size.height == layout.textHeight + 44)
  }

  @Test("F151: Two actions side by side are as high as the higher one")
  func pairHeight() {
    let actions = [action(.cancel, 50, lineHeight: 40), action()]
    let layout = layout(Content(title: text(50), actions: actions))

    #expect(layout.arrangement == .sideBySide)
    #expect(layout.actions.map(\.height) == [60, 60])
    #expect(layout.actionsHeight == 60)
  }

  @Test("F151: Two actions of which one is long are stacked, the cancel action last")
  func longPair() {
    let layout = layout(Content(actions: [action(.cancel), action(.default, 130)]))

    #expect(layout.arrangement == .stacked)
    #expect(layout.order == [1, 0])
    #expect(layout.actions[1] == Rect(x: 0, y: 0, width: 300, height: 44))
    #expect(layout.actions[0] == Rect(x: 0, y: 44, width: 300, height: 44))
  }

  @Test("F151: Three actions are stacked in their order, the cancel action last")
  func three() {
    let layout = layout(Content(actions: [action(), action(.cancel), action(.destructive)]))

    #expect(layout.order == [0, 2, 1])
    #expect(layout.actions.map(\.minY) == [0, 88, 44])
  }

  @Test("F154: Two short actions of an action sheet are stacked")
  func sheet() {
    let content = Content(allowsPair: false, actions: [action(), action(.cancel)])
    #expect(layout(content).arrangement == .stacked)
  }

  @Test("F012: An action is 44 points high, and higher for a title that is larger or wraps")
  func rows() {
    let actions = [action(), action(.default, 50, lineHeight: 40), action(.default, 400)]
    #expect(layout(Content(actions: actions)).actions.map(\.height) == [44, 60, 60])
  }

  @Test("F151: The title, the message, and the text fields are below each other")
  func order() {
    let content = Content(
      title: text(50), message: text(500), fields: [34, 36], actions: [action()])
    let layout = layout(content)

    #expect(layout.title == Rect(x: 20, y: 20, width: 260, height: 20))
    #expect(layout.message == Rect(x: 20, y: 46, width: 260, height: 40))
    #expect(
      layout.fields == [
        Rect(x: 20, y: 102, width: 260, height: 34), Rect(x: 20, y: 144, width: 260, height: 36),
      ])
    #expect(layout.textHeight == 200)
    #expect(layout.textFrame == Rect(x: 0, y: 0, width: 300, height: 200))
    #expect(layout.actionsFrame == Rect(x: 0, y: 200, width: 300, height: 44))
  }

  @Test("F151: Without a title, the message is at the top, and without text there are only actions")
  func parts() {
    #expect(layout(Content(message: text(50), actions: [action()])).message.minY == 20)
    #expect(layout(Content(actions: [action()])).size == Size(width: 300, height: 44))
    #expect(layout(Content(title: text(50))).size == Size(width: 300, height: 60))
  }

  @Test("F151: A message of up to four lines is centered, and a longer one is not")
  func centering() {
    #expect(layout(Content(message: text(1040))).isMessageCentered)
    #expect(!layout(Content(message: text(1041))).isMessageCentered)
  }

  @Test("F151: A long message scrolls, and the buttons stay")
  func longMessage() {
    let content = Content(message: text(10_400), actions: [action(), action(.cancel)])
    let layout = layout(content, height: 400)

    #expect(layout.textHeight == 840)
    #expect(layout.textFrame.height == 356)
    #expect(layout.actionsFrame == Rect(x: 0, y: 356, width: 300, height: 44))
    #expect(layout.actionsHeight == 44)
    #expect(layout.size.height == 400)
  }

  @Test("F151: A text gives way to the buttons until the title and a line are left")
  func low() {
    let content = Content(
      title: text(50), message: text(10_400), actions: (0..<5).map { _ in action() })
    let layout = layout(content, height: 292)

    #expect(layout.textFrame.height == 72)
    #expect(layout.actionsFrame == Rect(x: 0, y: 72, width: 300, height: 220))
  }

  @Test("F151: Where there is not even room for the buttons, they scroll, and one is cut off")
  func lower() {
    let content = Content(
      title: text(50), message: text(10_400), actions: (0..<5).map { _ in action() })
    let layout = layout(content, height: 280)

    #expect(layout.textFrame.height == 82)
    #expect(layout.actionsFrame == Rect(x: 0, y: 82, width: 300, height: 198))
    #expect(layout.actionsHeight == 220)
  }

  @Test("F151: A short text is shown in full above buttons that scroll")
  func lowWithShortText() {
    let content = Content(title: text(50), actions: (0..<7).map { _ in action() })
    let layout = layout(content, height: 288)

    #expect(layout.textFrame.height == 60)
    #expect(layout.actionsFrame.height == 198)
  }
}
