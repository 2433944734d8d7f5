internal import Containers
internal import Pixels

/// Where elements are, in pixels of the display.
extension AssistiveAnswers {
  /// The origin of coordinates, with the numbers of AT-SPI.
  private enum Space: Int {
    case screen
    case window
    case parent
  }

  /// Applies changes.
  ///
  /// - Returns: The signals, in order. Bounds are those that `GetExtents` answers for the screen.
  func take(_ changes: [AccessibilityChange]) -> [AssistiveSignal] {
    tree.take(changes).map { signal in
      guard signal.member == AssistiveSignal.boundsChanged,
        let object = AssistiveObject(path: signal.path), let entry = tree.entry(object),
        let extents = try? extents(entry.frame, of: entry, Space.screen.rawValue)
      else { return signal }
      return AssistiveSignal(object, signal.member, "", (0, 0), .structure(extents))
    }
  }

  func component(
    _ call: AssistiveCall, _ entry: AccessibilityEntry
  ) throws(BusError) -> [AssistiveValue] {
    switch call.member {
    case "Contains": return [.boolean(entry.frame.contains(try point(call, in: entry)))]
    case "GetAccessibleAtPoint":
      let point = try point(call, in: entry)
      return [tree.reference(to: hit(point, in: entry.identity))]
    case "GetExtents": return [.structure(try extents(entry.frame, of: entry, call.integer(0)))]
    case "GetPosition": return Array(try extents(entry.frame, of: entry, call.integer(0))[..<2])
    case "GetSize": return Array(try extents(entry.frame, of: entry, 1)[2...])
    // The layer of widgets, and that of windows.
    case "GetLayer": return [.uint32(entry.parent == nil ? 7 : 3)]
    case "GetMDIZOrder": return [.int16(0)]
    case "GrabFocus": return [.boolean(world.focus(entry.identity))]
    case "GetAlpha": return [.double(1)]
    case "ScrollTo":
      guard call.integer(0) <= 6 else { throw .invalidArguments }
      return [.boolean(world.scrollToVisible(entry.identity))]
    // Elements are placed by the program, not by readers.
    default: return [.boolean(false)]
    }
  }

  /// Returns a rectangle of an element's window, in points, as four numbers.
  ///
  /// - Parameter space: The number of the space that the client chose.
  func extents(
    _ frame: Rect, of entry: AccessibilityEntry, _ space: Int
  ) throws(BusError) -> [AssistiveValue] {
    let (offset, scale) = try origin(of: entry, in: space)
    let (left, top) = (frame.minX * scale + offset.x, frame.minY * scale + offset.y)
    let (right, bottom) = (left + frame.width * scale, top + frame.height * scale)
    let pixels = [left, top, right, bottom].map(AssistiveValue.pixel)
    return [
      .int32(pixels[0]), .int32(pixels[1]), .int32(pixels[2] - pixels[0]),
      .int32(pixels[3] - pixels[1]),
    ]
  }

  /// Returns the point of an element's window that the first three arguments name, in points.
  func point(
    _ call: AssistiveCall, in entry: AccessibilityEntry
  ) throws(BusError) -> Point {
    let (offset, scale) = try origin(of: entry, in: call.integer(2))
    return Point(
      x: (Double(call.integer(0)) - offset.x) / scale,
      y: (Double(call.integer(1)) - offset.y) / scale)
  }

  /// Returns where the window's origin lies in a space, in pixels, and the pixels per point.
  private func origin(
    of entry: AccessibilityEntry, in space: Int
  ) throws(BusError) -> (Point, Double) {
    guard let space = Space(rawValue: space) else { throw .invalidArguments }
    let geometry = world.geometry(of: tree.window(of: entry.identity))
    switch space {
    case .screen: return (geometry.origin, geometry.scale)
    case .window: return (.zero, geometry.scale)
    case .parent:
      guard let parent = entry.parent, let frame = tree.mirror[parent]?.frame else {
        return (geometry.origin, geometry.scale)
      }
      return (
        Point(x: -frame.minX * geometry.scale, y: -frame.minY * geometry.scale), geometry.scale
      )
    }
  }

  /// Returns the smallest element in another, or itself, at a point in the window; nil if there is
  /// none.
  private func hit(_ point: Point, in identity: AccessibilityIdentity) -> AssistiveObject? {
    let found = tree.objects(in: .element(identity)).compactMap(tree.entry).filter {
      $0.frame.contains(point)
    }
    // Of equal ones the last, which lies inside the others.
    let smallest = found.reversed().min {
      $0.frame.width * $0.frame.height < $1.frame.width * $1.frame.height
    }
    return smallest.map { .element($0.identity) }
  }
}
