extension EntryList {
  /// Places the focus ring around an entry, in front of all entries; a nil rectangle hides it.
  ///
  /// The cell of the entry, or the list, may have another effect, or none.
  func placeRing(_ rect: Rect?, cornerRadius: Double = 4, around cell: View? = nil) {
    guard let rect, focusEffect != nil, cell?.hidesFocusEffect != true else {
      entryRing?.isHidden = true
      return
    }
    let ring = entryRing ?? FocusRingView()
    if entryRing == nil {
      entryRing = ring
      addSubview(ring)
    }
    if subviews.last !== ring { bringSubviewToFront(ring) }
    ring.isHidden = false
    if let cell, let effect = cell.ownFocusEffect?.resolved(in: cell) {
      ring.place(
        cell.convert(effect.rect.insetBy(dx: -3, dy: -3), to: self),
        cornerRadius: effect.cornerRadius + 3)
    } else {
      ring.place(rect, cornerRadius: cornerRadius)
    }
  }
}

/// A cell whose focus effect its list shows.
protocol FocusMarkedCell: FocusEffectOwner {}

extension FocusMarkedCell {
  var usualFocusEffect: FocusHaloEffect? { FocusHaloEffect() }
  var drawsUsualFocusEffect: Bool { true }
  var placesFocusEffect: Bool { true }

  func focusEffectDidChange() {
    chain.lazy.compactMap { $0 as? any EntryList }.first?.updateRing()
  }
}
