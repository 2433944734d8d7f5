import Atlas
import Containers

extension TunnelViewController {
  /// Flips both containers, the start first, to the info sides or back to the maps.
  package func flip() {
    guard !isFlipping else { return }
    for map in maps.values { map.cancelDrag() }
    isFlipping = true
    focusAfterFlip = successor(of: view.window?.focusedView)
    strip.radar.isEnabled = false
    showsInfo.toggle()
    strip.showsInfo = showsInfo
    if showsInfo { handOverLocations() }
    turn(.start) { [weak self] in
      self?.turn(.target) { [weak self] in self?.flipDidEnd() }
    }
  }

  /// Flips to the info sides with both answers available at once.
  func flip(answering answer: PlaceLookup.Answer) throws(AssetError) {
    flip()
    infos[.start].show(try answer(dig.entrance))
    infos[.target].show(try answer(dig.exit))
  }

  private func turn(_ end: End, completion: @escaping () -> Void) {
    let (map, info) = (maps[end], infos[end])
    let (old, new): (ViewController, ViewController) = showsInfo ? (map, info) : (info, map)
    addChild(new)
    old.willMove(toParent: nil)
    new.view.frame = containers[end].bounds
    transition(
      from: old, to: new, duration: .milliseconds(200), options: [.curveEaseIn, turning],
      animations: nil
    ) { [weak self] _ in
      old.removeFromParent()
      new.didMove(toParent: self)
      completion()
    }
  }

  /// The transition of a container: a flip, or a cross-dissolve if reduced motion is on.
  private var turning: AnimationOptions {
    if traitCollection.accessibilityMotion == .reduced { return .transitionCrossDissolve }
    return showsInfo ? .transitionFlipFromTop : .transitionFlipFromBottom
  }

  /// Returns the view that has the focus after a flip: the other side of the focused map or facts,
  /// otherwise the focused view.
  private func successor(of focused: View?) -> View? {
    for end in End.allCases {
      guard let facts = (infos[end].view as? InfoView)?.facts else { continue }
      let map: View = maps[end].view
      let (old, new) = showsInfo ? (facts, map) : (map, facts)
      if focused?.isDescendant(of: old) == true { return new }
    }
    return focused
  }

  private func flipDidEnd() {
    isFlipping = false
    strip.radar.isEnabled = true
    notice.settle()
    if view.window?.focusedView == nil, let focusAfterFlip, focusAfterFlip.window != nil {
      view.window?.moveFocus(to: focusAfterFlip)
    }
  }
}
