/// A software compositor that renders only the damaged rectangles of a render tree, premultiplied.
package final class Compositor {
  private let shadows = ShadowPainter()
  private let sampler = PerspectiveSampler()
  private let curls = PageCurlPainter()
  private let flattened = FlattenedNodes()
  private let groups = GroupBuffers()
  private var painter: RowPainter?
  // For flattened nodes, which may contain others.
  private var sparePainters: [RowPainter] = []

  /// Creates a compositor that has drawn nothing yet.
  package init() {}

  /// Draws parts of a tree onto a bitmap whose first pixel is the root's origin, replacing what was
  /// there.
  package func compose(_ tree: RenderTree, into bitmap: Bitmap, _ rects: some Sequence<PixelRect>) {
    let target = PixelTarget(bitmap)
    let painter = painter ?? RowPainter(target)
    self.painter = painter
    // Done before others are made, so that an ending flip and a starting one never both hold
    // memory.
    flattened.keepOnly(tree)
    for rect in rects { compose(tree, on: target, rect, with: painter) }
  }

  /// Draws a part of a tree; where a layer hides what is behind it on one side of an edge only, each
  /// side by itself.
  private func compose(
    _ tree: RenderTree, on target: PixelTarget, _ rect: PixelRect, with painter: RowPainter
  ) {
    painter.begin(target, clip: rect)
    let clip = painter.clip
    guard !clip.isEmpty else { return }
    let root = Layer(tree.root, in: tree.rootMap, isMoving: false, spanning: clip)
    let isHidden = root?.hides(clip, path: &painter.coverPath) == true
    if let seam = root?.seam(in: clip, inFrontOf: painter.coverPath[...]) {
      painter.coverPath.removeAll(keepingCapacity: true)
      let (left, right) = clip.split(atX: seam)
      compose(tree, on: target, left, with: painter)
      return compose(tree, on: target, right, with: painter)
    }
    if !isHidden { target.clear(clip) }
    draw(tree.root, in: tree.rootMap, isMoving: false, with: painter)
  }

  /// Releases the bitmaps cached for later frames.
  func releaseBuffers() { groups.removeAll() }

  /// Finds what hides the rest of a layer in the clip, and clears the clip if nothing does.
  private func prepare(_ painter: RowPainter, for layer: Layer?) {
    guard let layer, layer.hides(painter.clip, path: &painter.coverPath) else {
      return painter.target.clear(painter.clip)
    }
  }

  /// Draws a node and its descendants.
  ///
  /// - Parameter share: The opacity of the ancestors that are not faded as a group.
  private func draw(
    _ node: RenderNode, in parent: UprightMap, isMoving: Bool, share: Double = 1,
    with painter: RowPainter
  ) {
    guard !node.isInvisible else { return }
    let map = parent.map(of: node)
    let extent = node.extent(in: parent, own: map)
    if let extent, !extent.comesNear(painter.clip) { return }
    guard let map else {
      let area = painter.part(of: extent)
      if !area.isEmpty { drawTurned(node, in: parent, area, with: painter) }
      return
    }
    if let curl = node.curl {
      draw(node, rolledUp: curl, in: map, with: painter)
      return
    }
    let layer = Layer(node, map, isMoving: isMoving || node.isMoving)
    let opacity = node.opacity(by: share)
    guard opacity > 0 else { return }
    switch opacity == 255 ? .simple : layer.fading {
    case .simple: draw(layer, opacity: opacity, with: painter)
    case .separate: draw(layer, opacity: 255, share: share * node.share, with: painter)
    case .group:
      drawGroup(layer, layer.drawnArea(in: painter.part(of: extent)), opacity, with: painter)
    }
  }

  /// Draws an untransformed node: shadow, background, contents, children, border.
  private func draw(
    _ layer: Layer, opacity: UInt32, share: Double = 1, with painter: RowPainter
  ) {
    let node = layer.node
    let style = node.properties.style
    // The child in which everything behind is hidden.
    let cover = painter.coverPath.popLast()
    if cover == nil, let shadow = style.shadow {
      shadows.paint(
        shadow, of: layer.box, radius: style.cornerRadius * layer.map.scale,
        scale: layer.map.scale, hidden: layer.opaqueShape, with: painter)
    }
    let ground = Blending.scale(node.properties.backgroundColor?.premultiplied ?? 0, by: opacity)
    if cover == nil, ground != 0, !layer.isGroundHidden { fill(layer, ground, with: painter) }
    let clip = painter.clip
    let isMasked = node.clipsToBounds && layer.isSmooth
    if node.clipsToBounds { painter.clip = clip.intersection(layer.shape.pixels) }
    if isMasked { painter.push(layer.shape) }
    if !painter.clip.isEmpty {
      if cover == nil, let contents = node.contents {
        draw(contents, of: layer, opacity: opacity, with: painter)
      }
      for index in (cover ?? 0)..<node.children.count {
        draw(
          node.children[index], in: layer.map, isMoving: layer.isMoving, share: share, with: painter
        )
      }
    }
    painter.clip = clip
    if isMasked { painter.pop() }
    if style.borderWidth > 0 {
      let color = Blending.scale(style.borderColor.premultiplied, by: opacity)
      if color != 0 { stroke(layer, color, with: painter) }
    }
  }

  private func fill(_ layer: Layer, _ color: UInt32, with painter: RowPainter) {
    let area = layer.shape.pixels.intersection(painter.clip)
    if layer.isSmooth { painter.push(layer.shape) }
    for y in area.y..<area.maxY { painter.fill(color, y: y, area.x..<area.maxX) }
    if layer.isSmooth { painter.pop() }
  }

  private func stroke(_ layer: Layer, _ color: UInt32, with painter: RowPainter) {
    let inner = layer.innerShape
    let area = layer.shape.pixels.intersection(painter.clip)
    painter.push(layer.shape)
    for y in area.y..<area.maxY {
      guard let row = inner.row(y) else {
        painter.fill(color, y: y, area.x..<area.maxX)
        continue
      }
      painter.fill(color, y: y, area.x..<min(area.maxX, max(area.x, row.outer.lowerBound)))
      painter.fill(
        color, y: y, max(area.x, min(area.maxX, row.outer.upperBound))..<area.maxX)
      let hole = row.solid.isEmpty ? row.outer.upperBound..<row.outer.upperBound : row.solid
      for part in [row.outer.lowerBound..<hole.lowerBound, hole.upperBound..<row.outer.upperBound] {
        for x in part.clamped(to: area.x..<area.maxX) {
          let share = UInt32((1 - inner.coverage(x, y)) * 255 + 0.5)
          if share > 0 { painter.fill(Blending.scale(color, by: share), y: y, x..<x + 1) }
        }
      }
    }
    painter.pop()
  }

  private func draw(
    _ contents: RenderContents, of layer: Layer, opacity: UInt32, with painter: RowPainter
  ) {
    let store = contents.store
    let bitmap = store.bitmap
    let box = layer.contentsBox(contents)
    // With fractional edges the last pixels may lie beyond the edge, where no damage is tracked.
    let limits = layer.box.outerPixels
    if let place = layer.wholePixels(box, contents) {
      let area = PixelRect(
        x: place.x, y: place.y, width: bitmap.width, height: bitmap.height
      ).intersection(limits).intersection(painter.clip)
      for y in area.y..<area.maxY {
        let row = bitmap.pixels + ((y - place.y) * bitmap.stride + (area.x - place.x))
        if store.isOpaque, opacity == 255 {
          painter.copy(row, y: y, area.x..<area.maxX)
        } else {
          painter.blend(row, y: y, area.x..<area.maxX, opacity: opacity)
        }
      }
      return
    }
    let factorX = store.size.width * store.scale / box.width
    let factorY = store.size.height * store.scale / box.height
    guard factorX.isFinite, factorY.isFinite else { return }
    let margin = FlattenedNode.padding
    let inverse = Homography(
      rows: (
        [factorX, 0, Double(margin) - box.minX * factorX],
        [0, factorY, Double(margin) - box.minY * factorY], [0, 0, 1]
      ))
    sampler.drawUpright(
      PerspectiveSampler.Pose(
        picture: bitmap, inverse: inverse, area: box.outerPixels.intersection(limits),
        opacity: opacity),
      margin: margin, with: painter)
  }

  /// Draws a node that is faded as a group.
  private func drawGroup(
    _ layer: Layer, _ area: PixelRect, _ opacity: UInt32, with painter: RowPainter
  ) {
    guard !area.isEmpty else { return }
    let bitmap = groups.take(area)
    let target = PixelTarget(bitmap, rect: area)
    let (outer, clip) = (painter.target, painter.clip)
    painter.begin(target, clip: area)
    painter.withoutMasks {
      prepare(painter, for: layer)
      draw(layer, opacity: 255, with: painter)
    }
    painter.begin(outer, clip: clip)
    for y in area.y..<area.maxY {
      painter.blend(
        target.pointer(area.x, y), y: y, area.x..<area.maxX, opacity: opacity)
    }
    groups.giveBack(bitmap)
  }

  /// Draws a node that is rotated, skewed or seen in perspective.
  private func drawTurned(
    _ node: RenderNode, in parent: UprightMap, _ area: PixelRect, with painter: RowPainter
  ) {
    guard let flat = flattened.picture(of: node, scale: parent.scale, draw: redraw) else { return }
    let forward = Homography(node, in: parent).after(
      scale: 1 / flat.scale,
      origin: Point(x: -flat.map.origin.x / flat.scale, y: -flat.map.origin.y / flat.scale))
    guard let inverse = forward.inverted else { return }
    sampler.draw(
      PerspectiveSampler.Pose(
        picture: flat.bitmap, inverse: inverse, area: area, opacity: node.opacity),
      transposed: { flat.transposed }, with: painter)
  }

  /// Draws a node with a page curl.
  private func draw(
    _ node: RenderNode, rolledUp curl: PageCurl, in map: UprightMap, with painter: RowPainter
  ) {
    guard let flat = flattened.picture(of: node, scale: map.scale, draw: redraw) else { return }
    let layer = Layer(node, map, isMoving: false)
    let corner = layer.box.outerPixels
    let page = PageCurlPainter.Page(
      picture: flat.bitmap,
      back: node.back.flatMap {
        flattened.picture(of: $0, scale: map.scale, draw: redraw)?.bitmap
      },
      area: PixelRect(x: corner.x, y: corner.y, width: flat.inner.width, height: flat.inner.height),
      curl: curl, opacity: node.opacity)
    painter.push(layer.shape)
    curls.draw(page, with: painter)
    painter.pop()
  }

  /// Redraws parts of a flattened node.
  private func redraw(_ flat: FlattenedNode, _ rects: [PixelRect]) {
    let target = PixelTarget(flat.bitmap)
    let painter = sparePainters.popLast() ?? RowPainter(target)
    defer { sparePainters.append(painter) }
    for rect in rects {
      painter.begin(target, clip: rect.intersection(flat.inner))
      guard !painter.clip.isEmpty else { continue }
      let layer = Layer(flat.node, flat.map, isMoving: false)
      prepare(painter, for: layer)
      draw(layer, opacity: 255, with: painter)
    }
  }
}
