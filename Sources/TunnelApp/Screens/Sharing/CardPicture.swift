internal import Atlas
import Containers

/// Draws a card into pixels.
nonisolated enum CardPicture {
  /// Returns the pictures of both globes, each around its end, which fill their squares.
  ///
  /// It waits for all the imagery, so call it off the main actor while a window is open.
  static func globes(
    of card: ShareCard, _ proportions: CardProportions, earth: Earth
  ) -> Ends<Image> {
    let side = proportions.globe
    let size = Size(width: side, height: side)
    return Ends { end in
      // A pixel larger, so that the edge of the disc is cut through the ground.
      var scene = MapScene(
        camera: Camera(center: card.dig.place(at: end), radius: side / 2 + 1), size: size, scale: 1)
      scene.style = card.style
      scene.showsOtherSide = card.showsOtherSide
      scene.showsNames = false
      let renderer = MapRenderer(earth: earth, isPatient: true)
      renderer.prepare(scene)
      return Image.drawn(size: size) { renderer.draw(on: $0) }
    }
  }

  /// Returns the pictures of both globes, drawn off the main actor.
  @concurrent
  static func drawGlobes(
    of card: ShareCard, _ proportions: CardProportions, earth: Earth
  ) async -> Ends<Image> { globes(of: card, proportions, earth: earth) }

  /// Returns the picture of a card in light or dark, and from right to left where text is read so.
  @MainActor
  static func draw(
    _ card: ShareCard, globes: Ends<Image>, _ proportions: CardProportions,
    traits: TraitCollection
  ) -> Bitmap {
    let chosen = TraitCollection {
      $0.userInterfaceStyle = traits.userInterfaceStyle == .light ? .light : .dark
      $0.layoutDirection = traits.layoutDirection
    }
    // The card has the usual text size, whatever the user's is.
    return chosen.performAsCurrent {
      let view = ShareCardView(card, globes: globes, proportions)
      return Image.drawn(size: proportions.size) { canvas in
        view.drawHierarchy(in: view.bounds, on: canvas, afterScreenUpdates: true)
      }.bitmap
    }
  }
}
