import Atlas
import Containers
import ContainersTesting
import Testing

@testable import TunnelApp
@testable import TunnelTestSupport

@MainActor
@Suite("The card to send")
struct CardPictures {
  private func card(_ start: String, _ style: MapStyle = .hybrid) throws -> ShareCard {
    let dig = Dig(entrance: place(start))
    let ends = try Ends(
      start: TunnelStage.earth.describe(dig.entrance), target: TunnelStage.earth.describe(dig.exit))
    return ShareCard(ends, written: .degreesMinutesSeconds, style: style)
  }

  private func proportions(_ width: Int, _ height: Int) throws -> CardProportions {
    try #require(CardProportions(width: width, height: height))
  }

  /// Returns a stage with nothing but a card.
  private func stage(
    _ card: ShareCard, _ proportions: CardProportions, _ style: UserInterfaceStyle,
    _ direction: TraitEnvironmentLayoutDirection = .leftToRight
  ) -> Stage {
    let traits = TraitCollection {
      $0.userInterfaceStyle = style
      $0.layoutDirection = direction
    }
    let controller = ViewController()
    let globes = CardPicture.globes(of: card, proportions, earth: TunnelStage.earth)
    controller.view = traits.performAsCurrent {
      ShareCardView(card, globes: globes, proportions)
    }
    return Stage(controller, size: proportions.size, systemTraits: traits)
  }

  private static let longest = ShareCard.Side(
    name: "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch",
    setting: "South Georgia and the South Sandwich Islands, 1,234 km off Bouvet Island",
    coordinates: "179°59′59.9″W 89°59′59.9″S")

  @Test("T41: a card has both globes, names, coordinates, the length and the time of the fall")
  func picture() throws {
    let stage = stage(try card("-41.28664 174.77557"), try proportions(800, 420), .light)
    stage.expectPicture(
      named: "card-light", tolerance: PictureTolerance(channel: 12, share: 0.01))
  }

  @Test("T41: on a square card the tunnel leads down, and a long name becomes smaller and wraps")
  func square() throws {
    var card = try card("56.55 8.316667", .plain)
    card.sides.start = Self.longest
    let stage = stage(card, try proportions(800, 800), .dark)
    stage.expectPicture(
      named: "card-square", tolerance: PictureTolerance(channel: 12, share: 0.01))
  }

  @Test("T41: a word of a name is broken only if it is too long in every size")
  func words() {
    let proportions = CardProportions.landscape
    let name = "Llanfairpwllgwyngyll"
    let label = Label(
      text: name, font: CardProportions.nameFont.withSize(proportions.nameSize(of: [name])))
    label.frame.size = Size(width: proportions.columnWidth, height: 100)
    #expect(!label.isTruncated)
    let chinese = String(repeating: "中", count: 12)
    #expect(proportions.nameSize(of: [chinese]) == proportions.nameSizes.first)
  }

  @Test("T41: the texts are those of the window")
  func texts() throws {
    let card = try card("56.55 8.316667")
    #expect(card.sides.start.name == "Lemvig")
    #expect(card.sides.start.setting == "Denmark")
    #expect(card.sides.start.coordinates == "56°33′00″N 8°19′00″E")
    #expect(card.sides.target.name == "South Pacific Ocean")
    #expect(card.sides.target.setting?.hasSuffix("km off New Zealand") == true)
    #expect(card.length == "12,727 km")
    #expect(card.fall == "38 min 11 s")
  }

  @Test(
    "T41: no text of a card is cut off or outside, in any of its shapes and in both directions",
    arguments: [(1200, 630), (1080, 1080), (800, 420), (800, 1000), (1050, 420), (1060, 750)])
  func room(width: Int, height: Int) throws {
    var card = try card("56.55 8.316667", .plain)
    card.sides.start = Self.longest
    for direction in [TraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
      let stage = stage(card, try proportions(width, height), .dark, direction)
      let view = try #require(stage.window.rootViewController?.view)
      stage.turn()
      let labels = labels(in: view)
      #expect(labels.count == 13)
      let frames = labels.map { $0.convert($0.bounds, to: view) }
      for (label, frame) in zip(labels, frames) {
        #expect(!label.isTruncated, "\(label.text ?? "")")
        #expect(view.bounds.contains(frame), "\(label.text ?? "")")
      }
      for (index, frame) in frames.enumerated() {
        let others = frames[(index + 1)...].filter { $0.intersects(frame) }
        #expect(others.isEmpty, "\(labels[index].text ?? "")")
      }
    }
  }

  private func labels(in view: View) -> [Label] {
    view.subviews.flatMap { view in [view as? Label].compactMap(\.self) + labels(in: view) }
  }

  @Test("T41: a size that is too small, too narrow or too wide has no layout")
  func refusals() {
    for (width, height) in [(799, 630), (1200, 419), (1000, 1340), (1200, 479), (1, 1)] {
      #expect(CardProportions(width: width, height: height) == nil, "\(width)x\(height)")
    }
    #expect(CardProportions(width: 1200, height: 630) == .landscape)
    #expect(CardProportions(width: 8192, height: 4096)?.isWide == true)
  }

  @Test("T41: the command draws the card in light or dark, without a window")
  func command() throws {
    let card = try card("56.55 8.316667", .plain)
    let proportions = try proportions(800, 420)
    let globes = CardPicture.globes(of: card, proportions, earth: TunnelStage.earth)
    func corner(_ style: UserInterfaceStyle) -> UInt32 {
      let traits = TraitCollection { $0.userInterfaceStyle = style }
      return CardPicture.draw(card, globes: globes, proportions, traits: traits)[0, 0]
    }
    #expect(corner(.light) == 0xFFFF_FFFF)
    #expect(corner(.dark) == 0xFF20_2832)
    #expect(corner(.unspecified) == 0xFF20_2832)
  }
}
