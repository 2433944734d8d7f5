import Atlas
import Containers
internal import Support

/// What people send about a tunnel: a sentence and a card.
extension ShareCoordinator {
  /// The menu of what can be sent.
  var shareMenu: Menu {
    let clipboard = pictureClipboard()
    let copyCard = clipboard.map { clipboard in
      Action(title: Messages.Sharing.copyCard) { [weak self] _ in self?.copyCard(to: clipboard) }
    }
    let links = End.allCases.map(copyLink)
    let cards = [
      copyCard,
      Action(title: Messages.Sharing.saveCard) { [weak self] _ in self?.saveCard() },
      Action(title: Messages.FallFilm.save) { [weak self] _ in self?.saveFilm() },
    ]
    return Menu(
      title: Messages.Sharing.menu,
      children: [sentenceCommand] + links + cards.compactMap(\.self))
  }

  /// Copies a sentence about the tunnel.
  ///
  /// Its key is handled by ``TunnelSplitViewController/pressesBegan(_:)``, which lets a focused fact be
  /// copied first.
  var sentenceCommand: KeyCommand {
    KeyCommand(.character("c"), modifierFlags: .control, title: Messages.Sharing.copySentence) {
      [weak self] in self?.copySentence()
    }
  }

  private func copySentence() {
    guard let ends = describedEnds else {
      return panels.notice.show(Messages.Sharing.unreadable)
    }
    let sentence = inShownUnits { TunnelSentence.text(of: ends) }
    copy(sentence, notice: Messages.Sharing.copiedSentence(sentence))
  }

  /// Copies a link to an end, which it names.
  private func copyLink(to end: End) -> Action {
    let place = current.dig.place(at: end)
    let name = naming.names[end]?.place.shortened(to: 32) ?? settings.format.shown(place)
    let title =
      end == .start
      ? Messages.Sharing.copyLinkToStart(name) : Messages.Sharing.copyLinkToEnd(name)
    return Action(title: title) { [weak self] _ in
      guard let self else { return }
      copy(settings.chosen.link.address(of: place))
    }
  }

  /// Saves the card among the user's pictures.
  private func saveCard() {
    let name = Messages.Card.fileName(fileWords).outgoing
    makeCard { [weak self] in
      self?.save($0, named: name, confirmation: Messages.Sharing.savedCard)
    }
  }

  /// The start in the name of a file: its name, without what a file's name cannot have, or its
  /// coordinates.
  var fileWords: String {
    guard let name = describedEnds?.start.headline?.name else {
      return CoordinateFormat.decimal.string(for: current.dig.entrance)
    }
    // File systems take at most 255 bytes, with the rest of the name and a number.
    return String(name.escapingControls.map { "/\\:".contains($0) ? "-" : $0 }.prefix(50))
  }

  /// Copies the card as a picture.
  private func copyCard(to clipboard: PictureClipboard) {
    makeCard { [weak self] picture in
      self?.copying = Task {
        let failure = await withTaskExecutorPreference(WorkQueue("clipboard")) {
          await clipboard.copy(picture)
        }
        self?.panels.notice.show(failure ?? Messages.Sharing.copiedCard)
      }
    }
  }

  /// Makes the card of the tunnel, with its globes off the main actor, in the look of the window.
  private func makeCard(completion: @escaping (Bitmap) -> Void) {
    guard let ends = describedEnds, let presenter = panels.split else {
      return panels.notice.show(Messages.Sharing.unreadable)
    }
    let card = inShownUnits { ShareCard(ends, written: settings.format) }
    let traits = presenter.traitCollection
    let proportions = settings.chosen.card.proportions
    Task { [earth] in
      let globes = await withTaskExecutorPreference(WorkQueue("card")) {
        await CardPicture.drawGlobes(of: card, proportions, earth: earth)
      }
      completion(CardPicture.draw(card, globes: globes, proportions, traits: traits))
    }
  }

  /// Both ends as they are now; nil if the data cannot be read.
  private var describedEnds: Ends<PlaceDescription>? {
    let dig = current.dig
    // Reading a place takes a fraction of a frame. What fails is noted by the Earth.
    guard let start = try? earth.describe(dig.entrance), let target = try? earth.describe(dig.exit)
    else { return nil }
    return Ends(start: start, target: target)
  }

  private func inShownUnits<Result>(_ body: () -> Result) -> Result {
    panels.split?.inShownUnits(body) ?? body()
  }
}

extension String {
  /// The text, or as much of it as has at most a number of characters with an ellipsis.
  fileprivate func shortened(to length: Int) -> String {
    guard count > length else { return self }
    let kept = prefix(length - 1)
    let words = kept.lastIndex(of: " ").map { kept[..<$0] } ?? kept
    return (words.count > length / 2 ? words : kept) + "…"
  }
}
